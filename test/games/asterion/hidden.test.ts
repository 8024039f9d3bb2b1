import { expect, test } from 'vitest';
import { rules } from '../../../games/asterion/index.ts';
import type { State } from '../../../games/asterion/types.ts';
import { randomFrom } from '../../../games/kit/random.ts';
import { recordRandomGame } from '../../../games/kit/record.ts';
import type { Seat } from '../../../games/kit/rules.ts';
import { type Table, nextTable, startTable, viewTable } from '../../../games/kit/table.ts';
import { FACE, position } from './position.ts';

test('Asterion 7.1: a held tile is shown to its holder only', () => {
  const state = position(3, 'cross', []);
  expect(rules.view(state, 0).held).toEqual([FACE.cross, -1, -1]);
  expect(rules.view(state, null).held).toEqual([-1, -1, -1]);
  const dealt = rules.redeal(rules.view(state, 0), 0, randomFrom('deal'));
  expect(dealt.held[0]).toBe(FACE.cross);
  expect(dealt.held.every((face) => face >= 0)).toBe(true);
});

/** The faces others hold in another deal of what a seat sees, and who drew when. */
function drawnLast(turns: readonly Table[], seat: Seat): number {
  return turns.findLastIndex(({ events }) => events.some((event) => event.type === 'tileDrawn' && event.seat === seat));
}

test('Asterion 7.1: whatever fits a view may have come of what was heard before it, so there is nothing to remember', () => {
  for (const players of [2, 3, 4]) {
    const { record } = recordRandomGame(rules, { players, options: {}, seed: `nothing ${players}` });
    const tables = [startTable(rules, players, {}, record.seed)] as Table<State>[];
    for (const { seat, move } of record.turns) tables.push(nextTable(rules as never, tables.at(-1)!, seat, move));
    for (let step = 5; step < record.turns.length; step += 7) {
      const view = rules.view(tables[step]!.state, 0);
      const { held } = rules.redeal(view, 0, randomFrom(`${step}`));
      const past = tables.slice(0, step + 1);
      const swaps = held.map((face, seat) => ({ face, seat, at: Math.max(0, drawnLast(past, seat)) }));
      // Whose pile is empty has played what they drew last, and holds nothing in either deal.
      const otherwise = (table: Table<State>, at: number) => {
        const state = rules.clone(table.state);
        for (const { face, seat, at: when } of swaps) if (when === at && face >= 0) state.held[seat] = face;
        return { ...table, state };
      };
      // Everybody drew what they hold in the other deal, and did what they did.
      let table = otherwise(tables[0]!, 0);
      for (let made = 0; made < step; made++) {
        const { seat, move } = record.turns[made]!;
        expect(rules.refuse(table.state, seat, move)).toBeUndefined();
        table = otherwise(nextTable(rules as never, table, seat, move), made + 1);
        expect(viewTable(rules as never, table, 0)).toEqual(viewTable(rules as never, tables[made + 1]!, 0));
      }
      expect(table.state.held).toEqual(held);
    }
  }
});
