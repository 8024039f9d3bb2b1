/** What speaks for a move, as far as its seat can see. */
import type { Seat } from '../../kit/rules.ts';
import { cornerNeighbours, cornersOfEdge, cornersOfHex, hexesOfCorner } from '../board.ts';
import { DESERT, GOAL, KINDS, LEAST_KNIGHTS, POINTS, RATES } from '../data.ts';
import { knightsOf } from '../hand.ts';
import { points } from '../score.ts';
import { houseOf, ownerOf } from '../buildings.ts';
import { houseFits, reaches } from '../sites.ts';
import { clone } from '../state.ts';
import { houseCuts, roadLaid } from '../trail.ts';
import type { KatasonEvent, KatasonMove, State } from '../types.ts';
import { pips } from '../yields.ts';
import { openPoints } from './hopes.ts';
import { isRobbed, winsKnights } from './policy.ts';
import { type HandReason, handReasons } from './purchases.ts';
import { bestRoad, cornerWorth, harbourAt, incomeOf } from './sites.ts';
import { othersHold } from './trades.ts';

/** A `chance` is the number of rolls of two dice, out of 36, in which it happens. */
export type KatasonReason =
  | HandReason
  /** With it the seat has the points for victory. */
  | { readonly code: 'wins' }
  /** It would have them if the bought card was a point. */
  | { readonly code: 'mayWin' }
  /** The resources a corner yields, and in how many rolls; a city takes two of each. */
  | { readonly code: 'yields' | 'doubles'; readonly resources: readonly number[]; readonly chance: number }
  /** Resources the seat had no source of. */
  | { readonly code: 'newSource'; readonly resources: readonly number[] }
  /** A harbour: of one resource, or of any. */
  | { readonly code: 'harbour'; readonly rate: number; readonly resource: number | null }
  | { readonly code: 'takesRoads'; readonly length: number }
  /** It takes the road award from this seat. */
  | { readonly code: 'cutsRoads'; readonly seat: Seat }
  | { readonly code: 'longer'; readonly length: number }
  /** The road reaches a corner for a house, or brings one within one more road. */
  | { readonly code: 'opens' | 'leads'; readonly resources: readonly number[]; readonly chance: number }
  /** These seats get nothing from the hex any more. */
  | { readonly code: 'blocks'; readonly seats: readonly Seat[]; readonly chance: number }
  /** This seat is among those blocked, and alone shows most points of all rivals. */
  | { readonly code: 'leader'; readonly seat: Seat; readonly points: number }
  /** The robber leaves a hex of the seat's own. */
  | { readonly code: 'frees'; readonly chance: number }
  | { readonly code: 'takesKnights' }
  | { readonly code: 'knights'; readonly left: number }
  | { readonly code: 'claims'; readonly resource: number; readonly count: number };

export function reasons(state: State, seat: Seat, move: KatasonMove): readonly KatasonReason[] {
  switch (move.type) {
    case 'buildHouse':
      return house(state, seat, move.corner);
    case 'buildCity':
      return [...winsWith(state, seat, POINTS.city - POINTS.house), ...yieldAt(state, move.corner, 'doubles')];
    case 'buildRoad':
      return road(state, seat, move.edge);
    case 'moveRobber':
      return [...robber(state, seat, move.hex), ...frees(state, seat)];
    case 'playKnight':
      return knight(state, seat);
    case 'playRoads': {
      const edge = bestRoad(state, seat);
      return edge < 0 ? [] : road(state, seat, edge).filter(({ code }) => code !== 'longer');
    }
    case 'playMonopoly':
      return [{ code: 'claims', resource: move.resource, count: othersHold(state, seat, move.resource) }];
    case 'buyCard':
      return points(state, seat) + POINTS.card === GOAL ? [{ code: 'mayWin' }] : [];
    case 'declareVictory':
      return [{ code: 'wins' }];
    default:
      return handReasons(state, seat, move);
  }
}

function winsWith(state: State, seat: Seat, more: number): readonly KatasonReason[] {
  const before = points(state, seat);
  return before < GOAL && before + more >= GOAL ? [{ code: 'wins' }] : [];
}

