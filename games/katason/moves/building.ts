/** Roads, houses and cities, in initial placement and in a turn. */
import { type KindOf, prebuilt } from '../../kit/moves.ts';
import type { Emit, Seat } from '../../kit/rules.ts';
import { below } from '../../kit/shape.ts';
import {
  corners as cornerSites,
  cornersOfEdge,
  edges as edgeSites,
  edgesOfCorner,
  harbours,
  hexesOfCorner,
} from '../board.ts';
import { COSTS, DESERT, KINDS, PIECES, RATES } from '../data.ts';
import { placer } from '../flow.ts';
import { CORNER_WORDS, EDGE_WORDS, groundOf, layRoad, lowest, raiseHouse } from '../ground.ts';
import { gain, holds, pay, refusePrice } from '../hand.ts';
import { offererPaid } from '../offers.ts';
import { cityOf, houseOf } from '../buildings.ts';
import { builtNeighbour, houseSites, reaches, roadFits, roadSites, someHouseFits, someRoadFits } from '../sites.ts';
import { houseCuts, roadLaid } from '../trail.ts';
import type { Katason, KatasonEvent, KatasonRefusal, State } from '../types.ts';

const CORNERS = cornerSites.length;
const EDGES = edgeSites.length;

const ROADS = prebuilt(EDGES, (edge) => ({ type: 'buildRoad', edge }) as const);
const HOUSES = prebuilt(CORNERS, (corner) => ({ type: 'buildHouse', corner }) as const);
const CITIES = prebuilt(CORNERS, (corner) => ({ type: 'buildCity', corner }) as const);

export const buildRoad: KindOf<Katason, 'buildRoad'> = {
  shape: { edge: below(EDGES) },
  list(state, seat, moves) {
    if (state.pending >= 0) {
      for (const edge of edgesOfCorner[state.pending]!) if (state.edges[edge]! < 0) moves.push(ROADS[edge]!);
      return;
    }
    if (state.roadsLeft[seat] === 0 || !(state.freeRoads > 0 || holds(state, seat, COSTS.road))) return;
    const ground = groundOf(state);
    for (let word = 0; word < EDGE_WORDS; word++) {
      for (let left = roadSites(ground, seat, word); left !== 0; left &= left - 1) {
        moves.push(ROADS[32 * word + lowest(left)]!);
      }
    }
  },
  refuse(state, seat, { edge }) {
    return (state.pending >= 0 ? undefined : refuseRoads(state, seat)) ?? refuseEdge(state, seat, edge);
  },
  apply(state, seat, { edge }, _random, emit) {
    const free = state.pending >= 0 || state.freeRoads > 0;
    if (!free) pay(state, seat, COSTS.road);
    layRoad(state, seat, edge);
    emit?.({ type: 'roadBuilt', seat, edge, free });
    if (!free) offererPaid(state, emit);
    roadLaid(state, seat, edge, emit);
    if (state.pending >= 0) nextPlacement(state);
    else if (state.freeRoads > 0) useFreeRoad(state, seat);
  },
};

export const buildHouse: KindOf<Katason, 'buildHouse'> = {
  shape: { corner: below(CORNERS) },
  list(state, seat, moves) {
    const placing = state.phase === 'initialPlacement';
    if (!placing && (state.housesLeft[seat] === 0 || !holds(state, seat, COSTS.house))) return;
    const ground = groundOf(state);
    for (let word = 0; word < CORNER_WORDS; word++) {
      for (let left = placing ? ground.fits[word]! : houseSites(ground, seat, word); left !== 0; left &= left - 1) {
        moves.push(HOUSES[32 * word + lowest(left)]!);
      }
    }
  },
  refuse(state, seat, { corner }) {
    const placing = state.phase === 'initialPlacement';
    const refusal = placing ? undefined : refuseHouses(state, seat);
    if (refusal) return refusal;
    if (state.corners[corner] !== 0) return { code: 'cornerTaken' };
    const built = builtNeighbour(state, corner);
    if (built >= 0) return { code: 'tooClose', corner: built };
    return placing || reaches(state, seat, corner) ? undefined : { code: 'houseApart' };
  },
  apply(state, seat, { corner }, _random, emit) {
    const free = state.phase === 'initialPlacement';
    if (!free) pay(state, seat, COSTS.house);
    raiseHouse(state, seat, corner);
    emit?.({ type: 'houseBuilt', seat, corner, free });
    if (!free) offererPaid(state, emit);
    openHarbour(state, seat, corner);
    if (free) state.pending = corner;
    else houseCuts(state, seat, corner, emit);
    if (free && state.round >= state.seats) grantAround(state, seat, corner, emit);
  },
};

