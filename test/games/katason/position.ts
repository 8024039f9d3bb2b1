/** Builds positions of Katason from short descriptions, so that tests read like the rulebook. */
import {
  cornerNeighbours,
  corners as cornerSites,
  cornersOfEdge,
  cornersOfHex,
  edgesOfCorner,
  harbours,
} from '../../../games/katason/board.ts';
import { BANK_COUNT, CARDS, DESERT, KINDS, LEAST_KNIGHTS, RATES, RESOURCES } from '../../../games/katason/data.ts';
import { knightsOf } from '../../../games/katason/hand.ts';
import { rules } from '../../../games/katason/index.ts';
import { meta, type Options } from '../../../games/katason/meta.ts';
import { trailBecame } from '../../../games/katason/road-award.ts';
import { cityOf, houseOf, ownerOf } from '../../../games/katason/buildings.ts';
import { houseFits } from '../../../games/katason/sites.ts';
import { longestTrail } from '../../../games/katason/trail.ts';
import type { KatasonEvent, KatasonMove, Phase, State } from '../../../games/katason/types.ts';
import { defaultOptions } from '../../../games/kit/meta.ts';
import { demandPossible } from '../../laws/possible.ts';
import { type Random, randomFrom } from '../../../games/kit/random.ts';
import { impossible } from './impossible.ts';

export type Cards = Partial<Record<(typeof RESOURCES)[number], number>>;
export type Deck = Partial<Record<(typeof CARDS)[number], number>>;

interface Seat {
  readonly houses?: readonly number[];
  readonly cities?: readonly number[];
  /** Edges, or paths as corners one after the other. */
  readonly roads?: readonly number[];
  readonly paths?: readonly (readonly number[])[];
  readonly hand?: Cards;
  readonly cards?: Deck;
  /** Used cards. */
  readonly used?: Deck;
}

interface Description {
  readonly seats?: number;
  readonly options?: Partial<Options>;
  readonly red?: Seat;
  readonly blue?: Seat;
  readonly yellow?: Seat;
  readonly green?: Seat;
  readonly phase?: Phase;
  readonly turn?: number;
  readonly robber?: number;
  readonly owed?: readonly number[];
  readonly fresh?: Deck;
  /** Who reached long trails first, one seat after the other; without it in seat order. */
  readonly first?: readonly number[];
  readonly seed?: string;
}

/** The rules, with what can't be. */
const strict = { ...rules, impossible };

export const RED = 0;
export const BLUE = 1;
export const YELLOW = 2;
export const GREEN = 3;

export const kindOf = (name: (typeof RESOURCES)[number]): number => RESOURCES.indexOf(name);
export const cardOf = (name: (typeof CARDS)[number]): number => CARDS.indexOf(name);

/** Cards by resource, as a bundle. */
export function bundle(cards: Cards): number[] {
  return RESOURCES.map((name) => cards[name] ?? 0);
}

export function hand(state: State, seat: number): Cards {
  const counts = RESOURCES.map((name, kind) => [name, state.hands[seat * KINDS + kind]!] as const);
  return Object.fromEntries(counts.filter(([, count]) => count !== 0));
}

/** The edge between two neighbouring corners. */
export function edge(a: number, b: number): number {
  const found = edgesOfCorner[a]!.find((one) => cornersOfEdge[one]!.includes(b));
  if (found === undefined) throw new Error(`corners ${a} and ${b} are not neighbours`);
  return found;
}

/** A position in which red is to develop, unless the description says otherwise. Terrain and numbers come from the seed. */
export function position(description: Description = {}): State {
  const { seats = 4, seed = 'position', phase = 'development', turn = 0 } = description;
  const options = { ...defaultOptions<Options>(meta), ...description.options };
  const state = rules.setup(seats, options, randomFrom(seed));
  state.phase = phase;
  state.turn = turn;
  state.round = phase === 'initialPlacement' ? 0 : 2 * seats + turn;
  if (phase !== 'diceRoll' && phase !== 'initialPlacement')
    [state.dice1, state.dice2] = phase === 'development' ? [1, 1] : [3, 4];
  const described = [description.red, description.blue, description.yellow, description.green];
  for (const [seat, own] of described.slice(0, seats).entries()) if (own) place(state, seat, own);
  for (const [seat, own] of described.slice(0, seats).entries()) if (own) anchor(state, seat, own);
  if (phase !== 'initialPlacement') settle(state);
  for (const [seat, count] of description.owed?.entries() ?? []) state.owed[seat] = count;
  if (options.dice === 'bag') emptyBag(state);
  state.robber = description.robber ?? state.robber;
  for (const seat of description.first ?? []) reach(state, seat);
  for (let seat = 0; seat < seats; seat++) if (!(description.first ?? []).includes(seat)) reach(state, seat);
  state.knightAward = mostKnights(state);
  for (const [card, name] of CARDS.entries()) {
    const count = description.fresh?.[name] ?? 0;
    state.fresh[card] = count;
    state.freshSize += count;
    state.cardCounts[turn]! += count;
    takeFromDeck(state, card, count);
  }
  return demandPossible(strict, state);
}

