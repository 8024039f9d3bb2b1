/** A tournament as people meet it, on a server of their own: opened, entered by its link, begun, and gone to one's table. */
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { House } from '../../../client/app/front/House.tsx';
import { house } from '../../../client/app/house.ts';
import { heldSeats } from '../../../client/asking/keys.ts';
import { changeSettings } from '../../../client/kept/settings.ts';
import { rememberName } from '../../../client/lobby/seat/my-name.ts';
import { type SignedInHere, signedInNow, signInHere } from '../../../client/people/signed-in.ts';
import { results } from '../../../client/text/shell/results.ts';
import { tournaments } from '../../../client/text/shell/tournaments.ts';
import { comeToServer, leaveServer } from '../online/real-server.ts';

const text = tournaments.en;

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => undefined);
  changeSettings({ language: 'en' });
});

afterEach(() => {
  cleanup();
  leaveServer();
  be(null, '');
  localStorage.clear();
});

function be(person: SignedInHere | null, name: string) {
  signInHere(person);
  rememberName(name);
}

async function open(path: string): Promise<void> {
  cleanup();
  history.replaceState(null, '', path);
  await act(async () => render(<House shelf={house} atHand={false} />));
}

const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const write = async (name: string, value: string) =>
  fireEvent.change(await screen.findByRole('textbox', { name }), { target: { value } });

/** Ann has opened a tournament and entered it; its link. */
async function opened() {
  await comeToServer();
  await open('/you');
  await write('Your name', 'Ann');
  await press(results.en.keep);
  await press(text.open);
  const dialog = within(await screen.findByRole('dialog', { name: text.opening }));
  fireEvent.click(await dialog.findByRole('button', { name: text.open }));
  expect(await dialog.findByText(text.nameMissing)).toBeTruthy();
  fireEvent.change(dialog.getByRole('textbox', { name: text.name }), { target: { value: 'Spring' } });
  fireEvent.click(await dialog.findByRole('radio', { name: '3' }));
  fireEvent.click(dialog.getByRole('button', { name: text.open }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Spring' })).toBeTruthy();
  await press(text.enter);
  const { value } = await screen.findByRole<HTMLInputElement>('textbox', { name: text.link });
  const { pathname, hash } = new URL(value);
  return { path: pathname, link: `${pathname}${hash}`, ann: signedInNow()! };
}

const entrants = async (count: number) =>
  within(await screen.findByRole('region', { name: text.entrants(count) }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

test('whoever has its link reads its rules, enters by their name and goes again', async () => {
  const { link, path } = await opened();
  expect(await entrants(1)).toEqual([`Ann${text.leave}`]);
  expect(screen.getByText(text.lacking(2))).toBeTruthy();
  be(null, '');
  await open(path);
  expect(await screen.findByRole('heading', { name: 'There is nothing here.' })).toBeTruthy();

  await open(link);
  const rules = within(await screen.findByRole('region', { name: text.rules }));
  expect(rules.getAllByRole('listitem').map(({ textContent }) => textContent)).toContain(text.swiss(4, [3, 4]));
  expect(rules.getByText(text.bot(5))).toBeTruthy();
  await press(text.enter);
  expect(signedInNow()).toBeNull();
  await write('Your name', 'Ben');
  await press(text.enter);
  await vi.waitFor(async () => expect((await entrants(2)).toSorted()).toEqual(['Ann', `Ben${text.leave}`]));
  for (const name of [text.begin, text.close, text.enter]) expect(screen.queryByRole('button', { name })).toBeNull();
  await press(text.leave);
  expect(await entrants(1)).toEqual(['Ann']);
});

test('once it has begun, one press leads to one’s table, and others look on', async () => {
  const { link, path, ann } = await opened();
  for (const [at, name] of ['Cy', 'Ben'].entries()) {
    be(null, name);
    await open(link);
    await press(text.enter);
    await entrants(at + 2);
  }
  const ben = signedInNow();
  be(ann, 'Ann');
  await open(path);
  expect(screen.queryByText(/^It can begin once/)).toBeNull();
  await press(text.begin);
  expect(await screen.findByRole('heading', { name: text.ownTable(1) })).toBeTruthy();
  expect(screen.getByText(/^You play with (?:Ben, Cy|Cy, Ben)\.$/)).toBeTruthy();
  expect(await screen.findByText(text.waitedFor(5))).toBeTruthy();
  expect(screen.getByRole('heading', { name: text.round(1, 4) })).toBeTruthy();
  const standings = within(screen.getByRole('table')).getAllByRole('row');
  expect(standings).toHaveLength(4);

  await press(text.toTable);
  await vi.waitFor(() => expect(window.location.pathname).toMatch(/^\/match\//));
  const id = window.location.pathname.split('/')[2]!;
  expect(Object.keys(heldSeats())).toEqual([id]);

  localStorage.clear();
  be(ben, 'Ben');
  await open(path);
  await press(text.leave);
  await press(text.comeBack);
  expect(await screen.findByText(/^You play with .*Ann/)).toBeTruthy();

  be(null, '');
  await open(link);
  const rounds = within(await screen.findByRole('region', { name: text.rounds }));
  expect(rounds.getByRole('link', { name: text.looks.open }).getAttribute('href')).toBe(`/match/${id}`);
  expect(screen.queryByRole('button', { name: text.enter })).toBeNull();
});

test('its keeper sends people away and deletes it, after being asked', async () => {
  const { link, path, ann } = await opened();
  be(null, 'Ben');
  await open(link);
  await press(text.enter);
  await entrants(2);
  be(ann, 'Ann');
  await open('/you');
  fireEvent.click(await screen.findByRole('link', { name: 'Spring' }));
  await press(text.sendAway('Ben'));
  await vi.waitFor(async () => expect(await entrants(1)).toEqual([`Ann${text.leave}`]));
  await press(text.close);
  await press(text.closing.yes);
  expect(await screen.findByRole('heading', { level: 1, name: results.en.heading })).toBeTruthy();
  await open(path);
  expect(await screen.findByRole('heading', { name: 'There is nothing here.' })).toBeTruthy();
});
