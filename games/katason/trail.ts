/** The longest trail of roads. A trail uses no road twice but may pass a corner twice. */
import type { Emit, Seat } from '../kit/rules.ts';
import { cornersOfEdge, corners as cornerSites, edges as edgeSites, edgesOfCorner } from './board.ts';
import { trailBecame } from './road-award.ts';
import { blocked } from './sites.ts';
import type { KatasonEvent, State } from './types.ts';

/** Roads of the trail being walked. All zero between calls. */
const walked = new Uint8Array(edgeSites.length);

/** Call after `seat` has laid a road: only trails through it can be longer than before. */
export function roadLaid(state: State, seat: Seat, edge: number, emit: Emit<KatasonEvent>): void {
  const [a, b] = cornersOfEdge[edge]!;
  walked[edge] = 1;
  const length = lengthBetween(state, seat, a, b, 1);
  walked[edge] = 0;
  if (length > state.trails[seat]!) trailBecame(state, seat, length, emit);
}

/** Call after `seat` has built a house on `corner`: it may cut another player's trail there (Katason 10.3). */
export function houseCuts(state: State, seat: Seat, corner: number, emit: Emit<KatasonEvent>): void {
  for (const edge of edgesOfCorner[corner]!) {
    const owner = state.edges[edge]!;
    if (owner < 0 || owner === seat) continue;
    const length = longestTrail(state, owner);
    if (length !== state.trails[owner]) trailBecame(state, owner, length, emit);
  }
}

/** The length of `seat`'s longest trail, from scratch. */
export function longestTrail(state: State, seat: Seat): number {
  let longest = 0;
  for (let corner = 0; corner < cornerSites.length; corner++) {
    longest = Math.max(longest, lengthFrom(state, seat, corner));
  }
  return longest;
}

/** The longest trail that begins at `corner` with roads not walked yet. */
function lengthFrom(state: State, seat: Seat, corner: number): number {
  const { edges } = state;
  const around = edgesOfCorner[corner]!;
  let longest = 0;
  for (let i = 0; i < around.length; i++) {
    const edge = around[i]!;
    if (edges[edge] !== seat || walked[edge] === 1) continue;
    const end = farEnd(edge, corner);
    walked[edge] = 1;
    const length = blocked(state, seat, end) ? 1 : 1 + lengthFrom(state, seat, end);
    walked[edge] = 0;
    if (length > longest) longest = length;
  }
  return longest;
}

/** The longest trail that contains the one walked so far, of `length` roads from `near` to `far`. */
function lengthBetween(state: State, seat: Seat, near: number, far: number, length: number): number {
  let longest = blocked(state, seat, far) ? length : length + lengthFrom(state, seat, far);
  if (blocked(state, seat, near)) return longest;
  const { edges } = state;
  const around = edgesOfCorner[near]!;
  for (let i = 0; i < around.length; i++) {
    const edge = around[i]!;
    if (edges[edge] !== seat || walked[edge] === 1) continue;
    walked[edge] = 1;
    longest = Math.max(longest, lengthBetween(state, seat, farEnd(edge, near), far, length + 1));
    walked[edge] = 0;
  }
  return longest;
}

function farEnd(edge: number, corner: number): number {
  const ends = cornersOfEdge[edge]!;
  return ends[0] === corner ? ends[1] : ends[0];
}
