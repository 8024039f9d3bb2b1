/** Attika as people play it: online, around one screen, and against bots. */
import { TOUR, expect, local } from '../agora.ts';
import { playAhead, randomGame } from '../online/ahead.ts';
import { type ResultSheet, playToEnd } from '../player.ts';
import { nearTheEnd } from '../saved.ts';
import { attika } from './strategies/attika.ts';

local('Attika online: two people build until somebody wins, and read the same result', TOUR, async ({ player }) => {
  const ann = await player('Ann');
  const seed = 'online 19';
  const link = await ann.openTable({ game: 'Attika', players: 2, seed });
  const ben = await player('Ben');
  await ben.sitDown(link);
  await expect(ann.page.getByText('Waiting for players')).toBeHidden();

  await playAhead(link, [ann, ben], await randomGame('attika', 2, seed), 0.95);
  await playToEnd([ann, ben], attika);
  const [own, other] = [await ann.result(), await ben.result()];
  expect(other.places).toEqual(own.places);
  expectWon(own, 2);
  await ben.page.keyboard.press('Escape');
  await expect(ben.log.filter({ hasText: /^Ann builds the/ }).first()).toBeVisible();
  // Which cards Ann drew is nobody else's business.
  await expect(ben.log.filter({ hasText: /^Ann draws \d cards?\.$/ }).first()).toBeVisible();
});

local('Attika on one screen: the curtain hides every hand', async ({ player }) => {
  const ann = await player('Ann');
  await ann.startLocal({ game: 'Attika', rivals: 'people', names: ['Ann', 'Ben'], seed: 'attika 2' });
  let curtains = 0;

  await playToEnd([ann], attika, {
    until: (_, seen) => {
      if (!seen.choices.some(({ name }) => name.startsWith('I’m '))) return false;
      curtains++;
      expect(seen.hand).toBe('');
      expect(seen.choices.filter(({ name }) => /^Build the|^Give one|ready/.test(name))).toEqual([]);
      return curtains > 5;
    },
  });

  await nearTheEnd(ann.page, 'attika', 2, [0, 1], 0.8);
  await playToEnd([ann], attika);
  expectWon(await ann.result(), 2);
});

local('Attika against bots: prices at the pointer, a changed payment, and a game to its end', async ({ player }) => {
  const ann = await player('Ann');
  await ann.startLocal({ game: 'Attika', rivals: 'bots', names: ['Ann'], level: 'easy', seed: 'attika 3' });
  await playToEnd([ann], attika, {
    until: (_, seen) => seen.choices.some(({ name }) => /^Build for \d+ cards?$/.test(name)),
  });
  const { page } = ann;
  await page
    .getByRole('button', { name: /^Take back one/ })
    .first()
    .click();
  await page
    .getByRole('button', { name: /^Build/, disabled: true })
    .last()
    .click({ force: true });
  await expect(ann.prompt).toContainText('The price is');
  await page.getByRole('button', { name: 'Cheapest way' }).click();
  await playToEnd([ann], attika, { until: (_, seen) => seen.prompt.startsWith('Waiting for') });

  await nearTheEnd(page, 'attika', 3, [0]);
  await playToEnd([ann], attika);
  expectWon(await ann.result(), 3);
});

/** The winner comes first; everybody's buildings are what counts after that. */
function expectWon(result: ResultSheet, players: number): void {
  expect(['All 30 buildings stand.', 'Two shrines are linked.']).toContain(result.ending);
  expect(result.places).toHaveLength(players);
  const [first, ...others] = result.places;
  expect(first?.rank).toBe('1st');
  if (result.ending === 'All 30 buildings stand.') expect(first?.total).toBe(30);
  const totals = others.map((place) => place.total);
  expect(totals).toEqual(totals.toSorted((a, b) => b - a));
}
