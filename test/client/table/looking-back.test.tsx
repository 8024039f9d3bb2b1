import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { changeSettings } from '../../../client/kept/settings.ts';
import type { LocalMatch } from '../../../client/local/local-match.ts';
import { TablePage } from '../../../client/table/TablePage.tsx';
import type { Timeline } from '../../../client/table/past/timeline.ts';
import { Laid, pebblesMatch } from './lay.tsx';
import { MARK, type Pebbles, board, meta, pebbles } from './pebbles.tsx';

const shown = vi.fn<(state: Pebbles, legal: number) => void>();

/** Tells what it is given to draw. */
const spied = {
  ...board,
  Board(props: Parameters<typeof board.Board>[0]) {
    shown(props.state, props.legal.length);
    return board.Board(props);
  },
};

function lay(seats = ['Ana', 'Bo']) {
  const match = pebblesMatch(seats);
  render(<Laid match={match} game={{ meta, board: spied }} />);
  return { match, user: userEvent.setup() };
}

const play = (match: LocalMatch, move: { readonly type: string }) => act(() => match.play(move));
const marks = () => shown.mock.lastCall![0].marks;
const moment = () => screen.getByRole('slider', { name: /^Moment/ });
const shownStep = () => (moment() as HTMLInputElement).value;
const at = () => new URLSearchParams(location.search).get('at');

/** What is shown stands there at once; the address follows. */
async function expectMoment(step: string, shownMarks: readonly number[]): Promise<void> {
  expect(marks()).toEqual(shownMarks);
  await expect.poll(() => at()).toBe(step);
}

/** Ana has marked twice, and Bo once after her. */
async function marked() {
  const laid = lay();
  const { match } = laid;
  act(() => match.hotseat.lift(0));
  await play(match, MARK);
  await play(match, MARK);
  await play(match, { type: 'endTurn' });
  act(() => match.hotseat.lift(1));
  await play(match, MARK);
  return laid;
}

beforeEach(() => {
  changeSettings({ language: 'en', sound: false });
  history.replaceState(null, '', '/local/pebbles');
});
test('whoever steps quickly changes the address once, at the moment they rest at', async () => {
  await marked();
  const replaced = vi.spyOn(history, 'replaceState');
  for (const key of ['p', 'ArrowLeft', 'ArrowLeft', 'ArrowLeft']) fireEvent.keyDown(document.body, { key });
  expect([replaced.mock.calls.length, marks()]).toEqual([0, [1, 0]]);
  await expect.poll(() => at()).toBe('1');
  expect(replaced.mock.calls.length).toBe(1);
  replaced.mockRestore();
});

test('p leads to the newest moment, and keys to others, each of which stands in the address', async () => {
  const { user } = await marked();
  expect(marks()).toEqual([2, 1]);
  await user.keyboard('p');
  await expectMoment('4', [2, 1]);
  await user.keyboard('{ArrowLeft}');
  await expectMoment('3', [2, 0]);
  await user.keyboard('{PageUp}');
  await expectMoment('0', [0, 0]);
  await user.keyboard('{ArrowRight}');
  await expectMoment('1', [1, 0]);
  await user.keyboard('{PageDown}');
  await expectMoment('3', [2, 0]);
  await user.keyboard('{Home}');
  await expectMoment('0', [0, 0]);
  await user.keyboard('{End}');
  await expectMoment('4', [2, 1]);
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('slider')).toBeNull();
  await expect.poll(() => at()).toBeNull();
});

test('nothing can be done while one looks back, and the present is as it was left', async () => {
  const { match, user } = await marked();
  expect(shown.mock.lastCall![1]).toBeGreaterThan(0);
  await user.keyboard('p{ArrowLeft}');
  expect(shown.mock.lastCall![1]).toBe(0);
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  await user.keyboard('u');
  expect(match.whole.step).toBe(4);
  await user.click(screen.getByRole('button', { name: 'Back to now' }));
  expect(marks()).toEqual([2, 1]);
  expect(shown.mock.lastCall![1]).toBeGreaterThan(0);
});

test('the line says what happened at the moment, and the log shows where it is told', async () => {
  const { user } = await marked();
  await user.keyboard('p');
  const line = screen.getByRole('region', { name: 'Look back' });
  expect(within(line).getByRole('status').textContent).toBe('Bo marked');
  const here = () => document.querySelector('[data-here="true"]');
  expect(here()?.textContent).toBe('Bo marked');
  fireEvent.change(moment(), { target: { value: '2' } });
  expect(within(line).getByRole('status').textContent).toBe('Ana marked');
  expect(moment().getAttribute('aria-valuetext')).toBe('After move 2 of 4');
  await user.keyboard('{Home}');
  expect(within(line).getByRole('status').textContent).toBe('The match begins.');
  expect(here()).toBeNull();
});

