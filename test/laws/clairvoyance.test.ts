/** Law 9: a bot guesses a hidden card and a die no better than chance. */
import { expect, test } from 'vitest';
import { randomFrom } from '../../games/kit/random.ts';
import type { Rules } from '../../games/kit/rules.ts';
import { below } from '../../games/kit/shape.ts';
import type { Knowledge } from '../../games/kit/search/knowledge.ts';
import { think } from '../../games/kit/search/think.ts';

const SIDES = 6;
const GAMES = 600;

/** Seat 0 guesses a card that lies face down, then a die that is rolled after the guess. Every hit scores. */
interface Fortune {
  card: number;
  hits: number;
  guesses: number;
}

interface Guess {
  readonly type: 'guess';
  readonly side: number;
}

const guesses: readonly Guess[] = Array.from({ length: SIDES }, (_, side) => ({ type: 'guess', side }));
const toMove = ({ guesses }: Fortune) => (guesses < 2 ? [0] : []);

const fortune: Rules<Fortune, Guess> = {
  id: 'fortune',
  phases: ['guess'],
  endings: ['guessed'],
  moveTypes: ['guess'],
  forms: { guess: { shape: { side: below(SIDES) }, free: [] } },
  format: 1,
  formalities: [],
  options: () => ({}),
  setup: (_players, _options, random) => ({ card: random.below(SIDES), hits: 0, guesses: 0 }),
  players: () => 2,
  toMove,
  phase: () => 'guess',
  legal: (state, seat) => (toMove(state).includes(seat) ? guesses : []),
  refuse: () => undefined,
  apply(state, _seat, { side }, random) {
    const truth = state.guesses === 0 ? state.card : random.below(SIDES);
    state.guesses++;
    if (side === truth) state.hits++;
  },
  result(state) {
    if (state.guesses < 2) return undefined;
    const mine = { seat: 0, rank: state.hits > 0 ? 1 : 2, score: state.hits, items: [] };
    return { ending: 'guessed', places: [mine, { seat: 1, rank: 3 - mine.rank, score: 0, items: [] }] };
  },
  view: (state) => ({ ...state, card: -1 }),
  redeal: (view, _seat, random) => ({ ...view, card: random.below(SIDES) }),
  clone: (state) => ({ ...state }),
  census: () => ({}),
  longest: () => 2,
};

const knowledge: Knowledge<Fortune, Guess> = {
  horizon: 2,
  playout: (_state, _seat, random) => random.pick(guesses),
  evaluate: () => [0.5, 0.5],
};

/** One who looks at where each guess leads before searching, and knows what a hit is worth. */
const foreseeing: Knowledge<Fortune, Guess> = {
  ...knowledge,
  evaluate: ({ hits }) => (hits > 0 ? [0.9, 0.1] : [0.5, 0.5]),
  foresight: 4,
};

/** How many of the cards and of the dice a bot guesses. */
function hits(rules: Rules<Fortune, Guess>, knowledge: Knowledge<Fortune, Guess>): { cards: number; dice: number } {
  let cards = 0;
  let dice = 0;
  for (let game = 0; game < GAMES; game++) {
    const random = randomFrom(`fortune ${game}`);
    const state = rules.setup(2, {}, random);
    for (const guess of ['card', 'die']) {
      const before = state.hits;
      const { move } = think({
        rules,
        knowledge,
        view: rules.view(state, 0),
        seat: 0,
        level: { iterations: 60, milliseconds: 1000 },
        seed: `${guess} ${game}`,
        now: () => 0,
      });
      rules.apply(state, 0, move, random, undefined);
      if (guess === 'card') cards += state.hits - before;
      else dice += state.hits - before;
    }
  }
  return { cards, dice };
}

/** Four standard deviations of GAMES fair guesses. */
const MARGIN = 4 * Math.sqrt((GAMES * (SIDES - 1)) / SIDES ** 2);

test.each([
  ['searches', knowledge],
  ['looks ahead first', foreseeing],
])('a bot that %s guesses hidden cards and coming dice no better than chance', (_, knows) => {
  const { cards, dice } = hits(fortune, knows);
  expect(Math.abs(cards - GAMES / SIDES)).toBeLessThan(MARGIN);
  expect(Math.abs(dice - GAMES / SIDES)).toBeLessThan(MARGIN);
});

test.each([
  ['searches', knowledge],
  ['looks ahead first', foreseeing],
])('a bot that %s and was shown the card would be found out', (_, knows) => {
  const { cards } = hits({ ...fortune, view: (state) => ({ ...state }), redeal: (view) => ({ ...view }) }, knows);
  expect(cards - GAMES / SIDES).toBeGreaterThan(MARGIN);
});
