/** Positions for tests, with the path written as text. */
import { FACES, MAINLAND, faceOf } from '../../../games/atlantis/board.ts';
import { ITEMS, KINDS, PAWNS } from '../../../games/atlantis/data.ts';
import { rules } from '../../../games/atlantis/index.ts';
import type { AtlantisMove, State } from '../../../games/atlantis/types.ts';
import { randomFrom } from '../../../games/kit/random.ts';
import { player } from '../player.ts';

type Item = (typeof ITEMS)[number];

export const item = (name: Item): number => ITEMS.indexOf(name);
/** Where pawns stand that have arrived. */
export const home = MAINLAND;

interface Position {
  /** Tiles from slot 0 on, such as `flag4 - ring7+`: `-` is water, `=` water with a bridge, `+` a second tile beneath. The rest of the path is water. */
  readonly path: string;
  /** For each seat where its pawns stand. Those left out are in Atlantis. */
  readonly pawns?: readonly (readonly number[])[];
  readonly hands?: readonly (readonly Item[])[];
  /** For each seat values of tiles won, all of them flags. */
  readonly won?: readonly (readonly number[])[];
}

/** A game of `seats` players in which seat 0 is to move. Everything left out is empty. */
export function position(seats: number, { path, pawns = [], hands = [], won = [] }: Position): State {
  const state = rules.setup(seats, {}, randomFrom('journey'));
  state.turn = 0;
  for (const counts of [state.hands, state.handSizes, state.won, state.unders, state.bridged]) counts.fill(0);
  state.deck.fill(15);
  state.deckSize = 15 * KINDS;
  state.tops.fill(-1);
  for (const [slot, token] of path.split(' ').entries()) {
    if (token === '=') state.bridged[slot] = 1;
    const tile = /^([a-z]+)(\d)(\+?)$/.exec(token);
    if (!tile) continue;
    state.tops[slot] = faceOf(item(tile[1] as Item), Number(tile[2]));
    state.unders[slot] = tile[3] === '+' ? 1 : 0;
  }
  for (const [seat, places] of pawns.entries()) {
    for (const [pawn, place] of places.entries()) state.pawns[seat * PAWNS + pawn] = place;
  }
  for (const [seat, cards] of hands.entries()) for (const name of cards) hold(state, seat, name);
  for (const [seat, values] of won.entries()) for (const value of values) state.won[seat * FACES + value - 1]!++;
  return state;
}

function hold(state: State, seat: number, name: Item): void {
  state.hands[seat * KINDS + item(name)]!++;
  state.handSizes[seat]!++;
  state.deck[item(name)]!--;
  state.deckSize--;
}

export const { play, refusal } = player(rules);

export const move = (pawn: number, ...cards: readonly Item[]): AtlantisMove => ({
  type: 'movePawn',
  pawn,
  cards: cards.map(item),
});

/** Values of the tiles a seat has won, lowest first. */
export function tiles(state: State, seat: number): number[] {
  return Array.from({ length: FACES }, (_, face) => face).flatMap((face) =>
    Array.from({ length: state.won[seat * FACES + face]! }, () => (face % 7) + 1),
  );
}

export const total = (counts: readonly number[]) => counts.reduce((sum, count) => sum + count, 0);

/**
 * The rulebook's example 3: black has brought the third pawn home. The tiles to the mainland: red's pawn A has holes of
 * 1, 4 and 1 before it, red's pawn B one of 1, and blue's one of 1.
 */
export const example3 = () =>
  position(3, {
    path: 'flag1 - vase6 olive4 - statue5 ring5 crown1 - helmet7 statue2 vase3',
    pawns: [
      [home, home, 9],
      [home, 0, 6],
      [home, home, 7],
    ],
    hands: [['flag'], ['flag', 'flag'], ['vase', 'vase']],
    won: [[3], [6, 2], [5]],
  });
