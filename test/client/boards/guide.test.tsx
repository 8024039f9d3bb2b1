/** Boards that the guide shows: drawn at its game's first position, and pressed. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import type { BoardModule } from '../../../client/boards/contract.ts';
import type { Lawful } from '../../../games/kit/laws/index.ts';
import { randomFrom } from '../../../games/kit/random.ts';
import { PAGES, lay, newPlace, steps } from '../../outside/guide.ts';
import { tableOf } from './kit/table.tsx';

const place = newPlace();
afterAll(() => rmSync(place, { recursive: true, force: true }));

const drawn = PAGES.filter((page) => steps(page).some(({ name }) => name === 'board.tsx'));

test.each(drawn)('the board of %s draws its game, and a press makes a move', async (page) => {
  const folder = lay(page, place);
  const load = (name: string): Promise<unknown> => import(pathToFileURL(join(folder, name)).href);
  const { board } = (await load('board.tsx')) as { readonly board: BoardModule };
  const { rules, meta } = (await load('game.js')) as Lawful;
  const state = rules.setup(2, {}, randomFrom('start'));
  const [seat = 0] = rules.toMove(state);
  const { container, press, played } = tableOf(board, rules, meta)(state, seat);
  const [first] = container.querySelectorAll('button:not([aria-disabled="true"])');
  press(first!);
  expect(rules.legal(state, seat)).toContainEqual(played[0]);
});
