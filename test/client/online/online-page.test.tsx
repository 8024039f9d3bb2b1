/** Coming to a table by its address, while the server is busy, broken or out of reach. */
import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { LobbyClient } from '#bgio/client';
import { house } from '../../../client/app/house.ts';
import { changeSettings } from '../../../client/kept/settings.ts';
import { toasts } from '../../../client/kit/dialogs/toast.ts';
import { forgetSeat, heldSeats, holdSeat } from '../../../client/asking/keys.ts';
import { dropAhead } from '../../../client/online/wire/ahead.ts';
import { OnlinePage, begin } from '../../../client/online/begin.ts';
import { openEarly, takeEarly } from '../../../client/online/wire/early.ts';
import { rawSocket, seatedMatch } from '../../server/harness.ts';
import { renderHere } from '../house.tsx';
import { comeToServer, leaveServer } from './real-server.ts';

let asked = 0;

beforeEach(() => {
  asked = 0;
  changeSettings({ language: 'en', sound: false });
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  leaveServer();
});

function answering(status: number, code: string, more: object = {}): void {
  vi.stubGlobal('fetch', async () => {
    asked++;
    return new Response(JSON.stringify({ error: { code, ...more }, message: '' }), { status });
  });
}

/** What a page of the server brings of a match. */
async function sendWithPage(from: string): Promise<void> {
  const sent = document.createElement('script');
  sent.type = 'application/json';
  sent.id = 'sent-match';
  sent.textContent = await (await fetch(from)).text();
  document.body.append(sent);
  onTestFinished(() => sent.remove());
}

const open = () => act(async () => renderHere(<OnlinePage matchId="t" />));
const wait = () => act(() => vi.advanceTimersByTimeAsync(2000));

test.each([
  [429, 'tooFast', 'That was a lot at once. Wait a moment, please.'],
  [500, 'serverError', 'The server made a mistake. Please try again.'],
])('a server that answers %i says why, and is asked again until it tells', async (status, code, sentence) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  answering(status, code);
  await open();
  expect(screen.getByText(sentence)).toBeDefined();
  expect(screen.queryByText('This table is gone.')).toBeNull();
  await wait();
  await wait();
  expect(asked).toBe(3);
  answering(404, 'notFound', { what: 'match' });
  await wait();
  expect(screen.getByText('This table is gone.')).toBeDefined();
  await wait();
  expect(asked).toBe(4);
});

test('without a server the page says so, and that the table comes by itself', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  await open();
  expect(screen.getByRole('heading', { name: 'No connection to the server' })).toBeDefined();
  expect(screen.getByText('The table comes by itself as soon as the server can be reached.')).toBeDefined();
  answering(404, 'notFound', { what: 'match' });
  await wait();
  expect(screen.getByText('This table is gone.')).toBeDefined();
});

test('what came with the page isn’t asked for; whoever comes back to the table later asks', async () => {
  const agora = await comeToServer();
  const { matchID } = await seatedMatch(agora.url, 2, 'lost-cities', 'a seed');
  const path = `/api/matches/${matchID}`;
  await sendWithPage(agora.url + path);
  const real = fetch;
  const paths: string[] = [];
  vi.stubGlobal('fetch', async (url: string, options: RequestInit) => {
    paths.push(url);
    return real(url, options);
  });
  const visit = async () => {
    await act(async () =>
      renderHere(
        <StrictMode>
          <OnlinePage matchId={matchID} />
        </StrictMode>,
      ),
    );
    await screen.findByRole('list', { name: 'Players' });
    cleanup();
  };
  await visit();
  expect(paths.filter((asked) => asked.endsWith(path))).toEqual([]);
  await visit();
  expect(paths.filter((asked) => asked.endsWith(path))).not.toEqual([]);
});

