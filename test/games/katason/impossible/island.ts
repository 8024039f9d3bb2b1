/** Checks the island: land, numbers, buildings, roads. */
import { filled, sum } from '../../../../games/kit/counts.ts';
import type { Refusal, Seat } from '../../../../games/kit/rules.ts';
import {
  cornersOfEdge,
  corners as cornerSites,
  edgesOfCorner,
  harbours as harbourSites,
  hexNeighbours,
  spirals,
} from '../../../../games/katason/board.ts';
import { DESERT, KINDS, NUMBER_TOKENS, PIECES, RATES, TERRAIN_COUNTS } from '../../../../games/katason/data.ts';
import { placer } from '../../../../games/katason/flow.ts';
import { cityOf, houseOf, ownerOf } from '../../../../games/katason/buildings.ts';
import { builtNeighbour } from '../../../../games/katason/sites.ts';
import type { State } from '../../../../games/katason/types.ts';

/** Katason 1.3, 1.4, 6.1 */
export function land({ terrain, robber }: State): Refusal | undefined {
  const kind = TERRAIN_COUNTS.findIndex((count, one) => terrain.filter((hex) => hex === one).length !== count);
  if (kind >= 0) return { code: 'wrongLand', terrain: kind };
  return robber >= 0 && robber < terrain.length ? undefined : { code: 'robberAway' };
}

/** Katason 1.5, 1.6 */
export function numbersOf({ terrain, numbers, options }: State): Refusal | undefined {
  const desert = terrain.indexOf(DESERT);
  const tokens = numbers.filter((_, hex) => hex !== desert).toSorted((a, b) => a - b);
  if (
    numbers[desert] !== 0 ||
    !same(
      tokens,
      NUMBER_TOKENS.toSorted((a, b) => a - b),
    )
  )
    return { code: 'wrongNumbers' };
  const hot = (hex: number) => numbers[hex] === 6 || numbers[hex] === 8;
  if (options.numbers === 'random') {
    const crowded = numbers.findIndex((_, hex) => hot(hex) && hexNeighbours[hex]!.some(hot));
    return crowded < 0 ? undefined : { code: 'hotNeighbours', hex: crowded };
  }
  const laid = spirals.some((order) => {
    const fertile = order.filter((hex) => hex !== desert);
    return fertile.every((hex, at) => numbers[hex] === NUMBER_TOKENS[at]);
  });
  return laid ? undefined : { code: 'numbersOutOfOrder' };
}

/** Katason 1.10, 2.2, 7.4, 7.6 */
export function buildings(state: State): Refusal | undefined {
  const { corners, seats, housesLeft, citiesLeft } = state;
  const strange = corners.findIndex((building) => building < 0 || building > cityOf(seats - 1));
  if (strange >= 0) return { code: 'noSuchBuilding', corner: strange };
  const close = corners.findIndex((building, corner) => building !== 0 && builtNeighbour(state, corner) >= 0);
  if (close >= 0) return { code: 'tooClose', corner: close };
  for (let seat = 0; seat < seats; seat++) {
    const standing = (kind: number) => corners.filter((building) => building === kind).length;
    if (housesLeft[seat]! + standing(houseOf(seat)) !== PIECES.houses) return { code: 'housesMiscounted', seat };
    if (citiesLeft[seat]! + standing(cityOf(seat)) !== PIECES.cities) return { code: 'citiesMiscounted', seat };
  }
  return undefined;
}

/**
 * Every road must be connected to a building of its owner. Every building must have a road, except one that was just
 * placed. Katason 2.3, 7.2
 */
export function roads({ edges, corners, seats, roadsLeft, pending }: State): Refusal | undefined {
  const strange = edges.findIndex((owner) => owner < -1 || owner >= seats);
  if (strange >= 0) return { code: 'noSuchRoad', edge: strange };
  for (let seat = 0; seat < seats; seat++) {
    const own = edges.filter((owner) => owner === seat).length;
    if (roadsLeft[seat]! + own !== PIECES.roads) return { code: 'roadsMiscounted', seat };
    const reached = fromBuildings(edges, corners, seat);
    const apart = edges.findIndex((owner, edge) => owner === seat && !reached.has(edge));
    if (apart >= 0) return { code: 'roadApart', edge: apart };
  }
  const bare = corners.findIndex(
    (building, corner) =>
      building !== 0 && corner !== pending && !edgesOfCorner[corner]!.some((edge) => edges[edge] === ownerOf(building)),
  );
  return bare < 0 ? undefined : { code: 'houseApart', corner: bare };
}

/**
 * The roads that `seat` can reach along its roads from its buildings, even past buildings that others have put there
 * since.
 */
function fromBuildings(edges: readonly number[], corners: readonly number[], seat: Seat): ReadonlySet<number> {
  const reached = new Set<number>();
  const open = [...cornerSites.keys()].filter((corner) => corners[corner] !== 0 && ownerOf(corners[corner]!) === seat);
  for (let corner = open.pop(); corner !== undefined; corner = open.pop()) {
    for (const edge of edgesOfCorner[corner]!) {
      if (edges[edge] !== seat || reached.has(edge)) continue;
      reached.add(edge);
      open.push(...cornersOfEdge[edge]!);
    }
  }
  return reached;
}

/** Katason 9.1, 9.2 */
export function harbours({ corners, rates, seats }: State): Refusal | undefined {
  const expected = filled(seats * KINDS, RATES.none);
  for (const { kind, corners: ends } of harbourSites) {
    for (const corner of ends) {
      if (corners[corner] === 0) continue;
      const at = ownerOf(corners[corner]!) * KINDS;
      for (let one = 0; one < KINDS; one++) {
        const rate = kind === null ? RATES.generic : kind === one ? RATES.special : RATES.none;
        expected[at + one] = Math.min(expected[at + one]!, rate);
      }
    }
  }
  const wrong = rates.findIndex((rate, at) => rate !== expected[at]);
  return wrong < 0 ? undefined : { code: 'wrongRate', seat: Math.floor(wrong / KINDS), resource: wrong % KINDS };
}

/** Every seat has placed exactly what was due: in the end two houses and two roads. Katason 2.1 */
export function settled(state: State): Refusal | undefined {
  const { seats, round, phase, pending } = state;
  const starting = phase === 'initialPlacement';
  if (pending >= 0 && (!starting || state.corners[pending] !== houseOf(state.turn))) return { code: 'noSuchHouse' };
  if (pending >= 0 && edgesOfCorner[pending]!.some((edge) => state.edges[edge] === state.turn)) {
    return { code: 'roadLaidAlready' };
  }
  for (let seat = 0; seat < seats; seat++) {
    const built = PIECES.houses + PIECES.cities - state.housesLeft[seat]! - state.citiesLeft[seat]!;
    const laid = PIECES.roads - state.roadsLeft[seat]!;
    const placed = starting ? timesPlaced(round, seats, seat) : 2;
    const more = starting && pending >= 0 && seat === state.turn ? 1 : 0;
    const right = starting ? built === placed + more && laid === placed : built >= 2 && laid >= 2;
    if (!right) return { code: 'notSettled', seat };
  }
  const cities = sum(state.citiesLeft) < PIECES.cities * seats;
  return starting && cities ? { code: 'cityTooSoon' } : undefined;
}

/** How often `seat` has placed a house with its road before this round of the initial placement. */
function timesPlaced(round: number, seats: number, seat: Seat): number {
  return [...Array.from({ length: round }).keys()].filter((past) => placer(past, seats) === seat).length;
}

function same(some: readonly number[], others: readonly number[]): boolean {
  return some.length === others.length && some.every((one, at) => one === others[at]);
}
