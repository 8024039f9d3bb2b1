/** What hints of Katason claim, told by counting rolls and pieces, and by having the rules go on from there. */
import { cornersOfEdge, cornersOfHex, hexesOfCorner } from '../../../games/katason/board.ts';
import type { KatasonReason } from '../../../games/katason/bot/reasons.ts';
import { rules } from '../../../games/katason/index.ts';
import type { KatasonMove, State } from '../../../games/katason/types.ts';
import { randomFrom } from '../../../games/kit/random.ts';
import { type ClaimOf, type Claims, type Made, make } from '../claim.ts';
import { trails } from './oracle.ts';

type Done = Made<State, KatasonMove>;
type Thing = 'city' | 'house' | 'card' | 'road';

const KINDS = 5;
const DESERT = 5;
/** Brick, sheep, ore, wheat, wood. */
export const COSTS: Readonly<Record<Thing, readonly number[]>> = {
  city: [0, 0, 3, 2, 0],
  house: [1, 1, 0, 1, 1],
  card: [0, 1, 1, 1, 0],
  road: [1, 0, 0, 0, 1],
};
const THINGS = ['city', 'house', 'card', 'road'] as const;
const BUYS = { city: 'buildCity', house: 'buildHouse', card: 'buyCard', road: 'buildRoad' } as const;

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);
export const handOf = (state: State, seat: number) => state.hands.slice(seat * KINDS, (seat + 1) * KINDS);
const ownerOf = (building: number) => Math.ceil(building / 2) - 1;
const then = (state: State, seat: number, move: KatasonMove) =>
  make(rules, state, seat, move, randomFrom('then')).after;

/** How many of the 36 rolls show one of these numbers. */
export function rollsOf(numbers: readonly number[]): number {
  const dice = [1, 2, 3, 4, 5, 6];
  return dice.flatMap((one) => dice.map((other) => one + other)).filter((sum) => numbers.includes(sum)).length;
}

function payOf(state: State, corner: number) {
  const land = hexesOfCorner[corner]!.filter((hex) => state.terrain[hex] !== DESERT);
  const paying = land.filter((hex) => hex !== state.robber);
  const numbersOf = (hexes: readonly number[]) => hexes.map((hex) => state.numbers[hex]!);
  const chance = rollsOf(numbersOf(paying));
  const resources = [...new Set(paying.map((hex) => state.terrain[hex]!))].toSorted((a, b) => a - b);
  return { resources, chance, kept: rollsOf(numbersOf(land)) - chance };
}

type Pay = Pick<ClaimOf<KatasonReason, 'yields'>, 'resources' | 'chance' | 'kept'>;

const pays = (state: State, corner: number, { resources, chance, kept }: Pay) =>
  same(payOf(state, corner), { resources, chance, kept });

/** All points a seat has, its point cards too. */
export function pointsOf(state: State, seat: number): number {
  const built = state.corners.filter((building) => building > 0 && ownerOf(building) === seat);
  const shown = built.reduce((sum, building) => sum + 2 - (building % 2), 0);
  const cards = state.cards[seat * KINDS + 1]! + (state.turn === seat ? state.fresh[1]! : 0);
  return shown + cards + (state.roadAward === seat ? 2 : 0) + (state.knightAward === seat ? 2 : 0);
}

/** The same board in a turn of the seat's own, with these resources in its hand. */
export function inTurn(state: State, seat: number, hand: readonly number[]): State {
  const copy: State = rules.clone({ ...state, phase: 'development', offer: null, takeBack: -1 });
  Object.assign(copy, { turn: seat, dice1: 1, dice2: 1, pending: -1, freeRoads: 0 });
  copy.owed.fill(0);
  copy.hands.splice(seat * KINDS, KINDS, ...hand);
  copy.handSizes[seat] = hand.reduce((sum, count) => sum + count, 0);
  return copy;
}

const RICH = [9, 9, 9, 9, 9];

/** Corners where the seat can build a house if it can pay. */
export const sites = (state: State, seat: number) =>
  rules.legal(inTurn(state, seat, RICH), seat).flatMap((move) => (move.type === 'buildHouse' ? [move.corner] : []));

const roads = (state: State, seat: number) =>
  rules.legal(inTurn(state, seat, RICH), seat).filter((move) => move.type === 'buildRoad');

/** Whether the seat could buy or build it in its own turn with such a hand. */
export const buys = (state: State, seat: number, hand: readonly number[], thing: Thing) =>
  rules.legal(inTurn(state, seat, hand), seat).some(({ type }) => type === BUYS[thing]);

