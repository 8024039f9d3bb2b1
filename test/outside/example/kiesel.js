/** Kiesel: whoever takes the last pebble wins. A game of somebody else's, in German alone. */
import { makeGame } from '@agora-games/agora/kit/game';
import { defineMoves, prebuilt } from '@agora-games/agora/kit/moves';
import { ALONE, NOBODY, ranked } from '@agora-games/agora/kit/seats';
import { between } from '@agora-games/agora/kit/shape';

/**
 * @typedef {{ seats: number, heap: number, taken: number[], turn: number }} State
 * @typedef {{ readonly type: 'take', readonly count: number }} Take
 * @typedef {{ readonly type: 'taken', readonly seat: number, readonly count: number }} Taken
 * @typedef {import('@agora-games/agora/kit/meta').NoOptions} Options
 */

const PEBBLES = 9;
const MOST = 3;
const TAKES = prebuilt(MOST, (less) => /** @type {Take} */ ({ type: 'take', count: less + 1 }));

export const meta = /** @satisfies {import('@agora-games/agora/kit/meta').Meta<Options>} */ ({
  id: 'kiesel',
  names: { de: 'Kiesel' },
  players: { min: 2, max: 3, default: 2 },
  colours: ['red', 'blue', 'green'],
  minutes: 2,
  options: {},
});

/** @param {State} state */
const isOver = ({ heap }) => heap === 0;
/** @param {State} state */
const toMove = (state) => (isOver(state) ? NOBODY : (ALONE[state.turn] ?? NOBODY));
/** @param {State} state */
const clone = (state) => ({ ...state, taken: [...state.taken] });

/** @type {import('@agora-games/agora/kit/moves').MoveKind<State, Take, Taken>} */
const take = {
  shape: { count: between(1, MOST) },
  list({ heap }, _seat, moves) {
    for (const move of TAKES) if (move.count <= heap) moves.push(move);
  },
  refuse: ({ heap }, _seat, { count }) => (count > heap ? { code: 'heapTooSmall', heap } : undefined),
  apply(state, seat, { count }, _random, emit) {
    state.heap -= count;
    state.taken[seat] = (state.taken[seat] ?? 0) + count;
    emit?.({ type: 'taken', seat, count });
    if (!isOver(state)) state.turn = (seat + 1) % state.seats;
  },
};

/** @type {import('@agora-games/agora/kit/rules').Rules<State, Take, Options, Taken>} */
export const rules = {
  id: meta.id,
  format: 1,
  phases: ['taking'],
  endings: ['heapEmpty'],
  formalities: [],
  ...defineMoves({ toMove, stage: () => 'taking', movesOf: { taking: ['take'] } }, { take }),
  setup: (seats) => ({ seats, heap: PEBBLES, taken: Array.from({ length: seats }, () => 0), turn: 0 }),
  players: ({ seats }) => seats,
  options: () => ({}),
  toMove,
  phase: () => 'taking',
  result(state) {
    if (!isOver(state)) return undefined;
    const scores = state.taken.map((points) => ({ score: points, items: [{ code: 'pebbles', points }] }));
    return { ending: 'heapEmpty', places: ranked(scores, (seat) => seat === state.turn) };
  },
  view: clone,
  redeal: clone,
  clone,
  census: ({ heap, taken }) => ({ pebbles: taken.reduce((sum, count) => sum + count, heap) }),
  longest: () => PEBBLES,
};

/** @type {import('@agora-games/agora/kit/search/knowledge').Knowledge<State, Take>} */
export const knowledge = {
  horizon: PEBBLES,
  playout: (state, seat, random) => random.pick(rules.legal(state, seat)),
  evaluate: ({ seats, taken }) => taken.map(() => 1 / seats),
};

export const game = makeGame(rules, meta);