function place(state: State, seat: number, own: Seat): void {
  for (const corner of own.houses ?? []) build(state, seat, corner, houseOf(seat), state.housesLeft);
  for (const corner of own.cities ?? []) build(state, seat, corner, cityOf(seat), state.citiesLeft);
  for (const road of own.roads ?? []) layRoad(state, seat, road);
  for (const path of own.paths ?? []) {
    for (let i = 1; i < path.length; i++) layRoad(state, seat, edge(path[i - 1]!, path[i]!));
  }
  give(state, seat, own.hand ?? {});
  for (const [card, name] of CARDS.entries()) {
    const count = own.cards?.[name] ?? 0;
    state.cards[seat * KINDS + card] = count;
    state.cardCounts[seat]! += count;
    takeFromDeck(state, card, count);
  }
  for (const [card, name] of CARDS.entries()) {
    const count = own.used?.[name] ?? 0;
    state.played[seat * KINDS + card] = count;
    takeFromDeck(state, card, count);
  }
}

/** The trail of `seat` is as long as its roads make it, from now on. */
function reach(state: State, seat: number): void {
  trailBecame(state, seat, longestTrail(state, seat), undefined);
}

/** The first of those with the most knights, three at least. */
function mostKnights(state: State): number {
  const knights = Array.from({ length: state.seats }, (_, seat) => knightsOf(state, seat));
  const most = Math.max(...knights);
  return most < LEAST_KNIGHTS ? -1 : knights.indexOf(most);
}

/** A path without a building gets a house at the first of its corners where one fits. */
function anchor(state: State, seat: number, { roads = [], paths = [] }: Seat): void {
  for (const corners of [...paths, ...roads.map((one) => cornersOfEdge[one]!)]) {
    const builtOn = (corner: number) => state.corners[corner] !== 0 && ownerOf(state.corners[corner]!) === seat;
    if (corners.some(builtOn) || touchesOther(state, seat, corners)) continue;
    const home = corners.find((corner) => houseFits(state, corner));
    if (home !== undefined) build(state, seat, home, houseOf(seat), state.housesLeft);
  }
}

/** Whether a path begins or ends at, or crosses, another of the same seat that has a building. */
function touchesOther(state: State, seat: number, corners: readonly number[]): boolean {
  const seen = new Set(corners);
  const open = [...corners];
  for (let corner = open.pop(); corner !== undefined; corner = open.pop()) {
    const building = state.corners[corner]!;
    if (building !== 0 && ownerOf(building) === seat) return true;
    for (const one of edgesOfCorner[corner]!) {
      const [a, b] = cornersOfEdge[one]!;
      const end = a === corner ? b : a;
      if (state.edges[one] !== seat || seen.has(end)) continue;
      seen.add(end);
      open.push(end);
    }
  }
  return false;
}

/** Takes out of the bag what has been rolled: this turn's combination, and any others before. */
function emptyBag(state: State): void {
  const { round, seats, dice1, dice2, bag } = state;
  if (dice1 > 0) bag[(dice1 - 1) * 6 + dice2 - 1] = 0;
  for (let before = round - 2 * seats; before > 0; before--) bag[bag.lastIndexOf(1)] = 0;
}

/** What the description leaves out: two houses for everybody, and a road for every house. */
function settle(state: State): void {
  for (const [corner, building] of state.corners.entries()) {
    if (building !== 0) addRoad(state, ownerOf(building), corner);
  }
  for (let seat = 0; seat < state.seats; seat++) {
    const built = () => 9 - state.housesLeft[seat]! - state.citiesLeft[seat]!;
    while (built() < 2) {
      const corner = HOMES.find((home) => isLonely(state, home)) ?? HOMES.find((home) => hasRoom(state, home));
      if (corner === undefined) throw new Error('there is no room for a home');
      build(state, seat, corner, houseOf(seat), state.housesLeft);
      addRoad(state, seat, corner);
    }
  }
}

function addRoad(state: State, seat: number, corner: number): void {
  const around = edgesOfCorner[corner]!;
  if (around.some((one) => state.edges[one] === seat)) return;
  const free = around.findLast((one) => state.edges[one] === -1);
  if (free !== undefined) layRoad(state, seat, free);
}

/** Corners without a harbour, the south first: what tests describe lies mostly in the north. */
const HOMES = cornerSites
  .map((_, corner) => corner)
  .filter((corner) => !harbours.some(({ corners }) => corners.includes(corner)))
  .toReversed();

/** Whether a house fits and all its edges are free. */
function hasRoom(state: State, corner: number): boolean {
  return houseFits(state, corner) && edgesOfCorner[corner]!.every((side) => state.edges[side] === -1);
}

