import { beforeEach, expect, test, vi } from 'vitest';
import { OnlineMatch } from '../../../client/online/online-match.ts';
import { MARK, type Pebbles, meta, pebbles } from '../table/pebbles.tsx';
import { FakeServer, MATCH } from './fake-server.ts';
import { heldAs, sit, soon } from './sitting.ts';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

test('before the first sync the table is on its way', () => {
  const server = new FakeServer('0');
  const match = new OnlineMatch({ meta, module: pebbles, summary: { id: MATCH }, as: heldAs('0') }, server.socket);
  match.open();
  expect(match.getSnapshot()).toEqual({ phase: 'connecting', connection: 'online', problem: null });
});

test('a synced match shows the seat, its view and its moves', async () => {
  const { at } = await sit();
  expect(at()).toMatchObject({
    phase: 'playing',
    connection: 'online',
    seat: 0,
    toMove: [0],
    step: 0,
    undoable: 'nothing',
  });
  expect((at().state as Pebbles).hands[1]).toBe(-1);
  expect(at().legal.map((move) => move.type)).toContain('draw');
  expect(at().players.map((player) => player.name)).toEqual(['Ana', 'Bo']);
});

test('a snapshot stays the same object until something changes', async () => {
  const { match } = await sit();
  const before = match.getSnapshot();
  expect(match.getSnapshot()).toBe(before);
  await match.play(MARK);
  expect(match.getSnapshot()).not.toBe(before);
});

test('nothing is legal while a move is on its way, and the receipt tells of its arrival', async () => {
  const { match, at } = await sit();
  const receipt = match.play(MARK);
  expect(at().ready).toBe(false);
  await expect(receipt).resolves.toEqual({ ok: true, stateID: 1 });
  expect(at()).toMatchObject({
    step: 1,
    moments: [{ step: 1, events: [{ type: 'marked', seat: 0 }] }],
    undoable: 'yes',
  });
  expect(at().ready).toBe(true);
});

test('a second move waits for the first', async () => {
  const { match, server } = await sit();
  const first = match.play(MARK);
  await expect(match.play(MARK)).resolves.toMatchObject({ refusal: { code: 'onItsWay' } });
  await first;
  expect(server.sent).toHaveLength(1);
});

test('a refusal reaches who asked', async () => {
  const { match, server, at } = await sit();
  server.refusal = { ok: false, refusal: { code: 'notNow' }, stateID: 0 };
  await expect(match.play(MARK)).resolves.toEqual(server.refusal);
  expect(at().step).toBe(0);
  expect(at().ready).toBe(true);
});

test('a move taken back leaves the log, and what led there does not happen again', async () => {
  const { match, at } = await sit();
  await match.play({ type: 'draw' });
  await match.play(MARK);
  await expect(match.undo()).resolves.toMatchObject({ ok: true });
  expect(at()).toMatchObject({ step: 1, events: [], undoable: 'settled' });
  expect(at().moments.map((moment) => moment.step)).toEqual([1]);
});

test('a move a bot makes for its player is written down as one, and the next of their own is not', async () => {
  const { server, at } = await sit('1');
  server.standIn = 'normal';
  await server.move(0, MARK);
  await soon();
  server.standIn = undefined;
  await server.move(0, MARK);
  await soon();
  expect(at().moments.map(({ standIn }) => standIn)).toEqual(['normal', undefined]);
});

test('without a connection a move is not sent later by surprise', async () => {
  const { match, server, at } = await sit();
  server.cut();
  expect(at()).toMatchObject({ connection: 'reconnecting', ready: false });
  await expect(match.play({ type: 'draw' })).resolves.toMatchObject({ refusal: { code: 'offline' } });
  server.connect();
  await soon();
  expect(at()).toMatchObject({ connection: 'online', step: 0 });
  expect(server.sent).toEqual([]);
});

test.each([
  ['lost with the connection is sent again when nothing has happened since', 'lost', 2],
  ['that arrived though its receipt was lost is not made twice', 'unanswered', 1],
] as const)('a move %s', async (_, fate, times) => {
  const { match, server, at } = await sit();
  server.fate = fate;
  const receipt = match.play(MARK);
  await soon();
  server.cut();
  server.connect();
  await expect(receipt).resolves.toEqual({ ok: true, stateID: 1 });
  expect(at().step).toBe(1);
  expect(server.sent).toHaveLength(times);
});

