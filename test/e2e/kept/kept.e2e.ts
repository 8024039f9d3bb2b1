/** Games that a browser has kept, as they are met again. */
import { shelf } from '../../../games/index.ts';
import { recordRandomGame } from '../../../games/kit/record.ts';
import { movers } from '../../../games/kit/rules.ts';
import { expect, local as test } from '../agora.ts';
import { resume } from '../saved.ts';

const { meta, load } = shelf.get('asterion')!;
const start = { players: 2, options: {}, seed: 'kept' };

test('a kept game that fits the rules only so far says so, and goes on from there', async ({ player }) => {
  const { page } = await player('Ann');
  const { rules } = await load();
  const { record, end } = recordRandomGame(rules, start, 12);
  const next = ['Ann', 'Ben'][movers(rules, end.state)[0]!]!;
  const turns = [...record.turns, { seat: 0, move: { type: 'fly' } }, { seat: 1, move: { type: 'fly' } }];
  await resume(page, { ...record, turns }, [0, 1]);
  await expect(page.getByText('fits the rules of this version only up to move 12 of 14')).toBeVisible();
  await page.getByRole('button', { name: 'Go on from move 12' }).click();
  await page.getByRole('button', { name: `I’m ${next}` }).click();
  await expect(page.getByRole('heading', { name: meta.names.en! })).toBeAttached();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
});

test('a kept game from which nothing is left offers a new one', async ({ player }) => {
  const { page } = await player('Ann');
  const { record } = recordRandomGame((await load()).rules, start, 0);
  await resume(page, { ...record, turns: [{ seat: 0, move: { type: 'fly' } }] }, [0, 1]);
  await expect(page.getByText('no longer fits the rules of this version')).toBeVisible();
  await page.getByRole('button', { name: 'Play again' }).click();
  await expect(page.getByRole('button', { name: /^I’m (Ann|Ben)$/ })).toBeVisible();
});
