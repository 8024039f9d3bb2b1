/** Which buildings a seat could pay for on which hexes: everything at once, for listing moves. */
import type { Seat } from '../kit/rules.ts';
import { FREE_BY, ROAD } from './board.ts';
import { BUILDINGS, KINDS, LAND_TILES, ROAD_COST, SUBSTITUTE } from './data.ts';
import type { State } from './types.ts';

const MOST_HEXES = LAND_TILES.length * 7;
/** Marks of one terrain that can matter: no building costs more of one. */
const MOST_MARKS = 3;
/** Ways marks can lie around a site, 0 to 3 of each terrain. */
const SIGNATURES = (MOST_MARKS + 1) ** KINDS;

/** What the seat's own buildings around each hex are, as bits by kind. */
const beside = new Int32Array(MOST_HEXES);
/** The marks on each empty hex and its empty neighbours as a signature, and how many there are in all. */
const signatures = new Int16Array(MOST_HEXES);
const totals = new Int8Array(MOST_HEXES);
/** The least number of cards by signature for the kind under way; −1 where not worked out yet. */
const prices = new Int8Array(SIGNATURES);

/** Surveys the land for a seat; `eachSite` then answers for this state. */
export function survey(state: State, seat: Seat): void {
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
  for (let terrain = KINDS - 1; terrain >= 0; terrain--) {
    const count = (counts >> (terrain * 4)) & 15;
    signature = signature * (MOST_MARKS + 1) + (count < MOST_MARKS ? count : MOST_MARKS);
    total += count;
  }
  signatures[hex] = signature;
  totals[hex] = total;
}

/** Calls `site` with every hex of the land surveyed on which the seat can pay for a building of this kind. Attika 3.1, 4 */
export function eachSite(state: State, seat: Seat, kind: number, site: (hex: number) => void): void {
  const { built } = state;
  const cards = state.handSizes[seat]!;
  const fee = state.settlements[seat]!;
  const freeBit = FREE_BY[kind]! < 0 ? 0 : 1 << FREE_BY[kind]!;
  prices.fill(-1);
  for (let hex = 0; hex < built.length; hex++) {
    if (built[hex] !== -1) continue;
    const own = beside[hex]!;
    if ((own & freeBit) !== 0) {
      site(hex);
      continue;
    }
    let price: number;
    if (kind === ROAD) price = Math.max(0, ROAD_COST - totals[hex]!);
    else {
      const signature = signatures[hex]!;
      price = prices[signature]!;
      if (price < 0) prices[signature] = price = cardsFor(state, seat, kind, signature);
    }
    if (price + (own === 0 ? fee : 0) <= cards) site(hex);
  }
}

/** The least cards for a kind where marks lie so around its site. */
function cardsFor(state: State, seat: Seat, kind: number, signature: number): number {
  const { cost } = BUILDINGS[kind]!;
  let rest = signature;
  let cards = 0;
  for (let terrain = 0; terrain < KINDS; terrain++) {
    const missing = cost[terrain]! - (rest % (MOST_MARKS + 1));
    rest = Math.floor(rest / (MOST_MARKS + 1));
    if (missing <= 0) continue;
    const own = Math.min(missing, state.hands[seat * KINDS + terrain]!);
    cards += own + (missing - own) * SUBSTITUTE;
  }
  return cards;
}
