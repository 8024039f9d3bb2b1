/** A circle as people meet it, on a server of their own: opened, come into by its link, with a table, and left. */
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { heldSeats } from '../../../client/asking/keys.ts';
import { changeSettings } from '../../../client/kept/settings.ts';
import { rememberName } from '../../../client/lobby/seat/my-name.ts';
import { signedInNow, signInHere } from '../../../client/people/signed-in.ts';
import { circles } from '../../../client/text/shell/circles.ts';
import { results } from '../../../client/text/shell/results.ts';
import { seatedMatch } from '../../server/harness.ts';
import { member } from '../../server/seats/circle.ts';
import { personAt } from '../../server/seats/known.ts';
import { leaveServer } from '../online/real-server.ts';
import { open, opened, press, repeatedEvery, write } from './opened.tsx';

const text = circles.en;

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => undefined);
  changeSettings({ language: 'en' });
});

afterEach(() => {
  cleanup();
  leaveServer();
  signInHere(null);
  rememberName('');
  localStorage.clear();
});

const members = async () =>
  within(await screen.findByRole('region', { name: text.members }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

test('whoever has its link comes in by their name, and goes again', async () => {
  const { link, path } = await opened();
  expect(await members()).toEqual(['Annkeeper']);
  signInHere(null);
  rememberName('');
  await open(path);
  expect(await screen.findByRole('heading', { name: 'There is nothing here.' })).toBeTruthy();

  const answered = vi.spyOn(globalThis, 'fetch');
  await open(link);
  expect(await screen.findByText(text.joinLead(1))).toBeTruthy();
  await press(text.join);
  expect(signedInNow()).toBeNull();
  await write('Your name', 'Ben');
  await press(text.join);
  expect(await members()).toEqual(['Annkeeper', 'Ben']);
  // Whoever comes in is refused nothing on the way.
  const answers = await Promise.all(answered.mock.results.map(({ value }) => value as Promise<Response>));
  expect(answers.map(({ status }) => status).filter((status) => status >= 400)).toEqual([]);
  answered.mockRestore();
  for (const name of [text.anew, text.close, text.keep]) expect(screen.queryByRole('button', { name })).toBeNull();

  await press(text.leave);
  await press(text.leaving.yes);
  expect(await screen.findByRole('heading', { level: 1, name: results.en.heading })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Thursdays' })).toBeNull();
});

test('a press opens a table that is the circle’s', async () => {
  const { path } = await opened();
  await press(text.openTable('Asterion'));
  await vi.waitFor(() => expect(Object.keys(heldSeats())).toHaveLength(1));
  const [id] = Object.keys(heldSeats());
  await vi.waitFor(() => expect(window.location.pathname).toBe(`/match/${id}`));
  await open(path);
  const tables = await screen.findByRole('region', { name: text.tables });
  await vi.waitFor(() => expect(within(tables).getByRole('link').getAttribute('href')).toBe(`/match/${id}`));
});

test('whoever looks on sees within seconds who has come and what is open, without asking', async () => {
  const looks = repeatedEvery(10_000);
  const { agora, link, path } = await opened();
  expect(await members()).toEqual(['Annkeeper']);
  const id = path.slice('/circle/'.length);
  const ben = member(agora.url, (await personAt(agora.url, 'Ben')).key, () => id);
  await ben.join(link.split('#')[1]!);
  const { matchID, seats } = await seatedMatch(agora.url, 2, 'asterion');
  await ben.ask('POST', `/${id}/tables`, { match: matchID, ...seats[0]! });
  for (const look of looks) look();
  await vi.waitFor(async () => expect(await members()).toEqual(['Annkeeper', 'Ben']));
  const tables = screen.getByRole('region', { name: text.tables });
  expect(within(tables).getByRole('link').getAttribute('href')).toBe(`/match/${matchID}`);
  // The front page says so, too.
  await open('/');
  const home = await screen.findByRole('region', { name: text.heading });
  expect(within(home).getByRole('listitem').textContent).toBe('Thursdays2 members · 1 open table');
});

test('a keeper makes another one, sends people away, gives it another link and name, and closes it', async () => {
  const { link, ann, path } = await opened();
  signInHere(null);
  rememberName('Ben');
  await open(link);
  await press(text.join);
  await members();
  rememberName('Ann');
  signInHere(ann);
  await open(path);
  await press(text.makeKeeper('Ben'));
  await vi.waitFor(async () => expect(await members()).toEqual(['Annkeeper', 'Benkeeper']));
  await press(text.noKeeper('Ben'));
  await vi.waitFor(async () => expect(await members()).toEqual(['Annkeeper', 'Ben']));
  await press(text.away('Ben'));
  await vi.waitFor(async () => expect(await members()).toEqual(['Annkeeper']));
  await press(text.anew);
  await vi.waitFor(() =>
    expect(link.endsWith(new URL(screen.getByRole<HTMLInputElement>('textbox', { name: text.link }).value).hash)).toBe(
      false,
    ),
  );
  await write(text.rename, 'Fridays');
  await press(text.keep);
  expect(await screen.findByRole('heading', { level: 1, name: 'Fridays' })).toBeTruthy();
  await press(text.close);
  await press(text.closing.yes);
  expect(await screen.findByRole('heading', { level: 1, name: results.en.heading })).toBeTruthy();
  await open(path);
  expect(await screen.findByRole('heading', { name: 'There is nothing here.' })).toBeTruthy();
});
