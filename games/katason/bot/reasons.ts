/** What speaks for a move, as far as its seat can see: what building brings is read off the state that it leaves. */
import { randomFrom } from '../../kit/random.ts';
import type { Seat } from '../../kit/rules.ts';
import { cornersOfHex, edgesOfCorner, cornersOfEdge, hexesOfCorner } from '../board.ts';
import { CARD_COUNTS, DESERT, GOAL, KINDS, KNIGHT, LEAST_KNIGHTS, POINT, POINTS } from '../data.ts';
import { knightsOf } from '../hand.ts';
import { moves } from '../moves/index.ts';
import { points } from '../score.ts';
import { ownerOf } from '../buildings.ts';
import { clone } from '../state.ts';
import type { KatasonMove, State } from '../types.ts';
import { pips } from '../yields.ts';
import { openPoints } from './hopes.ts';
import { type HandReason, handReasons } from './purchases.ts';
import { bestRoad, cornerAt, harbourAt, incomeOf, isFurther, robsSelf, wayFrom } from './sites.ts';
import { othersHold } from './trades.ts';

/** What a corner pays now: its resources, in how many rolls, and in how many more if the robber weren't there. */
type Pay = {
  readonly resources: readonly number[];
  readonly chance: number;
  readonly kept: number;
};

/** A `chance` is the number of rolls of two dice, out of 36, in which it happens. */
export type KatasonReason =
  | HandReason
  /** The match is won by it. */
  | { readonly code: 'wins' }
  /** With it the seat has the points for victory. */
  | { readonly code: 'goal'; readonly points: number }
  /** It would have them if the bought card was a point. */
  | { readonly code: 'mayWin' }
  /** What a corner yields; a city takes two of each. */
  | ({ readonly code: 'yields' | 'doubles' } & Pay)
  /** Resources the seat had no source of. */
  | { readonly code: 'newSource'; readonly resources: readonly number[] }
  /** A harbour: of one resource, or of any. */
  | { readonly code: 'harbour'; readonly rate: number; readonly resource: number | null }
  | { readonly code: 'takesRoads'; readonly length: number }
  /** It takes the road award from this seat. */
  | { readonly code: 'cutsRoads'; readonly seat: Seat }
  | { readonly code: 'longer'; readonly length: number }
  /** The road reaches a corner for a house, or brings one within one more road. */
  | ({ readonly code: 'opens' | 'leads' } & Pay)
  /** These seats get nothing from the hex any more. */
  | { readonly code: 'blocks'; readonly seats: readonly Seat[]; readonly chance: number }
  /** This seat is among those blocked, and alone shows most points of all rivals. */
  | { readonly code: 'leader'; readonly seat: Seat; readonly points: number }
  /** The robber leaves a hex of the seat's own. */
  | { readonly code: 'frees'; readonly chance: number }
  | { readonly code: 'takesKnights' }
  /** So many more knights take the award, as the others stand. */
  | { readonly code: 'knights'; readonly left: number }
  | { readonly code: 'claims'; readonly resource: number; readonly count: number };

/** An award that takes more knights is not spoken of. */
const NEARLY = 2;

export function reasons(state: State, seat: Seat, move: KatasonMove): readonly KatasonReason[] {
  switch (move.type) {
    case 'buildHouse':
      return house(state, done(state, seat, move), seat, move.corner);
    case 'buildCity': {
      const after = done(state, seat, move);
      return [...goal(state, after, seat), ...payOf(after, move.corner, 'doubles')];
    }
    case 'buildRoad':
      return road(state, done(state, seat, move), seat, move.edge);
    case 'moveRobber':
      return [...robber(state, seat, move.hex), ...frees(state, seat)];
    case 'playKnight':
      return knight(state, done(state, seat, move), seat);
    case 'playRoads':
      return freeRoads(state, done(state, seat, move), seat);
    case 'playMonopoly':
      return [{ code: 'claims', resource: move.resource, count: othersHold(state, seat, move.resource) }];
    case 'buyCard':
      return points(state, seat) + POINTS.card === GOAL && mayDraw(state, seat, POINT) ? [{ code: 'mayWin' }] : [];
    case 'declareVictory':
      return [{ code: 'wins' }];
    default:
      return handReasons(state, seat, move);
  }
}

/** What the seat would see after a move in which nothing is left to chance. */
function done(state: State, seat: Seat, move: KatasonMove): State {
  const after = clone(state);
  moves.apply(after, seat, move, randomFrom('foresight'), undefined);
  return after;
}

/** Whether the deck may hold such a card, as far as the seat sees. */
function mayDraw(state: State, seat: Seat, card: number): boolean {
  return state.cards[seat * KINDS + card]! + state.fresh[card]! < CARD_COUNTS[card]!;
}

function goal(state: State, after: State, seat: Seat): readonly KatasonReason[] {
  const then = points(after, seat);
  return points(state, seat) < GOAL && then >= GOAL ? [{ code: 'goal', points: then }] : [];
}

function house(state: State, after: State, seat: Seat, corner: number): readonly KatasonReason[] {
  const own = [...incomeOf(state, seat)];
  const fresh = kindsOf(state, hexesOfCorner[corner]!).filter((kind) => own[kind] === 0);
  return [
    ...goal(state, after, seat),
    ...award(state, after, seat),
    ...payOf(after, corner, 'yields'),
    ...(fresh.length > 0 && fresh.length < KINDS ? [{ code: 'newSource', resources: fresh } as const] : []),
    ...harbour(state, after, corner),
  ];
}

