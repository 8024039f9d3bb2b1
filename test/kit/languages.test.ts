import { expect, test } from 'vitest';
import { languageFor, saidIn } from '../../games/kit/languages.ts';

test('who reads a language is told in it, else in English, else in the first there is', () => {
  const said = { de: 'Kiesel', en: 'Pebbles', ja: '小石' };
  expect(['ja', 'en', 'fr'].map((wanted) => saidIn(said, wanted))).toEqual(['小石', 'Pebbles', 'Pebbles']);
  expect(['ja', 'en', 'toString'].map((wanted) => languageFor({ de: 'Kiesel', fr: 'Cailloux' }, wanted))).toEqual([
    'de',
    'de',
    'de',
  ]);
});

test('what is said in no language is a mistake', () => {
  expect(() => saidIn({}, 'en')).toThrow('said in no language');
});
