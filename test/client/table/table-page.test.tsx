import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import type { LocalSeat } from '../../../client/saved/local-setup.ts';
import { changeSettings } from '../../../client/kept/settings.ts';
import type { LocalMatch } from '../../../client/local/local-match.ts';
import { TablePage } from '../../../client/table/TablePage.tsx';
import { Laid, bot, human, pebblesMatch } from './lay.tsx';
import { board, meta } from './pebbles.tsx';
import { seen } from './seen.ts';

function lay(seats: readonly LocalSeat[]) {
  const match = pebblesMatch(seats, { blind: ['decline'] });
  render(<Laid match={match} endActions={<button type="button">Again</button>} />);
  return { match, user: userEvent.setup() };
}

/** What a seat's hand holds, from the state nobody at the screen is given whole. */
function secrets(match: LocalMatch) {
  const { state } = (match as unknown as { readonly whole: { readonly state: { readonly hands: number[] } } }).whole;
  return state.hands.map(String);
}

const page = () => document.documentElement.outerHTML;
const lift = (match: LocalMatch, seat: number) => act(() => match.hotseat.lift(seat));
const play = (match: LocalMatch, type: string) => act(() => match.play({ type }));

beforeEach(() => changeSettings({ language: 'en', sound: false }));
test('the page holds no hand before the first player takes the screen', () => {
  const { match } = lay([human('Ana'), human('Bo')]);
  expect(screen.queryByTestId('hand')).toBeNull();
  for (const secret of secrets(match)) expect(page()).not.toContain(secret);
});

test('the curtain lets one hand in and out again', async () => {
  const { match, user } = lay([human('Ana'), human('Bo')]);
  const [ana = '', bo = ''] = secrets(match);
  await user.click(screen.getByRole('button', { name: 'I’m Ana' }));
  expect(page()).toContain(ana);
  expect(page()).not.toContain(bo);
  await play(match, 'endTurn');
  expect(page()).not.toContain(ana);
  expect(page()).not.toContain(bo);
  await user.click(screen.getByRole('button', { name: 'I’m Bo' }));
  expect(page()).toContain(bo);
  expect(page()).not.toContain(ana);
});

test('a drawn secret stays out of the log of the others', async () => {
  const { match } = lay([human('Ana'), human('Bo')]);
  lift(match, 0);
  await play(match, 'draw');
  const [drawn = ''] = secrets(match);
  expect(screen.getByRole('log', { name: 'Log' }).textContent).toContain(drawn);
  await play(match, 'endTurn');
  lift(match, 1);
  expect(page()).not.toContain(drawn);
});

test('a turn of the log shows its player’s sign once, and every line of it is a whole sentence', async () => {
  const { match } = lay([human('Ana'), human('Bo'), human('Cy')]);
  lift(match, 0);
  await play(match, 'endTurn');
  lift(match, 1);
  await act(() => match.play({ type: 'mark', at: 0 } as { readonly type: string }));
  await play(match, 'ask');
  lift(match, 0);
  await play(match, 'decline');
  const log = screen.getByRole('log');
  expect(within(log).getByRole('heading').textContent).toBe('Bo');
  const [turn, ...lines] = within(log).getAllByRole('listitem');
  expect(lines.map((line) => line.textContent)).toEqual(['Bo marked', 'Bo asked', 'Ana declined']);
  expect(lines.map((line) => line.querySelectorAll('svg').length)).toEqual([0, 0, 1]);
  expect(turn!.querySelectorAll('svg')).toHaveLength(2);
});

test('the curtain takes the focus, so that a key press is enough', async () => {
  const { match, user } = lay([human('Ana'), human('Bo')]);
  await user.keyboard('{Enter}');
  expect(seen(match).seat).toBe(0);
});

test('an answer without a look at the hand is given from the curtain', async () => {
  const { match, user } = lay([human('Ana'), human('Bo'), human('Cy')]);
  lift(match, 0);
  await play(match, 'ask');
  await user.click(screen.getByRole('button', { name: 'Cy: Decline' }));
  expect(seen(match).toMove).toEqual([1, 0]);
  expect(screen.queryByTestId('hand')).toBeNull();
});

test('the game’s keys play the only move of their type, u takes back, ? explains', async () => {
  const { match, user } = lay([human('Ana'), bot('Bo')]);
  await act(() => match.play({ type: 'mark', at: 0 } as { readonly type: string }));
  await user.keyboard('u');
  expect(seen(match).step).toBe(0);
  await user.keyboard('?');
  const help = await screen.findByRole('dialog', { name: 'Rules and help' });
  expect(within(help).getByText('End the turn')).toBeTruthy();
  await user.keyboard('e');
  expect(seen(match).step).toBe(0);
  await user.keyboard('{Escape}');
  await user.keyboard('e');
  expect(seen(match).moments[0]?.events[0]?.type).toBe('turnEnded');
});

