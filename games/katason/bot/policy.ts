/** How playouts choose: the kind of move first, then the best of that kind by a quick look. */
import type { Random } from '../../kit/random.ts';
import type { Seat } from '../../kit/rules.ts';
import { corners } from '../board.ts';
import { COSTS, GOAL, HARVEST, KINDS, KNIGHT, LEAST_KNIGHTS, LEAST_TRAIL, MONOPOLY, ROAD } from '../data.ts';
import { stage } from '../flow.ts';
import { canPay, holds, kindsOf, knightsOf } from '../hand.ts';
import { points } from '../score.ts';
import { houseOf } from '../buildings.ts';
import { someHouseFits } from '../sites.ts';
import type { KatasonMove, State } from '../types.ts';
import { discards, firstHouse, firstRoad, harvestOf, monopolyOf, robberHex, victimOn } from './choices.ts';
import { answer, settle } from './deals.ts';
import { hopesOf } from './hopes.ts';
import { anyRoad, bestRoad, bestSite, cityWorth, longerRoad, robsSelf } from './sites.ts';
import { bankTrades, othersHold } from './trades.ts';

/** A monopoly is played only if the others hold this many cards of the kind. */
const WORTH_MONOPOLY = 4;

export function playout(state: State, seat: Seat, random: Random): KatasonMove {
  switch (stage(state, seat)) {
    case 'placeHouse':
      return { type: 'buildHouse', corner: firstHouse(state, seat, random) };
    case 'placeRoad':
      return { type: 'buildRoad', edge: firstRoad(state, seat) };
    case 'diceRoll':
      return beforeRoll(state, seat);
    case 'burst':
      return { type: 'discard', cards: discards(state, seat, hopesOf(state, seat)) };
    case 'robber':
      return moveRobber(state, seat, random);
    case 'freeRoads':
      return freeRoad(state, seat);
    case 'reply':
      return answer(state, seat, hopesOf(state, seat));
    case 'takeBack':
      return takeBack(state, seat);
    default:
      return develop(state, seat, random);
  }
}

/** Agrees whenever the seat still has the cards that it would give back. */
export function takeBack(state: State, seat: Seat): KatasonMove {
  const { gave } = state.deals[state.takeBack]!;
  return { type: holds(state, seat, gave) ? 'agreeTakeBack' : 'refuseTakeBack' };
}

function beforeRoll(state: State, seat: Seat): KatasonMove {
  if (points(state, seat) >= GOAL) return { type: 'declareVictory' };
  return mayPlay(state, seat, KNIGHT) && robsSelf(state, seat, state.robber)
    ? { type: 'playKnight' }
    : { type: 'roll' };
}

function moveRobber(state: State, seat: Seat, random: Random): KatasonMove {
  const hex = robberHex(state, seat, random);
  return { type: 'moveRobber', hex, victim: victimOn(state, seat, hex) };
}

function freeRoad(state: State, seat: Seat): KatasonMove {
  const edge = bestRoad(state, seat);
  if (edge >= 0) return { type: 'buildRoad', edge };
  const longer = longerRoad(state, seat);
  return { type: 'buildRoad', edge: longer < 0 ? anyRoad(state, seat) : longer };
}

/** What scores comes first, then what prepares it. */
function develop(state: State, seat: Seat, random: Random): KatasonMove {
  if (points(state, seat) >= GOAL) return { type: 'declareVictory' };
  if (state.offer !== null) return settle(state, seat, hopesOf(state, seat));
  return (
    buildCity(state, seat) ??
    buildHouse(state, seat) ??
    useCard(state, seat) ??
    buildRoad(state, seat) ??
    buyCard(state, seat, random) ??
    trade(state, seat) ?? { type: 'endTurn' }
  );
}

function buildCity(state: State, seat: Seat): KatasonMove | undefined {
  if (state.citiesLeft[seat] === 0 || !holds(state, seat, COSTS.city)) return undefined;
  const house = houseOf(seat);
  let best = -1;
  let bestWorth = -1;
  for (let corner = 0; corner < corners.length; corner++) {
    if (state.corners[corner] !== house) continue;
    const worth = cityWorth(state, corner);
    if (worth > bestWorth) {
      bestWorth = worth;
      best = corner;
    }
  }
  return best < 0 ? undefined : { type: 'buildCity', corner: best };
}

function buildHouse(state: State, seat: Seat): KatasonMove | undefined {
  if (state.housesLeft[seat] === 0 || !holds(state, seat, COSTS.house)) return undefined;
  const corner = bestSite(state, seat);
  return corner < 0 ? undefined : { type: 'buildHouse', corner };
}

function useCard(state: State, seat: Seat): KatasonMove | undefined {
  if (state.cardPlayed) return undefined;
  if (mayPlay(state, seat, HARVEST) && state.bank.some((count) => count > 0)) {
    return { type: 'playHarvest', resources: harvestOf(state, seat, hopesOf(state, seat)) };
  }
  if (mayPlay(state, seat, MONOPOLY)) {
    const resource = monopolyOf(state, seat);
    if (othersHold(state, seat, resource) >= WORTH_MONOPOLY) return { type: 'playMonopoly', resource };
  }
  if (mayPlay(state, seat, ROAD) && state.roadsLeft[seat]! > 0 && bestRoad(state, seat) >= 0) {
    return { type: 'playRoads' };
  }
  const rides = mayPlay(state, seat, KNIGHT) && (robsSelf(state, seat, state.robber) || winsKnights(state, seat));
  return rides ? { type: 'playKnight' } : undefined;
}

function buildRoad(state: State, seat: Seat): KatasonMove | undefined {
  if (state.roadsLeft[seat] === 0 || !holds(state, seat, COSTS.road)) return undefined;
  if (state.housesLeft[seat]! > 0) {
    if (someHouseFits(state, seat)) return undefined;
    const edge = bestRoad(state, seat);
    if (edge >= 0) return { type: 'buildRoad', edge };
  }
  const edge = racesForTrail(state, seat) ? longerRoad(state, seat) : -1;
  return edge < 0 ? undefined : { type: 'buildRoad', edge };
}

function trade(state: State, seat: Seat): KatasonMove | undefined {
  // Mostly there are too few cards of every kind for the bank, which is seen without looking at the board.
  if (kindsOf(canPay(state, seat)) === 0) return undefined;
  return bankTrades(state, seat, hopesOf(state, seat))[0]?.move;
}

/** Buys no card one time in five, to save for something bigger. */
function buyCard(state: State, seat: Seat, random: Random): KatasonMove | undefined {
  if (state.deckSize === 0 || !holds(state, seat, COSTS.card)) return undefined;
  return random.below(5) === 0 ? undefined : { type: 'buyCard' };
}

function mayPlay(state: State, seat: Seat, card: number): boolean {
  return !state.cardPlayed && state.cards[seat * KINDS + card]! > 0;
}

/** Whether one more knight brings the award. */
export function winsKnights(state: State, seat: Seat): boolean {
  const { knightAward: holder } = state;
  const next = knightsOf(state, seat) + 1;
  return holder !== seat && next >= LEAST_KNIGHTS && (holder < 0 || next > knightsOf(state, holder));
}

/** Whether two more roads could be enough to take the award for the longest trail. */
function racesForTrail(state: State, seat: Seat): boolean {
  const { roadAward: holder } = state;
  if (holder === seat) return false;
  const needed = holder < 0 ? LEAST_TRAIL : state.trails[holder]! + 1;
  return needed - state.trails[seat]! <= 2;
}
