/** Every figure that a game's statistics have is called something, in both languages. */
import { expect, test } from 'vitest';
import { shelf } from '../../../games/index.ts';
import { house } from '../../../client/app/house.ts';
import { figuresOf } from '../../games/figures.ts';

test.each([...shelf.keys()])('the figures of %s', async (id) => {
  const { sheets } = await figuresOf(id);
  const { words } = await house.games.get(id)!.board();
  expect(sheets.length).toBeGreaterThan(0);
  for (const language of ['ja', 'en']) {
    const said = words[language]?.statistics;
    expect(said?.points).toMatch(/\S/);
    expect(Object.keys(said?.sheets ?? {})).toEqual(sheets.map(({ code }) => code));
    for (const sheet of sheets) {
      const rows = sheet.kind === 'seats' ? sheet.rows.map(({ code }) => code) : [];
      expect(Object.keys(said!.sheets[sheet.code]!.rows)).toEqual(rows);
    }
  }
});
