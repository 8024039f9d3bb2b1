/** Where a site lies on its host, and what it has. */
import { expect, test } from 'vitest';
import { baseOf, spokenAt } from '../../games/kit/checked-site.ts';
import { HOUSE, hasPage, nameOf, pathBelow } from '../../games/kit/site.ts';

test('a base is a path with a slash at both ends, and anything else is told', () => {
  expect(baseOf(HOUSE)).toBe('/');
  expect(baseOf({ base: '/games/' })).toBe('/games/');
  expect(baseOf({ base: '/a/b.c/' })).toBe('/a/b.c/');
  for (const base of ['games', '/games', 'games/', '//', '/../', '/a b/', 'https://host/', ''])
    expect(() => baseOf({ base }), base).toThrow('it should be a path such as /games/');
});

test('what lies below a base has a path on the site, what lies elsewhere has none', () => {
  expect(pathBelow('/', '/match/x')).toBe('/match/x');
  expect(pathBelow('/games/', '/games/match/x')).toBe('/match/x');
  expect(pathBelow('/games/', '/games/games')).toBe('/games');
  expect(pathBelow('/games/', '/games/')).toBe('/');
  expect(pathBelow('/games/', '/games')).toBe('/');
  expect(pathBelow('/games/', '/gamesome')).toBeUndefined();
  expect(pathBelow('/games/', '/')).toBeUndefined();
});

test('a page that a site does without is missing with all that lies below it, and no other', () => {
  const site = { without: ['replay', 'settings'] };
  for (const path of ['/replay', '/replay/match/x', '/replay?at=0', '/settings'])
    expect(hasPage(site, path)).toBe(false);
  for (const path of ['/', '/review/match/x', '/match/replay', '/settingsome']) expect(hasPage(site, path)).toBe(true);
});

test('a site has a name for every reader, and speaks what there is', () => {
  expect(nameOf({ name: 'Steinhaufen' }, 'ja')).toBe('Steinhaufen');
  expect(nameOf({ name: { ja: '石', en: 'Stones' } }, 'ja')).toBe('石');
  expect(nameOf({ name: { en: 'Stones' } }, 'ja')).toBe('Stones');
  expect(spokenAt({ languages: ['ja'] }, ['en', 'ja'])).toEqual(['ja']);
  expect(spokenAt({ languages: ['ja', 'en'] }, ['en', 'ja'])).toEqual(['ja', 'en']);
  expect(spokenAt({}, ['ja', 'en'])).toEqual(['en', 'ja']);
  for (const languages of [['de'], []])
    expect(() => spokenAt({ languages }, ['en', 'ja'])).toThrow('there are en and ja');
});
