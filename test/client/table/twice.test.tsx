import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { changeSettings } from '../../../client/kept/settings.ts';
import type { LocalMatch } from '../../../client/local/local-match.ts';
import { Laid, bot, muser, pebblesMatch } from './lay.tsx';
import { seen } from './seen.ts';

beforeEach(() => changeSettings({ language: 'en', sound: false }));
/** A table at which one person plays against a bot that never comes to an end of its thoughts. */
function matchOf(name: string): LocalMatch {
  return pebblesMatch([name, bot('Bo')], { seed: name, thinker: muser });
}

test('of two tables on a page, keys play at the one that was touched last', async () => {
  const matches = [matchOf('Ana'), matchOf('Cy')] as const;
  render(matches.map((match, i) => <Laid key={i} match={match} />));
  const steps = () => matches.map((match) => seen(match).step);
  const press = (key: string) => act(async () => void fireEvent.keyDown(document.body, { key }));
  const [one, other] = screen.getAllByTestId('board');
  fireEvent.pointerDown(other!);
  await press('e');
  expect(steps()).toEqual([0, 1]);
  fireEvent.pointerDown(one!);
  await press('e');
  expect(steps()).toEqual([1, 1]);
});
