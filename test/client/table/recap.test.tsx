/** What the others did since one’s last turn, told move by move. */
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { changeSettings } from '../../../client/kept/settings.ts';
import type { LocalMatch } from '../../../client/local/local-match.ts';
import { Laid, pebblesMatch } from './lay.tsx';
import { MARK, type Pebbles, board, meta } from './pebbles.tsx';

const shown = vi.fn<(state: Pebbles) => void>();

const spied = {
  ...board,
  Board(props: Parameters<typeof board.Board>[0]) {
    shown(props.state);
    return board.Board(props);
  },
};

const END = { type: 'endTurn' };
const play = (match: LocalMatch, move: { readonly type: string }) => act(() => match.play(move));
const marks = () => shown.mock.lastCall![0].marks;
const strip = () => screen.queryByRole('region', { name: 'Since your last turn' });
const told = () => strip()?.querySelector('p')?.textContent;
const status = () => screen.getByRole('status').textContent;

/** Ana has had her turn, then Bo marked and drew, and Cy marked: it is Ana’s turn again. */
async function round() {
  const match = pebblesMatch(['Ana', 'Bo', 'Cy']);
  render(<Laid match={match} game={{ meta, board: spied }} />);
  act(() => match.hotseat.lift(0));
  await play(match, END);
  act(() => match.hotseat.lift(1));
  await play(match, MARK);
  await play(match, { type: 'draw' });
  await play(match, END);
  act(() => match.hotseat.lift(2));
  await play(match, MARK);
  await play(match, END);
  return match;
}

beforeEach(() => {
  changeSettings({ language: 'en', sound: false, recap: true });
  history.replaceState(null, '', '/local/pebbles');
});
test('who takes their turn is told the first turn of the others, and steps through those after it on the board', async () => {
  const match = await round();
  expect(strip()).toBeNull();
  act(() => match.hotseat.lift(0));
  expect(told()).toMatch(/^Bo markedBo draws/);
  expect(marks()).toEqual([0, 1, 1]);
  expect(within(strip()!).getByText('Turn 1 of 2')).toBeTruthy();
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: /^Next turn/ }));
  expect([told(), marks()]).toEqual(['Cy marked', [0, 1, 1]]);
  expect(within(strip()!).getByText('Turn 2 of 2')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: /^Previous turn/ }));
  // Which pebble Bo drew nobody else was told.
  expect(status()).toMatch(/^Bo markedBo draws (?!\d)/);
  const { hands } = match.whole.state as Pebbles;
  expect(document.body.innerHTML).not.toContain(String(hands[1]));
  expect([marks(), screen.queryByRole('slider')]).toEqual([[0, 1, 0], null]);
  await user.keyboard('{ArrowRight}');
  await expect.poll(() => location.search).toBe('');
  expect([status(), marks()]).toEqual(['Your choice.', [0, 1, 1]]);
});

test('on one’s first turn all of it is new, and no earlier turn of one’s own is spoken of', async () => {
  const match = pebblesMatch(['Ana', 'Bo', 'Cy']);
  render(<Laid match={match} game={{ meta, board: spied }} />);
  act(() => match.hotseat.lift(0));
  await play(match, MARK);
  await play(match, END);
  act(() => match.hotseat.lift(1));
  expect(strip()).toBeNull();
  expect(screen.getByRole('region', { name: 'So far' }).textContent).toContain('Ana marked');
});

test('the first press on the board leads back, and one’s first move ends the telling', async () => {
  const match = await round();
  act(() => match.hotseat.lift(0));
  fireEvent.click(screen.getByRole('button', { name: /^Next turn/ }));
  fireEvent.click(screen.getByRole('button', { name: /^Previous turn/ }));
  expect(marks()).toEqual([0, 1, 0]);
  fireEvent.pointerDown(screen.getByTestId('board'));
  expect(marks()).toEqual([0, 1, 1]);
  expect(strip()).not.toBeNull();
  await play(match, MARK);
  expect(strip()).toBeNull();
});

test('the log and the line of the past lead elsewhere as ever, and the settings leave the telling out', async () => {
  const match = await round();
  act(() => match.hotseat.lift(0));
  fireEvent.click(screen.getByRole('button', { name: /^Next turn/ }));
  fireEvent.click(screen.getByRole('button', { name: /^Previous turn/ }));
  act(() => history.replaceState(null, '', '?at=1'));
  expect(screen.getByRole('slider')).toBeTruthy();
  act(() => history.replaceState(null, '', location.pathname));
  act(() => changeSettings({ recap: false }));
  expect(strip()).toBeNull();
});
