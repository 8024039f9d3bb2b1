/** What was undone: the log says who did, and the button for it is no louder than the moves themselves. */
import { act, render, screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { changeSettings } from '../../../client/kept/settings.ts';
import { Laid, bot, pebblesMatch } from './lay.tsx';
import { MARK } from './pebbles.tsx';

beforeEach(() => changeSettings({ language: 'en', sound: false }));
function lay() {
  const match = pebblesMatch(['Ana', bot('Bo')]);
  render(<Laid match={match} />);
  const lines = () =>
    within(screen.getByRole('log'))
      .getAllByRole('paragraph')
      .map((line) => line.textContent);
  return { play: () => act(() => match.play(MARK)), undo: () => act(() => match.undo()), lines };
}

test('the log keeps a line for what was undone, below the last move that stands', async () => {
  const { play, undo, lines } = lay();
  await play();
  const [told] = lines();
  await play();
  await play();
  await undo();
  await undo();
  expect(lines()).toEqual([told, 'Ana undid 2 moves.']);
  await play();
  expect(lines()).toEqual([told, 'Ana undid 2 moves.', told]);
  await undo();
  await undo();
  expect(lines()).toEqual(['Ana undid 2 moves.', 'Ana undid 2 moves.']);
});

test('undo is no louder than what can be done', async () => {
  const { play } = lay();
  await play();
  expect(screen.getByRole('button', { name: 'Undo' }).dataset['act']).toBe('false');
});
