/** Positions for tests, written down as one would describe them at the table. */
import { expect } from 'vitest';
import { Random, randomFrom } from '../../../games/kit/random.ts';
import { defaultOptions } from '../../../games/kit/meta.ts';
import type { Seat } from '../../../games/kit/rules.ts';
import { CARDS, cardOf, spaceOf } from '../../../games/lost-cities/board.ts';
import { COLOURS, PATHS, TILES } from '../../../games/lost-cities/data.ts';
import { rules } from '../../../games/lost-cities/index.ts';
import { type Options, meta } from '../../../games/lost-cities/meta.ts';
import { lay } from '../../../games/lost-cities/rows.ts';
import type { LostCitiesEvent, LostCitiesMove, State } from '../../../games/lost-cities/types.ts';

type Colour = (typeof COLOURS)[number];
type ByColour<T> = Partial<Readonly<Record<Colour, T>>>;

interface Player {
  /** Cards as `'brown 3'`. */
  readonly hand?: readonly string[];
  /** Values in the order they were laid; the figure stands as many steps on. */
  readonly rows?: ByColour<readonly number[]>;
  /** Where figures stand if free steps have moved them. */
  readonly steps?: ByColour<number>;
  readonly researcher?: Colour;
  readonly points?: number;
  readonly statues?: number;
  readonly chips?: number;
}

interface Position {
  readonly options?: Partial<Options>;
  readonly players: readonly Player[];
  /** Event tiles by space as `'brown 3'`; there are no others. */
  readonly tiles?: Readonly<Record<string, (typeof TILES)[number]>>;
  /** Values from bottom to top. */
  readonly piles?: ByColour<readonly number[]>;
  readonly deckSize?: number;
  readonly turn?: Seat;
}

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

/** The space named `'brown 3'`: the third step of the brown path. */
export function space(name: string): number {
  const [of = '', step] = name.split(' ');
  return spaceOf(colour(of), Number(step));
}

/** A new game with all options at their defaults but those given. */
export function newGame(players: number, options: Partial<Options> = {}, random: Random = anyRandom()): State {
  return rules.setup(players, { ...defaultOptions<Options>(meta), ...options }, random);
}

/** Hands hold only what is named, so they may be smaller than eight; every other card is in the deck. */
export function position(described: Position): State {
  const { players, tiles = {}, piles = {}, turn = 0 } = described;
  const state = newGame(players.length, described.options);
  const aside = state.deck.reduce((sum, count) => sum + count, 0) - state.deckSize;
  state.hands.fill(0);
  state.handSizes.fill(0);
  state.deck.fill(2);
  state.tiles.fill(-1);
  state.turn = turn;
  const take = (taken: number) => {
    state.deck[taken]! -= 1;
    expect(state.deck[taken], 'copies of a card').toBeGreaterThanOrEqual(0);
  };
  for (const [seat, player] of players.entries()) place(state, seat, player, take);
  for (const [name, tile] of Object.entries(tiles)) state.tiles[space(name)] = TILES.indexOf(tile);
  for (const [name, values] of Object.entries(piles)) {
    const pile = values.map((value) => cardOf(colour(name), value));
    pile.forEach(take);
    state.piles[colour(name)] = pile;
  }
  const left = state.deck.reduce((sum, count) => sum + count, 0) - aside;
  state.deckSize = left;
  if (described.deckSize !== undefined) shrinkDeck(state, left - described.deckSize);
  return state;
}

function place(state: State, seat: Seat, player: Player, take: (card: number) => void): void {
  for (const name of player.hand ?? []) {
    take(card(name));
    state.hands[seat * CARDS + card(name)]! += 1;
    state.handSizes[seat]! += 1;
  }
  for (const [name, values] of Object.entries(player.rows ?? {})) {
    const at = seat * PATHS + colour(name);
    for (const value of values) {
      take(cardOf(colour(name), value));
      lay(state, seat, cardOf(colour(name), value));
    }
    state.steps[at] = player.steps?.[name as Colour] ?? values.length;
    if (player.researcher === name) state.researchers[seat] = colour(name);
    else state.explorersLeft[seat]! -= 1;
  }
  state.points[seat] = player.points ?? 0;
  state.statues[seat] = player.statues ?? 0;
  state.statueChips[seat] = player.chips ?? 0;
}

/** Puts the lowest cards of the deck into the hand of the last seat, which no test looks at. */
function shrinkDeck(state: State, count: number): void {
  const seat = state.seats - 1;
  for (let i = 0; i < count; i++) {
    const lowest = state.deck.findIndex((copies) => copies > 0);
    state.deck[lowest]! -= 1;
    state.hands[seat * CARDS + lowest]! += 1;
    state.handSizes[seat]! += 1;
  }
  state.deckSize -= count;
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

/** Four figures beyond their bridges, a fifth of the first seat before brown's. */
export const fourBeyond = (tile: 'points15' | 'step' | 'statue', options: State['options'] | object = SHORT) =>
  position({
    options,
    players: [
      { hand: ['brown 5', 'red 10'], rows: { brown: AT_BRIDGE, red: BEYOND } },
      { rows: { yellow: BEYOND, green: BEYOND, blue: BEYOND } },
    ],
    tiles: { 'brown 7': tile },
  });
