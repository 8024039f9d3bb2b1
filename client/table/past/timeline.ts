/**
 * The history of a match as one screen may know it: the events of each move and the positions between. The table reads a
 * timeline and doesn't know whether its positions come from a server, from this page or from a record.
 */
import { Memories } from '../../../games/kit/recall.ts';
import type { Moment, Undone } from '../../../games/kit/record.ts';
import { type Memory, type Rules, type Seat, heard } from '../../../games/kit/rules.ts';
import type { Table } from '../../../games/kit/table.ts';
import type { Position } from '../../boards/contract.ts';

/** A moment with the number of moves made, including its own. */
export interface TimedMoment extends Moment {
  readonly step: number;
}

type Moments = readonly TimedMoment[];

/** An immutable value: a new one is made when the match goes on. */
export interface Timeline {
  /** Whether its last position is the match's current one, so that moves can be made there. */
  readonly live: boolean;
  /** How many moves it has. */
  readonly length: number;
  /**
   * The moments of all moves, oldest first; the first ones may not be loaded yet. Undoing a move removes its moment.
   */
  readonly moments: Moments;
  /** What was undone while it was played, as far as that is known. */
  readonly undone?: readonly Undone[];
  /** The last position. */
  readonly last: Position;
  /** The position after `step` moves; undefined if it isn't loaded. */
  at(step: number): Position | undefined;
  /** Loads that position if possible. Never rejects. */
  bring(step: number): Promise<unknown>;
  /**
   * What the seat remembers at the end; undefined if the game has no memories or the memory can't be computed. Never
   * rejects.
   */
  remember(): Promise<Memory | undefined>;
}

/** Looks up what a seat saw after `step` moves; undefined if it isn't known. */
type Recall = (step: number, seat: Seat | null) => Table | undefined;
/** Loads what a seat saw then. Never rejects. */
type Bring = (step: number, seat: Seat | null) => Promise<unknown>;

const NOTHING: readonly never[] = [];

/** Remembers a match that is being played, and makes its timelines. */
export class MatchHistory {
  private moments: Moments = NOTHING;
  /** The step that an undo returned to; its events are not shown a second time. */
  private backAt = -1;
  private heard: { readonly by: Seat | null; readonly of: Moments; readonly moments: Moments } = {
    by: null,
    of: NOTHING,
    moments: NOTHING,
  };
  private timeline: Timeline | undefined;
  private readonly memories: Memories;

  /** `recall` finds past positions; without it they are forgotten. `bring` loads those that `recall` doesn't find. */
  constructor(
    private readonly rules: Rules,
    private readonly recall: Recall = () => undefined,
    private readonly bring: Bring = async () => undefined,
  ) {
    this.memories = new Memories(rules);
  }

  /** Stores all known moments; the last of them led to `step`. */
  tell(moments: readonly Moment[], step: number): void {
    const first = step - moments.length + 1;
    this.moments = moments.map(({ events, standIn }, i) => timed(first + i, events, standIn));
  }

  /**
   * Call it when the match has a new table. A move forward is added (with the level of the bot, if one made it for the
   * player); a move that was undone is removed.
   */
  arrive({ step, events }: Pick<Table, 'step' | 'events'>, standIn?: string): void {
    const last = this.moments.at(-1)?.step ?? 0;
    if (step > last) this.moments = [...this.moments, timed(step, events, standIn)];
    if (step >= last) return;
    this.moments = this.moments.filter((moment) => moment.step <= step);
    // A new move can reach this step only after an undo to a lower one, which sets this field again.
    this.backAt = step;
  }

  /**
   * The timeline for `seat`, whose current view is `view`; `undone` was undone on the way. The same object until
   * something changes.
   */
  seenBy(seat: Seat | null, view: Table, undone: readonly Undone[] = NOTHING): Timeline {
    const moments = this.heardBy(seat);
    const last = this.lastPosition(seat, view);
    // It only ever changes together with the moments.
    if (this.timeline?.last === last && this.timeline.moments === moments) return this.timeline;
    const { step } = view;
    const at = (wanted: number) => (wanted === step ? last : this.past(wanted, step, seat));
    const bring = (wanted: number) => this.bring(wanted, seat);
    const remember = () => this.remember(seat, step);
    this.timeline = { live: true, length: step, moments, undone, last, at, bring, remember };
    return this.timeline;
  }

  /**
   * What `seat` remembers after `length` moves, where the match is now; undefined if the start or a moment isn't
   * loaded.
   */
  memoryOf(seat: Seat, length: number): Memory | undefined {
    const start = this.rules.recall && this.recall(0, seat);
    return start && this.moments.length === length ? this.memories.of(seat, start.state, this.moments) : undefined;
  }

  private async remember(seat: Seat | null, length: number): Promise<Memory | undefined> {
    if (seat === null || this.rules.recall === undefined) return undefined;
    if (this.recall(0, seat) === undefined) await this.bring(0, seat);
    return this.memoryOf(seat, length);
  }

  private heardBy(seat: Seat | null): Moments {
    if (this.heard.by !== seat || this.heard.of !== this.moments) {
      const known =
        this.heard.by === seat ? new Map(this.heard.of.map((each, i) => [each, this.heard.moments[i]!])) : undefined;
      const told = (moment: TimedMoment) => known?.get(moment) ?? heardBy(seat, moment);
      this.heard = { by: seat, of: this.moments, moments: this.moments.map(told) };
    }
    return this.heard.moments;
  }

  /** Reuses the last position if its view is the same, because listing the moves takes time. */
  private lastPosition(seat: Seat | null, view: Table): Position {
    const events = view.step === this.backAt ? NOTHING : view.events;
    const before = this.timeline?.last;
    const known = before?.state === view.state && before.seat === seat && before.events === events;
    return known ? before : positionOf(this.rules, { ...view, events }, seat);
  }

  private past(wanted: number, now: number, seat: Seat | null): Position | undefined {
    const view = wanted >= 0 && wanted < now ? this.recall(wanted, seat) : undefined;
    return view && positionOf(this.rules, view, seat);
  }
}

/** A moment as a seat heard it. */
export function heardBy(seat: Seat | null, moment: TimedMoment): TimedMoment {
  return { ...moment, events: moment.events.map((event) => heard(event, seat)) };
}

/** A moment with its step. */
export function timed(step: number, events: Moment['events'], standIn: string | undefined): TimedMoment {
  return { step, events, ...(standIn === undefined ? {} : { standIn }) };
}

/** The position of `seat` in the table that it sees. */
export function positionOf(rules: Rules, { state, events, step }: Table, seat: Seat | null): Position {
  return {
    state,
    seat,
    legal: seat === null ? NOTHING : rules.legal(state, seat),
    toMove: rules.toMove(state),
    events,
    step,
    result: rules.result(state) ?? null,
  };
}