describe('before a table is drawn', () => {
  const comeToMatch = async () => {
    const agora = await comeToServer();
    const { matchID } = await seatedMatch(agora.url, 2, 'lost-cities', 'a seed');
    await sendWithPage(`${agora.url}/api/matches/${matchID}`);
    const sockets = async () => /^agora_sockets (\d+)$/m.exec(await (await fetch('/metrics')).text())?.[1];
    return { agora, matchID, sockets };
  };

  test('its match is followed already, through the socket that the page has opened before its scripts came', async () => {
    const { matchID, sockets } = await comeToMatch();
    openEarly(matchID);
    const { socket, heard } = window.agoraEarly!;
    // The server's greeting has come before anybody listens.
    await expect.poll(() => heard.length).toBe(1);
    await begin(house, matchID);
    expect(socket.readyState).toBe(WebSocket.OPEN);
    await act(async () => renderHere(<OnlinePage matchId={matchID} />));
    // Without waiting: there is no sign of it, either.
    expect(screen.getByRole('list', { name: 'Players' })).toBeDefined();
    expect(await sockets()).toBe('1');
    cleanup();
    await expect.poll(sockets).toBe('0');
    expect(socket.readyState).toBeGreaterThan(WebSocket.OPEN);
  });

  test('a socket that has been cut, or leads elsewhere, is not gone on with', async () => {
    const { agora, matchID, sockets } = await comeToMatch();
    openEarly(matchID);
    const { socket } = window.agoraEarly!;
    await expect.poll(sockets).toBe('1');
    socket.close();
    expect(takeEarly(socket.url)).toBeUndefined();
    openEarly(matchID);
    await expect.poll(() => window.agoraEarly?.heard.length).toBe(1);
    expect(takeEarly(`${agora.url.replace('http', 'ws')}/elsewhere`)).toBeUndefined();
    await expect.poll(sockets).toBe('0');
    await begin(house, matchID);
    await expect.poll(sockets).toBe('1');
    dropAhead();
    await expect.poll(sockets).toBe('0');
  });

  test('nothing is begun for a match of which the page tells nothing: nobody would take it', async () => {
    const { agora, sockets } = await comeToMatch();
    openEarly('none');
    expect(window.agoraEarly).toBeUndefined();
    await begin(house, 'none');
    await rawSocket(agora.url, 'lost-cities');
    expect(await sockets()).toBe('1');
  });

  test('whoever leaves before it is drawn follows it no longer', async () => {
    const { matchID, sockets } = await comeToMatch();
    await begin(house, matchID);
    expect(await sockets()).toBe('1');
    const { unmount } = renderHere(<OnlinePage matchId="another" />);
    unmount();
    await expect.poll(sockets).toBe('0');
  });
});

test('a command that is refused is told in the language the page has by then, not in the one it was opened with', async () => {
  const agora = await comeToServer();
  const { matchID, seats } = await seatedMatch(agora.url, 2, 'lost-cities', 'a seed');
  holdSeat(matchID, { game: 'lost-cities', name: 'Ann', ...seats[0]! });
  await act(async () =>
    renderHere(
      <StrictMode>
        <OnlinePage matchId={matchID} />
      </StrictMode>,
    ),
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Close the table; the match waits for you' }));
  act(() => changeSettings({ language: 'ja' }));
  answering(429, 'tooFast');
  await userEvent.click(await screen.findByRole('button', { name: '今すぐボットに代わる' }));
  await expect.poll(() => toasts.get().map(({ text }) => text)).toContain('操作が続きすぎました。少しお待ちください。');
  forgetSeat(matchID);
});

/** A room for three in which the host waits in the first seat and this page in `seat`; the host can have people and seats removed. */
async function waitingRoom(seat: string) {
  const agora = await comeToServer();
  const lobby = new LobbyClient({ server: agora.url });
  const { matchID } = await lobby.createMatch('lost-cities', { numPlayers: 3 });
  const sit = async (playerID: string, playerName: string) => {
    const { playerCredentials } = await lobby.joinMatch('lost-cities', matchID, { playerID, playerName });
    return { playerID, credentials: playerCredentials };
  };
  const [host, guest] = [await sit('0', 'Ann'), await sit(seat, 'Ben')];
  holdSeat(matchID, { game: 'lost-cities', name: 'Ben', ...guest });
  // The host is there: who stays away can't send anybody away.
  const { socket } = await rawSocket(agora.url, 'lost-cities');
  socket.emit('sync', matchID, host.playerID, host.credentials, 3);
  await act(async () => renderHere(<OnlinePage matchId={matchID} />));
  const there = async () =>
    (await lobby.getMatch('lost-cities', matchID)).players.map(({ isConnected }) => isConnected);
  const headers = { 'Content-Type': 'application/json' };
  const remove = (what: string) =>
    act(() =>
      fetch(`${agora.url}/api/matches/${matchID}/${what}`, { method: 'DELETE', headers, body: JSON.stringify(host) }),
    );
  return { matchID, guest, there, remove };
}

test('who is sent away from a waiting room is told so, and not that a free seat could be theirs', async () => {
  const { matchID, there, remove } = await waitingRoom('1');
  await expect.poll(there).toEqual([true, true, false]);
  const [sentAway, lost] = [/^The host has freed your seat and sent you away/, /^You no longer have that seat/];
  await remove('people/1');
  await expect.poll(() => toasts.get().map(({ text }) => text)).toContainEqual(expect.stringMatching(sentAway));
  expect(toasts.get().map(({ text }) => text)).not.toContainEqual(expect.stringMatching(lost));
  forgetSeat(matchID);
});

test('whose seat moves because another is closed goes on from there', async () => {
  const { matchID, guest, there, remove } = await waitingRoom('2');
  await expect.poll(there).toEqual([true, false, true]);
  await remove('seats/1');
  await expect.poll(() => heldSeats()[matchID]?.playerID).toBe('1');
  expect(heldSeats()[matchID]?.credentials).toBe(guest.credentials);
  await expect
    .poll(() => toasts.get().map(({ text }) => text))
    .toContain('A free seat was closed, and yours has taken its place.');
  await expect.poll(there).toEqual([true, true]);
  forgetSeat(matchID);
});
