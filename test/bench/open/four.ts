/** Four in a row: a game whose points say nothing before it ends. */
import { metaOf } from '../../../games/kit/define/about.ts';
import { amount, counter, defineGame, grid } from '../../../games/kit/define/index.ts';

const [WIDE, HIGH, ROW] = [7, 6, 4];

const STEPS = [
  [1, 0],
  [0, 1],
  [1, 1],
  [1, -1],
] as const;

/** Whether the disc in a place stands in a row of four. */
function inRow(board: readonly number[], place: number): boolean {
  const [x, y] = [place % WIDE, Math.floor(place / WIDE)];
  const isSame = (along: number, up: number) =>
    along >= 0 && along < WIDE && up >= 0 && up < HIGH && board[up * WIDE + along] === board[place];
  return STEPS.some(([dx, dy]) => {
    let length = 1;
    for (const way of [1, -1]) for (let far = way; isSame(x + dx * far, y + dy * far); far += way) length++;
    return length >= ROW;
  });
}

export const { meta, rules, knowledge } = defineGame({
  meta: metaOf({ id: 'four', names: { ja: '四目並べ', en: 'Four in a row' }, players: [2, 2], minutes: 5 }),
  state: { board: grid(WIDE, HIGH), row: counter() },
  moves: {
    drop: {
      fields: { column: amount(0, WIDE - 1) },
      refuse: ({ board }, { column }) => (board[(HIGH - 1) * WIDE + column] === 0 ? undefined : 'full'),
      apply(state, { column }, { seat }) {
        let place = column;
        while (state.board[place] !== 0) place += WIDE;
        state.board[place] = seat + 1;
        if (inRow(state.board, place)) state.row = seat + 1;
      },
    },
  },
  ends: { row: ({ row }) => row > 0, full: ({ board }) => !board.includes(0) },
  score: ({ row }, seat) => Number(row === seat + 1),
});
