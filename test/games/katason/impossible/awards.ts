/** Trails, awards and the end. */
import type { Refusal } from '../../../../games/kit/rules.ts';
import { GOAL, LEAST_KNIGHTS, LEAST_TRAIL } from '../../../../games/katason/data.ts';
import { knightsOf } from '../../../../games/katason/hand.ts';
import { longestFirst } from '../../../../games/katason/road-award.ts';
import { points } from '../../../../games/katason/score.ts';
import { longestTrail } from '../../../../games/katason/trail.ts';
import type { State } from '../../../../games/katason/types.ts';

export function awards(state: State): Refusal | undefined {
  for (let seat = 0; seat < state.seats; seat++) {
    if (longestTrail(state, seat) !== state.trails[seat]) return { code: 'trailMismeasured', seat };
  }
  return roadAward(state) ?? knightAward(state) ?? winner(state);
}

/** Katason 10.1, 10.4, 10.5, 10.7 */
function roadAward(state: State): Refusal | undefined {
  const { trails, reached, roadAward: holder } = state;
  for (const [seat, length] of trails.entries()) {
    const own = reached.filter((noted) => noted % 4 === seat).map((noted) => Math.floor(noted / 4));
    const due = Math.max(0, length - LEAST_TRAIL + 1);
    if (own.length !== due || !own.every((one, at) => one === LEAST_TRAIL + at)) return { code: 'reachedWrong', seat };
  }
  if (reached.some((noted) => noted % 4 >= state.seats)) return { code: 'reachedByNobody' };
  return holder === longestFirst(state) ? undefined : { code: 'roadAwardWrong' };
}

/** Katason 10.6 */
function knightAward(state: State): Refusal | undefined {
  const { knightAward: holder } = state;
  const used = state.trails.map((_, seat) => knightsOf(state, seat));
  const most = Math.max(...used);
  const right = most < LEAST_KNIGHTS ? holder === -1 : used[holder] === most;
  return right ? undefined : { code: 'knightAwardWrong' };
}

/** Katason 11.2 */
function winner(state: State): Refusal | undefined {
  const { winner: seat, turn, phase } = state;
  if (seat === -1) return undefined;
  const may = seat === turn && (phase === 'diceRoll' || phase === 'development') && points(state, seat) >= GOAL;
  return may ? undefined : { code: 'noWinner', seat };
}
