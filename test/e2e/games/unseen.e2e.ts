/** Played by roles and names alone, as a screen reader gives them, and by the keyboard: nothing is looked at. */
import type { Page } from '@playwright/test';
import { expect, local as test } from '../agora.ts';
import { resume } from '../saved.ts';
import { samplesOf } from '../../corpus/sample.ts';
import type { GameRecord } from '../../../games/kit/rules.ts';

test('Katason unseen: all houses and roads of the start, and a last turn from the roll to the declared victory', async ({
  player,
}) => {
  const ann = await player('Ann');
  const { page } = ann;
  await ann.startLocal({ game: 'Katason', rivals: 'people', names: ['Ann', 'Ben', 'Eve'], seed: 'seed 1469' });
  for (const [index, name] of ['Ann', 'Ben', 'Eve', 'Eve', 'Ben', 'Ann'].entries()) {
    // Whoever begins the second round has the screen already.
    if (index !== 3) await press(page, `I’m ${name}`);
    await press(page, /^Place a house: corner \d+ between /);
    await press(page, /^Place a road: edge \d+ between /);
    await expect(page.getByRole('log')).toContainText(`${name} lays a road`);
  }

  await resume(page, lastOf('katason', '3-players-declared-1.json', 4), [0, 1, 2]);
  await press(page, 'I’m Ben');
  await expect(ann.prompt).toHaveText('Your turn: roll the dice, or play a card first.');
  await press(page, 'Roll the dice');
  await expect(page.getByRole('log')).toContainText('Ben rolls');
  await press(page, /^Harvest/);
  await press(page, /^Add one brick/);
  await press(page, /^Add one ore/);
  await press(page, 'Take them');
  await press(page, /^City/);
  await press(page, /^Place a city: corner 47 between /);
  await press(page, 'Declare victory');
  const result = page.getByRole('dialog');
  await expect(result.getByRole('heading').first()).toHaveText('Ben wins');
  await expect(result.getByRole('table')).toContainText('Ben');
});

test('Asterion unseen: the first tiles of two people, and the last ones to the count', async ({ player }) => {
  const ann = await player('Ann');
  const { page } = ann;
  await ann.startLocal({ game: 'Asterion', rivals: 'people', names: ['Ann', 'Ben'], seed: 'seed 1469' });
  for (const name of ['Ann', 'Ben', 'Ann', 'Ben']) await lay(page, name);

  await resume(page, lastOf('asterion', '2-players-lastTile-1.json', 3), [0, 1]);
  for (const name of ['Ann', 'Ben', 'Ann']) await lay(page, name);
  const result = page.getByRole('dialog');
  await expect(result.getByRole('heading').first()).toHaveText(/wins?$|^A tie|share/);
  await expect(result.getByRole('table').getByRole('columnheader', { name: /Ann|Ben/ })).toHaveCount(2);
});

/** Takes the screen and lays the tile in hand on the first place that is told. */
async function lay(page: Page, name: string): Promise<void> {
  await press(page, `I’m ${name}`);
  await press(page, /^Place it .+ of the heart$/);
}

/** A recorded game but for its last turns. */
function lastOf(game: string, sample: string, turns: number): GameRecord {
  const record = samplesOf(game).get(sample)!.record;
  return { ...record, turns: record.turns.slice(0, -turns) };
}

/** Presses the first button of that name with the keyboard, as somebody who means it: another key was pressed before. */
async function press(page: Page, name: string | RegExp): Promise<void> {
  const button = page.getByRole('button', { name, exact: typeof name === 'string' }).first();
  await button.focus();
  await page.keyboard.press('Shift');
  await page.keyboard.press('Enter');
}
