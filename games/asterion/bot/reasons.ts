/** What speaks for a move, as far as its seat can see. */
import { sum } from '../../kit/counts.ts';
import type { Seat } from '../../kit/rules.ts';
import { foresee } from '../foresee.ts';
import { lay } from '../layout.ts';
import { openNetworks } from '../outside.ts';
import { escapes } from '../score.ts';
import type { AsterionMove, State } from '../types.ts';

/** Escape points are those a seat would have if the game ended then. */
export type AsterionReason =
  /** So many explorers of these seats die, and so many of one's own, which brings so many points. */
  | {
      readonly code: 'kills';
      readonly seats: readonly Seat[];
      readonly count: number;
      readonly own: number;
      readonly points: number;
    }
  | { readonly code: 'escapes'; readonly before: number; readonly after: number }
  | { readonly code: 'holdsBack'; readonly seat: Seat; readonly before: number; readonly after: number }
  /** The tile's passage leads out of the labyrinth. */
  | { readonly code: 'leadsOut' }
  /** Its passage then has this many of the seat's explorers, itself among them. */
  | { readonly code: 'joins'; readonly explorers: number };

export function reasons(state: State, seat: Seat, move: AsterionMove): readonly AsterionReason[] {
  // A lifted tile lies nowhere yet; reasons are given for where it is dropped.
  if (move.type === 'liftTile') return [];
  const after = foresee(state, seat, move);
  const before = escapePoints(state);
  const then = escapePoints(after.state);
  const gained: readonly AsterionReason[] =
    then[seat]! > before[seat]! ? [{ code: 'escapes', before: before[seat]!, after: then[seat]! }] : [];
  const found = [...kills(after.state, seat, after.killed, after.points), ...gained, ...holdsBack(seat, before, then)];
  return found.length > 0 || move.type !== 'placeTile' ? found : placed(after.state, seat);
}

function escapePoints(state: State): readonly number[] {
  const escaping = escapes(state);
  return state.kills.map((_, seat) => sum(escaping.filter((each) => each.seat === seat).map(({ coins }) => coins)));
}

function kills(after: State, seat: Seat, tiles: readonly number[], points: number): readonly AsterionReason[] {
  const others = tiles.map((tile) => after.owner[tile]!).filter((owner) => owner !== seat);
  const seats = [...new Set(others)].toSorted((a, b) => a - b);
  const own = tiles.length - others.length;
  return tiles.length > 0 ? [{ code: 'kills', seats, count: others.length, own, points }] : [];
}

/** The rival who loses most escape points. */
function holdsBack(seat: Seat, before: readonly number[], after: readonly number[]): readonly AsterionReason[] {
  const lost = before.map((points, other) => (other === seat ? 0 : points - after[other]!));
  const most = Math.max(...lost);
  const first = lost.indexOf(most);
  return most > 0 ? [{ code: 'holdsBack', seat: first, before: before[first]!, after: after[first]! }] : [];
}

/** What the passage of the tile just placed leads to. */
function placed(after: State, seat: Seat): readonly AsterionReason[] {
  const tile = after.cell.length - 1;
  const network = after.network[tile]!;
  const living = after.network.filter(
    (name, other) => name === network && after.owner[other] === seat && after.alive[other] === 1,
  );
  lay(after);
  const out = openNetworks(after)[network] ? [{ code: 'leadsOut' } as const] : [];
  return living.length > 1 ? [...out, { code: 'joins', explorers: living.length }] : out;
}
