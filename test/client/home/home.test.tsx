import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { App } from '../../../client/app/App.tsx';
import { house } from '../../../client/app/house.ts';
import { changeSettings, followSettings } from '../../../client/kit/settings.ts';
import { readKeptGames } from '../../../client/local/saved-game.ts';
import { HomePage } from '../../../client/home/HomePage.tsx';
import { loadWords } from '../../../client/text/games.ts';
import { shelf } from '../../../games/index.ts';
import { renderHere } from '../house.tsx';
import { fakeServer, tableOf } from '../lobby/server.ts';

// Fetched here, so that no test waits for them.
beforeAll(async () => {
  await import('../../../client/lobby/LocalDialog.tsx');
  await loadWords('katason', 'en');
});

beforeEach(() => {
  localStorage.clear();
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  fakeServer(tableOf('t', ['Ben', null, null]));
  vi.stubGlobal('scrollTo', () => undefined);
  window.history.replaceState(null, '', '/');
});

afterEach(() => {
  cleanup();
  changeSettings({ language: 'en', theme: 'auto' });
  localStorage.clear();
  vi.unstubAllGlobals();
});

test('every game on the shelf invites to play', async () => {
  renderHere(<HomePage />);
  for (const { meta } of shelf.values()) {
    expect(screen.getByRole('heading', { name: meta.names.en! })).toBeDefined();
    expect(screen.getByText(house.games.get(meta.id)!.invitation!.en!)).toBeDefined();
    const online = screen.getByRole('link', { name: `${meta.names.en}: Play online` });
    expect(online.getAttribute('href')).toBe(`/play/${meta.id}`);
  }
  expect(await screen.findByText('Ben')).toBeDefined();
});

test('a game against bots is set up and stored before its page opens', async () => {
  const [first] = shelf.values();
  if (first === undefined) throw new Error('the shelf is empty');
  renderHere(<HomePage />);
  await userEvent.click(screen.getByRole('button', { name: `${first.meta.names.en}: Choose the bots` }));
  await userEvent.click(await screen.findByRole('button', { name: 'Start' }));
  const [kept] = readKeptGames();
  expect(window.location.pathname).toBe(`/local/${first.meta.id}/${kept?.id}`);
  const kinds = kept?.seats.map(({ kind }) => kind);
  expect(kinds?.[0]).toBe('human');
  expect(kinds?.slice(1).every((kind) => kind === 'bot')).toBe(true);
});

test('a press on a game begins it against bots, and a newcomer is shown which one to begin with', async () => {
  renderHere(<HomePage />);
  await userEvent.click(screen.getByRole('button', { name: 'Katason: Play bots' }));
  const [kept] = readKeptGames();
  expect(window.location.pathname).toBe(`/local/katason/${kept?.id}`);
  expect(kept?.seats.map(({ kind }) => kind)).toEqual(['human', 'bot', 'bot', 'bot']);
  cleanup();
  localStorage.clear();
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  window.history.replaceState(null, '', '/');
  renderHere(<HomePage />);
  await userEvent.click(screen.getByRole('button', { name: 'Start with Katason' }));
  expect(window.location.pathname).toMatch(/^\/local\/katason\//);
});

test('the language switch changes the page, its language and its memory', async () => {
  followSettings();
  renderHere(<App />);
  // Parts of the page are fetched meanwhile: React drops what it isn't waited with for.
  await act(async () => screen.getByRole('button', { name: '日本語' }).click());
  expect(document.documentElement.lang).toBe('ja');
  expect(await screen.findByRole('heading', { level: 1, name: '卓を囲みましょう。' })).toBeDefined();
  await waitFor(() => expect(document.title).toBe('アゴラ'));
  expect(JSON.parse(localStorage.getItem('agora.settings') ?? '')).toMatchObject({ language: 'ja' });
});

test('the settings stand on the page for the stylesheet', () => {
  followSettings();
  changeSettings({ theme: 'dark', palette: 'distinct', speed: 'still' });
  const { dataset } = document.documentElement;
  expect([dataset.theme, dataset.palette, dataset.speed]).toEqual(['dark', 'distinct', 'still']);
  changeSettings({ theme: 'auto' });
  expect(dataset.theme).toBeUndefined();
});

test.each(['/nothing/here', '/play/chess', '/rules/__proto__'])('%s leads back to the games', async (path) => {
  window.history.replaceState(null, '', path);
  renderHere(<App />);
  expect((await screen.findByRole('link', { name: 'To the games' })).getAttribute('href')).toBe('/');
});

test('a new page takes the focus and is named in the tab', async () => {
  renderHere(<App />);
  await userEvent.click(screen.getByRole('link', { name: 'Settings' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Settings' })).toBeDefined();
  expect(document.title).toBe('Settings · Agora');
  expect(document.activeElement?.id).toBe('content');
});