export const lacks = (hand: readonly number[], thing: Thing) =>
  COSTS[thing].reduce((sum, cost, kind) => sum + Math.max(0, cost - hand[kind]!), 0);

const less = (hand: readonly number[], cost: readonly number[]) => hand.map((count, kind) => count - cost[kind]!);
const more = (hand: readonly number[], got: readonly number[]) => hand.map((count, kind) => count + got[kind]!);

/** The seat's hand once what the move asks for is agreed to by whoever has to. */
function handThen({ before, after, seat, move }: Done): readonly number[] {
  const hand = handOf(before, seat);
  if (move.type === 'offerTrade' || move.type === 'counterOffer') return more(less(hand, move.give), move.want);
  if (move.type === 'acceptOffer') return handOf(then(after, after.turn, { type: 'closeTrade', partner: seat }), seat);
  if (move.type !== 'refuseOffer') return handOf(after, seat);
  const { give, want } = before.offer!;
  return more(less(hand, want), give);
}

/** A way to lay what free roads there are that comes to this. */
function someWay(state: State, seat: number, comesTo: (state: State) => boolean): boolean {
  if (comesTo(state)) return true;
  return rules
    .legal(state, seat)
    .filter(({ type }) => type === 'buildRoad' && state.freeRoads > 0)
    .some((move) => someWay(then(state, seat, move), seat, comesTo));
}

function newSites({ before, seat }: Done, now: State): readonly number[] {
  const known = sites(before, seat);
  return sites(now, seat).filter((corner) => !known.includes(corner));
}

function robbed({ before, seat, move }: Done, chance: number): boolean {
  const leaves = move.type === 'playKnight' || (move.type === 'moveRobber' && move.hex !== before.robber);
  const own = cornersOfHex[before.robber]!.some((corner) => ownerOf(before.corners[corner]!) === seat);
  return leaves && own && rollsOf([before.numbers[before.robber]!]) === chance;
}

/** How many knights the seat has to play until the award is its own. */
function knightsNeeded(state: State, seat: number): number {
  for (let played = 0, now = state; ; played++) {
    if (now.knightAward === seat) return played;
    const next = inTurn(now, seat, handOf(now, seat));
    Object.assign(next, { cardPlayed: false });
    next.cards[seat * KINDS]! += 1;
    next.cardCounts[seat]! += 1;
    now = then(next, seat, { type: 'playKnight' });
  }
}

const lost = ({ before, after }: Done, seat: number) => before.roadAward === seat && after.roadAward !== seat;

function brings(claim: ClaimOf<KatasonReason, 'nearer'>, made: Done): boolean {
  const now = handThen(made);
  return (
    lacks(now, claim.thing) === claim.missing && claim.missing < lacks(handOf(made.before, made.seat), claim.thing)
  );
}

/** Whether a road makes the seat's longest longer, or leads to a new corner for a house, at once or with one more road. */
export function leadsSomewhere(made: Done): boolean {
  const { before, after, seat } = made;
  const [is, was] = [trails(after)[seat]!, trails(before)[seat]!];
  if (is > was || newSites(made, after).length > 0) return true;
  return roads(after, seat).some((road) => newSites(made, then(inTurn(after, seat, RICH), seat, road)).length > 0);
}