test('i leads from anywhere to what to do now', async () => {
  const { user } = lay([human('Ana'), bot('Bo')]);
  screen.getByRole('button', { name: 'Undo' }).focus();
  await user.keyboard('i');
  expect(document.activeElement).toBe(screen.getByRole('status').closest('[data-part="prompt"]'));
});

test('what can’t be taken back says why', async () => {
  const { user } = lay([human('Ana'), bot('Bo')]);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(screen.getByText('There is nothing to undo.')).toBeTruthy();
});

test('a refused move is explained in the prompt’s place until the next move', async () => {
  const { match, user } = lay([human('Ana'), human('Bo')]);
  lift(match, 0);
  await user.click(screen.getByRole('button', { name: 'forbidden' }));
  expect(screen.getByText('Refused: notNow')).toBeTruthy();
  await play(match, 'draw');
  expect(screen.queryByText('Refused: notNow')).toBeNull();
});

test('that somebody else moved at the same moment is said though their move has come', async () => {
  const { match } = lay([human('Ana'), human('Bo')]);
  lift(match, 0);
  // As online: the other's move arrives with the refusal of one's own.
  const overtaken = vi.spyOn(match.getSnapshot().control, 'play').mockImplementation(async () => {
    overtaken.mockRestore();
    await match.playFor(0, { type: 'draw' });
    return { ok: false, refusal: { code: 'stale' }, stateID: 0 };
  });
  await userEvent.click(screen.getAllByRole('button', { name: 'mark' })[0]!);
  expect(screen.getByText('Refused: stale')).toBeTruthy();
});

test('who watches stops watching, and nothing waits for them', () => {
  const { match } = lay([human('Ana'), human('Bo')]);
  expect(screen.getByRole('button', { name: 'Close the table; the match waits for you' })).toBeTruthy();
  cleanup();
  const here = match.getSnapshot();
  const session = { ...here.session, connection: 'online' as const, hotseat: null };
  render(<TablePage match={match} at={{ ...here, session }} game={{ meta, board }} endActions={null} />);
  expect(screen.getByRole('button', { name: 'Stop watching' })).toBeTruthy();
});

test('your turn shows in the title', () => {
  lay([human('Ana'), bot('Bo')]);
  expect(document.title).toContain('Your turn');
});

test('the result ranks everybody with itemised points', async () => {
  const { match } = lay([human('Ana'), human('Bo')]);
  lift(match, 0);
  await act(() => match.play({ type: 'mark', at: 0 } as { readonly type: string }));
  for (let turn = 0; turn < 6; turn++) {
    lift(match, turn % 2);
    await play(match, 'endTurn');
  }
  const result = screen.getByRole('dialog', { name: 'Ana wins' });
  expect(within(result).getByText('The bowl is empty.')).toBeTruthy();
  const heads = within(result).getAllByRole('columnheader');
  expect(heads.map((head) => head.textContent)).toEqual(['Points', '1stAna', '2ndBo']);
  expect(within(result).getByRole('row', { name: /Marks/ }).textContent).toBe('Marks2(for 1)–');
  expect(within(result).getByRole('row', { name: /Total/ }).textContent).toBe('Total20');
  expect(within(result).getByRole('button', { name: 'Again' })).toBeTruthy();
  expect(within(result).queryByText(/You came/)).toBeNull();

  // The same end at the screen of who came second, far away.
  lift(match, 1);
  cleanup();
  const here = match.getSnapshot();
  const session = { ...here.session, connection: 'online' as const, hotseat: null };
  render(<TablePage match={match} at={{ ...here, session }} game={{ meta, board }} endActions={null} />);
  expect(screen.getByText('You came 2nd.')).toBeTruthy();
  expect(screen.getByText('6 turns, 7 moves')).toBeTruthy();
});

test('whose victory it is is told to each as theirs, and on a shared screen by name', async () => {
  const { match } = lay([human('Ana'), human('Bo')]);
  lift(match, 0);
  for (let turn = 0; turn < 6; turn++) {
    lift(match, turn % 2);
    await play(match, 'endTurn');
  }
  // Nobody has marked anything: both share it.
  expect(screen.getByRole('dialog', { name: 'Ana and Bo share the victory' })).toBeTruthy();
  cleanup();
  const here = match.getSnapshot();
  const session = { ...here.session, connection: 'online' as const, hotseat: null };
  render(<TablePage match={match} at={{ ...here, session }} game={{ meta, board }} endActions={null} />);
  expect(screen.getByRole('dialog', { name: 'You share the victory with Ana' })).toBeTruthy();
});
