/** What is said of a broken law: of which game, what to mend and where, where it stands; and not again for every start. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import {
  amount,
  cards,
  counter,
  counters,
  defineGame,
  grid,
  metaOf,
  pile,
  piles,
  range,
  showable,
} from '../../games/kit/define/index.ts';
import { type Broken, laws } from '../../games/kit/laws/index.ts';

test('a broken law names the game, the move, the position and what to mend, and three of them are enough', () => {
  const faulty = defineGame({
    // This line is between what is called and what is wrong: `apply: {`.
    meta: metaOf({ id: 'heap', names: { en: 'Heap' }, players: [2, 4], options: { loud: [false, true] } }),
    state: { heap: counter({ start: 9 }), rows: grid(7, 7) },
    moves: {
      take: {
        fields: { count: amount(1, 2) },
        refuse: ({ heap }) => (heap === 99 ? `many }) {` : undefined),
        apply: (state, { count }) => void (state.heap -= count / 2),
      },
    },
    ends: { empty: ({ heap }) => heap <= 0 },
    score: ({ heap }) => heap,
  });
  const messages = laws(faulty).map(({ check }) => {
    try {
      check();
      return '';
    } catch (error) {
      return (error as Error).message;
    }
  });
  expect(messages.length).toBeGreaterThan(4);
  for (const message of messages.slice(0, 3)) {
    const lines = message.split('\n');
    expect(lines[0]).toMatch(/^heap breaks law \d+: .+/);
    expect(lines[1]).toMatch(/^Expected: .+\.$/);
    expect(lines[2]).toMatch(
      /^The move( that led there)?: \{"type":"take","count":1\} of seat \d, number \d of the game\.$/,
    );
    expect(lines[3]).toMatch(/^To see it: \{"players":\d,"options":\{"loud":(true|false)\},"seed":"laws\/\d\/\d"\}\.$/);
    const [, at, said] = /^To be mended in .*told\.test\.ts:(\d+): (.*)\.$/.exec(lines[4] ?? '') ?? [];
    expect(said).toMatch(/^`apply` of `moves.take`/);
    expect(readFileSync(fileURLToPath(import.meta.url), 'utf8').split('\n')[Number(at) - 1]).toContain('apply: (state');
    expect(lines.slice(5, 7)).toEqual(['', expect.stringMatching(/^heap: format 1, \d players/)]);
    expect(lines.at(-1)).toContain('`position`');
  }
  for (const message of messages.slice(3)) expect(message).toBe('heap has broken laws from 3 starts: mend those first');
});

test('of a large position a message shows the beginning, and says what is left', () => {
  type Parts = Readonly<Record<'part0', ReturnType<typeof counters>>>;
  const wide = Object.fromEntries(Array.from({ length: 40 }, (_, at) => [`part${at}`, counters(60, { start: at })]));
  const faulty = defineGame({
    meta: metaOf({ id: 'wide', names: { en: 'Wide' }, players: [2, 2] }),
    state: wide as Parts,
    moves: { wait: { fields: {}, apply: ({ part0 }) => void (part0[0] = Number.NaN) } },
    ends: { never: () => false },
    score: () => 0,
  });
  let error: unknown;
  try {
    laws(faulty)[0]!.check();
  } catch (broken) {
    error = broken;
  }
  const { message, position } = error as Broken;
  expect(message.split('\n').length).toBeLessThan(30);
  expect(message).toContain('… and 27 lines more');
  expect(position?.split('\n').length).toBeGreaterThan(47);
});

test('of what follows from hidden cards it is said who would see it otherwise, a spectator too', () => {
  const set = cards(range(1, 8));
  const faulty = defineGame({
    meta: metaOf({ id: 'peek', names: { en: 'Peek' }, players: [2, 2] }),
    state: { deck: pile(set, 'nobody'), hand: showable(piles(set, 'each', 'owner')), turns: counter() },
    moves: {
      wait: {
        fields: {},
        apply(state, _, { draw, show }) {
          state.turns += 1;
          for (const card of draw('deck', 'hand')) show('hand', card, [0, 1]);
        },
      },
    },
    ends: { low: ({ hand }) => hand[0]!.some((card) => card > 4), late: ({ turns }) => turns >= 4 },
    score: () => 0,
  });
  const said = Array.from({ length: 4 }, (_, at) => {
    try {
      for (const { check } of laws(faulty, { seed: `peek ${at}` })) check();
      return '';
    } catch (error) {
      return (error as Error).message;
    }
  });
  expect(said.join('\n')).toMatch(/^peek breaks law \d: .*what a spectator sees/m);
});
