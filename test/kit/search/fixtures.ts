/** Two tiny games whose best play is known: Nim, and a guess at a hidden coin. */
import { below } from '../../../games/kit/shape.ts';
import { defineMoves } from '../../../games/kit/moves.ts';
import type { Random } from '../../../games/kit/random.ts';
import type { Result, Rules, Seat } from '../../../games/kit/rules.ts';
import type { Knowledge } from '../../../games/kit/search/knowledge.ts';

export interface Nim {
  left: number;
  turn: Seat;
}

export type Take = { readonly type: 'take'; readonly sticks: number };

export const takes: readonly Take[] = [1, 2, 3].map((sticks) => ({ type: 'take', sticks }));

function winner(seat: Seat): Result {
  const places = [
    { seat, rank: 1, score: 1, items: [] },
    { seat: 1 - seat, rank: 2, score: 0, items: [] },
  ];
  return { ending: 'over', places };
}

/** Take one to three sticks; whoever takes the last one wins. Positions divisible by 4 are lost for the mover. */
export const nim: Rules<Nim, Take> = {
  id: 'nim',
  format: 1,
  formalities: [],
  options: () => ({}),
  phases: ['play'],
  endings: ['over'],
  setup: () => ({ left: 15, turn: 0 }),
  players: () => 2,
  toMove: (state) => (state.left === 0 ? [] : [state.turn]),
  phase: () => 'play',
  ...defineMoves<Nim, Take, never>(
    { toMove: (state) => (state.left === 0 ? [] : [state.turn]), stage: () => 'play', movesOf: { play: ['take'] } },
    {
      take: {
        shape: { sticks: below(4) },
        list: (state, _seat, moves) => void moves.push(...takes.filter(({ sticks }) => sticks <= state.left)),
        refuse: (state, _seat, { sticks }) =>
          sticks > 0 && sticks <= state.left ? undefined : { code: 'notThatMany', left: state.left },
        apply(state, _seat, { sticks }) {
          state.left -= sticks;
          state.turn = 1 - state.turn;
        },
      },
    },
  ),
  result: (state) => (state.left === 0 ? winner(1 - state.turn) : undefined),
  view: (state) => ({ ...state }),
  redeal: (view) => ({ ...view }),
  clone: (state) => ({ ...state }),
  census: () => ({}),
  longest: () => 15,
};

export const nimKnowledge: Knowledge<Nim, Take> = {
  horizon: 20,
  playout: (state, seat, random) => random.pick(nim.legal(state, seat)),
  evaluate: () => [0.5, 0.5],
};

export interface Coin {
  /** 0 or 1; −1 where hidden. */
  side: number;
  turn: Seat;
  guessed: number;
}

type Guess = { readonly type: 'guess'; readonly side: number };

const guesses: readonly Guess[] = [0, 1].map((side) => ({ type: 'guess', side }));

const coinToMove = (state: Coin) => (state.guessed === -1 ? [state.turn] : []);

/** Seat 0 says which side a coin lies on that nobody sees, and wins when that is right. */
export const coin: Rules<Coin, Guess> = {
  id: 'coin',
  format: 1,
  formalities: [],
  options: () => ({}),
  phases: ['play'],
  endings: ['over'],
  setup: (_players, _options, random) => ({ side: random.below(2), turn: 0, guessed: -1 }),
  players: () => 2,
  toMove: coinToMove,
  phase: () => 'play',
  ...defineMoves<Coin, Guess, never>(
    { toMove: coinToMove, stage: () => 'play', movesOf: { play: ['guess'] } },
    {
      guess: {
        shape: { side: below(2) },
        list: (_state, _seat, moves) => void moves.push(...guesses),
        refuse: () => undefined,
        apply(state, _seat, { side }) {
          state.guessed = side;
        },
      },
    },
  ),
  result: (state) => (state.guessed === -1 ? undefined : winner(state.guessed === state.side ? 0 : 1)),
  view: (state) => ({ ...state, side: state.guessed === -1 ? -1 : state.side }),
  redeal: (view, _seat, random: Random) => ({ ...view, side: random.below(2) }),
  clone: (state) => ({ ...state }),
  census: () => ({}),
  longest: () => 1,
};

export const coinKnowledge: Knowledge<Coin, Guess> = {
  horizon: 1,
  playout: (_state, _seat, random) => random.pick(guesses),
  evaluate: () => [0.5, 0.5],
};

/** A clock that stands still: the iterations alone are the budget. */
export const still = () => 0;
