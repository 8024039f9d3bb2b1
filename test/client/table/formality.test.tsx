/** Moves that decide nothing are made for the player, after a moment in which they can be stopped. */
import { act, cleanup, fireEvent, render, renderHook, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { changeSettings } from '../../../client/kept/settings.ts';
import type { AtTable } from '../../../client/table/match.ts';
import { PAUSE, useFormality } from '../../../client/table/prompt/formality.ts';
import { makeGame } from '../../../games/kit/game.ts';
import type { Move, Rules } from '../../../games/kit/rules.ts';
import { Laid, pebblesMatch } from './lay.tsx';
import { MARK, type Pebbles, meta, pebbles, rules } from './pebbles.tsx';
import { seen } from './seen.ts';

/** Marks come in pairs here, and after four of them the turn is over: what is left to do decides nothing. */
const paired: typeof rules = {
  ...rules,
  formalities: ['mark', 'endTurn'],
  legal(state, seat) {
    const all = rules.legal(state, seat);
    const marks = state.marks[seat] ?? 0;
    if (marks % 2 === 1) return all.filter((move) => move.type === 'mark').slice(0, 1);
    return marks < 4 ? all : all.filter(({ type }) => type === 'endTurn');
  },
};
const module = { ...pebbles, rules: paired as unknown as Rules, game: makeGame(paired, meta) };

function lay() {
  const match = pebblesMatch(['Ana', 'Bo'], { module, thinker: { think: async () => MARK, rest: () => undefined } });
  render(<Laid match={match} />);
  act(() => match.hotseat.lift(0));
  const marks = () => (seen(match).state as Pebbles).marks[0];
  const mark = () => act(async () => void (await match.play(MARK)));
  return { match, marks, mark };
}

const pass = (milliseconds: number) => act(async () => void (await vi.advanceTimersByTimeAsync(milliseconds)));
const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));
const announced = () => screen.queryByText(/Only one move is possible/) !== null;

beforeEach(() => {
  vi.useFakeTimers();
  changeSettings({ language: 'en', sound: false, formalities: true });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('a lone move that decides nothing is announced, and made after a moment', async () => {
  const { marks, mark } = lay();
  expect(announced()).toBe(false);
  await mark();
  expect([announced(), marks()]).toEqual([true, 1]);
  await pass(PAUSE - 1);
  expect(marks()).toBe(1);
  await pass(1);
  expect([announced(), marks()]).toEqual([false, 2]);
});

test('it goes on by itself to the next player', async () => {
  const { match, mark } = lay();
  for (let pair = 0; pair < 2; pair++) {
    await mark();
    await pass(PAUSE);
  }
  expect(announced()).toBe(true);
  await pass(PAUSE);
  expect(seen(match).curtain?.seat).toBe(1);
  await pass(10 * PAUSE);
  expect(seen(match).step).toBe(5);
});

test('undo reaches back over it, and in the moment before only over the move that led there', async () => {
  const { marks, mark } = lay();
  await mark();
  await pass(PAUSE);
  expect(marks()).toBe(2);
  await press('Undo');
  await pass(10 * PAUSE);
  expect(marks()).toBe(0);
  await mark();
  await press('Undo');
  await pass(10 * PAUSE);
  expect(marks()).toBe(0);
});

test('what everybody gave back is not made again by itself', async () => {
  const play = vi.fn();
  const at = (step: number, formality: Move | null) =>
    ({ phase: 'playing', timeline: { last: { step } }, session: {}, control: { formality } }) as unknown as AtTable;
  const { rerender } = renderHook(({ now }) => useFormality(now, play, false), {
    initialProps: { now: at(4, { type: 'endTurn' }) },
  });
  await pass(PAUSE);
  expect(play).toHaveBeenCalledTimes(1);
  rerender({ now: at(5, null) });
  rerender({ now: at(4, { type: 'endTurn' }) });
  await pass(10 * PAUSE);
  expect(play).toHaveBeenCalledTimes(1);
});

test('after it was undone, a move made by hand is undone alone', async () => {
  const { match, marks, mark } = lay();
  await mark();
  await pass(PAUSE);
  await press('Undo');
  expect(marks()).toBe(0);
  await mark();
  await press('Stop');
  await mark();
  expect(marks()).toBe(2);
  await press('Undo');
  expect([marks(), seen(match).step]).toEqual([1, 1]);
});

test.each([
  ['the button', () => press('Stop')],
  ['Escape', () => act(async () => void fireEvent.keyDown(document.body, { key: 'Escape' }))],
])('%s leaves it to the player', async (_what, stop) => {
  const { marks, mark } = lay();
  await mark();
  await stop();
  expect(announced()).toBe(false);
  await pass(10 * PAUSE);
  expect(marks()).toBe(1);
  await mark();
  expect(marks()).toBe(2);
});

test('nothing is done for somebody who reads the rules', async () => {
  const { marks, mark } = lay();
  await mark();
  await press('Rules and help');
  await pass(10 * PAUSE);
  expect(marks()).toBe(1);
});

test('nothing is done on a page nobody sees, until it is seen again', async () => {
  const { marks, mark } = lay();
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  await mark();
  await pass(10 * PAUSE);
  expect(marks()).toBe(1);
  visibility.mockReturnValue('visible');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await pass(PAUSE);
  expect(marks()).toBe(2);
  visibility.mockRestore();
});

test('the setting leaves all moves to the player', async () => {
  changeSettings({ formalities: false });
  const { marks, mark } = lay();
  await mark();
  expect(announced()).toBe(false);
  await pass(10 * PAUSE);
  expect(marks()).toBe(1);
});

test('nothing is done at a table that was left', async () => {
  const { match, mark } = lay();
  await mark();
  cleanup();
  await pass(10 * PAUSE);
  expect(seen(match).step).toBe(1);
});
