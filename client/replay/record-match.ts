/** A match as its record tells it: nothing can be done at it, and it can be seen from every seat. */
import type { RulesModule } from '../../games/index.ts';
import type { Meta } from '../../games/kit/meta.ts';
import { type Film, type Reel, filmOf } from '../../games/kit/reel.ts';
import { type GameRecord, type Seat, heard } from '../../games/kit/rules.ts';
import { type Table, viewTable } from '../../games/kit/table.ts';
import type { Player, Position } from '../boards/contract.ts';
import { createStore } from '../kept/store.ts';
import { PAST } from '../table/past/looking-back.ts';
import { type AtTable, type Match, type Session, lost } from '../table/match.ts';
import { type TimedMoment, type Timeline, positionOf, timed } from '../table/past/timeline.ts';
import type { Options } from '../text/words.ts';

/** Through whose eyes: a player's, a spectator's (null), or with everything open, and the hand of whoever decides. */
export type Viewer = Seat | null | 'open';

interface Recorded {
  readonly meta: Meta;
  readonly module: RulesModule;
  readonly record: GameRecord;
  /** One for each seat. */
  readonly names: readonly string[];
  readonly viewer: Viewer;
  /** The record replayed, where that has been done. */
  readonly film?: Film;
}

const NOTHING: readonly never[] = [];
const NOTHING_MORE = async () => undefined;

/** Throws an Error when the record doesn't fit the rules. */
export class RecordMatch implements Match {
  private readonly reel: Reel;
  private readonly moments: readonly TimedMoment[];
  private readonly store;

  constructor(private readonly of: Recorded) {
    const { meta, module, record, viewer } = of;
    const { reel, moments, misfit } = of.film ?? filmOf(module.rules, meta, record);
    if (misfit !== null) throw misfit;
    this.moments = moments.map(({ events, standIn }, i) => timed(i + 1, events, standIn));
    this.reel = reel;
    this.store = createStore(this.seenBy(viewer));
  }

  readonly subscribe = (listener: () => void): (() => void) => this.store.subscribe(listener);

  readonly getSnapshot = (): AtTable => this.store.get();

  open(): () => void {
    return () => undefined;
  }

  /** Shows it through other eyes. */
  look(viewer: Viewer): void {
    this.store.set(this.seenBy(viewer));
  }

  private seenBy(viewer: Viewer): AtTable {
    return { phase: 'over', timeline: this.timeline(viewer), session: this.session(), control: PAST };
  }

  private timeline(viewer: Viewer): Timeline {
    const { length } = this.reel;
    const at = (step: number) => (step >= 0 && step <= length ? this.position(step, viewer) : undefined);
    const moments =
      viewer === 'open'
        ? this.moments
        : this.moments.map((moment) => ({ ...moment, events: moment.events.map((event) => heard(event, viewer)) }));
    return {
      live: false,
      length,
      moments,
      last: this.position(length, viewer),
      at,
      bring: NOTHING_MORE,
      remember: NOTHING_MORE,
    };
  }

  private position(step: number, viewer: Viewer): Position {
    const { rules } = this.of.module;
    const whole = this.reel.at(step);
    const view = viewer === 'open' ? whole : viewTable(rules, whole, viewer);
    const seat = viewer === 'open' ? this.deciding(whole, step) : viewer;
    return { ...positionOf(rules, view, null), seat };
  }

  /** Who decides, or decided last. */
  private deciding({ state }: Table, step: number): Seat | null {
    return this.of.module.rules.toMove(state)[0] ?? this.reel.turn(step - 1)?.seat ?? null;
  }

  private session(): Session {
    const { meta, module, record, names } = this.of;
    const players = Array.from({ length: record.players }, (_, seat): Player => ({
      seat,
      name: names[seat] ?? '',
      colour: meta.colours[seat] ?? 'white',
      connected: true,
    }));
    return {
      id: '',
      connection: 'local',
      players,
      options: module.rules.options(this.reel.at(0).state) as Options,
      terms: {},
      chat: NOTHING,
      told: null,
      rematch: null,
      hotseat: null,
      goAway: null,
      commands: null,
      say: async () => lost('lookingBack', -1),
    };
  }
}
