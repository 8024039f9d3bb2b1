/**
 * The course of a match as one screen may know it: what each move brought about, and where it led. The table stands on a
 * timeline; whether its positions come from a server, from this very page or from a record, it never learns.
 */
import { Memories } from '../../../games/kit/recall.ts';
import type { Moment } from '../../../games/kit/record.ts';
import { type Memory, type Rules, type Seat, heard } from '../../../games/kit/rules.ts';
import type { Table } from '../../../games/kit/table.ts';
import type { Position } from '../../boards/contract.ts';

/** A moment with the number of moves that had been made with it. */
export interface TimedMoment extends Moment {
  readonly step: number;
}

type Moments = readonly TimedMoment[];

/** A value: when the match goes on, another one takes its place. */
export interface Timeline {
  /** Whether its end is where the match stands now, and is played on from. */
  readonly live: boolean;
  /** How many moves it is long. */
  readonly length: number;
  /** Of every move, oldest first; the first ones may not be known yet. A move taken back takes its moment along. */
  readonly moments: Moments;
  /** The position it ends with. */
  readonly last: Position;
  /** The position after so many moves, or undefined where it isn't at hand. */
  at(step: number): Position | undefined;
  /** Has that position brought to hand, if it can be. Never rejects. */
  bring(step: number): Promise<unknown>;
  /** What its seat remembers where it ends; undefined where what it sees says everything, or that can't be had. Never rejects. */
  remember(): Promise<Memory | undefined>;
}

/** Looks up what a seat saw after so many moves, where that is known. */
type Recall = (step: number, seat: Seat | null) => Table | undefined;
/** Has it known what a seat saw then. Never rejects. */
type Bring = (step: number, seat: Seat | null) => Promise<unknown>;

const NOTHING: readonly never[] = [];

/** Remembers a match that is being played, and makes timelines of it. */
export class Course {
  private moments: Moments = NOTHING;
  /** The step a move was taken back to: what led there happens no second time. */
  private backAt = -1;
  private heard: { readonly by: Seat | null; readonly of: Moments; readonly moments: Moments } = {
    by: null,
    of: NOTHING,
    moments: NOTHING,
  };
  private timeline: Timeline | undefined;
  private readonly memories: Memories;

  /** Without `recall` positions that are past are forgotten; `bring` is asked for those that it doesn't know. */
  constructor(
    private readonly rules: Rules,
    private readonly recall: Recall = () => undefined,
    private readonly bring: Bring = async () => undefined,
  ) {
    this.memories = new Memories(rules);
  }

  /** Everything that was told of the moves so far, the last of which led to `step`. */
  tell(moments: readonly Moment[], step: number): void {
    const first = step - moments.length + 1;
    this.moments = moments.map(({ events, standIn }, i) => timed(first + i, events, standIn));
  }

  /**
   * The match stands at a table: a step onward is written down, with the level of the bot that made it for its player, if one
   * did; what was taken back is struck out.
   */
  arrive({ step, events }: Pick<Table, 'step' | 'events'>, standIn?: string): void {
    const last = this.moments.at(-1)?.step ?? 0;
    if (step > last) this.moments = [...this.moments, timed(step, events, standIn)];
    if (step >= last) return;
    this.moments = this.moments.filter((moment) => moment.step <= step);
    // Whoever comes to this step by a move has gone back below it before.
    this.backAt = step;
  }

  /** The timeline for `seat`, which sees `view` now. The same object until something changes. */
  seenBy(seat: Seat | null, view: Table): Timeline {
    const moments = this.heardBy(seat);
    const last = this.lastPosition(seat, view);
    if (this.timeline?.last === last && this.timeline.moments === moments) return this.timeline;
    const { step } = view;
    const at = (wanted: number) => (wanted === step ? last : this.past(wanted, step, seat));
    const bring = (wanted: number) => this.bring(wanted, seat);
    const remember = () => this.remember(seat, step);
    this.timeline = { live: true, length: step, moments, last, at, bring, remember };
    return this.timeline;
  }

  /** What `seat` remembers where the match stands, after `length` moves; undefined where its start or a moment isn't at hand. */
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

  /** A state that was shown before is not looked through again: listing moves takes time. */
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

/** What a seat heard of a moment. */
export function heardBy(seat: Seat | null, moment: TimedMoment): TimedMoment {
  return { ...moment, events: moment.events.map((event) => heard(event, seat)) };
}

/** A moment as it is written down. */
export function timed(step: number, events: Moment['events'], standIn: string | undefined): TimedMoment {
  return { step, events, ...(standIn === undefined ? {} : { standIn }) };
}

/** The position in which `seat` sees `view`. */
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