export const buildCity: KindOf<Katason, 'buildCity'> = {
  shape: { corner: below(CORNERS) },
  list(state, seat, moves) {
    if (state.citiesLeft[seat] === 0 || !holds(state, seat, COSTS.city)) return;
    const { corners } = state;
    const house = houseOf(seat);
    for (let corner = 0; corner < CORNERS; corner++) {
      if (corners[corner] === house) moves.push(CITIES[corner]!);
    }
  },
  refuse(state, seat, { corner }) {
    if (state.citiesLeft[seat] === 0) return { code: 'noCitiesLeft' };
    if (state.housesLeft[seat] === PIECES.houses) return { code: 'noOwnHouse' };
    const refusal = refusePrice(state, seat, COSTS.city);
    if (refusal) return refusal;
    return state.corners[corner] === houseOf(seat) ? undefined : { code: 'notOwnHouse' };
  },
  apply(state, seat, { corner }, _random, emit) {
    pay(state, seat, COSTS.city);
    state.corners[corner] = cityOf(seat);
    state.citiesLeft[seat]! -= 1;
    state.housesLeft[seat]! += 1;
    emit?.({ type: 'cityBuilt', seat, corner });
    offererPaid(state, emit);
  },
};

/**
 * Why `seat` can't lay any road now. Reasons that concern one edge are checked later, so that the player can try
 * another edge.
 */
function refuseRoads(state: State, seat: Seat): KatasonRefusal | undefined {
  if (state.roadsLeft[seat] === 0) return { code: 'noRoadsLeft' };
  if (!someRoadFits(state, seat)) return { code: 'noEdgeLeft' };
  return state.freeRoads > 0 ? undefined : refusePrice(state, seat, COSTS.road);
}

function refuseEdge(state: State, seat: Seat, edge: number): KatasonRefusal | undefined {
  if (state.edges[edge]! >= 0) return { code: 'edgeTaken' };
  if (state.pending < 0) return roadFits(state, seat, edge) ? undefined : { code: 'roadApart' };
  const touches = cornersOfEdge[edge]!.includes(state.pending);
  return touches ? undefined : { code: 'notAtNewHouse', corner: state.pending };
}

/** Why `seat` can't build any house now. */
function refuseHouses(state: State, seat: Seat): KatasonRefusal | undefined {
  if (state.housesLeft[seat] === 0) return { code: 'noHousesLeft', cities: state.citiesLeft[seat]! };
  if (!someHouseFits(state, seat)) return { code: 'noCornerLeft' };
  return refusePrice(state, seat, COSTS.house);
}

/** The second house yields a card from each hex around it (Katason 2.5). */
function grantAround(state: State, seat: Seat, corner: number, emit: Emit<KatasonEvent>): void {
  for (const hex of hexesOfCorner[corner]!) {
    const resource = state.terrain[hex]!;
    if (resource === DESERT) continue;
    gain(state, seat, resource, 1);
    emit?.({ type: 'produced', seat, hex, resource, count: 1 });
  }
}

/** A house at a harbour lowers its owner's rates permanently (Katason 9.2). */
function openHarbour(state: State, seat: Seat, corner: number): void {
  const harbour = harbours.find(({ corners: [a, b] }) => a === corner || b === corner);
  if (harbour === undefined) return;
  for (let kind = 0; kind < KINDS; kind++) {
    const rate = harbour.kind === null ? RATES.generic : harbour.kind === kind ? RATES.special : RATES.none;
    state.rates[seat * KINDS + kind] = Math.min(rate, state.rates[seat * KINDS + kind]!);
  }
}

function nextPlacement(state: State): void {
  state.pending = -1;
  state.round += 1;
  if (state.round < 2 * state.seats) {
    state.turn = placer(state.round, state.seats);
    return;
  }
  state.turn = 0;
  state.phase = 'diceRoll';
}

/** A road card ends when no road piece or no edge is left, and only then (Katason 8.6). */
function useFreeRoad(state: State, seat: Seat): void {
  state.freeRoads -= 1;
  if (state.roadsLeft[seat] === 0 || !someRoadFits(state, seat)) state.freeRoads = 0;
}
