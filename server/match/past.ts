/** Earlier moments of matches, each as a seat saw it then. */
import type { State } from 'boardgame.io';
import type { Table } from '../../games/kit/game.ts';
import { type LoggedTurn, turnsOf } from '../../games/kit/record.ts';
import { Reel } from '../../games/kit/reel.ts';
import type { Rules, Seat } from '../../games/kit/rules.ts';
import { viewTable } from '../../games/kit/table.ts';
import { Refused } from '../refused.ts';
import type { MatchStore } from '../storage/match-store.ts';
import type { Past } from '../wire.ts';
import type { Games } from './games.ts';

/** How many matches are kept at hand; others are played again from their log. */
const CACHED = 50;
/** How many moments are told at once, at most. */
const MOST = 40;

interface Course {
  /** Which deal it began with: one made anew has another number. */
  readonly deal: number;
  readonly reel: Reel;
  /** Of boardgame.io's state after each turn: a move that was taken back and made anew has another. */
  stateIDs: readonly number[];
}

export class Pasts {
  private readonly cache = new Map<string, Course>();

  constructor(
    private readonly store: MatchStore,
    private readonly games: Games,
  ) {}

  /**
   * What `seat` (null: a spectator) saw after `from` to `to` moves, both included. Throws `Refused` where these are no moments
   * of the match, or too many at once.
   */
  seenBy(id: string, seat: Seat | null, from: number, to: number): Past {
    const rules = this.games.get(this.store.metadata(id)?.gameName ?? '')?.rules;
    const { state, initialState, log } = this.store.fetch(id, { state: true, initialState: true, log: true });
    if (rules === undefined || state === undefined || initialState === undefined)
      throw new Refused({ code: 'wornOut' }, 'This match can no longer be read.');
    const { reel } = this.course(id, rules, initialState, turnsOf(log));
    if (!(from >= 0 && from <= to && to <= reel.length && to - from < MOST))
      throw new Refused(
        { code: 'malformed', detail: 'from, to' },
        `from and to should be at most ${MOST} moments of this match of ${reel.length} moves.`,
      );
    const moments = Array.from({ length: to - from + 1 }, (_, after) => from + after);
    return { from, views: moments.map((moves) => viewTable(rules, reel.at(moves), seat)) };
  }

  /** The match as it stands now; what was looked at before is at hand. */
  private course(id: string, rules: Rules, start: State, turns: readonly LoggedTurn[]): Course {
    const known = this.cache.get(id);
    const course =
      known?.deal === start._stateID
        ? known
        : { deal: start._stateID, reel: new Reel(rules, start.G as Table), stateIDs: [] };
    follow(course, turns);
    this.cache.delete(id);
    this.cache.set(id, course);
    const [oldest] = this.cache.keys();
    if (this.cache.size > CACHED && oldest !== undefined) this.cache.delete(oldest);
    return course;
  }
}

function follow(course: Course, turns: readonly LoggedTurn[]): void {
  const other = turns.findIndex(({ stateID }, index) => course.stateIDs[index] !== stateID);
  const same = other < 0 ? turns.length : other;
  course.reel.cut(same);
  for (const { seat, move } of turns.slice(same)) course.reel.push({ seat, move });
  course.stateIDs = turns.map(({ stateID }) => stateID);
}
