/** Everything pressed twice in a real browser, where things lie where they lie: the second press meets what the first one did. */
import { shelf } from '../../../games/index.ts';
import { saidIn } from '../../../games/kit/languages.ts';
import { expect, local as test } from '../agora.ts';
import { look } from '../seen.ts';
import { STRATEGIES } from '../games/strategies/index.ts';

/** Presses in one game. */
const PRESSES = 40;

for (const { meta } of shelf.values())
  for (const rivals of ['bots', 'people'] as const)
    test(`${meta.id} with ${rivals}: a double click presses nothing that has just come there`, async ({ player }) => {
      test.setTimeout(300_000);
      const ann = await player('Ann');
      const { page } = ann;
      await page.addInitScript(noteClicks);
      await ann.startLocal({ game: saidIn(meta.names, 'en'), rivals, seed: 'twice' });
      const wrong = new Set<string>();
      for (let presses = 0; presses < PRESSES;) {
        const { seen, elementOf } = await look(page);
        if (seen.over) break;
        const choice = seen.choices.find(({ name }) => /^I’m |^Fast forward$/.test(name)) ?? STRATEGIES[meta.id]!(seen);
        const button = choice === undefined ? null : await elementOf(choice);
        if (button === null) {
          await page.waitForTimeout(20);
          continue;
        }
        presses++;
        await page.evaluate(beginAnew);
        await button.dblclick({ force: true, timeout: 8000, delay: 20 }).catch(() => undefined);
        const [first, second] = await page.evaluate(() => (globalThis as unknown as Noting).clicked);
        if (second !== undefined && second !== first) wrong.add(`${first} → ${second}`);
      }
      expect([...wrong]).toEqual([]);
    });

interface Noting {
  clicked: string[];
}

/** Keeps the names of what clicks reach, but for numbers. Runs in the page, so it stands alone. */
function noteClicks(): void {
  const page = globalThis as unknown as Noting;
  page.clicked = [];
  document.addEventListener(
    'click',
    ({ target }) => {
      const on = target instanceof Element ? target.closest('button, [role="button"], summary, a') : null;
      if (on !== null) page.clicked.push((on.getAttribute('aria-label') ?? on.textContent).replaceAll(/\d+/g, ''));
    },
    { capture: true },
  );
}

/** What is looked at anew is meant: nobody needs to wait until it can be pressed. Runs in the page, so it stands alone. */
function beginAnew(): void {
  (globalThis as unknown as Noting).clicked = [];
  document.querySelector('[data-shield]')?.remove();
}
