/** Positions for tests: the starting land with nothing on it, to be marked and built on by name. */
import { cellAt } from '../../../games/attika/board.ts';
import { BUILDINGS, TERRAIN_KINDS, TERRAINS } from '../../../games/attika/data.ts';
import { rules } from '../../../games/attika/index.ts';
import { priceOf } from '../../../games/attika/price.ts';
import { settle } from '../../../games/attika/settle.ts';
import type { AttikaMove, State } from '../../../games/attika/types.ts';
import { randomFrom } from '../../../games/kit/random.ts';
import { player } from '../player.ts';

type Terrain = (typeof TERRAINS)[number];
type Hand = Partial<Record<Terrain, number>>;

export const kind = (name: string): number => BUILDINGS.findIndex((building) => building.name === name);

/** The number of the hex at axial coordinates. */
export const hexAt = (state: State, q: number, r: number): number => state.land.cells.indexOf(cellAt(q, r));

/** A game in which seat 0 is to move on blank land, with empty hands, mats and a full deck. */
export function position(seats: number): State {
  const state = rules.setup(seats, {}, randomFrom('city'));
  state.turn = 0;
  for (const counts of [state.hands, state.handSizes, state.mats]) counts.fill(0);
  state.deck.fill(15);
  state.deckSize = 15 * TERRAIN_KINDS;
  state.land = { ...state.land, marks: state.land.marks.map(() => -1) };
  return state;
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
  for (const [name, q, r] of buildings) settle(state, seat, kind(name), hexAt(state, q, r));
}

/** Lays buildings on a seat's mat. */
export function mat(state: State, seat: number, ...names: readonly string[]): void {
  for (const name of names) state.mats[seat * BUILDINGS.length + kind(name)]!++;
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

export const build = (state: State, name: string, q: number, r: number, hand: Hand | null = null): AttikaMove => ({
  type: 'build',
  kind: kind(name),
  hex: hexAt(state, q, r),
  cards: hand && TERRAINS.map((terrain) => hand[terrain] ?? 0),
});

export const { play, refusal } = player(rules);

export const priced = (state: State, name: string, q: number, r: number) =>
  priceOf(state, 0, kind(name), hexAt(state, q, r));

/** Somebody has just drawn the last building of a stack. */
export const exhausting = () => {
  const state = position(2);
  state.stacks[1] = 1;
  play(state, { type: 'drawBuilding', stack: 1 });
  return state;
};
