/** Every figure that a game's statistics have is called something, in both languages. */
import { expect, test } from 'vitest';
import { shelf } from '../../../games/index.ts';
import { house } from '../../../client/app/house.ts';
import { LANGUAGES } from '../../../client/kept/language.ts';
import { figuresOf } from '../../games/figures.ts';

test.each([...shelf])('the figures of %s, where it has any', async (id, { load }) => {
  const { words } = await house.games.get(id)!.board();
  if ((await load()).statistics === undefined) {
    for (const language of LANGUAGES) expect(words[language]?.statistics).toBeUndefined();
    return;
  }
  const { sheets } = await figuresOf(id);
  expect(sheets.length).toBeGreaterThan(0);
  for (const language of LANGUAGES) {
    const said = words[language]?.statistics;
    expect(said?.points).toMatch(/\S/);
    expect(Object.keys(said?.sheets ?? {})).toEqual(sheets.map(({ code }) => code));
    for (const sheet of sheets) {
      const rows = sheet.kind === 'seats' ? sheet.rows.map(({ code }) => code) : [];
      expect(Object.keys(said!.sheets[sheet.code]!.rows)).toEqual(rows);
    }
  }
});
