import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { App } from '../../../client/app/App.tsx';
import { house } from '../../../client/app/house.ts';
import { changeSettings } from '../../../client/kept/settings.ts';
import { followSettings } from '../../../client/kit/page/follow-settings.ts';
import { forgetSeat } from '../../../client/asking/keys.ts';
import { rememberName } from '../../../client/lobby/seat/my-name.ts';
import { botSeat, humanSeat } from '../../../client/saved/local-setup.ts';
import { beginGame, readKeptGames } from '../../../client/saved/saved-game.ts';
import { HomePage } from '../../../client/home/HomePage.tsx';
import { keepProgress } from '../../../client/lesson/progress.ts';
import { loadWords } from '../../../client/text/games.ts';
import { shelf } from '../../../games/index.ts';
import { beatsOf } from '../../../games/kit/lesson.ts';
import type { Meta } from '../../../games/kit/meta.ts';
import { renderHere } from '../house.tsx';
import { fakeServer, tableOf } from '../lobby/server.ts';

// Fetched here, so that no test waits for them.
beforeAll(async () => {
  await import('../../../client/lobby/create/LocalDialog.tsx');
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

/** A browser nobody has played in, or has since it last was looked at, comes to the front page. */
function comeAnew(): void {
  cleanup();
  window.history.replaceState(null, '', '/');
  renderHere(<HomePage />);
}

test('a press on a game begins it against bots, easy ones the first time and as strong as last time afterwards', async () => {
  comeAnew();
  await userEvent.click(screen.getByRole('button', { name: 'Katason: Play bots' }));
  const [kept] = readKeptGames();
  expect(window.location.pathname).toBe(`/local/katason/${kept?.id}`);
  expect(kept?.seats.map((seat) => (seat.kind === 'bot' ? seat.level : seat.kind))).toEqual([
    'human',
    'easy',
    'easy',
    'easy',
  ]);
  beginGame({ ...kept!, seats: [humanSeat('Ana'), botSeat('Thea', 'hard')] });
  comeAnew();
  await userEvent.click(screen.getByRole('button', { name: 'Katason: Play bots' }));
  expect(readKeptGames()[0]?.seats[1]).toMatchObject({ kind: 'bot', level: 'hard' });
});

const wish = (name: RegExp) => screen.getByRole('button', { name });

test('a newcomer is led to a light game, whoever was here to the one they played last', async () => {
  comeAnew();
  expect(house.games.get('atlantis')?.meta).toMatchObject({ beginners: true, weight: 'light' });
  expect(screen.getByRole('link', { name: 'Learn by playing Atlantis' }).getAttribute('href')).toBe('/learn/atlantis');
  expect(wish(/^Play bots Atlantis, easy$/)).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Attika: Play bots' }));
  comeAnew();
  await userEvent.click(wish(/^Play bots Attika, easy$/));
  expect(window.location.pathname).toMatch(/^\/local\/attika\//);
});

test('one press opens a table for friends, without a name; with one, the opener sits there under it', async () => {
  const server = fakeServer();
  comeAnew();
  await userEvent.click(wish(/^Play with friends/));
  await expect.poll(() => window.location.pathname).toBe('/match/made0');
  const asked = (end: string) => server.asked.findLast(({ path }) => path.endsWith(end))?.body;
  expect(asked('/create')).toMatchObject({ numPlayers: 4, unlisted: true });
  expect(asked('/join')).toMatchObject({ playerName: 'A friend' });
  // What nobody gave is nobody's name.
  expect(localStorage.getItem('agora.name')).toBeNull();
  rememberName('Ana');
  comeAnew();
  await userEvent.click(screen.getByRole('button', { name: 'Attika: Play with friends' }));
  await expect.poll(() => window.location.pathname).toBe('/match/made1');
  expect(asked('/join')).toMatchObject({ playerName: 'Ana' });
});

test('who plays now is asked for a name calmly, in a field that has the focus, and never again', async () => {
  const server = fakeServer(tableOf('t', ['Ben', null, null]));
  comeAnew();
  await userEvent.click(wish(/^Play now/));
  const field = screen.getByRole('textbox', { name: 'Your name' });
  expect(document.activeElement).toBe(field);
  expect(field.getAttribute('aria-invalid')).toBe('false');
  await userEvent.keyboard('{Enter}');
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(server.asked.some(({ path }) => path === '/api/play')).toBe(false);
  await userEvent.keyboard('Ana{Enter}');
  await expect.poll(() => window.location.pathname).toBe('/match/t');
  forgetSeat('t');
  comeAnew();
  await userEvent.click(wish(/^Play now/));
  await expect.poll(() => window.location.pathname).toBe('/match/t');
});

/** How many may play, as few as it takes to say it. */
const counted = ({ players: { min, max } }: Meta) => (min === max ? `${min}` : `${min}–${max}`);
const WEIGHTS = { light: 'Light', medium: 'Medium', heavy: 'Demanding' };

test('every game tells its weight, length and players in the same order', () => {
  comeAnew();
  for (const { meta } of shelf.values()) {
    const card = within(screen.getByRole('heading', { name: meta.names.en! }).closest('article')!);
    const [facts] = card.getAllByRole('list');
    expect(
      within(facts!)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      // Which a game need not say.
      ...(meta.weight === undefined ? [] : [WEIGHTS[meta.weight]]),
      `${meta.minutes} min`,
      `${counted(meta)}${counted(meta)} players`,
    ]);
  }
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
  await expect.poll(() => [document.title, document.activeElement?.id]).toEqual(['Settings · Agora', 'content']);
});

test('a lesson taken to its end is marked, and the next game is offered to learn', async () => {
  const [first, second] = [...shelf.values()].toSorted(
    (a, b) => Number(b.meta.beginners === true) - Number(a.meta.beginners === true),
  );
  const { id, names } = first!.meta;
  const lesson = await house.games.get(id)!.lesson!.load();
  const beats = beatsOf(lesson);
  keepProgress(id, { beats: beats.length - 1, own: [] }, beats);
  const { unmount } = renderHere(<HomePage />);
  expect(screen.getByRole('link', { name: `${names.en}: Learn by playing` })).toBeDefined();
  expect(screen.getByRole('link', { name: `Learn by playing ${names.en}` })).toBeDefined();
  unmount();
  keepProgress(id, { beats: beats.length, own: [] }, beats);
  renderHere(<HomePage />);
  const again = screen.getByRole('link', { name: `${names.en}: Learned: take it again` });
  expect(again.getAttribute('href')).toBe(`/learn/${id}`);
  expect(screen.getByRole('link', { name: `Learn by playing ${second!.meta.names.en}` })).toBeDefined();
});
