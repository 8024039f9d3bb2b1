/** The board keeps its place and size while one decides, whatever comes and goes beside it. */
import type { Page } from '@playwright/test';
import { shelf } from '../../../games/index.ts';
import { expect, local, test } from '../agora.ts';
import { katason } from '../games/strategies/katason.ts';
import { playToEnd } from '../player.ts';
import { brokenBeforeMove, brokenOff, resume, shortest } from '../saved.ts';
import { still } from './room.ts';

const SIZES = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 844, height: 390 },
  { width: 390, height: 664 },
  { width: 360, height: 640 },
] as const;

/** A hand on a desk in which a player has opened something with many parts. */
const BROAD = '[data-layout]:not([data-layout="phone"]) > :has([data-broad="true"])';
/** Parts of a game after which it is looked at. */
const SHARES = [0.3, 0.8] as const;

for (const { meta } of shelf.values()) {
  local(`${meta.id}: the board stays as it is while prompts, requests and choices come and go`, async ({ player }) => {
    test.setTimeout(400_000);
    const { page } = await player('Ann');
    for (const share of SHARES) {
      const { record, seat } = await brokenOff(shortest(meta.id), share);
      await resume(page, record, [seat]);
      await page.getByRole('list', { name: 'Players' }).waitFor();
      for (const size of SIZES) {
        await page.setViewportSize(size);
        await still(page);
        const usual = await boxOf(page);
        const same = async (what: string) => {
          await still(page);
          // What one opens oneself and has many parts is given the room it needs, where there is little.
          if ((await page.locator('[data-layout="phone"] [data-tall="true"]').count()) > 0) return;
          if ((await page.locator(BROAD).count()) > 0) return;
          expect.soft(await boxOf(page), `${share}, ${size.width} × ${size.height}: ${what}`).toEqual(usual);
        };
        await page.evaluate(request, true);
        await same('two requests come in');
        await page.evaluate(request, false);
        await same('they are answered');
        for (let at = 0; at < 4; at++) {
          await page.evaluate(choose, at);
          await same(`choice ${at}`);
        }
        await page.keyboard.press('Escape');
        await page.keyboard.press('Escape');
        if (size.width < 960) {
          await page.getByRole('tab', { name: /^Log/ }).click();
          await same('the log');
          await page.getByRole('tab', { name: /^(?:Your )?[Hh]and/ }).click();
        }
      }
    }
  });
}

local('what a player opens above the hand shows all of itself on a desk', async ({ player }) => {
  const { page } = await player('Ann');
  const { record, seat } = brokenBeforeMove(shortest('katason'), 'bankTrade', 0);
  await resume(page, record, [seat]);
  await page.getByRole('button', { name: /^Trade/ }).click();
  for (const size of [SIZES[0], SIZES[1]]) {
    await page.setViewportSize(size);
    await still(page);
    const cut = await page.locator(BROAD).evaluate((hand) => hand.scrollHeight - hand.clientHeight);
    expect.soft(cut, `${size.width} × ${size.height}: pixels that are cut`).toBeLessThan(2);
  }
});

function boxOf(page: Page): Promise<readonly number[]> {
  return page.evaluate(() => {
    const { left, top, width, height } = document.querySelector('[data-part="board"]')!.getBoundingClientRect();
    return [left, top, width, height].map(Math.round);
  });
}

/** What others ask for, as it stands below the prompt, or its end. Runs in the page, so it stands alone. */
function request(comes: boolean): void {
  for (const asked of document.querySelectorAll('[data-asked]')) asked.remove();
  const prompt = document.querySelector('[data-yours] output')?.parentElement;
  if (!comes || prompt === null || prompt === undefined) return;
  for (const name of ['Ben', 'Eve']) {
    const asked = document.createElement('span');
    asked.dataset.asked = '';
    asked.style.cssText = 'display: flex; flex-wrap: wrap; gap: 12px; font-size: 14px';
    asked.textContent = `${name} would like to take back the last move, and asks you whether that is all right.`;
    for (const answer of ['Agree', 'Decline']) {
      const button = document.createElement('button');
      button.style.minHeight = '36px';
      button.textContent = answer;
      asked.append(button);
    }
    prompt.append(asked);
  }
}

/** Presses what only chooses. Runs in the page, so it stands alone. */
function choose(at: number): void {
  const all = [...document.querySelectorAll('[data-part="hand"] [aria-pressed="false"]')];
  const choosers = all.filter((each) => !each.matches('[aria-disabled="true"], :disabled'));
  choosers[at]?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }));
}

test('the board stays as it is while somebody asks to take back a move', async ({ player }) => {
  const ann = await player('Ann');
  const link = await ann.openTable({ game: 'Katason', players: 3, seed: 'steady' });
  const [ben, eve] = [await player('Ben'), await player('Eve')];
  for (const guest of [ben, eve]) await guest.sitDown(link);
  const ask = ({ page }: typeof ann) => page.getByRole('button', { name: 'Undo?', exact: true });
  await playToEnd([ann, ben, eve], katason, {
    until: async () => (await ask(ann).isVisible()) || ask(ben).isVisible(),
  });
  const [asks, answers] = (await ask(ann).isVisible()) ? [ann, ben] : [ben, ann];
  const answer = answers.page.getByRole('button', { name: 'Play on', exact: true });
  const seen = async (size: (typeof SIZES)[number]) => {
    await answers.page.setViewportSize(size);
    await still(answers.page);
    return boxOf(answers.page);
  };
  // A phone comes last: there the board keeps its size as long as the window does.
  const sizes = [SIZES[0], SIZES[1], SIZES[3]] as const;
  const usual = [];
  for (const size of sizes) usual.push(await seen(size));
  await ask(asks).click();
  await expect(answer).toBeVisible();
  for (const [at, size] of [...sizes.entries()].toReversed())
    expect.soft(await seen(size), `asked, ${size.width} × ${size.height}`).toEqual(usual[at]);
  await answer.click();
  await expect(answer).toBeHidden();
  expect.soft(await seen(sizes[0]), 'answered').toEqual(usual[0]);
});