test('a move lost while others went on is dropped, and says so', async () => {
  const { match, server } = await sit();
  await match.play({ type: 'ask' });
  server.fate = 'lost';
  const receipt = match.play({ type: 'endTurn' });
  await soon();
  server.cut();
  await server.move(1, { type: 'decline' });
  server.connect();
  await expect(receipt).resolves.toMatchObject({ ok: false, refusal: { code: 'overtaken' } });
});

test('a move lost while the cards were dealt anew is dropped, and says so', async () => {
  const { match, server, at } = await sit();
  server.fate = 'lost';
  const receipt = match.play(MARK);
  await soon();
  server.cut();
  server.dealAnew();
  server.connect();
  await expect(receipt).resolves.toMatchObject({ ok: false, refusal: { code: 'overtaken' } });
  expect(at().step).toBe(0);
});

test.each(['oldPage', 'oldServer'])('a server exchanged under the table is said instead of shown: %s', async (code) => {
  const { match, server } = await sit();
  server.fate = 'lost';
  const receipt = match.play(MARK);
  await soon();
  server.cut();
  server.deliver('agora:refused', { ok: false, refusal: { code }, stateID: -1 });
  await expect(receipt).resolves.toMatchObject({ ok: false, refusal: { code } });
  expect(match.getSnapshot()).toMatchObject({ phase: 'connecting', problem: { code } });
});

test('the server’s history ends at the present move', async () => {
  const { server, at, match } = await sit();
  await match.play({ type: 'draw' });
  const moments = [{ stateID: 1, events: [{ type: 'drawn', seat: 0 }] }];
  const chat = [{ id: 'x', seat: 1, text: 'hello', at: 5 }];
  server.deliver('agora:history', MATCH, { moments, chat });
  expect(at().moments).toEqual([{ step: 1, events: moments[0]?.events }]);
  expect(at().chat).toEqual(chat);
  server.deliver('chat', MATCH, { id: 'y', sender: '0', payload: 'hi' });
  server.deliver('chat', MATCH, { id: 'y', sender: '0', payload: 'hi' });
  expect(at().chat.map((line) => line.text)).toEqual(['hello', 'hi']);
});

test('what the server says of another match is not heard', async () => {
  const { server, match, at } = await sit();
  const before = match.getSnapshot();
  server.deliver('agora:history', 'another', { moments: [], chat: [{ id: 'x', seat: 1, text: 'hello', at: 5 }] });
  server.deliver('agora:rematch', 'another', { id: 'next' });
  expect(match.getSnapshot()).toBe(before);
  const news = { id: 'next', here: [1], awaited: [0], keptFor: 60_000, free: 0, status: 'open' };
  server.deliver('agora:rematch', MATCH, news);
  expect(at().rematch).toMatchObject(news);
});

test('an update before the first sync is passed over', () => {
  const server = new FakeServer('0');
  const match = new OnlineMatch({ meta, module: pebbles, summary: { id: MATCH }, as: heldAs('0') }, server.socket);
  match.open();
  expect(() => server.deliver('update', MATCH, { _stateID: 3 }, [])).not.toThrow();
  server.deliver('agora:refused', { ok: false, refusal: { code: 'noSuchMatch' }, stateID: -1 });
  expect(match.getSnapshot()).toMatchObject({ phase: 'connecting', problem: { code: 'noSuchMatch' } });
});

test('what is refused beside a move is told', async () => {
  const { server, at } = await sit();
  expect(at().told).toBeNull();
  server.deliver('agora:refused', { ok: false, refusal: { code: 'emptyLine' }, stateID: -1 });
  expect(at().told).toEqual({ code: 'emptyLine' });
});

test('a spectator sees no hand and can’t move', async () => {
  const { match, at } = await sit(null);
  expect(at()).toMatchObject({ seat: null, legal: [] });
  expect((at().state as Pebbles).hands).toEqual([-1, -1]);
  await expect(match.play({ type: 'draw' })).resolves.toMatchObject({ refusal: { code: 'notSeated' } });
});

