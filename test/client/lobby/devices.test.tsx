/** A seat on its way to another device: the link as it is made, and the page it leads to. */
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DeviceButton } from '../../../client/lobby/seat/DeviceButton.tsx';
import { TakeSeatPage } from '../../../client/lobby/seat/TakeSeatPage.tsx';
import { forgetSeat, heldSeats, holdSeat } from '../../../client/asking/keys.ts';
import { renderHere } from '../house.tsx';
import { tableOf } from './server.ts';

const ANN = { game: 'katason', name: 'Ann', playerID: '0', credentials: 's' };
const asked: { readonly path: string; readonly method: string; readonly body: unknown }[] = [];

beforeEach(() => {
  asked.length = 0;
  window.history.replaceState(null, '', '/match/t/seat#0.secret');
});

afterEach(() => {
  cleanup();
  forgetSeat('t');
  vi.unstubAllGlobals();
});

function answering(answer: (path: string) => readonly [number, object]): void {
  vi.stubGlobal('fetch', async (path: string, init: RequestInit = {}) => {
    asked.push({
      path,
      method: init.method ?? 'GET',
      body: JSON.parse(typeof init.body === 'string' ? init.body : '{}') as unknown,
    });
    const [status, body] = answer(path);
    return new Response(JSON.stringify(body), { status });
  });
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

test('nothing is asked of the server before somebody presses; then the seat is held here, and the table opens', async () => {
  answering((path) => [200, path.endsWith('/take') ? ANN : tableOf('t', ['Ann', 'Ben', null])]);
  renderHere(<TakeSeatPage matchId="t" />);
  expect(await screen.findByRole('heading', { name: 'Your seat, on this device' })).toBeDefined();
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  expect(asked.filter(({ method }) => method !== 'GET')).toEqual([]);
  asked.length = 0;
  await press('Play from here');
  await expect.poll(() => window.location.pathname).toBe('/match/t');
  expect(window.location.hash).toBe('');
  expect(asked).toEqual([{ path: '/api/matches/t/links/take', method: 'POST', body: { token: '0.secret' } }]);
  expect(heldSeats()).toMatchObject({ t: ANN });
});

test('whoever takes a seat along reads first at which table: its game, who sits there, and what isn’t as usual', async () => {
  const pace = { kind: 'slow', turn: 86_400 } as const;
  answering(() => [200, tableOf('t', ['Ann', '!hard', null], { pace })]);
  renderHere(<TakeSeatPage matchId="t" />);
  const about = within(await screen.findByRole('region', { name: 'Katason' }));
  expect(about.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Ann',
    'NikosBot hard',
    'Free',
  ]);
  expect(about.getByText(/1 day/)).toBeDefined();
});

test.each([
  ['linkUsed', 410, /has been used already/],
  ['linkOld', 410, /older than ten minutes/],
  ['linkUnknown', 404, /a letter is missing/],
])('a link that is refused with %s says what is wrong', async (code, status, sentence) => {
  answering((path) =>
    path.endsWith('/take') ? [status, { error: { code }, message: '' }] : [200, tableOf('t', ['Ann'])],
  );
  renderHere(<TakeSeatPage matchId="t" />);
  await press('Play from here');
  expect(await screen.findByText(sentence)).toBeDefined();
  expect(screen.getByRole('link', { name: 'To the table' }).getAttribute('href')).toBe('/match/t');
  expect(heldSeats()['t']).toBeUndefined();
});

test('a browser that holds a seat of the match keeps it, and uses no link up', async () => {
  answering(() => [200, ANN]);
  holdSeat('t', { ...ANN, name: 'Ben', playerID: '1' });
  renderHere(<TakeSeatPage matchId="t" />);
  expect(await screen.findByText(/already has Ben’s seat/)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Play from here' })).toBeNull();
  expect(asked).toEqual([]);
});

test('each press makes a link; where other devices hold the seat they are told of, and signed out', async () => {
  answering((path) => (path.endsWith('/links') ? [200, { token: '0.made', lasts: 600_000, others: 2 }] : [200, {}]));
  renderHere(<DeviceButton matchId="t" seat={ANN} />);
  await press('Continue on another device or browser');
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Link to your seat' });
  expect(field.value).toBe(`${window.location.origin}/match/t/seat#0.made`);
  expect(screen.getByText(/^Expires in (?:10:00|9:5\d)$/)).toBeDefined();
  expect(screen.getByText(/^2 other devices can play this seat/)).toBeDefined();
  await press('Sign out the other devices');
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  expect(asked.map(({ path, method }) => `${method} ${path}`)).toEqual([
    'POST /api/matches/t/links',
    'DELETE /api/matches/t/devices',
  ]);
});

test('where enough devices hold the seat no link is made, and they can be signed out', async () => {
  answering(() => [409, { error: { code: 'tooManyDevices', devices: 6 }, message: '' }]);
  renderHere(<DeviceButton matchId="t" seat={ANN} />);
  await press('Continue on another device or browser');
  expect(await screen.findByRole('button', { name: 'Sign out the other devices' })).toBeDefined();
  expect(screen.queryByRole('textbox')).toBeNull();
});
