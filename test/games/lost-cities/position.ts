/** Positions for tests, written down as one would describe them at the table. */
import { expect } from 'vitest';
import { Random, randomFrom } from '../../../games/kit/random.ts';
import { defaultOptions } from '../../../games/kit/meta.ts';
import type { Seat } from '../../../games/kit/rules.ts';
import { filled, sum } from '../../../games/kit/counts.ts';
import { CARDS, cardOf, colourOf, marks, pathOf, spaceOf, stepOf, valueOf } from '../../../games/lost-cities/board.ts';
import {
  COLOURS,
  COPIES,
  HAND,
  PATHS,
  STATUE,
  STEP,
  STEP_POINTS,
  TILES,
  TILE_COUNTS,
  TILE_POINTS,
} from '../../../games/lost-cities/data.ts';
import { rules } from '../../../games/lost-cities/index.ts';
import { type Options, meta } from '../../../games/lost-cities/meta.ts';
import { lay } from '../../../games/lost-cities/rows.ts';
import type { LostCitiesEvent, LostCitiesMove, State } from '../../../games/lost-cities/types.ts';
import { demandPossible } from '../../laws/possible.ts';
import { impossible } from './impossible.ts';

type Colour = (typeof COLOURS)[number];
type ByColour<T> = Partial<Readonly<Record<Colour, T>>>;

interface Player {
  /** Cards as `'brown 3'`; high cards make it a hand of eight. */
  readonly hand?: readonly string[];
  /** Values in the order they were laid; the figure stands as many spaces on. */
  readonly rows?: ByColour<readonly number[]>;
  /** Where figures stand if free steps have moved them. */
  readonly steps?: ByColour<number>;
  readonly researcher?: Colour;
  /** Point chips and statue chips from earlier expeditions. */
  readonly points?: number;
  readonly chips?: number;
  /** Statues found in this one, on spaces its figures have come to. */
  readonly statues?: number;
}

interface Position {
  readonly options?: Partial<Options>;
  readonly players: readonly Player[];
  /** Event tiles by space as `'brown 3'`. Elsewhere lie the others: where figures have been, step tiles that were declined. */
  readonly tiles?: Readonly<Record<string, (typeof TILES)[number]>>;
  /** Values from bottom to top. */
  readonly piles?: ByColour<readonly number[]>;
  /** What is no longer in the deck lies at the bottom of the discard piles. */
  readonly deckSize?: number;
  readonly turn?: Seat;
  /** How many expeditions are finished; as few as the chips need, unless told. */
  readonly finished?: number;
}

/** The rules, with what can't be. */
const strict = { ...rules, impossible };

export const anyRandom = (): Random => randomFrom('any');

export function colour(name: string): number {
  const index = COLOURS.indexOf(name as Colour);
  if (index < 0) throw new Error(`no colour ${name}`);
  return index;
}

/** The card named `'brown 3'`. */
export function card(name: string): number {
  const [of = '', value] = name.split(' ');
  return cardOf(colour(of), Number(value));
}

/** The space named `'brown 3'`: the third of the brown path. */
export function space(name: string): number {
  const [of = '', step] = name.split(' ');
  return spaceOf(colour(of), Number(step));
}

/** A new game with all options at their defaults but those given. */
export function newGame(players: number, options: Partial<Options> = {}, random: Random = anyRandom()): State {
  return rules.setup(players, { ...defaultOptions<Options>(meta), ...options }, random);
}

/** A position before a card is played, which must be one that can be. */
export function position(described: Position): State {
  const { players, tiles = {}, turn = 0 } = described;
  const state = newGame(players.length, described.options);
  state.turn = turn;
  for (const [seat, player] of players.entries()) placeFigures(state, seat, player);
  dealCards(state, described);
  layTiles(state, tiles, players);
  finish(state, described);
  return demandPossible(strict, state);
}

function placeFigures(state: State, seat: Seat, { rows = {}, steps = {}, researcher }: Player): void {
  for (const [name, values] of Object.entries(rows)) {
    for (const value of values) lay(state, seat, cardOf(colour(name), value));
    state.steps[seat * PATHS + colour(name)] = steps[name as Colour] ?? values.length;
    if (researcher === name) state.researchers[seat] = colour(name);
    else state.explorersLeft[seat]! -= 1;
  }
}

