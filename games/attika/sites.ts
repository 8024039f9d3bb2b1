/** Finds which buildings a seat can pay for on which hexes, all at once, to list the moves fast. */
import { builtOnce, prebuilt } from '../kit/moves.ts';
import type { Move, Seat } from '../kit/rules.ts';
import { MOST_HEXES, ROAD } from './board.ts';
import { BUILDINGS, SUBSTITUTE, TERRAIN_KINDS } from './data.ts';
import { BUNDLES, SEATS, type Survey, bundleOf, inBundle, surveyOf } from './survey.ts';
import type { State } from './types.ts';

const KINDS = BUILDINGS.length;
const ROAD_BIT = 1 << ROAD;
/** The most cards that a building other than a road can cost: twice its cost if nothing matches. */
const MOST_CARDS = 8;

/** Indexed `hex * KINDS + kind`, because moves are listed hex by hex. */
const BUILDS = prebuilt(
  MOST_HEXES * KINDS,
  (i) => ({ type: 'build', kind: i % KINDS, hex: Math.floor(i / KINDS), cards: null }) as const,
);

/**
 * What remains of a kind's cost after the marks around a hex: `marks * KINDS + kind`. Both marks and the result are
 * numbers of bundles. Attika 4.2
 */
const LEFT = Uint8Array.from({ length: BUNDLES * KINDS }, (_, i) => {
  const left = BUILDINGS[i % KINDS]!.cost.map((cost, terrain) => cost - inBundle(Math.floor(i / KINDS), terrain));
  return bundleOf(left[0]!, left[1]!, left[2]!, left[3]!);
});

/** For a hand (the number of a bundle): the fewest cards that pay each bundle. Attika 4.4 */
const leastBy = builtOnce(BUNDLES, (hand) =>
  Uint8Array.from({ length: BUNDLES }, (_, missing) => {
    let cards = 0;
    for (let terrain = 0; terrain < TERRAIN_KINDS; terrain++) {
      const due = inBundle(missing, terrain);
      const own = Math.min(due, inBundle(hand, terrain));
      cards += own + (due - own) * SUBSTITUTE;
    }
    return cards;
  }),
);

/**
 * The kinds that can be paid with so many cards, except roads, as bits: by `cards * BUNDLES + hand`, then by the marks
 * around the hex.
 */
const payable = builtOnce((MOST_CARDS + 1) * BUNDLES, (i) => {
  const least = leastBy(i % BUNDLES);
  const cards = Math.floor(i / BUNDLES);
  return Int32Array.from({ length: BUNDLES }, (_, marks) => {
    let kinds = 0;
    for (let kind = 0; kind < KINDS; kind++) if (least[LEFT[marks * KINDS + kind]!]! <= cards) kinds |= 1 << kind;
    return kinds & ~ROAD_BIT;
  });
});
const NOTHING = new Int32Array(BUNDLES);

/** The cards that a kind other than a road still costs beside these marks if all match: `marks * KINDS + kind`. */
export const MATCHING = Uint8Array.from({ length: BUNDLES * KINDS }, (_, i) => {
  let cards = 0;
  for (let terrain = 0; terrain < TERRAIN_KINDS; terrain++) cards += inBundle(LEFT[i]!, terrain);
  return cards;
});

/** What a seat can pay for and by how many cards, for many buildings at once. Valid as long as the survey is. */
export class Prices {
  readonly survey: Survey;
  private readonly leastFor: Uint8Array;
  private readonly cards: number;
  /** What founding a settlement costs. Attika 5.2 */
  readonly fee: number;
  /** The kinds that can be paid for by the marks around a hex, as bits, beside own buildings and elsewhere. */
  private readonly joining: Int32Array;
  private readonly founding: Int32Array;

  constructor(
    state: State,
    private readonly seat: Seat,
  ) {
    const { hands, handSizes, settlements } = state;
    const at = seat * TERRAIN_KINDS;
    const hand = bundleOf(hands[at]!, hands[at + 1]!, hands[at + 2]!, hands[at + 3]!);
    this.survey = surveyOf(state);
    this.leastFor = leastBy(hand);
    this.cards = handSizes[seat]!;
    this.fee = settlements[seat]!;
    this.joining = payableBy(hand, this.cards);
    this.founding = payableBy(hand, this.cards - this.fee);
  }

  /** The kinds that the seat can pay for on an empty hex, as bits. Attika 4 */
  payable(hex: number): number {
    const { marks, roads, beside, freed } = this.survey;
    const at = hex * SEATS + this.seat;
    const joins = beside[at] !== 0;
    const able = (joins ? this.joining : this.founding)[marks[hex]!]! | freed[at]!;
    return roads[hex]! + (joins ? 0 : this.fee) <= this.cards ? able | ROAD_BIT : able;
  }

  /** The fewest cards that pay for a kind on an empty hex. Attika 4 */
  least(kind: number, hex: number): number {
    const { marks, roads, beside, freed } = this.survey;
    const at = hex * SEATS + this.seat;
    if (((freed[at]! >> kind) & 1) === 1) return 0;
    const cards = kind === ROAD ? roads[hex]! : this.leastFor[LEFT[marks[hex]! * KINDS + kind]!]!;
    return beside[at] === 0 ? cards + this.fee : cards;
  }
}

function payableBy(hand: number, cards: number): Int32Array {
  return cards < 0 ? NOTHING : payable(Math.min(cards, MOST_CARDS) * BUNDLES + hand);
}

/** Appends a build move for every hex and kind (`kinds` are bits) that a seat can pay for. Attika 3.1, 4 */
export function listBuilds(state: State, seat: Seat, kinds: number, moves: Move[]): void {
  const { built } = state;
  const prices = new Prices(state, seat);
  for (let hex = 0; hex < built.length; hex++) {
    if (built[hex] !== -1) continue;
    let able = prices.payable(hex) & kinds;
    for (; able !== 0; able &= able - 1) moves.push(BUILDS[hex * KINDS + 31 - Math.clz32(able & -able)]!);
  }
}
