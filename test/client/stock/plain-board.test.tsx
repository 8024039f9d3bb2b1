/** A stock game without a board: its position as a tree, and its moves as buttons and fields. */
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Game } from 'boardgame.io';
import type { ComponentProps } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { changeSettings } from '../../../client/kept/settings.ts';
import { readArgument } from '../../../client/stock/argument.ts';
import type { StockState } from '../../../games/kit/stock/rules.ts';
import { ballots } from '../../stock/games/ballots.ts';
import { ticTacToe } from '../../stock/games/tic-tac-toe.ts';
import { tricks } from '../../stock/games/tricks.ts';
import { seen } from '../table/seen.ts';
import { layStock } from './table.tsx';

beforeEach(() => changeSettings({ language: 'en', sound: false }));

const position = () => within(screen.getByRole('region', { name: 'Position' }));
const buttons = () =>
  within(screen.getByRole('region', { name: 'What you can do' }))
    .getAllByRole('button')
    .map(({ textContent }) => textContent);

test('listed moves are buttons, and what was played is in the tree and in the log', async () => {
  const { user, lift } = await layStock('tic-tac-toe', ticTacToe);
  expect(buttons()).toEqual(Array.from({ length: 9 }, (_, cell) => `clickCell(${cell})`));
  await user.click(screen.getByRole('button', { name: 'clickCell(4)' }));
  lift(1);
  expect(buttons()).toHaveLength(8);
  const cells = position()
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
  expect(cells).toContain('4 0');
  expect(cells).toContain('5 null');
  expect(position().getByText('Turn 2')).toBeTruthy();
  expect(screen.getByRole('log').textContent).toContain('plays clickCell(4).');
});

test('who waits reads where their moves will stand', async () => {
  const { board } = await layStock('tic-tac-toe', ticTacToe);
  const Hand = board.Hand!;
  const waits = { seat: 0, toMove: [1], language: 'en' } as unknown as ComponentProps<typeof Hand>;
  render(<Hand {...waits} />);
  expect(screen.getByText('What you can do stands here when it is your move.')).toBeTruthy();
});

test('of an end without a winner is told that it is the end', async () => {
  const bell: Game = {
    moves: { ring: () => {} },
    turn: { minMoves: 1, maxMoves: 1 },
    endIf: ({ ctx }) => ctx.turn > 2 || undefined,
  };
  const { user, match, lift } = await layStock('bell', bell);
  for (const seat of [0, 1]) {
    lift(seat);
    await user.click(screen.getByRole('button', { name: 'ring' }));
  }
  const dialog = await screen.findByRole('dialog', { name: 'The game is over.' });
  expect(within(dialog).queryByRole('columnheader')).toBeNull();
  expect(match.getSnapshot().phase).toBe('over');
});

test('a list opens and closes', async () => {
  const { user } = await layStock('tic-tac-toe', ticTacToe);
  expect(position().getByText('8')).toBeTruthy();
  await user.click(position().getByText('cells'));
  await waitFor(() => expect(position().queryByText('8')).toBeNull());
});

test('of a large position everything is named at first, and only what is small is open', async () => {
  const hexes = Array.from({ length: 19 }, (_, id) => ({ id, coords: { q: id, r: 0 } }));
  await layStock('hexes', { setup: () => ({ board: { hexes }, bank: { wood: 19 } }), moves: { pass: () => {} } });
  expect(position().getByText('board')).toBeTruthy();
  expect(position().queryByText('hexes')).toBeNull();
  expect(position().getByText('wood')).toBeTruthy();
  await userEvent.click(position().getByText('board'));
  expect(await position().findByText('hexes')).toBeTruthy();
  expect(position().queryByText('coords')).toBeNull();
});