test('a sentence of the log leads to its moment', async () => {
  const { user } = await marked();
  await user.click(within(screen.getByRole('log')).getAllByText('marked', { exact: false, selector: 'p' })[0]!);
  await expectMoment('1', [1, 0]);
});

test('a link leads to a moment; what is none leads to the present, and what lies beyond the last to that', async () => {
  const { match } = await marked();
  for (const [asked, expected] of [
    ['2', [2, 0]],
    ['0', [0, 0]],
    ['99', [2, 1]],
  ] as const) {
    act(() => history.replaceState(null, '', `?at=${asked}`));
    expect(marks(), asked).toEqual(expected);
    expect(moment()).toBeDefined();
  }
  for (const none of ['-1', '1.5', 'x', '', '12345678']) {
    act(() => history.replaceState(null, '', `?at=${none}`));
    expect(screen.queryByRole('slider'), none).toBeNull();
  }
  expect(match.whole.step).toBe(4);
});

test('each seat looks back at what it saw itself, and behind the curtain nobody does', async () => {
  const { match, user } = lay();
  act(() => match.hotseat.lift(0));
  await play(match, { type: 'draw' });
  const [drawn] = (match.whole.state as Pebbles).hands;
  await user.keyboard('p');
  expect(shown.mock.lastCall![0].hands[0]).toBe(drawn);
  await user.keyboard('{Escape}');
  await play(match, { type: 'endTurn' });
  await user.keyboard('p');
  expect(screen.queryByRole('slider')).toBeNull();
  act(() => match.hotseat.lift(1));
  fireEvent.change(moment(), { target: { value: '1' } });
  expect(shown.mock.lastCall![0].hands[0]).toBe(-1);
});

test('it plays on by itself to the newest moment, from the beginning when it stands there', async () => {
  vi.useFakeTimers();
  try {
    await marked();
    fireEvent.keyDown(document.body, { key: 'p' });
    fireEvent.click(screen.getByRole('button', { name: /^Play/ }));
    expect(shownStep()).toBe('0');
    const steps = [];
    for (let i = 0; i < 6; i++) {
      act(() => void vi.advanceTimersByTime(1100));
      steps.push(shownStep());
    }
    expect(steps).toEqual(['1', '2', '3', '4', '4', '4']);
    expect(at()).toBe('4');
    expect(screen.getByRole('button', { name: /^Play/ })).toBeDefined();
  } finally {
    vi.useRealTimers();
  }
});

test('a move of somebody else lengthens the match and leaves the moment', async () => {
  const { match, user } = await marked();
  await user.keyboard('p{ArrowLeft}');
  await act(() => match.playFor(1, MARK));
  await expectMoment('3', [2, 0]);
  expect(moment().getAttribute('max')).toBe('5');
});

test('a moment that must be fetched is shown when it is there, and until then the one before', async () => {
  const { match } = await marked();
  const { timeline, ...rest } = match.getSnapshot();
  const here = new Set<number>();
  let fetched: () => void = () => undefined;
  const slow: Timeline = {
    ...timeline,
    at: (step) => (here.has(step) ? timeline.at(step) : undefined),
    bring: (step) =>
      new Promise<void>((done) => {
        fetched = () => {
          here.add(step);
          done();
        };
      }),
  };
  cleanup();
  const at = { ...rest, timeline: slow };
  render(<TablePage match={match} at={at} game={{ meta, board: spied }} endActions={null} />);
  act(() => history.replaceState(null, '', '?at=2'));
  expect(marks()).toEqual([2, 1]);
  await act(async () => fetched());
  expect(marks()).toEqual([2, 0]);
  act(() => history.replaceState(null, '', '?at=1'));
  expect(marks()).toEqual([2, 0]);
  await act(async () => fetched());
  expect(marks()).toEqual([1, 0]);
});

test('the end of the match is told once one is back, also where one came by a link to an earlier moment', async () => {
  const { match, user } = await marked();
  await user.keyboard('p{Home}');
  const deciding = () => pebbles.rules.toMove(match.whole.state).at(-1);
  for (let seat = deciding(); seat !== undefined; seat = deciding()) {
    const next = seat;
    await act(() => match.playFor(next, { type: 'endTurn' }));
  }
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.keyboard('{Escape}');
  expect(await screen.findByRole('dialog')).toBeDefined();
});
