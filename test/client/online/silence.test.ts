/** What becomes of a connection on which nothing is heard: each silence has a limit, and then something else is tried. */
import { Socket as Engine, XHR } from 'engine.io-client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PATIENCE } from '../../../client/kit/patience.ts';
import { OnlineMatch } from '../../../client/online/online-match.ts';
import { WAYS } from '../../../client/online/wire/ways.ts';
import { meta, pebbles } from '../table/pebbles.tsx';
import { FakeServer, MATCH } from './fake-server.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** A browser's WebSocket whose other end is up to the test. */
class Silent {
  onmessage: ((message: { readonly data: string }) => void) | undefined;
  onopen: (() => void) | undefined;
  readonly close = vi.fn();
}

/** Connects as a page does, over WebSockets that nobody answers. */
function connect() {
  const opened: Silent[] = [];
  const [socket] = WAYS.transports;
  const made = socket!.prototype as unknown as { createSocket(): unknown };
  vi.spyOn(made, 'createSocket').mockImplementation(() => {
    const silent = new Silent();
    opened.push(silent);
    return silent;
  });
  const polled = vi.spyOn(XHR.prototype, 'doOpen').mockImplementation(() => undefined);
  const engine = new Engine('http://localhost', WAYS);
  engine.on('error', () => undefined);
  return { engine, opened, polled };
}

const speak = ({ onmessage }: Silent) =>
  onmessage?.({ data: '0{"sid":"an-id","upgrades":[],"pingInterval":10000,"pingTimeout":20000,"maxPayload":100000}' });

test('a WebSocket that nobody answers is closed, and polling tried; the next one is given less time', () => {
  const { opened, polled } = connect();
  vi.advanceTimersByTime(PATIENCE.socket - 1);
  expect([opened.length, polled.mock.calls.length]).toEqual([1, 0]);
  vi.advanceTimersByTime(1);
  expect(polled).toHaveBeenCalledOnce();
  expect(opened[0]!.close).toHaveBeenCalledOnce();
  vi.restoreAllMocks();
  const again = connect();
  vi.advanceTimersByTime(PATIENCE.socketAgain);
  expect(again.polled).toHaveBeenCalledOnce();
});

test('one that is opened and then says nothing is no better', () => {
  const { opened, polled } = connect();
  opened[0]!.onopen?.();
  vi.advanceTimersByTime(PATIENCE.socket);
  expect(polled).toHaveBeenCalledOnce();
});

test('one that speaks stays', () => {
  const { engine, opened, polled } = connect();
  opened[0]!.onopen?.();
  speak(opened[0]!);
  vi.advanceTimersByTime(PATIENCE.socket);
  expect(polled).not.toHaveBeenCalled();
  expect(engine.readyState).toBe('open');
  engine.close();
});

test('one that the page has closed itself says nothing about the next', () => {
  const { engine } = connect();
  engine.close();
  vi.advanceTimersByTime(PATIENCE.socket);
  vi.restoreAllMocks();
  const { polled } = connect();
  vi.advanceTimersByTime(PATIENCE.socketAgain);
  expect(polled).not.toHaveBeenCalled();
});

/** A player at a table whose connection may die without a word. */
async function seated() {
  const server = new FakeServer('0');
  const socket = { ...server.socket, disconnect: vi.fn(() => socket), connect: vi.fn(() => socket) };
  socket.disconnect.mockImplementation(() => {
    server.cut();
    return socket;
  });
  const as = { game: meta.id, name: 'Ana', playerID: '0', credentials: 'key' };
  const match = new OnlineMatch({ meta, module: pebbles, summary: { id: MATCH }, as }, socket);
  const close = match.open();
  server.connect();
  await vi.waitFor(() => expect(match.getSnapshot().phase).toBe('playing'));
  const at = () => {
    const now = match.getSnapshot();
    if (now.phase === 'connecting') throw new Error('The table is gone');
    return now;
  };
  return { server, socket, at, close };
}

const wait = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

test('a move on a dead connection: the server is asked, the page says so, a new connection brings the move', async () => {
  const { server, socket, at, close } = await seated();
  server.isDead = true;
  const receipt = at().control.play({ type: 'draw' });
  await wait(PATIENCE.receipt);
  expect(at().session.connection).toBe('asking');
  expect(socket.disconnect).not.toHaveBeenCalled();
  await wait(PATIENCE.pulse);
  expect(socket.disconnect).toHaveBeenCalledOnce();
  expect(socket.connect).toHaveBeenCalledOnce();
  expect(at().session.connection).toBe('reconnecting');
  server.isDead = false;
  server.connect();
  await expect(receipt).resolves.toMatchObject({ ok: true });
  expect(server.stateID).toBe(1);
  close();
});

test('a server that is only slow keeps its connection, and is asked for the match later', async () => {
  const { server, socket, at, close } = await seated();
  server.fate = 'unanswered';
  const receipt = at().control.play({ type: 'draw' });
  await wait(PATIENCE.receipt + PATIENCE.pulse);
  expect([at().session.connection, socket.disconnect.mock.calls.length]).toEqual(['online', 0]);
  await wait(PATIENCE.lostReceipt);
  await expect(receipt).resolves.toMatchObject({ ok: true });
  close();
});

test('a connection on which nothing comes is asked about, and given up only where nothing answers', async () => {
  const { server, socket, close } = await seated();
  await wait(4 * PATIENCE.quiet);
  expect(server.asked).toBe(4);
  expect(socket.disconnect).not.toHaveBeenCalled();
  server.isDead = true;
  await wait(PATIENCE.quiet + PATIENCE.pulse);
  expect(socket.disconnect).toHaveBeenCalledOnce();
  close();
});

test('another network or a page that is looked at again has it asked at once, and nobody asks after the table', async () => {
  const { server, close } = await seated();
  window.dispatchEvent(new Event('online'));
  await wait(0);
  expect(server.asked).toBe(1);
  document.dispatchEvent(new Event('visibilitychange'));
  await wait(0);
  expect(server.asked).toBe(2);
  close();
  window.dispatchEvent(new Event('online'));
  await wait(10 * PATIENCE.quiet);
  expect(server.asked).toBe(2);
});

test('what is said on a dead connection has it looked at, too', async () => {
  const { server, socket, at, close } = await seated();
  server.answersTalk = false;
  server.isDead = true;
  const receipt = at().session.say({ text: 'hello' });
  await wait(PATIENCE.receipt + PATIENCE.pulse);
  expect(socket.disconnect).toHaveBeenCalledOnce();
  await wait(PATIENCE.lostReceipt);
  await expect(receipt).resolves.toMatchObject({ ok: false, refusal: { code: 'unsaid' } });
  close();
});