/** The kinds of resource of some hexes. */
function kindsOf(state: State, hexes: readonly number[]): readonly number[] {
  const kinds = hexes.map((hex) => state.terrain[hex]!);
  return [...new Set(kinds)].filter((kind) => kind !== DESERT).toSorted((a, b) => a - b);
}

function chanceOf(state: State, hexes: readonly number[]): number {
  const numbers = new Set(hexes.map((hex) => state.numbers[hex]!));
  return [...numbers].reduce((sum, number) => sum + pips(number), 0);
}

function payOf<Code extends 'yields' | 'doubles' | 'opens' | 'leads'>(state: State, corner: number, code: Code) {
  const around = hexesOfCorner[corner]!;
  const free = around.filter((hex) => hex !== state.robber);
  const chance = chanceOf(state, free);
  const kept = chanceOf(state, around) - chance;
  return chance === 0 ? [] : [{ code, resources: kindsOf(state, free), chance, kept }];
}

function harbour(state: State, after: State, corner: number): readonly KatasonReason[] {
  const kind = harbourAt[corner];
  const changed = after.rates.findIndex((rate, at) => rate !== state.rates[at]);
  return kind === undefined || changed < 0 ? [] : [{ code: 'harbour', rate: after.rates[changed]!, resource: kind }];
}

/** What becomes of the road award. */
function award(state: State, after: State, seat: Seat): readonly KatasonReason[] {
  if (after.roadAward === state.roadAward) return [];
  const lost: readonly KatasonReason[] = state.roadAward < 0 ? [] : [{ code: 'cutsRoads', seat: state.roadAward }];
  return after.roadAward === seat ? [{ code: 'takesRoads', length: after.trails[seat]! }, ...lost] : lost;
}

function road(state: State, after: State, seat: Seat, edge: number): readonly KatasonReason[] {
  const won = award(state, after, seat);
  const length = after.trails[seat]!;
  const grows = won.length === 0 && length > state.trails[seat]!;
  const longer = grows && state.phase !== 'initialPlacement' ? [{ code: 'longer', length } as const] : [];
  const way = wayFrom(state, seat, edge, [...incomeOf(state, seat)]);
  const site = way < 0 ? [] : payOf(state, cornerAt(way), isFurther(way) ? 'leads' : 'opens');
  return [...goal(state, after, seat), ...won, ...site, ...longer];
}

/** What both free roads bring together, where they lead to a corner for a house. */
function freeRoads(state: State, played: State, seat: Seat): readonly KatasonReason[] {
  const edge = bestRoad(state, seat);
  if (edge < 0) return [];
  const corner = cornerAt(wayFrom(state, seat, edge, [...incomeOf(state, seat)]));
  let after = done(played, seat, { type: 'buildRoad', edge });
  const next = cornersOfEdge[edge]!.includes(corner)
    ? undefined
    : edgesOfCorner[corner]!.find((other) => cornersOfEdge[other]!.some((end) => cornersOfEdge[edge]!.includes(end)));
  if (next !== undefined) after = done(after, seat, { type: 'buildRoad', edge: next });
  return [...goal(state, after, seat), ...award(state, after, seat), ...payOf(state, corner, 'opens')];
}

function robber(state: State, seat: Seat, hex: number): readonly KatasonReason[] {
  const built = cornersOfHex[hex]!.map((corner) => state.corners[corner]!).filter((building) => building !== 0);
  const seats = [...new Set(built.map(ownerOf))].filter((owner) => owner !== seat).toSorted((a, b) => a - b);
  const chance = pips(state.numbers[hex]!);
  if (seats.length === 0 || chance === 0) return [];
  return [{ code: 'blocks', seats, chance }, ...leader(state, seat, seats)];
}

/** The one of these seats that shows more points than any other rival. */
function leader(state: State, seat: Seat, among: readonly Seat[]): readonly KatasonReason[] {
  if (state.seats < 3) return [];
  const shown = Array.from({ length: state.seats }, (_, other) => (other === seat ? -1 : openPoints(state, other)));
  const most = Math.max(...shown);
  const first = shown.indexOf(most);
  const alone = shown.filter((count) => count === most).length === 1;
  return alone && among.includes(first) ? [{ code: 'leader', seat: first, points: most }] : [];
}

function frees(state: State, seat: Seat): readonly KatasonReason[] {
  const chance = pips(state.numbers[state.robber]!);
  return robsSelf(state, seat, state.robber) && chance > 0 ? [{ code: 'frees', chance }] : [];
}

function knight(state: State, after: State, seat: Seat): readonly KatasonReason[] {
  const took = after.knightAward === seat && state.knightAward !== seat;
  const won: readonly KatasonReason[] = took ? [{ code: 'takesKnights' }] : knightsLeft(after, seat);
  return [...goal(state, after, seat), ...won, ...frees(state, seat)];
}

/** How many more knights take the award from whoever has it, if so many are still unused. */
function knightsLeft(after: State, seat: Seat): readonly KatasonReason[] {
  const { knightAward: holder } = after;
  if (holder === seat) return [];
  const wanted = holder < 0 ? LEAST_KNIGHTS : knightsOf(after, holder) + 1;
  const left = wanted - knightsOf(after, seat);
  const used = after.handSizes.reduce((sum, _, other) => sum + knightsOf(after, other), 0);
  return left <= NEARLY && left <= CARD_COUNTS[KNIGHT]! - used ? [{ code: 'knights', left }] : [];
}
