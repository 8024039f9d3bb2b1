/** Which buildings a seat could pay for on which hexes: everything at once, for listing moves. */
import type { Seat } from '../kit/rules.ts';
import { FREE_BY, MOST_HEXES, ROAD } from './board.ts';
import { BUILDINGS, TERRAIN_KINDS, ROAD_COST, SUBSTITUTE } from './data.ts';
import type { State } from './types.ts';

/** Marks of one terrain that can matter: no building costs more of one. */
const MOST_MARKS = 3;
/** Ways marks can lie around a site, 0 to 3 of each terrain. */
const SIGNATURES = (MOST_MARKS + 1) ** TERRAIN_KINDS;

const ROAD_BIT = 1 << ROAD;
/** For each kind those it makes free, as bits. */
const FREED: readonly number[] = BUILDINGS.map((_, kind) =>
  FREE_BY.reduce((bits, by, freed) => (by === kind ? bits | (1 << freed) : bits), 0),
);

/** What the seat's own buildings around each hex are, as bits by kind. */
const beside = new Int32Array(MOST_HEXES);
/** The marks on each empty hex and its empty neighbours as a signature, and how many there are in all. */
const signatures = new Int16Array(MOST_HEXES);
const totals = new Int8Array(MOST_HEXES);
/** The kinds a seat can pay for by signature, as bits, while it founds no settlement and while it does; −1 where not worked out yet. */
const affordable = new Int32Array(SIGNATURES * 2);

/** Looks at the land once for a seat. */
function survey(state: State, seat: Seat): void {
  const { built, land } = state;
  const { near, marks } = land;
  const first = seat * BUILDINGS.length;
  beside.fill(0, 0, built.length);
  for (let hex = 0; hex < built.length; hex++) {
    const kind = built[hex]! - first;
    if (kind >= 0 && kind < BUILDINGS.length) {
      for (let side = hex * 6; side < hex * 6 + 6; side++) if (near[side]! >= 0) beside[near[side]!]! |= 1 << kind;
    }
    if (built[hex] === -1) look(built, near, marks, hex);
  }
}

function look(built: readonly number[], near: readonly number[], marks: readonly number[], hex: number): void {
  // Two bits and more for each terrain would do for 0 to 3; four leave room to count to 7 before capping.
  let counts = marks[hex]! >= 0 ? 1 << (marks[hex]! * 4) : 0;
  for (let side = hex * 6; side < hex * 6 + 6; side++) {
    const other = near[side]!;
    if (other >= 0 && built[other] === -1 && marks[other]! >= 0) counts += 1 << (marks[other]! * 4);
  }
  let signature = 0;
  let total = 0;
  for (let terrain = TERRAIN_KINDS - 1; terrain >= 0; terrain--) {
    const count = (counts >> (terrain * 4)) & 15;
    signature = signature * (MOST_MARKS + 1) + (count < MOST_MARKS ? count : MOST_MARKS);
    total += count;
  }
  signatures[hex] = signature;
  totals[hex] = total;
}

/** Calls `site` with every hex on which a seat can pay for one of the kinds, given as bits, and that kind. Attika 3.1, 4 */
export function eachSite(state: State, seat: Seat, kinds: number, site: (kind: number, hex: number) => void): void {
  const { built } = state;
  survey(state, seat);
  affordable.fill(-1);
  for (let hex = 0; hex < built.length; hex++) {
    if (built[hex] !== -1) continue;
    const own = beside[hex]!;
    const founding = own === 0 ? 1 : 0;
    const situation = signatures[hex]! * 2 + founding;
    let able = affordable[situation]!;
    if (able < 0) affordable[situation] = able = kindsFor(state, seat, kinds, signatures[hex]!, founding);
    const road = totals[hex]! < ROAD_COST ? ROAD_COST - totals[hex]! : 0;
    if (road + founding * state.settlements[seat]! <= state.handSizes[seat]!) able |= ROAD_BIT;
    able = (able | freeBeside(own)) & kinds;
    for (; able !== 0; able &= able - 1) site(31 - Math.clz32(able & -able), hex);
  }
}

/** The kinds that are free beside these. */
function freeBeside(own: number): number {
  let free = 0;
  for (; own !== 0; own &= own - 1) free |= FREED[31 - Math.clz32(own & -own)]!;
  return free;
}

/** The kinds, roads apart, a seat can pay for where marks lie so around the site. */
function kindsFor(state: State, seat: Seat, kinds: number, signature: number, founding: number): number {
  const cards = state.handSizes[seat]! - founding * state.settlements[seat]!;
  let able = 0;
  for (let kind = 0; kind < BUILDINGS.length; kind++) {
    if (kind === ROAD || ((kinds >> kind) & 1) === 0) continue;
    if (cardsFor(state, seat, kind, signature) <= cards) able |= 1 << kind;
  }
  return able;
}

/** The least cards for a kind where marks lie so around its site. */
function cardsFor(state: State, seat: Seat, kind: number, signature: number): number {
  const { cost } = BUILDINGS[kind]!;
  let rest = signature;
  let cards = 0;
  for (let terrain = 0; terrain < TERRAIN_KINDS; terrain++) {
    const missing = cost[terrain]! - (rest % (MOST_MARKS + 1));
    rest = Math.floor(rest / (MOST_MARKS + 1));
    if (missing <= 0) continue;
    const own = Math.min(missing, state.hands[seat * TERRAIN_KINDS + terrain]!);
    cards += own + (missing - own) * SUBSTITUTE;
  }
  return cards;
}
