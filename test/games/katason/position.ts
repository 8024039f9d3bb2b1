/** Builds positions of Katason from short descriptions, so that tests read like the rulebook. */
import { edgesOfCorner, cornersOfEdge, cornersOfHex, harbours } from '../../../games/katason/board.ts';
import { BANK_COUNT, CARDS, KINDS, LEAST_KNIGHTS, RATES, RESOURCES } from '../../../games/katason/data.ts';
import { knightsOf } from '../../../games/katason/hand.ts';
import { rules } from '../../../games/katason/index.ts';
import { meta, type Options } from '../../../games/katason/meta.ts';
import { trailBecame } from '../../../games/katason/road-award.ts';
import { cityOf, houseOf } from '../../../games/katason/sites.ts';
import { longestTrail } from '../../../games/katason/trail.ts';
import type { KatasonEvent, KatasonMove, Phase, State } from '../../../games/katason/types.ts';
import { defaultOptions } from '../../../games/kit/meta.ts';
import { type Random, randomFrom } from '../../../games/kit/random.ts';

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
  readonly fresh?: Deck;
  /** Who reached long trails first, one seat after the other; without it in seat order. */
  readonly first?: readonly number[];
  readonly seed?: string;
}

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
  state.round = 2 * seats + turn;
  if (phase !== 'diceRoll') [state.dice1, state.dice2] = phase === 'development' ? [1, 1] : [3, 4];
  const described = [description.red, description.blue, description.yellow, description.green];
  for (const [seat, own] of described.entries()) if (own) place(state, seat, own);
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
  return state;
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

/** Makes one hex bear a resource and a number, and every other hex the desert's nothing. */
export function onlyHexes(state: State, hexes: Readonly<Record<number, readonly [keyof Cards, number]>>): void {
  state.terrain.fill(5);
  state.numbers.fill(0);
  for (const [hex, [name, number]] of Object.entries(hexes)) {
    state.terrain[Number(hex)] = kindOf(name);
    state.numbers[Number(hex)] = number;
  }
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
