/** A move that decides nothing is made for whoever lets it be made. */
import { shelf } from '../../../games/index.ts';
import { formalityOf } from '../../../games/kit/formality.ts';
import { movers } from '../../../games/kit/rules.ts';
import { recordRandomGame } from '../../../games/kit/record.ts';
import { nextTable, startTable } from '../../../games/kit/table.ts';
import { expect, local as test } from '../agora.ts';
import { resume } from '../saved.ts';

/** A game of Attika broken off where all that is left of a turn is to end it, and whose turn it is. */
async function beforeTheEndOfATurn() {
  const { rules } = await shelf.get('attika')!.load();
  const { record } = recordRandomGame(rules, { players: 2, options: {}, seed: 'formality' });
  let table = startTable(rules, record.players, record.options, record.seed, record.format);
  for (const [index, { seat, move }] of record.turns.entries()) {
    table = nextTable(rules, table, seat, move);
    const [next = seat] = movers(rules, table.state);
    const formality = formalityOf(rules, table.state, next, rules.legal(table.state, next));
    if (formality?.type === 'endTurn' && table.undoable)
      return { record: { ...record, turns: record.turns.slice(0, index + 1) }, seat: next };
  }
  throw new Error('no turn of this game ends so');
}

test('a turn in which nothing is left to do ends by itself, unless it is stopped or taken back', async ({ player }) => {
  const { page } = await player('Ann');
  await page.addInitScript(() => localStorage.setItem('agora.settings', '{}'));
  const { record, seat } = await beforeTheEndOfATurn();
  await resume(page, record, [0, 1]);
  const announced = page.getByText('Only one move is possible');
  const curtain = (next: number) => page.getByRole('button', { name: `I’m ${['Ann', 'Ben'][next]}` });
  await curtain(seat).click();
  await expect(announced).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(announced).toBeHidden();
  await page.reload();
  await curtain(seat).click();
  await expect(announced).toBeVisible();
  await expect(curtain(1 - seat)).toBeVisible();
});
