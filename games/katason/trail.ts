/** The longest trail of roads. A trail uses no road twice, but may pass a corner twice. */
import type { Emit, Seat } from '../kit/rules.ts';
import { cornersOfEdge, corners as cornerSites, edges as edgeSites, edgesOfCorner } from './board.ts';
import { trailBecame } from './road-award.ts';
import { blocked } from './buildings.ts';
import type { KatasonEvent, State } from './types.ts';

/**
 * The edges at each corner and the corners they lead to, side by side. If there are only two, the first is stored
 * twice.
 */
const WAYS = 3;
const EDGE = new Uint8Array(WAYS * cornerSites.length);
const END = new Uint8Array(WAYS * cornerSites.length);
for (const [corner, around] of edgesOfCorner.entries()) {
  for (let way = 0; way < WAYS; way++) {
    const edge = around[way] ?? around[0]!;
    EDGE[WAYS * corner + way] = edge;
    END[WAYS * corner + way] = cornersOfEdge[edge]!.find((end) => end !== corner)!;
  }
}

/** Marks the roads of the trail that is being followed. All zero between calls. */
const walked = new Uint8Array(edgeSites.length);

/** Call it after `seat` has laid a road: only trails through that road can be longer than before. */
export function roadLaid(state: State, seat: Seat, edge: number, emit: Emit<KatasonEvent>): void {
  const length = lengthWith(state, seat, edge);
  if (length > state.trails[seat]!) trailBecame(state, seat, length, emit);
}

/** How long a trail through a road of `seat` on `edge` is, if it is longer than any other; whether or not it is laid. */
export function lengthWith(state: State, seat: Seat, edge: number): number {
  const [a, b] = cornersOfEdge[edge]!;
  walked[edge] = 1;
  const onA = wayOn(state, seat, a);
  const onB = wayOn(state, seat, b);
  // The longest possible length joins the longest ways from both ends; it is right if these share no road. Mostly even
  // that is too short, or one end leads nowhere.
  let length = onA + 1 + onB;
  if (length > state.trails[seat]! && onA > 0 && onB > 0) length = lengthBetween(state, seat, a, b, 1);
  walked[edge] = 0;
  return length;
}

/** How long a trail can continue from `corner`, which it may not cross. */
function wayOn(state: State, seat: Seat, corner: number): number {
  return blocked(state, seat, corner) ? 0 : lengthFrom(state, seat, corner);
}

/** Call it after `seat` has built a house on `corner`: it may cut another player's trail there (Katason 10.3). */
export function houseCuts(state: State, seat: Seat, corner: number, emit: Emit<KatasonEvent>): void {
  const owners = edgesOfCorner[corner]!.map((edge) => state.edges[edge]!);
  // Nothing is cut unless two roads of one other player meet here.
  const cut = owners.find((owner, at) => owner >= 0 && owner !== seat && owners.indexOf(owner) !== at);
  if (cut === undefined) return;
  const length = longestTrail(state, cut);
  if (length !== state.trails[cut]) trailBecame(state, cut, length, emit);
}

/** Computes the length of `seat`'s longest trail from scratch. */
export function longestTrail(state: State, seat: Seat): number {
  let longest = 0;
  for (let corner = 0; corner < cornerSites.length; corner++) {
    longest = Math.max(longest, lengthFrom(state, seat, corner));
  }
  return longest;
}

/** The longest trail that begins at `corner` with roads that aren't marked. */
function lengthFrom(state: State, seat: Seat, corner: number): number {
  const { edges } = state;
  let longest = 0;
  for (let at = WAYS * corner; at < WAYS * (corner + 1); at++) {
    const edge = EDGE[at]!;
    if (edges[edge] !== seat || walked[edge] === 1) continue;
    const end = END[at]!;
    walked[edge] = 1;
    const length = blocked(state, seat, end) ? 1 : 1 + lengthFrom(state, seat, end);
    walked[edge] = 0;
    if (length > longest) longest = length;
  }
  return longest;
}

/** The longest trail that contains the marked one, which has `length` roads from `near` to `far`. */
function lengthBetween(state: State, seat: Seat, near: number, far: number, length: number): number {
  let longest = length + wayOn(state, seat, far);
  if (blocked(state, seat, near)) return longest;
  const { edges } = state;
  for (let at = WAYS * near; at < WAYS * (near + 1); at++) {
    const edge = EDGE[at]!;
    if (edges[edge] !== seat || walked[edge] === 1) continue;
    walked[edge] = 1;
    longest = Math.max(longest, lengthBetween(state, seat, END[at]!, far, length + 1));
    walked[edge] = 0;
  }
  return longest;
}
