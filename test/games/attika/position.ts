/** Positions for tests: the starting land with nothing on it, to be marked and built on by name. All of them can be. */
import { expect } from 'vitest';
import { GROUP_OF, GROUPS, cellAt } from '../../../games/attika/board.ts';
import {
  BUILDINGS,
  CARDS_OF_TERRAIN,
  type Group,
  STACKS,
  TERRAIN_KINDS,
  TERRAINS,
} from '../../../games/attika/data.ts';
import { rules } from '../../../games/attika/index.ts';
import { SHRINE, spots, withTile } from '../../../games/attika/land.ts';
import { priceOf } from '../../../games/attika/price.ts';
import { settle } from '../../../games/attika/settle.ts';
import { unseenOf } from '../../../games/attika/state.ts';
import type { AttikaMove, State } from '../../../games/attika/types.ts';
import { ofKind, sum } from '../../../games/kit/counts.ts';
import { randomFrom } from '../../../games/kit/random.ts';
import { player } from '../player.ts';
import { impossible } from './impossible.ts';

type Terrain = (typeof TERRAINS)[number];
type Hand = Partial<Record<Terrain, number>>;

export const kind = (name: string): number => BUILDINGS.findIndex((building) => building.name === name);

/** The number of the hex at axial coordinates. */
export const hexAt = (state: State, q: number, r: number): number => state.land.cells.indexOf(cellAt(q, r));

/** On every mat from the start, as four buildings are: those the tests have least to do with. */
const PARKED: readonly string[] = ['silverMine', 'mint', 'vintner', 'village'];

/** A game in which seat 0 is to move on blank land, with empty hands, a full deck and four buildings on every mat. */
export function position(seats: number): State {
  const state = rules.setup(seats, {}, randomFrom('city'));
  state.turn = 0;
  for (const counts of [state.hands, state.handSizes, state.mats]) counts.fill(0);
  for (let seat = 0; seat < seats; seat++) {
    for (const name of PARKED) state.mats[seat * BUILDINGS.length + kind(name)] = 1;
  }
  state.deck.fill(15);
  state.deckSize = 15 * TERRAIN_KINDS;
  state.land = { ...state.land, marks: state.land.marks.map(() => -1) };
  return state;
}

/** Asks of a position that it can be. */
export function expectPossible(state: State): void {
  expect(impossible(state)).toBeUndefined();
}

/** Marks a hex with a terrain. */
export function mark(state: State, q: number, r: number, terrain: Terrain): void {
  const hex = hexAt(state, q, r);
  state.land = {
    ...state.land,
    marks: state.land.marks.map((old, at) => (at === hex ? TERRAINS.indexOf(terrain) : old)),
  };
}

/** Puts buildings of a seat on the land: name and place of each. */
export function stand(state: State, seat: number, ...buildings: readonly (readonly [string, number, number])[]): void {
  for (const [name, q, r] of buildings) standOn(state, seat, kind(name), hexAt(state, q, r));
}

function standOn(state: State, seat: number, of: number, hex: number): void {
  if (unseenOf(state, seat)[of]! > 0) turnUp(state, seat, of);
  else state.mats[seat * BUILDINGS.length + of]!--;
  settle(state, seat, of, hex);
}

/** Sees to it that buildings lie on a seat's mat, one for each name. */
export function mat(state: State, seat: number, ...names: readonly string[]): void {
  for (const name of names) {
    if (PARKED.includes(name)) continue;
    turnUp(state, seat, kind(name));
    state.mats[seat * BUILDINGS.length + kind(name)]!++;
  }
}

/** Takes a building from a stack it can lie in, the fullest. */
function turnUp(state: State, seat: number, of: number): void {
  const own = STACKS.map((_, stack) => state.stacks[seat * STACKS.length + stack]!);
  const small = Math.max(...own.slice(1));
  const stack = BUILDINGS[of]!.large ? 0 : own.indexOf(small, 1);
  expect(own[stack], 'a stack that runs out brings land: use emptied').toBeGreaterThan(1);
  state.stacks[seat * STACKS.length + stack]!--;
}

/** Turns up and keeps so many buildings of a stack that only `left` are left. */
export function leave(state: State, seat: number, stack: number, left: number): void {
  const at = seat * STACKS.length + stack;
  for (; state.stacks[at]! > left; state.stacks[at]!--) {
    const unseen = unseenOf(state, seat);
    const of = unseen.findLastIndex((count, each) => count > 0 && BUILDINGS[each]!.large === (stack === 0));
    state.mats[seat * BUILDINGS.length + of]!++;
  }
}

