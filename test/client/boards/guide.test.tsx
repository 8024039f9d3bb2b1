/** Boards that the guide shows: drawn at its game's first position, and pressed. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import type { BoardModule } from '../../../client/boards/contract.ts';
import { plainBoard } from '../../../client/boards/plain/index.tsx';
import type { Lawful } from '../../../games/kit/laws/index.ts';
import { randomFrom } from '../../../games/kit/random.ts';
import { PAGES, lay, newPlace, steps } from '../../outside/guide.ts';
import { tableOf } from './kit/table.tsx';

const place = newPlace();
afterAll(() => rmSync(place, { recursive: true, force: true }));

const drawn = PAGES.filter((page) => steps(page).some(({ name }) => name === 'Hand.tsx'));

test.each(drawn)('the hand of %s is drawn on the plain board, and a press in it makes a move', async (page) => {
  const folder = lay(page, place);
  const load = <T,>(name: string) => import(pathToFileURL(join(folder, name)).href) as Promise<T>;
  const game = await load<Lawful & Parameters<typeof plainBoard>[0]>('game.ts');
  const { said } = await load<{ readonly said: Parameters<typeof plainBoard>[1] }>('said.ts');
  const { Hand } = await load<Required<Pick<BoardModule, 'Hand'>>>('Hand.tsx');
  const { rules, meta } = game;
  const board: BoardModule = { ...plainBoard(game, said), Hand };
  const state = rules.setup(2, {}, randomFrom('start'));
  const [seat = 0] = rules.toMove(state);
  const { container, press, played } = tableOf(board, rules, meta)(state, seat);
  const laying = [...container.querySelectorAll('button')].find(
    ({ ariaDisabled, textContent }) => ariaDisabled !== 'true' && textContent.startsWith('Lay '),
  );
  press(laying!);
  expect(rules.legal(state, seat)).toContainEqual(played[0]);
});
