/** What a game of Atlantis came to: tiles and cards, less the tolls of pawns that come home last, as the page of rules has it. */
import { MAINLAND, valueOf } from '../../../games/atlantis/board.ts';
import { PAWNS } from '../../../games/atlantis/data.ts';
import type { State } from '../../../games/atlantis/types.ts';
import type { OutcomeOf } from '../outcome.ts';

/** Atlantis 6.3, 7 */
export const outcome: OutcomeOf<State> = (state) => {
  const { seats, pawns, finisher } = state;
  const home = (seat: number) => pawns.slice(seat * PAWNS, seat * PAWNS + PAWNS).every((at) => at === MAINLAND);
  if (finisher < 0) return undefined;
  if (!home(finisher)) return 'who has ended the game has pawns on the way';
  const scores = Array.from({ length: seats }, (_, seat) => scoreOf(state, seat));
  return { ending: 'allHome', scores, before: (a, b) => scores[a]! > scores[b]! };
};

function scoreOf(state: State, seat: number): number {
  const faces = state.won.length / state.seats;
  const tiles = state.won
    .slice(seat * faces, seat * faces + faces)
    .flatMap((count, face) => Array.from({ length: count }, () => valueOf(face)));
  const cards = state.handSizes[seat]!;
  const means = tiles.reduce((sum, value) => sum + value, cards);
  const pawns = state.pawns.slice(seat * PAWNS, seat * PAWNS + PAWNS);
  const toll = pawns.reduce((sum, at) => sum + tollFrom(state, at), 0);
  return means - (toll >= means ? toll : leastPaid(tiles, cards, toll));
}

/** Holes are runs of water between two tiles; each costs the lower of the two, or nothing with a bridge. Atlantis 4.1–4.3, 5.2 */
function tollFrom({ tops, bridged }: State, from: number): number {
  if (from === MAINLAND) return 0;
  let toll = 0;
  let last = -1;
  for (const [slot, face] of tops.entries()) {
    if (face < 0 || slot < from) continue;
    const hole = last >= 0 && slot > last + 1;
    if (hole && !bridged.slice(last + 1, slot).includes(1)) toll += Math.min(valueOf(tops[last]!), valueOf(face));
    last = slot;
  }
  return toll;
}

/** The smallest sum of tiles and cards that is enough: no change is given. Atlantis 4.4, 7.2 */
function leastPaid(tiles: readonly number[], cards: number, toll: number): number {
  let sums = new Set(Array.from({ length: cards + 1 }, (_, count) => count));
  for (const value of tiles) sums = new Set([...sums, ...[...sums].map((sum) => sum + value)]);
  return Math.min(...[...sums].filter((sum) => sum >= toll));
}