/** Uses up stacks of a seat: all is kept, and a blank tile is laid for each as long as there are tiles. */
export function emptied(state: State, seat: number, ...stacks: readonly number[]): void {
  for (const stack of stacks) {
    leave(state, seat, stack, 0);
    const tile = state.tiles.indexOf(1);
    if (tile < 0) continue;
    state.tiles[tile] = 0;
    const { marks } = state.land;
    const land = withTile(state.land, tile, spots(state.land).at(-1)!, 0);
    state.land = { ...land, marks: [...marks, ...Array.from({ length: 7 }, () => -1)] };
    for (let i = 0; i < 7; i++) {
      state.built.push(-1);
      state.settlement.push(-1);
      state.touches.push(0);
    }
  }
}

/** Groups as they are completed for amphorae: the smallest first, never defence, which tests complete themselves. */
const WON: readonly Group[] = ['wine', 'minting', 'seafaring', 'supply', 'roads'];

/** Gives a seat its first amphorae, by groups that stand on the last hexes with room, away from shrines. */
export function amphorae(state: State, seat: number, count: number): void {
  for (const group of WON.slice(0, count)) {
    const of = BUILDINGS.flatMap((building, each) =>
      GROUPS[GROUP_OF[each]!] === group ? Array.from({ length: building.count }, () => each) : [],
    );
    for (const [i, hex] of room(state, of.length).entries()) standOn(state, seat, of[i]!, hex);
  }
  state.amphorae[seat]! += count;
}

/** Free hexes that hang together and touch neither shrines nor buildings. */
function room({ built, land: { near } }: State, size: number): readonly number[] {
  const around = (hex: number) => near.slice(hex * 6, hex * 6 + 6);
  const free = (hex: number) =>
    built[hex] === -1 && around(hex).every((other) => other > SHRINE && (other < 0 || built[other] === -1));
  for (let start = built.length - 1; start >= 0; start--) {
    const found = free(start) ? [start] : [];
    for (const hex of found) found.push(...around(hex).filter((other) => free(other) && !found.includes(other)));
    if (found.length >= size) return found.slice(0, size);
  }
  throw new Error('no room for a group');
}

/** Gives a seat cards from the deck. */
export function give(state: State, seat: number, hand: Hand): void {
  for (const [terrain, name] of TERRAINS.entries()) {
    const count = hand[name] ?? 0;
    state.hands[seat * TERRAIN_KINDS + terrain]! += count;
    state.handSizes[seat]! += count;
    state.deck[terrain]! -= count;
    state.deckSize -= count;
  }
}

/** Leaves so many cards in the deck and the discards, by terrain; the last seat holds the others. */
export function leaveCards(state: State, deck: readonly number[], discards: readonly number[]): void {
  const last = state.seats - 1;
  state.deck.splice(0, TERRAIN_KINDS, ...deck);
  state.deckSize = sum(deck);
  state.discards.splice(0, TERRAIN_KINDS, ...discards);
  for (const terrain of TERRAINS.keys()) {
    const at = last * TERRAIN_KINDS + terrain;
    const others = ofKind(state.hands, terrain, TERRAIN_KINDS) - state.hands[at]!;
    state.hands[at] = CARDS_OF_TERRAIN - deck[terrain]! - discards[terrain]! - others;
  }
  state.handSizes[last] = sum(state.hands.slice(last * TERRAIN_KINDS));
}

export const build = (state: State, name: string, q: number, r: number, hand: Hand | null = null): AttikaMove => ({
  type: 'build',
  kind: kind(name),
  hex: hexAt(state, q, r),
  cards: hand && TERRAINS.map((terrain) => hand[terrain] ?? 0),
});

const made = player(rules);

/** Makes a move in a position that can be, and asks of the next one that it can be as well. */
export function play(state: State, move: AttikaMove) {
  expectPossible(state);
  const events = made.play(state, move);
  expectPossible(state);
  return events;
}

/** Why whoever is to move may not make a move; undefined where they may. */
export function refusal(state: State, move: AttikaMove): string | undefined {
  expectPossible(state);
  return made.refusal(state, move);
}

export const priced = (state: State, name: string, q: number, r: number) => {
  expectPossible(state);
  return priceOf(state, 0, kind(name), hexAt(state, q, r));
};

/** Somebody has just drawn the last building of a stack. */
export const exhausting = () => {
  const state = position(2);
  leave(state, 0, 1, 1);
  play(state, { type: 'drawBuilding', stack: 1 });
  return state;
};
