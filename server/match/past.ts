/** Earlier moments of matches, each as a seat saw it then. */
import type { Table } from '../../games/kit/game.ts';
import { turnsOf } from '../../games/kit/record.ts';
import { Reel } from '../../games/kit/reel.ts';
import type { Rules, Seat } from '../../games/kit/rules.ts';
import { viewTable } from '../../games/kit/table.ts';
import { Cache } from '../cache.ts';
import { Refused } from '../refused.ts';
import type { StoredMatches } from '../storage/stored-matches.ts';
import type { Past, View } from '../contract/tables.ts';
import type { Games } from './games.ts';
import { statusOf } from './seats/seats.ts';
import { resultIn } from './summary.ts';

/** How many matches are cached; others are replayed from their log on demand. */
const CACHED = 50;
/** How many moments one answer contains at most. */
const MOST = 40;

const wornOut = () => new Refused({ code: 'wornOut' });

interface Course {
  /**
   * The number of boardgame.io's state up to which the match is known: every action and every deal has another number.
   */
  stateID: number;
  /** How many log entries that includes. */
  entries: number;
  readonly reel: Reel;
}

export class Pasts {
  private readonly cache = new Cache<Course>(CACHED);

  constructor(
    private readonly store: StoredMatches,
    private readonly games: Games,
  ) {}

  /**
   * What `seat` (null: a spectator) saw after `from` to `to` moves, both included: fewer where the game can't make its
   * moves again. Throws `Refused` if the match has no such moments, or if they are too many at once.
   */
  seenBy(id: string, seat: Seat | null, from: number, to: number): Past {
    const { rules, wire } = this.games.get(this.store.metadata(id)?.gameName ?? '') ?? {};
    const state = rules && this.store.state(id);
    const course = state && this.course(id, rules, state._stateID);
    if (rules === undefined || course === undefined) throw wornOut();
    const { reel } = course;
    if (!(from >= 0 && from <= to && to <= reel.length && to - from < MOST))
      throw new Refused(
        { code: 'malformed', detail: 'from, to' },
        `from and to should be at most ${MOST} moments of this match of ${reel.length} moves.`,
      );
    const views: Table[] = [];
    try {
      while (from + views.length <= to) views.push(viewTable(rules, reel.at(from + views.length), seat));
    } catch (error) {
      // A stock game that reads a clock may refuse its own moves another time.
      if (wire === undefined) throw error;
      if (views.length === 0)
        throw new Refused({ code: 'wornOut' }, 'The game can’t make its moves up to there again.');
    }
    return { from, views };
  }

  /** What `seat` (null: a spectator) sees now, and may do. Throws `Refused` if the match can't be read. */
  now(id: string, seat: Seat | null): View {
    const metadata = this.store.metadata(id);
    const rules = this.games.get(metadata?.gameName ?? '')?.rules;
    const stored = rules && this.store.state(id);
    if (rules === undefined || stored === undefined) throw wornOut();
    const { state } = viewTable(rules, stored.G as Table, seat);
    const toMove = metadata !== undefined && statusOf(metadata) === 'playing' ? rules.toMove(state) : [];
    return {
      stateID: stored._stateID,
      state,
      toMove,
      moves: seat !== null && toMove.includes(seat) ? rules.legal(state, seat) : [],
      ...(stored.ctx.gameover === undefined ? {} : { result: resultIn(stored.ctx.gameover) }),
    };
  }

  /** The match as it is now. A cached match continues from where it was left. */
  private course(id: string, rules: Rules, stateID: number): Course | undefined {
    const known = this.cache.get(id);
    const isAtHand = known !== undefined && (known.stateID === stateID || this.goesOn(id, known, stateID));
    const course = isAtHand ? known : this.fromTheStart(id, rules, stateID);
    if (course === undefined) this.cache.delete(id);
    else this.cache.set(id, course);
    return course;
  }

  /** Adds to a course what has happened since. Returns false if that isn't possible: only moves can be added. */
  private goesOn(id: string, course: Course, stateID: number): boolean {
    // Before the first action, the cards may have been dealt again.
    if (course.entries === 0 || stateID < course.stateID) return false;
    const more = this.store.log(id, course.entries);
    if (more.length !== stateID - course.stateID || more.some(({ action }) => action.type !== 'MAKE_MOVE'))
      return false;
    for (const { seat, move } of turnsOf(more)) course.reel.push({ seat, move });
    course.entries += more.length;
    course.stateID = stateID;
    return true;
  }

  private fromTheStart(id: string, rules: Rules, stateID: number): Course | undefined {
    const [initialState, log] = [this.store.initial(id), this.store.log(id)];
    if (initialState === undefined) return undefined;
    const turns = turnsOf(log).map(({ seat, move }) => ({ seat, move }));
    return { stateID, entries: log.length, reel: new Reel(rules, initialState.G as Table, turns) };
  }
}
