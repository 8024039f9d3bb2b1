/** What a finger may have pressed by mistake, and no undo brings back, is pressed twice; what can be undone says so for a moment. */
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { changeSettings } from '../../../client/kept/settings.ts';
import { Laid, pebblesMatch } from './lay.tsx';
import { board, meta } from './pebbles.tsx';
import { seen } from './seen.ts';

/** The end of the turn stands close to something else here. */
const close: typeof board = { ...board, weighty: (_position, { type }) => type === 'endTurn' };

function lay(game = close) {
  const match = pebblesMatch(['Ana', 'Bo']);
  render(<Laid match={match} game={{ meta, board: game }} />);
  act(() => match.hotseat.lift(0));
  return { step: () => seen(match).step };
}

const press = (name: string, pointerType: 'touch' | 'mouse' = 'touch') =>
  act(async () => {
    const button = screen.getByRole('button', { name });
    fireEvent.pointerDown(button, { pointerType });
    fireEvent.click(button);
  });
const asks = () => screen.queryByText(/Press again/) !== null;

beforeEach(() => changeSettings({ language: 'en', sound: false, slips: true }));
test('a finger that ends the turn is asked first, and a second press means it', async () => {
  const { step } = lay();
  await press('endTurn');
  expect([asks(), step()]).toEqual([true, 0]);
  await press('endTurn');
  expect([asks(), step()]).toEqual([false, 1]);
});

test('the answer can be given beside the question', async () => {
  const { step } = lay();
  await press('endTurn');
  await press('Don’t');
  expect([asks(), step()]).toEqual([false, 0]);
  await press('endTurn');
  await press('Do it');
  expect([asks(), step()]).toEqual([false, 1]);
});

test('Escape and any other move forget it', async () => {
  const { step } = lay();
  await press('endTurn');
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(asks()).toBe(false);
  await press('endTurn');
  await press('draw');
  expect([asks(), step()]).toEqual([false, 1]);
  await press('endTurn');
  expect([asks(), step()]).toEqual([true, 1]);
});

test('a mouse, which shows what it means, is never asked', async () => {
  const { step } = lay();
  await press('endTurn', 'mouse');
  expect([asks(), step()]).toEqual([false, 1]);
});

test('nobody is asked where the game sees no slip, or about what isn’t allowed', async () => {
  const { step } = lay();
  await press('draw');
  expect([asks(), step()]).toEqual([false, 1]);
  cleanup();
  lay({ ...board, weighty: () => true });
  await press('forbidden');
  expect(asks()).toBe(false);
});

test('the setting switches asking off', async () => {
  changeSettings({ slips: false });
  const { step } = lay();
  await press('endTurn');
  expect([asks(), step()]).toEqual([false, 1]);
});
