/** What hints of Asterion claim, told by who is dead then and by walking the passages. */
import type { AsterionReason } from '../../../games/asterion/bot/reasons.ts';
import { FACES } from '../../../games/asterion/data.ts';
import type { AsterionMove, State } from '../../../games/asterion/types.ts';
import type { Claims, Made } from '../claim.ts';
import { laid, leadsOut, network } from './oracle.ts';

type Done = Made<State, AsterionMove>;

const numbersOf = (state: State) => [...state.cell.keys()].filter((tile) => tile !== state.lifted);

/** The coins of all a seat's explorers who would get out now, by a passage or two feathers. */
function escapePoints(state: State, seat: number): number {
  const tiles = laid(state);
  const numbers = numbersOf(state);
  let points = 0;
  for (const [index, tile] of numbers.entries()) {
    if (tile === 0 || state.owner[tile] !== seat || state.alive[tile] !== 1) continue;
    const joined = [...network(tiles, index)];
    const faces = joined.filter((each) => numbers[each] !== 0).map((each) => FACES[state.face[numbers[each]!]!]!);
    const feathers = faces.reduce((sum, face) => sum + face.feathers, 0);
    if (leadsOut(tiles, joined) || feathers >= 2) points += faces.reduce((sum, face) => sum + face.coins, 0);
  }
  return points;
}

/** The owners of those who live before a move and not after it; one on a tile just placed was alive. */
export function deadOf({ before, after }: Done): readonly number[] {
  const died = [...after.alive.keys()].filter(
    (tile) => tile > 0 && after.alive[tile] === 0 && before.alive[tile] !== 0,
  );
  return died.map((tile) => after.owner[tile]!);
}

/** The number of the tile that was just placed. */
const placed = ({ after }: Done) => after.cell.length - 1;

export const claims: Claims<State, AsterionMove, AsterionReason> = {
  holds: {
    kills: ({ seats, count, own, points }, made) => {
      const dead = deadOf(made);
      const others = dead.filter((seat) => seat !== made.seat);
      const named = [...new Set(others)].toSorted((a, b) => a - b);
      const scored = made.after.kills[made.seat]! - made.before.kills[made.seat]!;
      return (
        named.join() === seats.join() &&
        others.length === count &&
        dead.length - others.length === own &&
        scored === points &&
        dead.length > 0
      );
    },
    escapes: ({ before, after }, made) =>
      escapePoints(made.before, made.seat) === before &&
      escapePoints(made.after, made.seat) === after &&
      after > before,
    holdsBack: ({ seat, before, after }, made) =>
      seat !== made.seat &&
      escapePoints(made.before, seat) === before &&
      escapePoints(made.after, seat) === after &&
      after < before,
    leadsOut: (_, made) => leadsOut(laid(made.after), network(laid(made.after), placed(made))),
    joins: ({ explorers }, made) => {
      const { after, seat } = made;
      const joined = [...network(laid(after), placed(made))];
      return (
        joined.filter((tile) => tile > 0 && after.owner[tile] === seat && after.alive[tile] === 1).length === explorers
      );
    },
  },
  owed: { kills: (made) => made.move.type !== 'liftTile' && deadOf(made).length > 0 },
};
