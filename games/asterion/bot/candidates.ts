/** Which moves are worth a search, and how promising they look before it. */
import type { Seat } from '../../kit/rules.ts';
import type { Candidate } from '../../kit/search/knowledge.ts';
import { isLastTurn } from '../flow.ts';
import { moves } from '../moves/index.ts';
import type { AsterionMove, State } from '../types.ts';
import { landingFace, landings } from './landing.ts';
import { isRearrangement, rearrangingGains } from './rearranging.ts';
import { remembered } from './recent.ts';

/** Landings worth a search, best first. */
const MOST_LANDINGS = 24;
/** Turnings, swaps and lifts worth a search, the best of each. */
const MOST_REARRANGED = 4;
/** What such a move costs: the gain of placing the held tile instead. Asterion 4.1 */
const PRICE = 1.5;

/** The moves found worth a search at a table. */
interface Outlook {
  /** By the face that is to land. */
  readonly landings: (readonly Candidate<AsterionMove>[] | undefined)[];
  /** Turnings, swaps and lifts, whatever face is held. */
  rearrangements: readonly Candidate<AsterionMove>[] | undefined;
}

const outlookOf = remembered((): Outlook => ({ landings: [], rearrangements: undefined }));

/** The landings that bring most, and the best few of every kind of move that costs the held tile. */
export function candidates(state: State, seat: Seat): readonly Candidate<AsterionMove>[] {
  const outlook = outlookOf(state);
  const { face } = landingFace(state, seat);
  const landing = (outlook.landings[face] ??= landings(state, seat).slice(0, MOST_LANDINGS));
  if (state.lifted >= 0) return landing;
  outlook.rearrangements ??= rearrangements(state, seat);
  return [...landing, ...outlook.rearrangements];
}

function rearrangements(state: State, seat: Seat): readonly Candidate<AsterionMove>[] {
  const found = moves.legal(state, seat).filter(isRearrangement);
  const gains = rearrangingGains(state, seat, found);
  // On the last turn nothing is missed but the landing, whose own weight says that.
  const price = isLastTurn(state) ? 0 : PRICE;
  const weighed = found.map((move, index) => ({ move, weight: Math.exp(gains[index]! - price) }));
  return (['rotateTile', 'swapTiles', 'liftTile'] as const).flatMap((kind) =>
    weighed
      .filter(({ move }) => move.type === kind)
      .toSorted((a, b) => b.weight - a.weight)
      .slice(0, MOST_REARRANGED),
  );
}
