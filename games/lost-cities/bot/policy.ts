/** How a bot plays on in its head, and what it thinks about: what looks worth most. */
import type { Random } from '../../kit/random.ts';
import type { Seat } from '../../kit/rules.ts';
import type { Candidate } from '../../kit/search/knowledge.ts';
import { moves } from '../moves/index.ts';
import type { LostCitiesMove, State } from '../types.ts';
import { turnsLeft } from './outlook.ts';
import { worthOf } from './worth.ts';

/** Points by which a playout may misjudge a move, so that playouts differ. */
const DOUBT = 3;
/** Points that make a move look e times as promising. */
const SCALE = 5;
/** Moves that look worse than the best by more than this are not searched. */
const HOPELESS = 25;

export function playout(state: State, seat: Seat, random: Random): LostCitiesMove {
  const legal = moves.legal(state, seat);
  const left = turnsLeft(state);
  let best = legal[0]!;
  let most = -Infinity;
  for (const move of legal) {
    const worth = worthOf(state, seat, move, left) + (DOUBT * random.below(1024)) / 1024;
    if (worth <= most) continue;
    most = worth;
    best = move;
  }
  return best;
}

export function candidates(state: State, seat: Seat): readonly Candidate<LostCitiesMove>[] {
  const left = turnsLeft(state);
  const legal = moves.legal(state, seat);
  const worths: number[] = [];
  let most = -Infinity;
  for (let i = 0; i < legal.length; i++) {
    const worth = worthOf(state, seat, legal[i]!, left);
    worths.push(worth);
    if (worth > most) most = worth;
  }
  const found: Candidate<LostCitiesMove>[] = [];
  for (let i = 0; i < legal.length; i++) {
    const below = most - worths[i]!;
    if (below <= HOPELESS) found.push({ move: legal[i]!, weight: Math.exp(-below / SCALE) });
  }
  return found;
}
