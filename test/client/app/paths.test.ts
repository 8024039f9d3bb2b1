/** Links with what people write right behind them. */
import { expect, test } from 'vitest';
import { PATHS, matchAt, tidied } from '../../../client/app/paths.ts';
import { pageWords } from '../../../client/app/preview.ts';

const BEHIND = [
  '.',
  ')',
  ',',
  '!',
  '>',
  '”',
  '。',
  '」',
  '、',
  'で遊ぼう',
  '%E3%80%82',
  '.)',
  '…',
  ':',
  ';',
  '*',
  '&amp;',
  '’s',
  '/',
  '//',
  '/.',
];
const ID = 'aZ09_-bcdefg';

test.each(BEHIND)('what stands behind a link is no part of it: %s', (behind) => {
  expect(tidied(`/match/${ID}${behind}`)).toBe(`/match/${ID}`);
  expect(matchAt(`/match/${ID}${behind}`)).toBe(ID);
  expect(pageWords.at(`/match/${ID}${behind}`)).toEqual({ name: 'match', match: ID });
  for (const path of [`/match/${ID}/seat`, `/replay/match/${ID}`, `/review/file/${ID}`, `/check/match/${ID}`])
    expect(tidied(path + behind)).toBe(path);
});

test('addresses that are whole stay as they are, and so does what is no link to a match', () => {
  for (const path of Object.values(PATHS)) {
    const whole = path.replace(':game', 'katason').replace(':id', ID).replace(':code', 'KATASON-4-2');
    expect(tidied(whole)).toBe(whole);
  }
  for (const path of ['/.env', '/settings.php', '/match/.git', '/match/%', '/assets/a.js', '/deal/「KATASON」'])
    expect(tidied(path)).toBe(path);
});