/** Whether nothing stands or lies on or around a corner. */
function isLonely(state: State, corner: number): boolean {
  const near = [corner, ...cornerNeighbours[corner]!];
  return near.every((one) => state.corners[one] === 0 && edgesOfCorner[one]!.every((side) => state.edges[side] === -1));
}

function build(state: State, seat: number, corner: number, building: number, left: number[]): void {
  state.corners[corner] = building;
  left[seat]! -= 1;
  for (const harbour of harbours) {
    if (!harbour.corners.includes(corner)) continue;
    for (let kind = 0; kind < KINDS; kind++) {
      const at = seat * KINDS + kind;
      if (harbour.kind === null) state.rates[at] = Math.min(state.rates[at]!, RATES.generic);
      else if (harbour.kind === kind) state.rates[at] = RATES.special;
    }
  }
}

function layRoad(state: State, seat: number, at: number): void {
  state.edges[at] = seat;
  state.roadsLeft[seat]! -= 1;
}

function takeFromDeck(state: State, card: number, count: number): void {
  state.deck[card]! -= count;
  state.deckSize -= count;
}

/** From the bank to a hand. */
export function give(state: State, seat: number, cards: Cards): void {
  for (const [kind, count] of bundle(cards).entries()) {
    state.bank[kind]! -= count;
    state.hands[seat * KINDS + kind]! += count;
    state.handSizes[seat]! += count;
    if (state.bank[kind]! < 0) throw new Error(`the bank has only ${BANK_COUNT} of each`);
  }
}

/**
 * Lays the land anew so that these hexes bear these resources and numbers, and no other hex with one of the numbers lies
 * at a building.
 */
export function layHexes(state: State, hexes: Readonly<Record<number, readonly [keyof Cards, number]>>): void {
  Object.assign(state, { options: { ...state.options, numbers: 'random' } });
  const wanted = Object.entries(hexes).map(([hex, [name, number]]) => ({
    hex: Number(hex),
    kind: kindOf(name),
    number,
  }));
  const random = randomFrom('land');
  const deal = (values: readonly number[], given: readonly number[]) => {
    const rest = random.shuffle([...values]);
    for (const value of given) rest.splice(rest.indexOf(value), 1);
    return rest;
  };
  const reaches = (hex: number, number: number) =>
    wanted.some((one) => one.number === number) && cornersOfHex[hex]!.some((corner) => state.corners[corner] !== 0);
  for (let tries = 0; tries < 10_000; tries++) {
    const kinds = deal(
      state.terrain,
      wanted.map(({ kind }) => kind),
    );
    const tokens = deal(
      state.numbers.filter((number) => number > 0),
      wanted.map(({ number }) => number),
    );
    for (const hex of state.terrain.keys()) {
      const asked = wanted.find((one) => one.hex === hex);
      state.terrain[hex] = asked?.kind ?? kinds.pop()!;
      state.numbers[hex] = asked?.number ?? (state.terrain[hex] === DESERT ? 0 : tokens.pop()!);
    }
    const stray = state.numbers.some((number, hex) => !wanted.some((one) => one.hex === hex) && reaches(hex, number));
    if (!stray && impossible(state) === undefined) return;
  }
  throw new Error('no land is like that');
}

/** The corners of a hex, clockwise from the north-western one. */
export const around = (hex: number): readonly number[] => cornersOfHex[hex]!;

/** A chance that gives these numbers from `below`, in turn. */
export function loaded(...numbers: readonly number[]): Random {
  const random = randomFrom('loaded');
  const queue = [...numbers];
  random.below = (n) => {
    const next = queue.shift();
    if (next === undefined || next >= n) throw new Error(`no loaded number fits below ${n}`);
    return next;
  };
  return random;
}

/** Two dice as `roll` draws them. */
export const dice = (first: number, second: number): Random => loaded(first - 1, second - 1);

/** Plays a move that must be allowed and returns what happened. */
export function play(
  state: State,
  seat: number,
  move: KatasonMove,
  random: Random = randomFrom('play'),
): KatasonEvent[] {
  const refusal = rules.refuse(state, seat, move);
  if (refusal) throw new Error(`${JSON.stringify(move)} of seat ${seat} is refused: ${JSON.stringify(refusal)}`);
  const events: KatasonEvent[] = [];
  rules.apply(state, seat, move, random, (event) => events.push(event));
  return events;
}

export function refusal(state: State, seat: number, move: KatasonMove): string | undefined {
  return rules.refuse(state, seat, move)?.code;
}

/** The legal moves of one type. */
export function listed<Type extends KatasonMove['type']>(state: State, seat: number, type: Type) {
  const ofType = (move: KatasonMove): move is Extract<KatasonMove, { type: Type }> => move.type === type;
  return rules.legal(state, seat).filter(ofType);
}