/** Named cards first, then hands are filled up; what is too many for the deck goes below the discards. */
function dealCards(state: State, { players, piles = {}, deckSize }: Position): void {
  const aside = sum(state.deck) - state.deckSize;
  state.hands.fill(0);
  state.deck.fill(COPIES);
  for (const [at, count] of state.laid.entries()) state.deck[at % CARDS]! -= count;
  const take = (taken: number) => {
    state.deck[taken]! -= 1;
    expect(state.deck[taken], 'copies of a card').toBeGreaterThanOrEqual(0);
    return taken;
  };
  const give = (seat: Seat, given: number) => (state.hands[seat * CARDS + take(given)]! += 1);
  for (const [name, values] of Object.entries(piles)) {
    state.piles[colour(name)] = values.map((value) => take(cardOf(colour(name), value)));
  }
  for (const [seat, { hand = [] }] of players.entries()) for (const name of hand) give(seat, card(name));
  for (const [seat, { hand = [] }] of players.entries()) {
    for (let size = hand.length; size < HAND; size++) give(seat, highest(state));
  }
  state.deckSize = sum(state.deck) - aside;
  for (const wanted = deckSize ?? state.deckSize; state.deckSize > wanted; state.deckSize -= 1) {
    const lowest = take(state.deck.findIndex((copies) => copies > 0));
    state.piles[colourOf(lowest)]!.unshift(lowest);
  }
}

/** The highest card of the deck, of the last colour that has one. */
function highest({ deck }: State): number {
  const cards = [...deck.keys()].filter((each) => deck[each]! > 0);
  return cards.toSorted((a, b) => valueOf(b) - valueOf(a) || b - a)[0]!;
}

/** Every tile on a mark. Where somebody has been lie step tiles; then statues were found there, then points. */
function layTiles(state: State, named: NonNullable<Position['tiles']>, players: readonly Player[]): void {
  const left = TILE_COUNTS.flatMap((count, tile) => filled(count, tile));
  const lay = (at: number, tile: number) => {
    const index = left.indexOf(tile);
    expect(index, `a tile ${TILES[tile]} for space ${at}`).toBeGreaterThanOrEqual(0);
    left.splice(index, 1);
    state.tiles[at] = tile;
  };
  state.tiles.fill(-1);
  for (const [name, tile] of Object.entries(named)) lay(space(name), TILES.indexOf(tile));
  const free = () => marks.filter((mark) => state.tiles[mark] === -1 && !found.has(mark));
  const found = new Set<number>();
  const find = (seat: Seat, mark: number) => {
    found.add(mark);
    left.splice(left.indexOf(STATUE), 1);
    state.statues[seat]! += 1;
  };
  for (const [seat, { statues = 0 }] of players.entries()) {
    for (const mark of free()
      .filter((at) => hasBeen(state, seat, at))
      .slice(0, statues))
      find(seat, mark);
    expect(state.statues[seat], 'spaces where statues were found').toBe(statues);
  }
  for (const mark of free()) {
    const visitor = [...players.keys()].find((seat) => hasBeen(state, seat, mark));
    if (visitor === undefined) continue;
    if (left.includes(STEP)) lay(mark, STEP);
    else if (left.includes(STATUE)) find(visitor, mark);
    else lay(mark, left.at(-1)!);
  }
  for (const mark of free()) lay(mark, left.at(-1)!);
  for (const seat of players.keys()) collect(state, seat);
}

function hasBeen({ steps }: State, seat: Seat, at: number): boolean {
  return steps[seat * PATHS + pathOf(at)]! >= stepOf(at);
}

/** The points of the tiles that figures have come to. */
function collect(state: State, seat: Seat): void {
  const rewards = marks
    .filter((mark) => hasBeen(state, seat, mark))
    .map((mark) => TILE_POINTS[state.tiles[mark]!] ?? 0);
  state.rewards[seat] = sum(rewards);
  state.rewardCounts[seat] = rewards.filter((points) => points > 0).length;
}

