/** A game that speaks one language, and not the reader's, is shown in it. */
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { changeSettings } from '../../../client/kept/settings.ts';
import { HomePage } from '../../../client/home/HomePage.tsx';
import type { Shelf } from '../../../client/table/shelf.ts';
import { renderWith } from '../house.tsx';
import { fakeServer } from '../lobby/server.ts';
import { Laid, pebblesMatch } from './lay.tsx';
import { board, meta as known, pebbles } from './pebbles.tsx';

const meta = { ...known, names: { de: 'Kiesel' } };
const words = { ...board.words.en, prompt: () => 'Du bist dran.' };
const german = { ...board, words: { de: words } };
const shelf: Shelf = {
  games: new Map([['pebbles', { meta, load: async () => pebbles, board: async () => german }]]),
  botWorker: () => {
    throw new Error('nobody thinks here');
  },
};

beforeEach(() => {
  fakeServer();
  changeSettings({ language: 'ja', sound: false });
});
afterEach(() => {
  cleanup();
  changeSettings({ language: 'en' });
});

test('at home by its name', () => {
  renderWith(shelf, <HomePage />);
  expect(screen.getByRole('heading', { name: 'Kiesel' })).toBeDefined();
});

test('at the table in its words, which say what language they are', () => {
  const match = pebblesMatch([], { meta, players: 2 });
  renderWith(shelf, <Laid match={match} game={{ meta, board: german }} />);
  const prompt = screen.getByText('Du bist dran.');
  expect(prompt.closest('[lang]')?.getAttribute('lang')).toBe('de');
});