test('leaving the table settles what was on its way', async () => {
  const { match, server, leave } = await sit();
  server.fate = 'lost';
  const receipt = match.play(MARK);
  await soon();
  leave();
  await expect(receipt).resolves.toMatchObject({ refusal: { code: 'leftTable' } });
});

test('a move goes over the wire word for word, past boardgame.io’s client', async () => {
  const { match, server } = await sit();
  await match.play(MARK);
  const payload = { type: 'mark', args: [{ at: 0 }], playerID: '0', credentials: 'key' };
  expect(server.sent).toEqual([[{ type: 'MAKE_MOVE', payload }, 0, MATCH, '0']]);
});

test('a refusal that is no answer settles no move on its way', async () => {
  const { match, server, at } = await sit();
  server.fate = 'unanswered';
  const receipt = match.play(MARK);
  await soon();
  server.deliver('agora:refused', { ok: false, refusal: { code: 'tooFast' }, stateID: -1 });
  expect(at()).toMatchObject({ ready: false, told: { code: 'tooFast' } });
  await expect(match.play(MARK)).resolves.toMatchObject({ refusal: { code: 'onItsWay' } });
  server.cut();
  server.connect();
  await expect(receipt).resolves.toEqual({ ok: true, stateID: 1 });
});

test('a line is said from the seat, a ready phrase by its code, and answered', async () => {
  const { match, server } = await sit();
  await expect(match.say({ text: 'Hello!', phrase: 'hello' })).resolves.toMatchObject({ ok: true });
  expect(server.said).toEqual([{ id: '', sender: '0', payload: 'Hello!', phrase: 'hello' }]);
  server.refusal = { ok: false, refusal: { code: 'tooFast' }, stateID: -1 };
  await expect(match.say({ text: 'Hello!' })).resolves.toEqual(server.refusal);
  server.cut();
  await expect(match.say({ text: 'Hello!' })).resolves.toMatchObject({ refusal: { code: 'unsaid' } });
});

test('a spectator says who they are, and hears others as spectators, not as the first seat', async () => {
  const { match, server, at } = await sit(null, 'Eve');
  await match.say({ text: 'a fine match' });
  expect(server.said).toEqual([{ id: '', sender: null, payload: 'a fine match', name: 'Eve' }]);
  server.deliver('chat', MATCH, { id: 'z', sender: '', payload: 'yes', name: 'Dan', at: 7 });
  expect(at().chat).toEqual([{ id: 'z', seat: null, text: 'yes', name: 'Dan', at: 7 }]);
});

test('a line nobody answers counts as unsaid after a while', async () => {
  const { match, server } = await sit();
  vi.useFakeTimers();
  server.answersTalk = false;
  const receipt = match.say({ text: 'Hello!' });
  await vi.advanceTimersByTimeAsync(8000);
  await expect(receipt).resolves.toMatchObject({ refusal: { code: 'unsaid' } });
  vi.useRealTimers();
});

test('whoever has lost the seat moves nothing any more, and a table that was cleared away is shown no longer', async () => {
  const { match, server, at } = await sit();
  server.deliver('agora:refused', { ok: false, refusal: { code: 'seatLost' }, stateID: -1 });
  expect(at()).toMatchObject({ ready: false, told: { code: 'seatLost' } });
  server.deliver('agora:refused', { ok: false, refusal: { code: 'noSuchMatch' }, stateID: -1 });
  expect(match.getSnapshot()).toMatchObject({ phase: 'connecting', problem: { code: 'noSuchMatch' } });
});

test('what the host has chosen since this page was opened is what the match is played by, and nothing it had before', async () => {
  const { match, server } = await sit();
  const terms = () => match.getSnapshot() as { readonly session?: { readonly terms: object } };
  server.deliver('agora:terms', MATCH, { options: {}, hints: true, patience: 60 });
  expect(terms().session?.terms).toEqual({ hints: true, patience: 60 });
  const pace = { kind: 'live', decision: 15, bank: 120 };
  server.deliver('agora:terms', MATCH, { options: {}, pace });
  expect(terms().session?.terms).toEqual({ pace });
});
