/** The result where there is least room for it: four players, or as many as the game has, with long names on a phone, in Japanese. */
import { shelf } from '../../../games/index.ts';
import { expect, local as test } from '../agora.ts';
import { resume, shortest } from '../saved.ts';

const NAMES = ['あかり', 'レアンドロス', 'Maximiliana', 'ゆうたろう'];

test('on a phone every item of a result stands in one line above its points, and every name is whole', async ({
  player,
}) => {
  const { page } = await player('Ann', { locale: 'ja-JP', viewport: { width: 390, height: 844 } });
  for (const { meta } of shelf.values()) {
    const record = shortest(meta.id, Math.min(NAMES.length, meta.players.max));
    await resume(page, record, [0], NAMES);
    const table = page.getByRole('dialog').getByRole('table');
    await expect(table.getByRole('columnheader')).toHaveCount(record.players + 1);
    await page.evaluate(() => document.fonts.ready);
    const lines = await table
      .getByRole('rowheader')
      .evaluateAll((heads) =>
        heads.map((head) => head.getClientRects()[0]!.height / parseFloat(getComputedStyle(head).lineHeight)),
      );
    expect(lines.length).toBeGreaterThan(0);
    for (const count of lines) expect.soft(count, `lines of a label of ${meta.id}`).toBeLessThan(1.5);
    const cut = await table
      .getByTitle(/./)
      .evaluateAll((names) =>
        names.flatMap((name) => (name.scrollHeight > name.clientHeight ? [name.textContent] : [])),
      );
    expect.soft(cut, `names cut short in ${meta.id}`).toEqual([]);
  }
});
