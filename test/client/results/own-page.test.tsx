/** One's own page and the one that is shared, on a server of their own: from the first press to the file that is saved. */
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { House } from '../../../client/app/front/House.tsx';
import { house } from '../../../client/app/house.ts';
import { holdSeat } from '../../../client/asking/keys.ts';
import { changeSettings } from '../../../client/kept/settings.ts';
import { rememberName } from '../../../client/lobby/seat/my-name.ts';
import { signedInNow, signInHere } from '../../../client/people/signed-in.ts';
import { results } from '../../../client/text/shell/results.ts';
import { seatedMatch } from '../../server/harness.ts';
import { comeToServer, leaveServer } from '../online/real-server.ts';

const text = results.en;

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => undefined);
  changeSettings({ language: 'en' });
  rememberName('Ann');
});

afterEach(() => {
  cleanup();
  leaveServer();
  signInHere(null);
  localStorage.clear();
});

/** A match of three that is over, whose second seat this browser holds. */
async function played() {
  const { url, store } = await comeToServer();
  const { matchID, seats } = await seatedMatch(url, 3, 'katason');
  const places = [10, 7, 7].map((score, seat) => ({ seat, rank: seat === 0 ? 1 : 2, score, items: [] }));
  store.updateMetadata(matchID, (metadata) => {
    metadata.gameover = { ending: 'goal', places };
  });
  holdSeat(matchID, { game: 'katason', name: 'Ann', ...seats[1]! });
  return matchID;
}

async function open(path: string): Promise<void> {
  cleanup();
  history.replaceState(null, '', path);
  await act(async () => render(<House shelf={house} atHand={false} />));
}

test('one press keeps them, those of before with them; what is shared names nobody else', async () => {
  const id = await played();
  await open('/you');
  fireEvent.click(await screen.findByRole('button', { name: text.keep }));
  const matches = await screen.findByRole('region', { name: text.matches });
  const seats = within(matches)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)
    .slice(1);
  expect(seats).toEqual(['1stPlayer 110 points', '2ndYou7 points', '2ndPlayer 37 points']);
  expect(within(matches).getByRole('link').getAttribute('href')).toBe(`/replay/match/${id}?at=0`);
  expect(within(screen.getByRole('region', { name: text.games })).getByRole('listitem').textContent).toContain(
    text.won(0, 1),
  );

  fireEvent.click(screen.getByRole('switch'));
  const link = await screen.findByRole<HTMLInputElement>('textbox', { name: text.sharing });
  await open(new URL(link.value).pathname);
  expect((await screen.findByRole('heading', { level: 1, name: text.headingOf('Ann') })).textContent).toBeTruthy();
  expect(await screen.findByText('Ann')).toBeTruthy();
  expect(document.body.textContent).not.toMatch(/Player/);

  await open('/you');
  fireEvent.click(await screen.findByRole('switch'));
  await vi.waitFor(() => expect(screen.queryByRole('textbox', { name: text.sharing })).toBeNull());
  await open(new URL(link.value).pathname);
  expect(await screen.findByRole('heading', { level: 1, name: 'There is nothing here.' })).toBeTruthy();
});

test('all that is kept of somebody is in the file that they save', async () => {
  const id = await played();
  await open('/you');
  fireEvent.click(await screen.findByRole('button', { name: text.keep }));
  const files: Blob[] = [];
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: (file: Blob) => files.push(file), revokeObjectURL() {} }));
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  fireEvent.click(await screen.findByRole('button', { name: text.takeAlong }));
  await vi.waitFor(() => expect(files).toHaveLength(1));
  const all = JSON.parse(await files[0]!.text()) as Record<string, unknown>;
  expect(all).toMatchObject({
    profile: { name: 'Ann', settings: { language: 'en' } },
    passkeys: [],
    page: { name: 'Ann', count: 1, results: [{ id, game: 'katason' }] },
    days: [],
    circles: [],
  });
  expect(JSON.stringify(all)).not.toContain(signedInNow()!.key);
});
