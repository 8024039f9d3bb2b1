/** Lost Cities as people play it: online, around one screen, and against bots through all three expeditions. */
import { TOUR, expect, local } from '../agora.ts';
import { playAhead, randomGame } from '../online/ahead.ts';
import type { State } from '../../../games/lost-cities/types.ts';
import { type ResultSheet, playToEnd } from '../player.ts';
import { brokenBefore, resume, shortest } from '../saved.ts';
import type { Seen } from '../seen.ts';
import { lostCities } from './strategies/lost-cities.ts';

const SHORT = { Length: 'One expedition' };
const EXPEDITIONS = ['First expedition', 'Second expedition', 'Third expedition'] as const;

local('Lost Cities online: two people play one expedition and read the same result', TOUR, async ({ player }) => {
  const ann = await player('Ann');
  const seed = 'online 5';
  const link = await ann.openTable({ game: 'Lost Cities', players: 2, options: SHORT, seed });
  const ben = await player('Ben');
  await ben.sitDown(link);
  await expect(ann.prompt).toHaveText('Your turn: pick a card to play or discard.');
  await expect(ben.prompt).toHaveText('Waiting for Ann to play or discard a card.');

  const people = [ann, ben];
  await playAhead(link, people, await randomGame('lost-cities', 2, seed, { length: 'short' }), 0.9);
  await playToEnd(people, lostCities);
  const [own, other] = [await ann.result(), await ben.result()];
  expect(other.places).toEqual(own.places);
  expectSums(own, 2, ['First expedition', 'Point tiles', 'Statues']);
  await ben.page.keyboard.press('Escape');
  const earlier = ben.page.getByRole('button', { name: 'Earlier turns' });
  while (await earlier.isVisible()) await earlier.click();
  await expect(ben.log.filter({ hasText: /^Ann starts a path with/ }).first()).toBeVisible();
  // What Ann drew is nobody else's business.
  await expect(ben.log.filter({ hasText: /^Ann draws a card/ }).first()).toBeVisible();
});

local('Lost Cities on one screen: the curtain hides every hand', async ({ player }) => {
  const ann = await player('Ann');
  const names = ['Ann', 'Ben'];
  await ann.startLocal({ game: 'Lost Cities', rivals: 'people', names, options: SHORT, seed: 'lost cities 2' });
  let curtains = 0;

  await playToEnd([ann], lostCities, {
    until: (_, seen) => {
      if (!seen.choices.some(({ name }) => name.startsWith('I’m '))) return false;
      curtains++;
      expectNoHand(seen);
      return curtains > 8;
    },
  });
});

local(
  'Lost Cities against bots: three expeditions, each with a page that tells where its points came from',
  async ({ player }) => {
    const ann = await player('Ann');
    // As on a phone, where the log waits behind its tab: every look takes in less.
    await ann.page.setViewportSize({ width: 390, height: 844 });
    const journal = ann.page.getByRole('region', { name: 'Journal' });
    const pages = new Set<string>();
    const whole = shortest('lost-cities', 4);

    for (const [finished] of EXPEDITIONS.entries()) {
      const almost = await brokenBefore(whole, 10, (state) => (state as State).expeditions.length > finished);
      await resume(ann.page, almost, [0]);
      await playToEnd([ann], lostCities, {
        until: async (_, seen) => {
          if (!seen.choices.some(({ name }) => name === 'Back to the map')) return false;
          // Without waiting: the result may have come over the page since it was looked at.
          const [title] = await journal.getByRole('caption').allTextContents();
          if (title === undefined) return false;
          // All is shown, and the result comes.
          if (title.startsWith('Expedition 3')) return true;
          pages.add(title);
          await expect(journal).toContainText('What statues are worth');
          // What others have found on tiles is nobody else's business yet.
          await expect(journal).toContainText('hidden');
          return title.startsWith(`Expedition ${finished + 1}`);
        },
      });
    }

    expect([...pages].map((title) => title.slice(0, 'Expedition 1 is over'.length))).toEqual([
      'Expedition 1 is over',
      'Expedition 2 is over',
    ]);
    const result = await ann.result();
    expectSums(result, 4, [...EXPEDITIONS, 'Point tiles', 'Statues']);
    await ann.page.keyboard.press('Escape');
    await expect(journal).toContainText('Expedition 3 is over');
    await expect(journal).not.toContainText('hidden');
    const own = result.places.find(({ name }) => name === 'Ann')!;
    await expect(
      journal
        .getByRole('row', { name: /^Points in all/ })
        .getByRole('cell')
        .first(),
    ).toHaveText(String(own.total));
    for (const [i, name] of EXPEDITIONS.entries()) {
      await journal.getByRole('button', { name }).click();
      await expect(journal).toContainText(`Expedition ${i + 1} is over`);
    }
    await ann.page.getByRole('button', { name: 'Back to the map' }).click();
    await expect(journal).toBeHidden();
  },
);

