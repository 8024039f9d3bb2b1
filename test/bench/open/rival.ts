/** An opponent at Nine Men's Morris as a programmer writes it in an evening: alpha-beta, some moves deep, men and mills. */
import type { Random } from '../../../games/kit/random.ts';
import type { Seat } from '../../../games/kit/rules.ts';
import { inMill, rules } from './morris.ts';

type State = ReturnType<typeof rules.setup>;
type Move = ReturnType<typeof rules.legal>[number];

const MAN = 10;
const MILL = 3;
const WON = 10_000;

/** What a position is worth to a seat. */
function judged(state: State, seat: Seat, made: number): number {
  const result = rules.result(state);
  if (result !== undefined) {
    const [first, second] = result.places;
    if (first!.rank === second!.rank) return 0;
    return first!.seat === seat ? WON - made : made - WON;
  }
  let worth = MAN * (state.inHand[seat]! - state.inHand[1 - seat]!);
  for (const [point, man] of state.board.entries()) {
    if (man === 0) continue;
    worth += (man === seat + 1 ? 1 : -1) * (MAN + (inMill(state.board, point) ? MILL / 3 : 0));
  }
  return worth;
}

function after(state: State, seat: Seat, move: Move, random: Random): State {
  const next = rules.clone(state);
  rules.apply(next, seat, move, random, undefined);
  return next;
}

/** The best that `seat` can reach in so many moves; taking a man belongs to the move that made the mill. */
function reached(
  state: State,
  seat: Seat,
  depth: number,
  made: number,
  bounds: readonly [number, number],
  random: Random,
): number {
  const [mover] = rules.toMove(state);
  if (mover === undefined || depth === 0) return judged(state, seat, made);
  let [least, most] = bounds;
  const mine = mover === seat;
  for (const move of rules.legal(state, mover)) {
    const next = after(state, mover, move, random);
    const left = rules.toMove(next)[0] === mover ? depth : depth - 1;
    const value = reached(next, seat, left, made + 1, [least, most], random);
    if (mine) least = Math.max(least, value);
    else most = Math.min(most, value);
    if (least >= most) break;
  }
  return mine ? least : most;
}

/** The best move of a seat, any of several, as far as it sees in so many moves. */
export function rival(depth: number, state: State, seat: Seat, random: Random): Move {
  let best = -Infinity;
  let found: Move[] = [];
  for (const move of rules.legal(state, seat)) {
    const next = after(state, seat, move, random);
    const left = rules.toMove(next)[0] === seat ? depth : depth - 1;
    const value = reached(next, seat, left, 1, [best - 1, Infinity], random);
    if (value > best) [best, found] = [value, []];
    if (value === best) found.push(move);
  }
  return random.pick(found);
}
