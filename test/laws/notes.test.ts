/** What the laws tell beside what is wrong: what no game comes to, and where a `list` would pay. */
import { expect, test } from 'vitest';
import { amount, at, counter, defineGame, grid, metaOf } from '../../games/kit/define/index.ts';
import { notes } from '../../games/kit/laws/index.ts';
import { added, noFigures, told } from './figures.ts';

const idle = defineGame({
  meta: metaOf({ id: 'idle', names: { en: 'Idle' }, players: [2, 2] }),
  state: { left: counter({ start: 6 }) },
  moves: {
    take: {
      fields: { count: amount(1, 2) },
      apply: (state, { count }) => void (state.left = Math.max(0, state.left - count)),
    },
    rest: { fields: {}, apply: () => undefined },
  },
  phases: { play: { moves: ['take'] }, pause: { moves: ['rest'] } },
  ends: { empty: ({ left }) => left === 0, full: ({ left }) => left > 6 },
  score: ({ left }) => left,
});

test('endings and phases that no game came to are named, and nothing is wrong with them', () => {
  expect(notes(idle, () => 0, 20)).toEqual(['ending full: in none of 20 games', 'phase pause: in none of 20 games']);
});

/** A game of moves from square to square, with a list of them or without; it counts what is held against `refuse`. */
function slides(listed: boolean) {
  const asked = { times: 0 };
  const list = ({ board }: { readonly board: readonly number[] }) =>
    board.map((_, piece) => ({ piece, to: piece + 5 })).filter(({ to }) => to < 25);
  const game = defineGame({
    meta: metaOf({ id: 'slides', names: { en: 'Slides' }, players: [2, 2] }),
    state: { board: grid(5, 5), left: counter({ start: 9 }) },
    moves: {
      slide: {
        fields: { piece: at('board'), to: at('board') },
        refuse(_, { piece, to }) {
          asked.times++;
          return to === piece + 5 ? undefined : 'tooFar';
        },
        ...(listed && { list }),
        apply: (state) => void (state.left -= 1),
      },
    },
    ends: { late: ({ left }) => left === 0 },
    score: () => 0,
  });
  return { game, asked };
}

test.each([
  [false, [expect.stringMatching(/notes\.test\.ts:\d+: `moves\.slide`: 625 µs to find 20 moves/)]],
  [true, []],
])('a kind of move that is found among very many is said to want a list; listed: %s', (listed, said) => {
  const { game, asked } = slides(listed);
  // The clock goes on by a microsecond with each question, and by a little with each look at it.
  let looks = 0;
  expect(notes(game, () => (asked.times + 0.1 * looks++) / 1000, 4)).toEqual(said);
});

test('a run tells the share of each ending and phase, of those it never came to as well', () => {
  const played = {
    record: { turns: [1, 2] },
    result: { ending: 'empty', places: [] },
    phases: ['play'],
    judged: 0,
    scrambled: 0,
  };
  const figures = added(noFigures(idle.rules), played as never, 2);
  expect(told('idle', [figures])).toMatch(
    /ending empty: 100\.0 %\n {2}ending full: 0 %, in no game\n {2}phase play: 100\.0 %\n {2}phase pause: 0 %, in no game/,
  );
});
