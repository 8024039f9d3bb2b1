/** What the table shows of clocks, of bots that play for people, and of votes. */
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ticks } from '../../../client/kit/countdown.ts';
import { changeSettings } from '../../../client/kept/settings.ts';
import type { SeatCommands } from '../../../client/table/match.ts';
import type { Seated } from '../../../client/table/seats/seated.ts';
import { TablePage } from '../../../client/table/TablePage.tsx';
import type { Terms } from '../../../client/table/terms.ts';
import { pebblesMatch } from './lay.tsx';
import { board, meta } from './pebbles.tsx';

const NOW = 1_800_000_000_000;
const LIVE: Terms = { pace: { kind: 'live', decision: 30, bank: 60 } };

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date', 'performance', 'setInterval', 'clearInterval'] });
  changeSettings({ language: 'en', sound: false });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** Ana's screen at a table of three, where she is to move; what is known of each player is laid over. */
function table(players: readonly Partial<Seated>[], terms: Terms = {}, holder = 0, toMove: readonly number[] = [0]) {
  const match = pebblesMatch(['Ana', 'Bo', 'Cy']);
  match.hotseat.lift(0);
  const at = match.getSnapshot();
  const told: string[] = [];
  const commands: SeatCommands = {
    comeBack: async () => told.push('back') > 0,
    voteFor: async (seat) => told.push(`vote for ${seat}`) > 0,
    askUndo: async () => told.push('undo?') > 0,
    wish: async (wish) => told.push(wish) > 0,
    answerUndo: async (seat, agrees) => told.push(`${agrees ? 'yes' : 'no'} to ${seat}`) > 0,
  };
  const seen = (laid: readonly Partial<Seated>[]) => {
    const seated = at.session.players.map((player, seat) => ({ ...player, connected: true, ...laid[seat] }));
    const { timeline } = at;
    const last = { ...timeline.last, seat: holder < 0 ? null : holder, toMove };
    const session = { ...at.session, connection: 'online' as const, hotseat: null, players: seated, terms, commands };
    return (
      <TablePage
        match={match}
        at={{ ...at, timeline: { ...timeline, last }, session }}
        game={{ meta, board }}
        endActions={null}
      />
    );
  };
  const { rerender } = render(seen(players));
  return { told, show: (laid: readonly Partial<Seated>[]) => rerender(seen(laid)) };
}

const panelOf = (name: string) =>
  within(screen.getByRole('list', { name: 'Players' }))
    .getAllByRole('listitem')
    .find(({ textContent }) => textContent.includes(name))!;
const timerOf = (name: string) => within(panelOf(name)).queryByRole('timer')?.textContent;
const pass = (seconds: number) => act(() => void vi.advanceTimersByTime(1000 * seconds));
const said = () => [...document.querySelectorAll('[aria-live="polite"]')].map(({ textContent }) => textContent);

const clock = (left: number, bank: number, runs = true) => ({
  clock: { left: 1000 * left, bank: 1000 * bank, runs, at: ticks() },
});

test('whose clock runs is seen by the second, their own time first and then the reserve; the others’ stands', () => {
  table([clock(30, 60), clock(30, 45, false)], LIVE);
  expect(timerOf('Ana')).toBe('0:30 left, then 1:00 in reserve');
  expect(timerOf('Bo')).toBe('0:45 in reserve');
  expect(timerOf('Cy')).toBeUndefined();
  pass(10);
  expect(timerOf('Ana')).toBe('0:20 left, then 1:00 in reserve');
  pass(35);
  expect(timerOf('Ana')).toBe('0:45 in reserve');
  expect(timerOf('Bo')).toBe('0:45 in reserve');
});

test('a clock counts from when it was told, whatever this screen’s own clock says', () => {
  table([{ clock: { left: 30_000, bank: 0, runs: true, at: ticks() - 4000 } }], LIVE);
  expect(timerOf('Ana')).toBe('0:26 left');
});

test('only the last ten seconds are told as such, in words and once, and not of others', () => {
  table([clock(5, 20), clock(2, 0)], LIVE);
  expect(said().join('')).not.toContain('nearly');
  pass(14);
  expect(screen.queryByText(/nearly/)).toBeNull();
  pass(1);
  expect(said()).toContain('Your time is nearly up.');
  expect(screen.getByText('Your time is nearly up: 0:10')).toBeDefined();
  pass(7);
  expect(said()).toContain('Your time is nearly up.');
  expect(screen.getByText('Your time is nearly up: 0:03')).toBeDefined();
});

test('time is short in the last fifth of a long decision', () => {
  table([clock(601, 0)], { pace: { kind: 'live', decision: 3000, bank: 0 } });
  expect(screen.queryByText(/nearly/)).toBeNull();
  pass(1);
  expect(screen.getByText('Your time is nearly up: 10:00')).toBeDefined();
});

test('a slow turn is told in hours', () => {
  table([clock(11.5 * 3600, 0)], { pace: { kind: 'slow', turn: 43_200 } });
  expect(timerOf('Ana')).toBe('11 hours left');
});

