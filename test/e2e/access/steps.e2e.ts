/** A replay gone through step by step on a desk: what one presses has room beside the timeline, and nothing jumps but what is played. */
import { expect, local as test } from '../agora.ts';
import { outOfReachOn } from './reach.ts';
import { still } from './room.ts';
import { resume, shortest } from '../saved.ts';

test('beside the timeline of a replay all of its tools can be pressed, in both languages', async ({ player }) => {
  for (const [locale, name] of [
    ['en-GB', 'Replay'],
    ['ja-JP', 'リプレイ'],
  ] as const) {
    const { page } = await player('Ann', { locale });
    await resume(page, shortest('katason', 4), [0]);
    await page.getByRole('link', { name }).click();
    await page.getByRole('slider').waitFor();
    for (const width of [1440, 1280, 1100, 1024]) {
      await page.setViewportSize({ width, height: 800 });
      await still(page);
      expect.soft(await outOfReachOn(page, 'main'), `${locale} at ${width}`).toEqual([]);
    }
  }
});

test('Katason’s panels keep their height whatever a roll brings', async ({ player }) => {
  const { page } = await player('Ann');
  await resume(page, shortest('katason', 4), [0]);
  await page.getByRole('link', { name: 'Replay' }).click();
  const slider = page.getByRole('slider');
  await slider.focus();
  await page.keyboard.press('Home');
  const heights = new Set<string>();
  for (let step = 0; step < 30; step++) {
    await page.keyboard.press('ArrowRight');
    await still(page);
    const panels = page.getByRole('list', { name: 'Players' }).locator('> li');
    const seen = await panels.evaluateAll((all) => all.map(({ clientHeight }) => clientHeight));
    heights.add(seen.join(' '));
  }
  expect([...heights]).toEqual([expect.stringMatching(/^(?:\d+ ){3}\d+$/)]);
});