test('where nothing is listed, moves have fields; a refusal is said, and what was typed stays', async () => {
  const { user, match, lift } = await layStock('ballots', ballots, {}, { rounds: 2 });
  expect(position().getByText('Phase: choosing')).toBeTruthy();
  expect(position().getByText('Ana is in the stage choice')).toBeTruthy();
  for (const seat of [0, 1]) {
    lift(seat);
    const form = within(screen.getByRole('form', { name: 'Make the move choose' }));
    await user.type(form.getByLabelText('Argument 1'), '3');
    expect(form.getByText('Sent as a number')).toBeTruthy();
    if (seat === 0) {
      await user.click(form.getByRole('button', { name: 'One more argument' }));
      await user.type(form.getByLabelText('Argument 2'), 'true');
    }
    await user.click(form.getByRole('button', { name: 'Play' }));
  }
  lift(0);
  expect((seen(match).state as StockState).G).toMatchObject({ points: [3, 3], notes: ['0!'] });
  expect(buttons()).toEqual(['skip', 'One more argument', 'Play', 'One more argument', 'Play', 'End the turn']);
  const form = within(screen.getByRole('form', { name: 'Make the move note' }));
  await user.type(form.getByLabelText('Argument 1'), '4');
  // Its author trims it as a text.
  const reported = vi.fn();
  vi.stubGlobal('reportError', reported);
  await user.click(form.getByRole('button', { name: 'Play' }));
  await waitFor(() => expect(screen.getByText(/^The rules failed/)).toBeTruthy());
  expect(form.getByLabelText<HTMLInputElement>('Argument 1').value).toBe('4');
  expect(reported).toHaveBeenCalledOnce();
  vi.unstubAllGlobals();
  await user.click(screen.getByRole('button', { name: 'End the turn' }));
  expect(screen.getByRole('log').textContent).toContain('ends the turn.');
});

test('while a move is on its way neither a move’s button stands there nor an event’s', async () => {
  const noting: Game = { moves: { skip: () => {} }, events: { endTurn: true } };
  const { board, match } = await layStock('noting', noting);
  const fields = ['One more argument', 'Play'];
  expect(buttons()).toEqual(['skip', ...fields, 'End the turn']);
  cleanup();
  const Hand = board.Hand!;
  const waits = { ...seen(match), legal: [], why: () => undefined, language: 'en' };
  render(<Hand {...(waits as unknown as ComponentProps<typeof Hand>)} />);
  expect(buttons()).toEqual(fields);
});

test('a move whose function doesn’t say what it takes has fields beside its button', async () => {
  const pile: Game<{ played: number[] }> = {
    setup: () => ({ played: [] }),
    moves: { play: ({ G }, ...cards: number[]) => void G.played.push(...cards) },
  };
  const { user, match } = await layStock('pile', pile);
  const form = within(screen.getByRole('form', { name: 'Make the move play' }));
  await user.type(form.getByLabelText('Argument 1'), '3');
  await user.click(form.getByRole('button', { name: 'Play' }));
  await user.click(screen.getByRole('button', { name: 'play' }));
  await waitFor(() => expect((seen(match).state as StockState).G).toEqual({ played: [3] }));
  expect(seen(match).step).toBe(2);
});

test('hidden cards stay hidden, and what isn’t of this stage isn’t offered', async () => {
  await layStock('tricks', tricks);
  expect(buttons()).toHaveLength(3);
  expect(buttons()[0]).toMatch(/^lead\(\d+\)$/);
  const text = screen.getByRole('region', { name: 'Position' }).textContent;
  expect(text).toContain('hand');
  expect(text).not.toContain('deck');
});

test('an author names moves, arguments and prompts, in any language', async () => {
  const said = {
    en: {
      moves: { clickCell: (cell: number) => `Mark cell ${cell + 1}` },
      prompts: { '': 'Mark a cell.' },
      endings: { won: 'Three in a row.' },
    },
  };
  const { board } = await layStock('tic-tac-toe', ticTacToe, { said });
  expect(buttons()[0]).toBe('Mark cell 1');
  expect(screen.getByText('Mark a cell.')).toBeTruthy();
  const words = board.words['ja']!;
  expect(words.event({ type: 'made', seat: 0, move: 'clickCell', args: [4] } as never, {})).toBe(
    '{seat:0}：Mark cell 5',
  );
  expect(words.event({ type: 'made', seat: 0, move: 'events.endTurn', args: [] } as never, {})).toBe(
    '{seat:0}が手番を終えました。',
  );
  expect(words.refusal({ code: 'wrongPhase', phase: 'noting' })).toBe(
    '「noting」の間はできません。できることを選んでください。',
  );
});

test('somebody’s text is no code of the log’s', async () => {
  const { board } = await layStock('tic-tac-toe', ticTacToe);
  const said = board.words['en']!.event({ type: 'made', seat: 0, move: 'note', args: ['{seat:1}'] } as never, {});
  expect(said).toBe('{seat:0} plays note("{\u2060seat:1}").');
});

test.each([
  ['4', 4],
  ['４', 4],
  ['-1.5', -1.5],
  ['hello', 'hello'],
  ['"4"', '4'],
  ['true', true],
  ['{"suit":"heart"}', { suit: 'heart' }],
  ['[1, 2', '[1, 2'],
  ['', null],
])('%j is sent as it is meant', (typed, value) => {
  expect(readArgument(typed).value).toEqual(value);
});
