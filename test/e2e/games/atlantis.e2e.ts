/** Atlantis as people play it: online, around one screen, and against bots to the last crossing. */
import { TOUR, expect, local } from '../agora.ts';
import { playAhead, randomGame } from '../online/ahead.ts';
import { type Player, type ResultSheet, playToEnd } from '../player.ts';
import { nearTheEnd } from '../saved.ts';
import { atlantis } from './strategies/atlantis.ts';

local('Atlantis online: two people bring their pawns home and read the same result', TOUR, async ({ player }) => {
  const ann = await player('Ann');
  const seed = 'online 45';
  const link = await ann.openTable({ game: 'Atlantis', players: 2, seed });
  const ben = await player('Ben');
  await ben.sitDown(link);
  for (const person of [ann, ben]) await expect(person.panel(person.name)).toContainText('Pawns on the mainland 0/3');

  await playAhead(link, [ann, ben], await randomGame('atlantis', 2, seed), 0.9);
  await looksBack(ben);
  await playToEnd([ann, ben], atlantis);
  const [own, other] = [await ann.result(), await ben.result()];
  expect(other.places).toEqual(own.places);
  expectSums(own, 2);
  await replays(ann);
  await ben.page.keyboard.press('Escape');
  await expect(ben.log.filter({ hasText: /has brought all three pawns to the mainland/ }).first()).toBeVisible();
  // Everybody else has settled up.
  await expect(ben.log.filter({ hasText: /for the last crossing|without a toll/ }).first()).toBeVisible();
});

local('Atlantis on one screen: the curtain hides every hand, bridges are built and tolls paid', async ({ player }) => {
  const ann = await player('Ann');
  await ann.startLocal({ game: 'Atlantis', rivals: 'people', names: ['Ann', 'Ben'], seed: 'atlantis 2' });
  let curtains = 0;

  await playToEnd([ann], atlantis, {
    until: (_, seen) => {
      if (!seen.choices.some(({ name }) => name.startsWith('I’m '))) return false;
      curtains++;
      expect(seen.hand).toBe('');
      expect(seen.choices.filter(({ name }) => /^(?:Choose|Go|Play|Pay)/.test(name))).toEqual([]);
      return curtains > 6;
    },
  });

  await nearTheEnd(ann.page, 'atlantis', 2, [0, 1], 0.8);
  await playToEnd([ann], atlantis);
  expectSums(await ann.result(), 2);
  await ann.page.keyboard.press('Escape');
  for (const done of [/builds a\s+bridge/, /owes a toll of/, /pays with/, /wins/]) {
    await expect(ann.log.filter({ hasText: done }).first()).toBeVisible();
  }
});

local('Atlantis against bots: the last crossing is told before the result', async ({ player }) => {
  const ann = await player('Ann');
  await ann.startLocal({
    game: 'Atlantis',
    rivals: 'bots',
    players: 3,
    names: ['Ann'],
    level: 'easy',
    seed: 'atlantis 3',
  });
  let turns = 0;
  await playToEnd([ann], atlantis, {
    until: (_, { choices }) => choices.some(({ name }) => name.startsWith('Choose the pawn')) && ++turns > 3,
  });

  await nearTheEnd(ann.page, 'atlantis', 3, [0]);
  await playToEnd([ann], atlantis);
  expectSums(await ann.result(), 3);
  await ann.page.keyboard.press('Escape');
  const account = ann.page.getByRole('region', { name: 'The last crossing' });
  await expect(account.getByRole('listitem')).toHaveCount(3);
  await expect(ann.prompt).toHaveText(
    'One player’s three pawns have reached the mainland; the others have paid for theirs.',
  );
});

local('Atlantis says why something can’t be done, to mouse, finger and keyboard', async ({ player }) => {
  const ann = await player('Ann', { hasTouch: true });
  const { page, prompt } = ann;
  await ann.startLocal({ game: 'Atlantis', rivals: 'people', names: ['Ann', 'Ben'], seed: 'atlantis 3' });
  const button = (name: string | RegExp) => page.getByRole('button', { name }).first();
  await button(/^I’m /).tap();
  await expect(prompt).toHaveText(/^Your turn: choose one of your lit pawns/);
  await button(/^slot 53/).click({ force: true });
  await expect(prompt).toHaveText(/^(?:Your \w+ card takes this pawn|No \w+ lies ahead|You have no more)/);
  await button(/^mainland$/).tap({ force: true });
  await expect(prompt).toHaveText(/^A pawn reaches the mainland with a card/);
  await button(/^Play \w+, 0 in hand/).tap({ force: true });
  await expect(prompt).toHaveText(/^You have no more \w+ cards/);
  await button('Buy cards').focus();
  await page.keyboard.press('Enter');
  await expect(prompt).toHaveText(/^You have no tile to buy cards with/);
  await button('Build bridge').click();
  await button(/^slot 9,/).focus();
  await page.keyboard.press('Enter');
  await expect(prompt).toHaveText(/^A bridge needs a hole/);
  await page.keyboard.press('h');
  await expect(prompt).toHaveText(/^One of your pawns can move/);
});

/** Every total is the sum of its items, and the first place has the most. */
function expectSums({ places }: ResultSheet, count: number): void {
  expect(places).toHaveLength(count);
  for (const { items, total } of places) {
    expect(Object.values(items).reduce((sum, points) => sum + points, 0)).toBe(total);
  }
  expect(places[0]!.total).toBe(Math.max(...places.map(({ total }) => total)));
}

/** When it is over everything can be seen, and what each player saw. */
async function replays({ page, log }: Player): Promise<void> {
  await page.getByRole('link', { name: 'Replay' }).click();
  const line = page.getByRole('region', { name: 'Look back' });
  await expect(line.getByRole('status')).toHaveText('The match begins.');
  await line.getByRole('button', { name: /^One turn on/ }).click();
  const drawn = log.filter({ hasText: /^Ann draws/ }).first();
  const open = await drawn.innerHTML();
  await page.getByRole('button', { name: 'Seen by: Everything open' }).click();
  await page.getByRole('dialog', { name: 'Seen by' }).getByText('Ben', { exact: true }).click();
  await expect(page).toHaveURL(/as=1/);
  expect(await drawn.innerHTML()).not.toBe(open);
  await line.getByRole('button', { name: 'Show the result' }).click();
  await expect(page.getByRole('dialog').getByRole('table')).toBeVisible();
}

/** What was seen from this seat is asked of the server; nothing can be done there, and the present is as it was left. */
async function looksBack({ page, prompt }: Player): Promise<void> {
  await expect(prompt).not.toBeEmpty();
  const present = await prompt.textContent();
  await page.getByRole('button', { name: 'Look back' }).click();
  const line = page.getByRole('region', { name: 'Look back' });
  await line.getByRole('slider').press('Home');
  await expect(line.getByRole('status')).toHaveText('The match begins.');
  await expect(page).toHaveURL(/[?&]at=0$/);
  await line.getByRole('button', { name: /^One move on/ }).click();
  await expect(line.getByRole('status')).toContainText(/plays/);
  // The address follows when one rests at a moment.
  await expect(page).toHaveURL(/[?&]at=1$/);
  await page.reload();
  await expect(line.getByRole('status')).toContainText(/plays/);
  await page.keyboard.press('Escape');
  await expect(prompt).toHaveText(present ?? '');
}
