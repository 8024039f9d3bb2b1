/** What is asked before a game on small screens; a11y-phone.e2e.ts looks at the dialogs of a table. */
import { shelf } from '../../../games/index.ts';
import { expect, local as test } from '../agora.ts';
import { SMALL, expectToFit } from './fit.ts';
import { still } from './room.ts';

test('what is asked before a game fits small screens', async ({ player }) => {
  const ann = await player('Ann');
  const { page } = ann;
  await page.goto('/');
  for (const { meta } of shelf.values()) {
    for (const way of ['Choose the bots', 'On one screen']) {
      // Phones show it behind a game's name.
      await page.setViewportSize({ width: 1440, height: 900 });
      const ways = page.locator('details').filter({ has: page.getByLabel(`${meta.names.en}: Other ways`) });
      await ways.evaluate((each: HTMLDetailsElement) => (each.open = true));
      await page.getByRole('button', { name: `${meta.names.en}: ${way}` }).click();
      await expectToFit(ann, `${way} for ${meta.id}`);
    }
  }
});

test('a list that pops up keeps clear of a notch', async ({ player }) => {
  const { page } = await player('Ann');
  await page.goto('/');
  await page.locator('summary[aria-label="Katason: Other ways"]').click();
  await page.getByRole('button', { name: 'Katason: Choose the bots' }).click();
  await page.setViewportSize(SMALL[0]);
  const list = page.getByRole('combobox').first();
  const topOfList = async () => {
    await list.click();
    await still(page);
    const box = await page.getByRole('listbox').boundingBox();
    await page.keyboard.press('Escape');
    return box!.y;
  };
  const free = await topOfList();
  // Browsers here have no notch: what one would take is said in its place, and the page learns it as it would there.
  await page.evaluate((taken) => {
    document.documentElement.style.setProperty('--taken-top', `${taken}px`);
    window.dispatchEvent(new Event('resize'));
  }, free + 20);
  expect(await topOfList()).toBeGreaterThanOrEqual(free + 20);
});
