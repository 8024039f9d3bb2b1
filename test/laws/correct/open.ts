/** Small correct games in which everything lies open: no law may accuse them. */
import { amount, at, counter, counters, defineGame, grid, metaOf } from '../../../games/kit/define/index.ts';

/** Nim: who takes the last stone wins. */
export const nim = defineGame({
  meta: metaOf({ id: 'nim', names: { en: 'Nim' }, players: [2, 2] }),
  state: { heaps: counters(3, { start: 5 }), last: counters('each') },
  moves: {
    take: {
      fields: { heap: at('heaps'), count: amount(1, 5) },
      refuse: ({ heaps }, { heap, count }) => (heaps[heap]! < count ? 'tooFew' : undefined),
      apply({ heaps, last }, { heap, count }, { seat }) {
        heaps[heap]! -= count;
        last.fill(0);
        last[seat] = 1;
      },
    },
  },
  ends: { lastStone: ({ heaps }) => heaps.every((heap) => heap === 0) },
  score: ({ last }, seat) => last[seat]!,
});

const LINES = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
];
const hasLine = (board: readonly number[], mark: number) =>
  LINES.some((line) => line.every((place) => board[place] === mark));

/** Three in a row: a game in which nobody may win. */
export const rows = defineGame({
  meta: metaOf({ id: 'rows', names: { en: 'Rows' }, players: [2, 2] }),
  state: { board: grid(3, 3) },
  moves: {
    mark: {
      fields: { square: at('board') },
      refuse: ({ board }, { square }) => (board[square] === 0 ? undefined : 'taken'),
      apply: ({ board }, { square }, { seat }) => void (board[square] = seat + 1),
    },
  },
  ends: {
    line: ({ board }) => hasLine(board, 1) || hasLine(board, 2),
    full: ({ board }) => !board.includes(0),
  },
  score: ({ board }, seat) => (hasLine(board, seat + 1) ? 1 : 0),
});

const SIDE = 5;
const apart = (one: number, other: number) =>
  Math.max(Math.abs((one % SIDE) - (other % SIDE)), Math.abs(Math.floor(one / SIDE) - Math.floor(other / SIDE)));

/** Steps of one square, onto others' pieces too: who has none left is out, and who can't move loses. */
export const steps = defineGame({
  meta: metaOf({ id: 'steps', names: { en: 'Steps' }, players: [2, 2] }),
  state: { board: grid(SIDE, SIDE), left: counter({ start: 60 }) },
  moves: {
    step: {
      fields: { piece: at('board'), to: at('board') },
      refuse({ board }, { piece, to }, seat) {
        if (board[piece] !== seat + 1) return 'notYours';
        return apart(piece, to) === 1 && board[to] !== seat + 1 ? undefined : 'tooFar';
      },
      apply(state, { piece, to }, { seat }) {
        state.board[piece] = 0;
        state.board[to] = seat + 1;
        state.left -= 1;
      },
    },
  },
  setup({ board }) {
    for (let column = 0; column < SIDE; column++) {
      board[column] = 1;
      board[SIDE * (SIDE - 1) + column] = 2;
    }
  },
  ends: { noneLeft: ({ board }) => !board.includes(1) || !board.includes(2), late: ({ left }) => left === 0 },
  score: ({ board }, seat) => board.filter((piece) => piece === seat + 1).length,
});

/** Everybody always has one move and no more, and all are equal at the end; the order of ties goes by the seat. */
export const forced = defineGame({
  meta: metaOf({ id: 'forced', names: { en: 'Forced' }, players: [1, 6] }),
  state: { steps: counters('each') },
  moves: { step: { fields: {}, formality: true, apply: ({ steps: all }, _, { seat }) => void (all[seat]! += 1) } },
  ends: { allThere: ({ steps: all }) => all.every((count) => count === 3) },
  score: ({ steps: all }, seat) => ({ steps: [all[seat]!, all[seat]!] }),
  tie: (_, seat) => -seat,
});

const WIDE = 16;

/** Knights on a board of 16 by 16: more moves than can be tried, so that they are listed. */
export const knights = defineGame({
  meta: metaOf({ id: 'knights', names: { en: 'Knights' }, players: [2, 2] }),
  state: { board: grid(WIDE, WIDE), left: counters('each', { start: 12 }) },
  moves: {
    jump: {
      fields: { piece: at('board'), to: at('board') },
      refuse({ board }, { piece, to }, seat) {
        if (board[piece] !== seat + 1 || board[to] === seat + 1) return 'notYours';
        const across = Math.abs((piece % WIDE) - (to % WIDE));
        const along = Math.abs(Math.floor(piece / WIDE) - Math.floor(to / WIDE));
        return across * along === 2 ? undefined : 'noJump';
      },
      *list({ board }, seat) {
        const piece = board.indexOf(seat + 1);
        for (const [x, y] of [
          [1, 2],
          [2, 1],
          [2, -1],
          [1, -2],
          [-1, -2],
          [-2, -1],
          [-2, 1],
          [-1, 2],
        ] as const) {
          const [column, row] = [(piece % WIDE) + x, Math.floor(piece / WIDE) + y];
          const to = row * WIDE + column;
          if (column >= 0 && column < WIDE && row >= 0 && row < WIDE && board[to] !== seat + 1) yield { piece, to };
        }
      },
      apply({ board, left }, { piece, to }, { seat }) {
        board[piece] = 0;
        board[to] = seat + 1;
        left[seat]! -= 1;
      },
    },
  },
  setup({ board }) {
    board[0] = 1;
    board[WIDE * WIDE - 1] = 2;
  },
  ends: {
    caught: ({ board }) => !board.includes(1) || !board.includes(2),
    late: ({ left }) => left.every((count) => count === 0),
  },
  score: ({ board }, seat) => (board.includes(seat + 1) ? 1 : 0),
});