local('Lost Cities says why something can’t be done, to mouse, finger and keyboard', async ({ player }) => {
  const ann = await player('Ann', { hasTouch: true });
  const { page, prompt } = ann;
  const wish = { game: 'Lost Cities', rivals: 'bots', level: 'easy', names: ['Ann'], options: SHORT } as const;
  await ann.startLocal({ ...wish, seed: 'lost cities 3' });
  await expect(prompt).toHaveText(/^Your turn/);
  const button = (name: string | RegExp) => page.getByRole('button', { name }).first();
  const cardFirst = 'First choose a card from your hand: play it on its path, or discard it.';
  await button(/^Deck: /).click({ force: true });
  await expect(prompt).toHaveText(cardFirst);

  // The second card of a colour can't start its path.
  const hand = page.getByRole('region', { name: 'Your hand' });
  const idle = hand.getByRole('button', { name: /^\w+ \d+$/ }).first();
  await idle.tap();
  await button(/Start the \w+ path with an explorer/).tap({ force: true });
  await expect(prompt).toHaveText(/^A path can only start with the lowest card of its colour/);
  await page.keyboard.press('d');
  await expect(prompt).toHaveText(cardFirst);

  await button(/^Discard the/).tap();
  await expect(prompt).toHaveText(/^Now draw a card/);
  await hand
    .getByRole('button', { name: /^\w+ \d+/ })
    .first()
    .focus();
  await page.keyboard.press('Enter');
  await expect(prompt).toHaveText('First draw a card.');
  await hand.getByRole('button', { name: /^Take the / }).click({ force: true });
  await expect(prompt).toHaveText('No discard can be drawn now. Draw from the deck.');
  await button(/^No \w+ discards/).tap({ force: true });
  await expect(prompt).toHaveText('No discard can be drawn now. Draw from the deck.');
  // The lit deck takes the focus, and from there arrows with Shift lead to what isn’t lit.
  await button(/^Draw from the deck/).focus();
  await page.keyboard.press('Shift+ArrowUp');
  await page.keyboard.press('Enter');
  await expect(prompt).toHaveText('First draw a card.');
});

/** Nothing behind the curtain tells of a hand: no cards and nothing lit. */
function expectNoHand(seen: Seen): void {
  expect(seen.hand).toBe('');
  const inviting = seen.choices.filter(({ name }) =>
    /^(?:brown|yellow|green|red|blue) \d|^(?:Advance|Draw)/.test(name),
  );
  expect(inviting).toEqual([]);
}

/** Everybody's points are the sum of what they are made of, best first. */
function expectSums(result: ResultSheet, players: number, items: readonly string[]): void {
  expect(result.places).toHaveLength(players);
  for (const place of result.places) {
    // What brought nobody anything isn't told.
    expect(Object.keys(place.items)).toEqual(items.filter((item) => item in place.items));
    expect(Object.values(place.items).reduce((sum, points) => sum + points, 0)).toBe(place.total);
  }
  const totals = result.places.map((place) => place.total);
  expect(totals).toEqual(totals.toSorted((a, b) => b - a));
  expect(result.places[0]?.rank).toBe('1st');
}
