/** What is said of a broken law: of which game, what to mend, where it stands; and not again for every start. */
import { expect, test } from 'vitest';
import { laws } from '../../games/kit/laws/index.ts';
import { souk } from '../kit/define/souk.ts';

test('a broken law names the game, the position and what to mend, and three of them are enough', () => {
  const faulty = {
    ...souk,
    rules: { ...souk.rules, result: () => undefined },
  };
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
    expect(message).toMatch(
      /^souk breaks law \d+, .+\n(?:The move.+\n)?To be mended in .+souk\.ts:\d+: .*`.*\.\n\nsouk: format 1, \d players/,
    );
  }
  for (const message of messages.slice(3)) expect(message).toBe('souk has broken laws from 3 starts: mend those first');
});
