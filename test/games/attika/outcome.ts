/** Who has won a game of Attika, from the buildings on the land. */
import { BUILDINGS, PIECES, STILL_ROUNDS } from '../../../games/attika/data.ts';
import { SHRINE } from '../../../games/attika/land.ts';
import type { State } from '../../../games/attika/types.ts';
import { sum } from '../../../games/kit/counts.ts';
import type { OutcomeOf } from '../outcome.ts';

/** Attika 8 */
export const outcome: OutcomeOf<State> = (state) => {
  const seats = [...Array.from({ length: state.seats }).keys()];
  const scores = seats.map((seat) => hexesOf(state, seat).length);
  const full = seats.filter((seat) => scores[seat] === PIECES);
  const linking = seats.filter((seat) => links(state, seat));
  const winners = new Set([...full, ...linking]);
  if (winners.size > 1) return 'two have won';
  const [winner] = winners;
  const bare = state.deckSize === 0 && sum(state.discards) === 0;
  const stalled = winner === undefined && bare && state.still === STILL_ROUNDS * state.seats;
  if (winner === undefined && !stalled) return undefined;
  const ending = stalled ? 'stalled' : linking.length > 0 ? 'shrinesLinked' : 'thirtyBuildings';
  const before = (a: number, b: number) => b !== winner && (a === winner || scores[a]! > scores[b]!);
  return { ending, scores, before };
};

function hexesOf({ built }: State, seat: number): number[] {
  const own = (piece: number) => piece >= 0 && Math.trunc(piece / BUILDINGS.length) === seat;
  return [...built.keys()].filter((hex) => own(built[hex]!));
}

/** Whether buildings that touch one another lead from one shrine to another. Attika 8.2 */
function links(state: State, seat: number): boolean {
  const left = new Set(hexesOf(state, seat));
  for (const start of left) {
    const shrines = new Set<number>();
    const settlement = [start];
    left.delete(start);
    for (const hex of settlement) {
      for (const other of state.land.near.slice(hex * 6, hex * 6 + 6)) {
        if (other <= SHRINE) shrines.add(other);
        if (left.delete(other)) settlement.push(other);
      }
    }
    if (shrines.size > 1) return true;
  }
  return false;
}