test('whoever was late hears so, until they have time again', () => {
  const { show } = table([clock(3, 0)], LIVE);
  show([{ standIn: 'normal', standInUntil: 'move', ...clock(30, 0, false) }]);
  expect(said()).toContain('Your time was up, so a bot decided for you.');
  expect(panelOf('Ana').textContent).toContain('time is up, a bot decides');
  show([clock(30, 0)]);
  expect(said()).not.toContain('Your time was up, so a bot decided for you.');
});

test('for whom a bot plays on they can say that they are here', () => {
  const { told, show } = table([{ standIn: 'normal', standInUntil: 'command' }]);
  expect(panelOf('Ana').textContent).toContain('a bot plays on');
  fireEvent.click(screen.getByRole('button', { name: 'I’m here' }));
  expect(told).toEqual(['back']);
  show([{}]);
  expect(screen.queryByRole('button', { name: 'I’m here' })).toBeNull();
});

test('the first who wants a bot asks, the others read who asked and agree', () => {
  const { told, show } = table([{}, { vote: { agreed: [], needed: 2 } }]);
  expect(said()).toContain('Everybody is waiting for Bo.');
  fireEvent.click(screen.getByRole('button', { name: 'Let a bot play on' }));
  expect(told).toEqual(['vote for 1']);
  show([{}, { vote: { agreed: [0], needed: 2 } }]);
  expect(screen.getByText('You want a bot to play on for Bo (1 of 2 agree).')).toBeDefined();
  expect(screen.queryByRole('button', { name: /bot|Agree/ })).toBeNull();
  show([{}, { vote: { agreed: [2], needed: 2 } }]);
  expect(said()).toContain('Cy asks to let a bot play on for Bo (1 of 2 agree).');
  fireEvent.click(screen.getByRole('button', { name: 'Agree' }));
  expect(told).toEqual(['vote for 1', 'vote for 1']);
});

test('whoever it is about reads who asks, and how to stop it', () => {
  const { told, show } = table([{ vote: { agreed: [], needed: 2 } }]);
  expect(said()).toContain('The others may let a bot play on for you. A word or a move stops that.');
  show([{ vote: { agreed: [1], needed: 2 } }]);
  expect(said()).toContain('Bo asks to let a bot play on for you. A word or a move stops that.');
  fireEvent.click(screen.getByRole('button', { name: 'I’m thinking' }));
  expect(told).toEqual(['back']);
  show([{ vote: { agreed: [1], needed: 2, spoke: true } }]);
  expect(said()).toContain('Bo asks to let a bot play on for you. Only a move stops that now.');
  expect(screen.queryByRole('button', { name: 'I’m thinking' })).toBeNull();
  // Where one other player decides alone, they wait for whoever does something.
  show([{ vote: { agreed: [], needed: 1, spoke: true } }]);
  expect(said()).toContain('The others may let a bot play on for you. Anything you do at the board stops that.');
});

test('a spectator is asked nothing', () => {
  table([{ vote: { agreed: [1], needed: 2 } }], {}, -1);
  expect(screen.queryByText(/bot/)).toBeNull();
});

test('whoever asks to undo a move reads how many agree, the others agree or play on', () => {
  const asks = { asksUndo: { agreed: [], needed: 2 } };
  const { told, show } = table([asks]);
  expect(said()).toContain('You would like to undo your last move (0 of 2 agree).');
  show([{}, asks]);
  expect(said()).toContain('Bo would like to undo their last move.');
  fireEvent.click(screen.getByRole('button', { name: 'Agree' }));
  fireEvent.click(screen.getByRole('button', { name: 'Play on' }));
  expect(told).toEqual(['yes to 1', 'no to 1']);
  show([{}, { asksUndo: { agreed: [0], needed: 2 } }]);
  expect(said()).toContain('You let Bo undo their last move (1 of 2 agree).');
  expect(screen.queryByRole('button', { name: 'Agree' })).toBeNull();
  show([{}, { asksUndo: { agreed: [0], needed: 2, against: 2 } }]);
  expect(said()).toContain('Cy would rather play on.');
});

test('who only waits for bots asks for no pauses, hears who else must, and nobody is asked who decides or looks on', () => {
  const bots = [{}, { bot: 'easy' }, { standIn: 'normal' }] as const;
  const { told, show } = table(bots, {}, 0, [1]);
  fireEvent.click(screen.getByRole('button', { name: 'Fast forward' }));
  expect(told).toEqual(['hurry']);
  show([{ wishes: ['hurry'] }, { bot: 'easy' }, {}]);
  expect(screen.queryByRole('button', { name: 'Fast forward' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Fast forward once everybody wants it', pressed: true })).toBeDefined();
  show([{ wishes: ['hurry'] }, { bot: 'easy' }, { wishes: ['hurry'] }]);
  expect(screen.getByRole('button', { name: 'Fast forward until your turn', pressed: true })).toBeDefined();
  cleanup();
  table(bots, {}, 0, [0]);
  expect(screen.queryByRole('button', { name: 'Fast forward' })).toBeNull();
  cleanup();
  table(bots, {}, -1, [1]);
  expect(screen.queryByRole('button', { name: 'Fast forward' })).toBeNull();
});