function house(state: State, seat: Seat, corner: number): readonly KatasonReason[] {
  const own = [...incomeOf(state, seat)];
  const fresh = kindsAt(state, corner).filter((kind) => own[kind] === 0);
  return [
    ...winsWith(state, seat, POINTS.house),
    ...award(state, seat, (after, emit) => {
      after.corners[corner] = houseOf(seat);
      houseCuts(after, seat, corner, emit);
    }),
    ...yieldAt(state, corner, 'yields'),
    ...(fresh.length > 0 && fresh.length < KINDS ? [{ code: 'newSource', resources: fresh } as const] : []),
    ...harbour(state, seat, corner),
  ];
}

/** The kinds of resource around a corner. */
function kindsAt(state: State, corner: number): readonly number[] {
  const kinds = hexesOfCorner[corner]!.map((hex) => state.terrain[hex]!);
  return [...new Set(kinds)].filter((kind) => kind !== DESERT).toSorted((a, b) => a - b);
}

function yieldAt<Code extends 'yields' | 'doubles' | 'opens' | 'leads'>(state: State, corner: number, code: Code) {
  const numbers = new Set(hexesOfCorner[corner]!.map((hex) => state.numbers[hex]!));
  const chance = [...numbers].reduce((sum, number) => sum + pips(number), 0);
  return chance === 0 ? [] : [{ code, resources: kindsAt(state, corner), chance }];
}

function harbour(state: State, seat: Seat, corner: number): readonly KatasonReason[] {
  const kind = harbourAt[corner];
  if (kind === undefined) return [];
  const rate = kind === null ? RATES.generic : RATES.special;
  const rates = state.rates.slice(seat * KINDS, (seat + 1) * KINDS);
  const lowers = kind === null ? rates.some((before) => before > rate) : rates[kind]! > rate;
  return lowers ? [{ code: 'harbour', rate, resource: kind }] : [];
}

/** What becomes of the road award when `build` has built. */
function award(
  state: State,
  seat: Seat,
  build: (after: State, emit: (event: KatasonEvent) => void) => void,
): readonly KatasonReason[] {
  const after = clone(state);
  build(after, () => undefined);
  if (after.roadAward === state.roadAward) return [];
  const taken: readonly KatasonReason[] = state.roadAward < 0 ? [] : [{ code: 'cutsRoads', seat: state.roadAward }];
  if (after.roadAward !== seat) return taken;
  const won = { code: 'takesRoads', length: after.trails[seat]! } as const;
  return [...winsWith(state, seat, POINTS.award), won, ...taken];
}

function road(state: State, seat: Seat, edge: number): readonly KatasonReason[] {
  const after = clone(state);
  after.edges[edge] = seat;
  roadLaid(after, seat, edge, undefined);
  const length = after.trails[seat]!;
  const won = award(state, seat, (laid, emit) => {
    laid.edges[edge] = seat;
    roadLaid(laid, seat, edge, emit);
  });
  const grows = won.length === 0 && length > state.trails[seat]!;
  const longer = grows && state.phase !== 'initialPlacement' ? [{ code: 'longer', length } as const] : [];
  return [...won, ...way(state, seat, edge), ...longer];
}

/** The corner for a house that a road reaches, or the best one it brings within one more. */
function way(state: State, seat: Seat, edge: number): readonly KatasonReason[] {
  const own = [...incomeOf(state, seat)];
  const ends = cornersOfEdge[edge]!.filter((corner) => !reaches(state, seat, corner));
  const reached = ends.find((corner) => houseFits(state, corner));
  if (reached !== undefined) return yieldAt(state, reached, 'opens');
  const beyond = ends
    .filter((corner) => state.corners[corner] === 0)
    .flatMap((corner) =>
      cornerNeighbours[corner]!.filter((next) => houseFits(state, next) && !reaches(state, seat, next)),
    )
    .toSorted((a, b) => cornerWorth(state, b, own) - cornerWorth(state, a, own));
  return beyond.slice(0, 1).flatMap((corner) => yieldAt(state, corner, 'leads'));
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
  return isRobbed(state, seat) && chance > 0 ? [{ code: 'frees', chance }] : [];
}

function knight(state: State, seat: Seat): readonly KatasonReason[] {
  const left = LEAST_KNIGHTS - knightsOf(state, seat) - 1;
  const award: readonly KatasonReason[] = winsKnights(state, seat)
    ? [...winsWith(state, seat, POINTS.award), { code: 'takesKnights' }]
    : left > 0
      ? [{ code: 'knights', left }]
      : [];
  return [...award, ...frees(state, seat)];
}
