/** A site that signs people in by itself: its pages know whom, bring what is theirs, and let go of it when another comes. */
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { House } from '../../../client/app/front/House.tsx';
import { house } from '../../../client/app/house.ts';
import { openOwn } from '../../../client/app/site/own-site.tsx';
import { heldSeats, holdSeat } from '../../../client/asking/keys.ts';
import { changeSettings } from '../../../client/kept/settings.ts';
import { myName, rememberName } from '../../../client/lobby/seat/my-name.ts';
import { agree } from '../../../client/people/agree.ts';
import { canHavePasskey } from '../../../client/people/passkey.ts';
import { signedInNow, signInHere } from '../../../client/people/signed-in.ts';
import { people } from '../../../client/text/shell/people.ts';
import { HOUSE } from '../../../games/kit/site.ts';
import { seatedMatch } from '../../server/harness.ts';
import { comeToServer, leaveServer } from '../online/real-server.ts';

const site = { name: 'Stone Heap', signsIn: true };

/** Whom the site has signed in at this browser. */
let here: { readonly id: string; readonly name: string } | undefined;
const ANN = { id: '7', name: 'Ann' };
const BEN = { id: '8', name: 'Ben' };

beforeEach(() => {
  changeSettings({ language: 'en' });
  openOwn(site);
  here = ANN;
});

afterEach(() => {
  cleanup();
  leaveServer();
  signInHere(null);
  openOwn(HOUSE);
  localStorage.clear();
});

/** A server of the site's, and a seat at a match there that this browser holds. */
async function seatedHere() {
  const { url } = await comeToServer({ site, personOf: async () => here });
  const { matchID, seats } = await seatedMatch(url, 3, 'katason');
  const seat = { game: 'katason', name: 'Ann', ...seats[0]! };
  holdSeat(matchID, seat);
  await agree();
  return { matchID, seat, url };
}

test('the seats, name and settings of whom it signs in are there, and go when they go', async () => {
  const { matchID, seat } = await seatedHere();
  expect(myName()).toBe('Ann');
  changeSettings({ slips: true });
  rememberName('Zoe');
  await agree();
  // The site says what somebody is called.
  expect(myName()).toBe('Ann');

  here = undefined;
  await agree();
  expect([signedInNow(), heldSeats()]).toEqual([null, {}]);
  here = ANN;
  await agree();
  expect(heldSeats()[matchID]).toMatchObject({ playerID: seat.playerID });
  expect(heldSeats()[matchID]?.credentials).not.toBe(seat.credentials);
});

test('whoever comes next to a browser gets nothing of whom it was before', async () => {
  const { matchID } = await seatedHere();
  const before = signedInNow()?.key;
  here = BEN;
  await agree();
  expect(signedInNow()?.key).not.toBe(before);
  expect([myName(), heldSeats()]).toEqual(['Ben', {}]);
  here = ANN;
  await agree();
  expect([myName(), Object.keys(heldSeats())]).toEqual(['Ann', [matchID]]);
});

test('a seat that the server was not told of stays when its holder goes', async () => {
  const { url } = await seatedHere();
  const { fetch } = globalThis;
  const { matchID, seats } = await seatedMatch(url, 3, 'katason');
  holdSeat(matchID, { game: 'katason', name: 'Ann', ...seats[0]! });
  vi.stubGlobal('fetch', (path: string, init?: RequestInit) =>
    path.endsWith('/seats') ? Promise.reject(new TypeError('Failed to fetch')) : fetch(path, init),
  );
  await agree();
  here = undefined;
  await agree();
  expect(Object.keys(heldSeats())).toEqual([matchID]);
});

test('it offers no passkeys', async () => {
  vi.stubGlobal('scrollTo', () => undefined);
  await comeToServer({ site, personOf: async () => here });
  for (const [signsIn, offered] of [
    [true, 0],
    [false, 1],
  ] as const) {
    const around = openOwn({ ...site, signsIn });
    history.replaceState(null, '', '/settings');
    await act(async () => render(<House shelf={house} atHand={false} around={around} />));
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryAllByRole('heading', { name: people.en.heading })).toHaveLength(offered);
    cleanup();
  }
  leaveServer();
  vi.stubGlobal('PublicKeyCredential', {});
  vi.stubGlobal('isSecureContext', true);
  expect(canHavePasskey()).toBe(true);
  openOwn(site);
  expect(canHavePasskey()).toBe(false);
  vi.unstubAllGlobals();
});
