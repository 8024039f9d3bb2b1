/** The glossaries of CONTRIBUTING.md and of the guide have the code's own words, each once; and the code has no other words for the same things. */
import { describe, expect, test } from 'vitest';
import { filesIn, read, withoutComments } from './source.ts';

/** Words that exported names don't have, with those that stand for the same thing here. */
const UNUSED: Readonly<Record<string, string>> = {
  color: 'colour',
  gray: 'grey',
  helper: 'what it does',
  insistence: 'tarpit',
  leader: 'owner (of a match)',
  manager: 'what it does',
  modal: 'dialog',
  neighbor: 'neighbour',
  notification: 'call (from outside the page), notice (on it)',
  opponent: 'others',
  throttle: 'limit',
  tidings: 'news (of the server), sync (of a person)',
  user: 'player (at a match), person (with a passkey), reader (of a text)',
  util: 'what it does',
};

const EXPORTED =
  /^export (?:default )?(?:abstract )?(?:async )?(?:const|let|function\*?|class|interface|type) (\w+)|^export (?:type )?\{([^}]+)\}/gm;

const sources = ['games', 'client', 'server'].flatMap((folder) => filesIn(folder, '.ts', '.tsx', '.mjs'));

const names = sources.flatMap((path) =>
  [...withoutComments(read(path)).matchAll(EXPORTED)]
    .flatMap(([, name, list]) => name ?? list!.split(',').map((each) => each.split(' as ').at(-1)!))
    .map((name) => ({ name: name.replace(/\btype\b/, '').trim(), path })),
);

/** The single words of a name or a path, in small letters and the singular. */
function wordsIn(name: string): readonly string[] {
  const parts = name.replaceAll(/([a-z\d])([A-Z])/g, '$1 $2').split(/[^A-Za-z]+/);
  return parts.map((part) => part.toLowerCase().replace(/(?<=[^s])s$/, ''));
}

/** The terms that the glossary defines, in its order. */
function termsOf(text: string): readonly string[] {
  const glossary = text.split(/^##? Words.*$/m).at(-1) ?? '';
  return [...glossary.matchAll(/\*\*([^*]+)\*\*/g)].map(([, term]) => term!.toLowerCase());
}

describe('the glossary', () => {
  const terms = [...termsOf(read('CONTRIBUTING.md')), ...termsOf(read('games/guide/words.md'))];

  test('defines each term once', () => {
    expect(terms.length).toBeGreaterThan(30);
    expect(terms.filter((term, at) => terms.indexOf(term) !== at)).toEqual([]);
  });

  test('has only terms that name something in the code: an export, a file or a folder', () => {
    const used = new Set([...names.map(({ name }) => name), ...sources, ...filesIn('test', '.ts')].flatMap(wordsIn));
    expect(terms.filter((term) => !wordsIn(term).every((word) => used.has(word)))).toEqual([]);
  });
});

test('no exported name has a word for which the code has another', () => {
  expect(names.length).toBeGreaterThan(2000);
  const wrong = names.flatMap(({ name, path }) =>
    wordsIn(name)
      .filter((word) => Object.hasOwn(UNUSED, word))
      .map((word) => `${path}: ${name} (for ${word}: ${UNUSED[word]})`),
  );
  expect(wrong).toEqual([]);
});
