/** A game's words are fetched once for each language, and again after a failure. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const WORDS = '../../../client/text/asterion/ja.ts';

// Nothing is kept from other tests, nor for them.
beforeEach(() => void vi.resetModules());
afterEach(() => {
  vi.doUnmock(WORDS);
  vi.resetModules();
});

const fresh = async () => (await import('../../../client/text/games.ts')).loadWords;

test('the same promise each time, one for each game and language', async () => {
  const loadWords = await fresh();
  const japanese = loadWords('asterion', 'ja');
  const english = loadWords('asterion', 'en');
  expect(loadWords('asterion', 'ja')).toBe(japanese);
  expect(loadWords('asterion', 'en')).toBe(english);
  const names = await Promise.all([japanese, english, loadWords('attika', 'en')]);
  expect(names.map((words) => words?.name)).toEqual(['アステリオン', 'Asterion', 'Attika']);
});

test('words that can’t be fetched are null, and fetched when they are asked for again', async () => {
  let down = true;
  vi.doMock(WORDS, async (original) => {
    if (down) throw new TypeError('Failed to fetch');
    return original();
  });
  const loadWords = await fresh();
  expect(await loadWords('asterion', 'ja')).toBeNull();
  down = false;
  expect((await loadWords('asterion', 'ja'))?.name).toBe('アステリオン');
});

test('a game without words has none', async () => {
  const loadWords = await fresh();
  expect(await loadWords('chess', 'en')).toBeNull();
});
