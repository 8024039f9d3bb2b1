/** A picture of the rules is drawn as its board is: the same pieces in the same order, shapes and colours, in a real browser. */
import type { Locator } from '@playwright/test';
import { shelf } from '../../../games/index.ts';
import { defaultOptions } from '../../../games/kit/meta.ts';
import { replay } from '../../../games/kit/record.ts';
import { expect, local as test } from '../agora.ts';
import { resume } from '../saved.ts';

/** What the rules deal from for their picture of a set-up. */
const SEED = 'rules';

/** What lies on each game's board. */
const LYING: Readonly<Record<string, string>> = {
  katason: '[data-hex], [data-robber]',
  'lost-cities': '[data-figure], [data-pile]',
  atlantis: '[data-slot]',
  attika: '[data-hex]',
  asterion: '[data-tile]',
};

for (const { meta, load } of shelf.values()) {
  test(`the picture of a set-up of ${meta.names.en} shows what its board shows`, async ({ player }) => {
    const { page } = await player('Ann');
    const { rules } = await load();
    await page.goto(`/rules/${meta.id}`);
    const picture = page.locator('[data-plate="setUp"]');
    await picture.scrollIntoViewIfNeeded();
    const onPicture = await piecesOf(picture, LYING[meta.id]!);
    const record = {
      game: meta.id,
      players: meta.players.default,
      options: defaultOptions(meta),
      seed: SEED,
      format: rules.format,
      turns: [],
    };
    // Whoever begins is a person: a bot would change the board while it is looked at.
    await resume(page, record, rules.toMove(replay(rules, meta, record).state));
    expect(onPicture.length).toBeGreaterThan(0);
    await expect.poll(() => piecesOf(page.locator('[data-part="board"]'), LYING[meta.id]!)).toEqual(onPicture);
  });
}

/** Each piece by its shapes and their colours, as they lie from below upwards. */
async function piecesOf(within: Locator, selector: string): Promise<readonly string[]> {
  await within.locator(selector).first().waitFor({ state: 'attached' });
  return within.locator(selector).evaluateAll((pieces) =>
    pieces.map((piece) =>
      [...piece.querySelectorAll('path, polygon, circle, text')]
        .map((part) => {
          const shape = ['d', 'points', 'r'].map((name) => part.getAttribute(name)).find((value) => value !== null);
          return `${shape ?? part.textContent} in ${getComputedStyle(part).fill}`;
        })
        .join('; '),
    ),
  );
}