/** The expeditions before this one: the first brought all chips, in the others nobody set out. */
function finish(state: State, { players, finished }: Position): void {
  const chips = players.some(({ points = 0, chips: count = 0 }) => points + count > 0);
  for (let index = 0; index < (finished ?? Number(chips)); index++) {
    const none = filled(state.seats, 0);
    const walked = players.map(({ points = 0 }) =>
      index === 0 ? walk(points) : { steps: filled(PATHS, 0), researcher: -1 },
    );
    state.expeditions.push({
      ending: 'deck',
      steps: walked.flatMap(({ steps }) => steps),
      researchers: walked.map(({ researcher }) => researcher),
      statues: index === 0 ? players.map((player) => player.chips ?? 0) : none,
      rewardCounts: none,
      rewards: none,
    });
  }
  for (const [seat, { points = 0, chips: count = 0 }] of players.entries()) {
    state.points[seat] = points + state.rewards[seat]!;
    state.statueChips[seat] = count;
  }
}

/** Figures that together score so many points, from 0 to 90 in fives: on sixth spaces 15 each, 30 the researcher. */
function walk(points: number): { readonly steps: readonly number[]; readonly researcher: number } {
  // Two on third spaces have passed marks and score less than nothing, which counts nothing.
  if (points === 0) return { steps: [3, 3, 0, 0, 0], researcher: -1 };
  const researcher = points > 60 ? 0 : -1;
  let left = points;
  const steps = COLOURS.map((_, path) => {
    const worth = path === researcher ? 30 : Math.min(15, left);
    left -= worth;
    return worth === 0 ? 0 : worth === 30 ? 6 : STEP_POINTS.indexOf(worth);
  });
  expect(left, 'points that figures can score').toBe(0);
  return { steps, researcher };
}

/** Makes moves of the turn player, each of which must be listed and allowed, and returns what happened. */
export function play(state: State, ...moves: readonly LostCitiesMove[]): LostCitiesEvent[] {
  const events: LostCitiesEvent[] = [];
  const random = anyRandom();
  for (const move of moves) {
    const { turn } = state;
    expect(rules.refuse(state, turn, move)).toBeUndefined();
    expect(rules.legal(state, turn)).toContainEqual(move);
    rules.apply(state, turn, move, random, (event) => events.push(event));
  }
  return events;
}

/** Why the turn player may not make a move; undefined when it may. Checks that `legal` agrees. */
export function refused(state: State, move: LostCitiesMove): ReturnType<typeof rules.refuse> {
  const refusal = rules.refuse(state, state.turn, move);
  const listed = rules.legal(state, state.turn).some((legal) => JSON.stringify(legal) === JSON.stringify(move));
  expect(listed).toBe(refusal === undefined);
  return refusal;
}

export const start = (name: string, figure: 'explorer' | 'researcher' = 'explorer') =>
  ({ type: 'startPath', card: card(name), figure }) as const;
export const advance = (name: string) => ({ type: 'advance', card: card(name) }) as const;
export const discard = (name: string) => ({ type: 'discard', card: card(name) }) as const;
export const step = (name: string) => ({ type: 'moveFigure', colour: colour(name) }) as const;
export const take = (name: string) => ({ type: 'takeDiscard', colour: colour(name) }) as const;
export const decline = { type: 'declineStep' } as const;
export const draw = { type: 'drawCard' } as const;

/** The step the figure of `seat` stands on. */
export function stepOn(state: State, seat: Seat, name: string): number {
  return state.steps[seat * PATHS + colour(name)]!;
}

export const SHORT = { length: 'short' } as const;

/** Six cards: the figure stands before the bridge. */
export const AT_BRIDGE = [0, 0, 1, 1, 2, 2];

/** Seven cards: the figure is beyond it. */
export const BEYOND = [0, 0, 1, 1, 2, 2, 3];

/** Four figures beyond their bridges, a fifth of the first seat before blue's. */
export const fourBeyond = (tile: 'points15' | 'step' | 'statue', options: State['options'] | object = SHORT) =>
  position({
    options,
    players: [
      { hand: ['blue 5', 'red 10'], rows: { blue: AT_BRIDGE, red: BEYOND } },
      { rows: { brown: BEYOND, yellow: BEYOND, green: BEYOND } },
    ],
    tiles: { 'blue 7': tile },
  });
