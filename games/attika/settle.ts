/** What follows when a building is put on the land: settlements, shrines and groups. */
import type { Seat } from '../kit/rules.ts';
import { GROUPS, GROUP_OF, GROUP_SIZES } from './board.ts';
import { BUILDINGS, PIECES } from './data.ts';
import { SHRINE } from './land.ts';
import type { State } from './types.ts';

/** Puts a building on the land and joins it with the settlements next to it. Attika 5.1, 5.3 */
export function settle(state: State, seat: Seat, kind: number, hex: number): void {
  const { built, settlement, touches } = state;
  const { near } = state.land;
  built[hex] = seat * BUILDINGS.length + kind;
  state.pieces[seat]!++;
  state.grouped[seat * GROUPS.length + GROUP_OF[kind]!]!++;
  state.settlements[seat]!++;
  settlement[hex] = hex;
  touches[hex] = 0;
  for (let side = hex * 6; side < hex * 6 + 6; side++) {
    const other = near[side]!;
    if (other <= SHRINE) touches[settlement[hex]]! |= 1 << (SHRINE - other);
    else if (other >= 0 && ownerOf(built[other]!) === seat) merge(state, seat, settlement[hex], settlement[other]!);
  }
}

/** The owner of a piece; −1 for no piece. */
export function ownerOf(piece: number): Seat {
  return piece < 0 ? -1 : Math.floor(piece / BUILDINGS.length);
}

function merge(state: State, seat: Seat, a: number, b: number): void {
  if (a === b) return;
  const { settlement, touches } = state;
  const kept = Math.min(a, b);
  const gone = Math.max(a, b);
  for (let hex = 0; hex < settlement.length; hex++) if (settlement[hex] === gone) settlement[hex] = kept;
  touches[kept]! |= touches[gone]!;
  touches[gone] = 0;
  state.settlements[seat]!--;
}

/** The shrines that a settlement links, as bits; 0 if it touches fewer than two. Attika 8.2 */
export function linked(state: State, hex: number): number {
  const shrines = state.touches[state.settlement[hex]!]!;
  return (shrines & (shrines - 1)) === 0 ? 0 : shrines;
}

export function allBuilt(state: State, seat: Seat): boolean {
  return state.pieces[seat] === PIECES;
}

/** Whether the building on a hex is the last of its group, and the whole group is connected. Attika 6.1 */
export function completesGroup(state: State, seat: Seat, hex: number): boolean {
  const { built } = state;
  const { near } = state.land;
  const first = seat * BUILDINGS.length;
  const group = GROUP_OF[built[hex]! - first]!;
  if (state.grouped[seat * GROUPS.length + group] !== GROUP_SIZES[group]) return false;
  const reached = [hex];
  for (const from of reached) {
    for (let side = from * 6; side < from * 6 + 6; side++) {
      const other = near[side]!;
      if (other < 0 || ownerOf(built[other]!) !== seat || reached.includes(other)) continue;
      if (GROUP_OF[built[other]! - first] === group) reached.push(other);
    }
  }
  return reached.length === GROUP_SIZES[group];
}
