/** Positions for tests, with the path written as text. Each could be met in a game. */
import { FACES, MAINLAND, backOf, faceOf, facesOfBack, tilesOf } from '../../../games/atlantis/board.ts';
import { ITEMS, KINDS, PAWNS } from '../../../games/atlantis/data.ts';
import { rules } from '../../../games/atlantis/index.ts';
import type { AtlantisMove, State } from '../../../games/atlantis/types.ts';
import { randomFrom } from '../../../games/kit/random.ts';
import { demandPossible } from '../../laws/possible.ts';
import { player } from '../player.ts';
import { impossible } from './impossible.ts';

/** The rules, with what can't be. */
const strict = { ...rules, impossible };

export type Item = (typeof ITEMS)[number];

export const item = (name: Item): number => ITEMS.indexOf(name);
/** Where pawns stand that have arrived. */
export const home = MAINLAND;

interface Position {
  /** Tiles from slot 0 on, such as `flag4 - ring7+`: `-` is water, `=` water with a bridge, `+` a second tile beneath. The rest of the path is water. */
  readonly path: string;
  /**
   * For each seat where its pawns stand. Those left out are in Atlantis, but for the last seat's second and third: they
   * have arrived, or nobody could have taken so many tiles.
   */
  readonly pawns?: readonly (readonly number[])[];
  readonly hands?: readonly (readonly Item[])[];
  /** For each seat values of tiles won, flags as far as there are any. */
  readonly won?: readonly (readonly number[])[];
  /** The deck, where it isn't all that is left: the last seat holds the rest then. */
  readonly deck?: readonly Item[];
  readonly discards?: readonly Item[];
}

/** A game of `seats` players in which seat 0 is to move. */
export function position(seats: number, given: Position): State {
  const state = rules.setup(seats, {}, randomFrom('journey'));
  state.turn = 0;
  layRoad(state, given.path);
  const { pawns = [] } = given;
  state.pawns.splice(-2, 2, home, home);
  for (const [seat, places] of pawns.entries()) state.pawns.splice(seat * PAWNS, places.length, ...places);
  layCards(state, given);
  layTiles(state, given.won ?? []);
  return demandPossible(strict, state);
}

function layRoad(state: State, path: string): void {
  for (const flags of [state.unders, state.bridged]) flags.fill(0);
  state.tops.fill(-1);
  let builder = state.seats;
  for (const [slot, token] of path.split(' ').entries()) {
    if (token === '=') {
      state.bridged[slot] = 1;
      state.bridges[--builder] = 0;
    }
    const tile = /^([a-z]+)(\d)(\+?)$/.exec(token);
    if (!tile) continue;
    state.tops[slot] = faceOf(item(tile[1] as Item), Number(tile[2]));
    state.unders[slot] = tile[3] === '+' ? 1 : 0;
  }
}

function layCards(state: State, { hands = [], deck, discards = [] }: Position): void {
  for (const counts of [state.hands, state.handSizes, state.discards]) counts.fill(0);
  state.deck.fill(15);
  const take = (name: Item, to: number[], at: number) => {
    state.deck[item(name)]!--;
    to[at]!++;
  };
  for (const [seat, cards] of hands.entries()) {
    for (const name of cards) take(name, state.hands, seat * KINDS + item(name));
  }
  for (const name of discards) take(name, state.discards, item(name));
  if (deck) {
    const left = ITEMS.map((name) => deck.filter((other) => other === name).length);
    for (const [kind, count] of left.entries()) {
      state.hands[(state.seats - 1) * KINDS + kind]! += state.deck[kind]! - count;
      state.deck[kind] = count;
    }
  }
  for (let seat = 0; seat < state.seats; seat++) {
    state.handSizes[seat] = total(state.hands.slice(seat * KINDS, (seat + 1) * KINDS));
  }
  state.deckSize = total(state.deck);
}

/** Tiles won, and lower tiles of pairs, of those that don't lie on the road; the rest has left the game. */
function layTiles(state: State, won: readonly (readonly number[])[]): void {
  const left = facesOfBack.map((faces) => Array.from({ length: FACES }, (_, face) => Number(faces.includes(face))));
  for (const [slot, face] of state.tops.entries()) if (face >= 0) left[backOf[slot]!]![face]! -= 1;
  state.won.fill(0);
  for (const [seat, values] of won.entries()) {
    for (const value of values) {
      const face = ITEMS.map((_, kind) => faceOf(kind, value)).find((each) => left.some((faces) => faces[each]! > 0))!;
      left.find((faces) => faces[face]! > 0)![face]! -= 1;
      state.won[seat * FACES + face]!++;
    }
  }
  state.unseen.fill(0);
  for (const [slot, under] of state.unders.entries()) {
    if (under === 0) continue;
    const back = backOf[slot]!;
    const face = left[back]!.lastIndexOf(1);
    left[back]![face] = 0;
    state.unseen[back * FACES + face] = 1;
  }
  const onRoad = state.tops.filter((face) => face >= 0).length + total(state.unders);
  state.spent = total(tilesOf) - onRoad - total(state.won);
}

export const { play, refusal } = player(rules);

export const move = (pawn: number, ...cards: readonly Item[]): AtlantisMove => ({
  type: 'movePawn',
  pawn,
  cards: cards.map(item),
});

/** Values of the tiles a seat has won, lowest first. */
export function tiles(state: State, seat: number): number[] {
  return Array.from({ length: FACES }, (_, face) => face)
    .flatMap((face) => Array.from({ length: state.won[seat * FACES + face]! }, () => (face % 7) + 1))
    .toSorted((a, b) => a - b);
}

export const total = (counts: readonly number[]) => counts.reduce((sum, count) => sum + count, 0);

/**
 * The rulebook's example 3: black has brought the third pawn home. The tiles to the mainland: red's pawn A has holes of
 * 1, 4 and 1 before it, red's pawn B one of 1, and blue's one of 1.
 */
export const example3 = () =>
  position(3, {
    path: 'flag1 - vase6 olive4 - statue5 ring5 crown1 - helmet7 statue2 olive3',
    pawns: [
      [home, home, 9],
      [home, 0, 6],
      [home, home, 7],
    ],
    hands: [['flag'], ['flag', 'flag'], ['vase', 'vase']],
    won: [[3], [6, 2], [5]],
  });
