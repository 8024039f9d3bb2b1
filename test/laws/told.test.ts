/** What is said of a broken law: of which game, what to mend and where, where it stands; and not again for every start. */
import { expect, test } from 'vitest';
import { amount, counter, defineGame, metaOf } from '../../games/kit/define/index.ts';
import { laws } from '../../games/kit/laws/index.ts';

test('a broken law names the game, the move, the position and what to mend, and three of them are enough', () => {
  const faulty = defineGame({
    meta: metaOf({ id: 'heap', names: { en: 'Heap' }, players: [2, 4], options: { loud: [false, true] } }),
    state: { heap: counter({ start: 9 }) },
    moves: { take: { fields: { count: amount(1, 2) }, apply: (state, { count }) => void (state.heap -= count / 2) } },
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
    expect(lines[0]).toMatch(/^heap breaks law \d+, .+/);
    expect(lines[1]).toMatch(/^The move( that led there)?: \{"type":"take","count":1\} of seat \d\.$/);
    expect(lines[2]).toMatch(/^To be mended in .*told\.test\.ts:\d+: `apply`.*\.$/);
    expect(lines.slice(3, 5)).toEqual(['', expect.stringMatching(/^heap: format 1, \d players/)]);
  }
  for (const message of messages.slice(3)) expect(message).toBe('heap has broken laws from 3 starts: mend those first');
});