export const claims: Claims<State, KatasonMove, KatasonReason> = {
  tables: [{ options: {} }, { options: {} }, { options: { numbers: 'random' } }, { options: { trade: 'players' } }],
  holds: {
    wins: (_, { after, seat }) => after.winner === seat,
    goal: ({ points }, made) =>
      points >= 10 && someWay(made.after, made.seat, (now) => pointsOf(now, made.seat) === points),
    mayWin: (_, { before, seat }) => {
      const own = before.cards[seat * KINDS + 1]! + before.fresh[1]!;
      return pointsOf(before, seat) === 9 && own < 5;
    },
    yields: (claim, { after, move }) => move.type === 'buildHouse' && pays(after, move.corner, claim),
    doubles: (claim, { after, move }) => move.type === 'buildCity' && pays(after, move.corner, claim),
    newSource: ({ resources }, { before, seat }) =>
      before.corners.every(
        (building, corner) =>
          ownerOf(building) !== seat ||
          hexesOfCorner[corner]!.every((hex) => !resources.includes(before.terrain[hex]!)),
      ),
    harbour: ({ rate, resource }, { before, after, seat }) =>
      [0, 1, 2, 3, 4].some((kind) => before.rates[seat * KINDS + kind]! > rate) &&
      [0, 1, 2, 3, 4].every((kind) => (resource ?? kind) !== kind || after.rates[seat * KINDS + kind]! <= rate),
    takesRoads: ({ length }, { after, seat, before }) =>
      before.roadAward !== seat &&
      someWay(after, seat, (now) => now.roadAward === seat && trails(now)[seat] === length),
    cutsRoads: ({ seat: other }, made) => someWay(made.after, made.seat, (now) => lost({ ...made, after: now }, other)),
    longer: ({ length }, { before, after, seat }) => trails(after)[seat] === length && trails(before)[seat]! < length,
    opens: (claim, made) =>
      someWay(made.after, made.seat, (now) => newSites(made, now).some((corner) => pays(now, corner, claim))),
    leads: (claim, made) =>
      roads(made.after, made.seat).some((road) => {
        const next = then(inTurn(made.after, made.seat, RICH), made.seat, road);
        const laid: readonly number[] = made.move.type === 'buildRoad' ? cornersOfEdge[made.move.edge]! : [];
        const joined = road.type === 'buildRoad' && cornersOfEdge[road.edge]!.some((corner) => laid.includes(corner));
        return joined && newSites(made, next).some((corner) => pays(next, corner, claim));
      }),
    blocks: ({ seats, chance }, { after, seat, move }) => {
      const owners = new Set(cornersOfHex[after.robber]!.map((corner) => ownerOf(after.corners[corner]!)));
      const others = [...owners].filter((owner) => owner >= 0 && owner !== seat).toSorted((a, b) => a - b);
      return move.type === 'moveRobber' && same(others, seats) && rollsOf([after.numbers[after.robber]!]) === chance;
    },
    leader: ({ seat: first, points }, { before, seat }) => {
      const shown = (other: number) => pointsOf(before, other) - before.cards[other * KINDS + 1]!;
      const others = [...before.handSizes.keys()].filter((other) => other !== seat && other !== first);
      return shown(first) === points && others.every((other) => shown(other) < points);
    },
    frees: ({ chance }, made) => robbed(made, chance),
    takesKnights: (_, { before, after, seat }) => before.knightAward !== seat && after.knightAward === seat,
    knights: ({ left }, { after, seat }) => knightsNeeded(after, seat) === left,
    claims: ({ resource, count }, { before, seat }) => {
      const held = before.handSizes.map((_, other) => (other === seat ? 0 : handOf(before, other)[resource]!));
      return held.reduce((sum, each) => sum + each, 0) === count;
    },
    completes: ({ thing }, made) =>
      !buys(made.before, made.seat, handOf(made.before, made.seat), thing) &&
      buys(made.before, made.seat, handThen(made), thing),
    nearer: brings,
    keeps: ({ thing }, made) => buys(made.before, made.seat, handThen(made), thing),
    keepsNear: ({ thing, missing }, made) =>
      lacks(handThen(made), thing) === missing && lacks(handOf(made.before, made.seat), thing) === missing,
    noUse: (_, made) =>
      THINGS.filter((thing) => buys(made.before, made.seat, RICH, thing)).every(
        (thing) => lacks(handThen(made), thing) >= lacks(handOf(made.before, made.seat), thing),
      ),
    poor: (_, { before, seat }) => THINGS.every((thing) => !buys(before, seat, handOf(before, seat), thing)),
    saves: ({ thing, missing }, { before, seat }) => {
      const hand = handOf(before, seat);
      const bought = THINGS.filter((other) => buys(before, seat, hand, other));
      return (
        lacks(hand, thing) === missing && bought.every((other) => lacks(less(hand, COSTS[other]), thing) > missing)
      );
    },
  },
  owed: {
    goal: ({ before, after, seat, move }) =>
      ['buildHouse', 'buildCity', 'buildRoad', 'playKnight'].includes(move.type) &&
      pointsOf(before, seat) < 10 &&
      pointsOf(after, seat) >= 10,
    takesRoads: ({ before, after, seat }) => before.roadAward !== seat && after.roadAward === seat,
    takesKnights: ({ before, after, seat }) => before.knightAward !== seat && after.knightAward === seat,
    cutsRoads: (made) => made.before.roadAward >= 0 && lost(made, made.before.roadAward),
  },
};
