/** Asterion as people play it: online with a bot, around one screen, and against bots to the escape. */
import { TOUR, expect, local } from '../agora.ts';
import { guestAt, playAhead, randomGame } from '../online/ahead.ts';
import { type ResultSheet, playToEnd } from '../player.ts';
import { nearTheEnd } from '../saved.ts';
import type { Seen } from '../seen.ts';
import { asterion } from './strategies/asterion.ts';

local('Asterion online: two people and a bot use up their tiles and read the same result', TOUR, async ({ player }) => {
  const ann = await player('Ann');
  const seed = 'asterion 1';
  const link = await ann.openTable({ game: 'Asterion', players: 3, seed });
  const ben = await player('Ben');
  await ben.sitDown(link);
  await expect(ann.page.getByText('1 seat still free')).toBeVisible();
  const eve = await guestAt(link, 'asterion', 'Eve');
  for (const person of [ann, ben]) await expect(person.panel(person.name)).toContainText('Tiles left 16');

  await playAhead(link, [ann, ben, eve], await randomGame('asterion', 3, seed), 0.6);
  await eve.leave();
  await expect(ann.panel('Eve')).toContainText('bot');
  await playToEnd([ann, ben], asterion);
  const [own, other] = [await ann.result(), await ben.result()];
  expect(other.places).toEqual(own.places);
  expectSums(own, 3);
  await ben.page.keyboard.press('Escape');
  await expect(ben.log.filter({ hasText: /^Ann places a tile at \d .+\.$/ }).first()).toBeVisible();
  // What Ann draws is nobody else's business.
  const tilesOfBen = await ben.log.filter({ hasText: /^Your next tile/ }).count();
  expect(tilesOfBen).toBe(15);
});

local('Asterion on one screen: the curtain hides every hand, and rearranging costs the tile', async ({ player }) => {
  const ann = await player('Ann');
  await ann.startLocal({ game: 'Asterion', rivals: 'people', names: ['Ann', 'Ben'], seed: 'asterion 2' });
  let curtains = 0;

  await playToEnd([ann], asterion, {
    until: (_, seen) => {
      if (!seen.choices.some(({ name }) => name.startsWith('I’m '))) return false;
      curtains++;
      expectNoHand(seen);
      return curtains > 6;
    },
  });

  await nearTheEnd(ann.page, 'asterion', 2, [0, 1], 0.7);
  await playToEnd([ann], asterion);
  expectSums(await ann.result(), 2);
  await ann.page.keyboard.press('Escape');
  for (const done of [
    /turns a tile of theirs/,
    /swaps two of their tiles/,
    /places it elsewhere/,
    /^The price:/,
    /Asterion kills/,
  ]) {
    await expect(ann.log.filter({ hasText: done }).first()).toBeVisible();
  }
});

local('Asterion against bots: a look before each placement, and a result at the end', async ({ player }) => {
  const ann = await player('Ann');
  await ann.startLocal({
    game: 'Asterion',
    rivals: 'bots',
    players: 3,
    names: ['Ann'],
    level: 'easy',
    seed: 'asterion 3',
  });
  let looks = 0;

  await playToEnd([ann], asterion, {
    until: (_, seen) => {
      const offers = seen.choices.filter(({ name }) => name === 'Place it here').length;
      expect(offers).toBeLessThanOrEqual(1);
      looks += offers;
      return looks > 3;
    },
  });

  await nearTheEnd(ann.page, 'asterion', 3, [0]);
  await playToEnd([ann], asterion);
  expectSums(await ann.result(), 3);
  await ann.page.keyboard.press('Escape');
  await expect(ann.prompt).toHaveText('The last tile has been used, and the explorers leave the labyrinth.');
});

// With motion the view travels there, without it is there at once.
for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  local(
    `Asterion looked at from nearer: the buttons stay below the tile (motion: ${reducedMotion})`,
    async ({ player }) => {
      const ann = await player('Ann', { reducedMotion });
      await ann.startLocal({ game: 'Asterion', rivals: 'people', names: ['Ann', 'Ben'], seed: 'asterion 4' });
      await playToEnd([ann], asterion, {
        until: (_, seen) => seen.choices.some(({ name }) => name === 'Place it here'),
      });
      const buttons = ann.page.getByRole('group', { name: 'This tile' });
      const tile = ann.page.getByRole('button', { name: /^Place it .+ of the heart$/, pressed: true });
      const look = async () => {
        await ann.page.evaluate(standStill);
        const [below, above] = [await buttons.boundingBox(), await tile.boundingBox()];
        return { height: Math.round(above!.height), gap: Math.round(below!.y - above!.y - above!.height) };
      };
      const { height, gap } = await look();
      await ann.page.keyboard.press('+');
      await expect.poll(async () => (await look()).height).toBe(Math.round(height * 1.4));
      await expect.poll(async () => (await look()).gap).toBe(gap);
    },
  );
}

/** In the page: waits until nothing is on its way any more, and what stands beside it has been put there. */
async function standStill(): Promise<void> {
  const moving = document.getAnimations().filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime));
  await Promise.allSettled(moving.map(({ finished }) => finished));
  await new Promise((painted) => requestAnimationFrame(painted));
}

/** Nothing behind the curtain tells of a hand: no tile, and nothing lit. */
function expectNoHand(seen: Seen): void {
  expect(seen.hand).toBe('');
  expect(seen.choices.filter(({ name }) => /^(?:Place it|Turn|Swap|Move)/.test(name))).toEqual([]);
}

/** Everybody's points are the sum of what they are made of, best first. */
function expectSums(result: ResultSheet, players: number): void {
  expect(result.places).toHaveLength(players);
  for (const { items, total } of result.places) {
    const all = ['Kill points', 'Escape points', 'Escaped without coins (ties)'];
    // What brought nobody anything isn't told.
    expect(Object.keys(items)).toEqual(all.filter((item) => item in items));
    expect(Object.values(items).reduce((sum, points) => sum + points, 0)).toBe(total);
  }
  const totals = result.places.map((place) => place.total);
  expect(totals).toEqual(totals.toSorted((a, b) => b - a));
  expect(result.places[0]?.rank).toBe('1st');
}
