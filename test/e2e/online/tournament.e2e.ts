/** A tournament of three people in browsers of their own: opened, entered by a link, played to its end. */
import { expect, test } from '../agora.ts';
import { expectFit } from '../access/axe.ts';
import { lostCities } from '../games/strategies/lost-cities.ts';
import { playToEnd } from '../player.ts';

test('three people enter by a link, come to their tables by one press and find who has won', async ({ player }) => {
  const ann = await player('Ann');
  await ann.page.goto('/you');
  await ann.page.getByRole('textbox', { name: 'Your name' }).fill('Ann');
  await ann.page.getByRole('button', { name: 'Keep my results' }).click();
  await ann.page.getByRole('button', { name: 'Open a tournament' }).click();
  const form = ann.page.getByRole('dialog', { name: 'A new tournament' });
  await form.getByRole('textbox', { name: 'What the tournament is called' }).fill('Spring');
  await form.getByRole('combobox', { name: 'Game' }).click();
  await ann.page.getByRole('option', { name: 'Lost Cities' }).click();
  await form.getByRole('combobox', { name: 'Form' }).click();
  await ann.page.getByRole('option', { name: 'Who wins goes on' }).click();
  await form.getByRole('button', { name: 'Open a tournament' }).click();
  await ann.page.getByRole('button', { name: 'Enter', exact: true }).click();
  await expect(ann.page.getByRole('heading', { name: '1 entrant' })).toBeVisible();
  const link = await ann.page.getByRole('textbox', { name: 'Link to the tournament' }).inputValue();
  const people = [ann];
  for (const name of ['Ben', 'Cy']) {
    const other = await player(name);
    await other.page.goto(link);
    const own = other.page.getByRole('textbox', { name: 'Your name' });
    if ((await own.inputValue()) === '') await own.fill(name);
    await other.page.getByRole('button', { name: 'Enter', exact: true }).click();
    await expect(other.page.getByRole('button', { name: 'Leave', exact: true })).toBeVisible();
    people.push(other);
  }
  await ann.page.reload();
  await ann.page.getByRole('button', { name: 'Begin with the first round' }).click();
  await expectFit(ann.page, 'tournament');
  const address = new URL(ann.page.url()).pathname;
  for (let round = 1; round <= 2; round++) {
    const sitting = [];
    for (const each of people) {
      await each.page.goto(address);
      await expect(each.page.getByRole('heading', { name: `Round ${round} of 2` })).toBeVisible();
      const toTable = each.page.getByRole('button', { name: 'To the table' });
      if (!(await toTable.isVisible())) continue;
      await toTable.click();
      await each.page.waitForURL('**/match/*');
      sitting.push(each);
    }
    expect(sitting).toHaveLength(2);
    await playToEnd(sitting, lostCities);
    for (const each of sitting) {
      await each.page.getByRole('link', { name: 'To the tournament' }).click();
      await each.page.waitForURL(`**${address}`);
    }
  }
  await ann.page.goto(address);
  await expect(ann.page.getByText('It is over.')).toBeVisible();
  const rows = ann.page.getByRole('table').getByRole('row');
  await expect(rows).toHaveCount(4);
  await expect(ann.page.getByRole('link', { name: 'Replay' })).toHaveCount(2);
  await expectFit(ann.page, 'tournament that is over');
});
