/** What is said at a table: ready phrases, lines that are answered, spectators among themselves. */
import { expect, test } from 'vitest';
import { seatOf, toAction } from '../../../games/kit/action.ts';
import type { Receipt } from '../../../server/contract/messages.ts';
import type { History } from '../../../server/contract/messages.ts';

import {
  type RawSocket,
  type Seated,
  type TestServer,
  bazaar,
  rawSocket,
  seatedMatch,
  serve,
  stockClient,
  tableOf,
  until,
  chatOf,
} from '../harness.ts';

type Line = { readonly payload: string; readonly phrase?: string; readonly name?: string; readonly sender: string };

/** A client at a match that has its first sync; a spectator's without a seat. */
async function follower({ url }: TestServer, matchID: string, seated?: Seated): Promise<RawSocket> {
  const client = await rawSocket(url);
  client.socket.emit('sync', matchID, seated?.playerID ?? null, seated?.credentials, 2);
  await until(() => client.last('agora:history'));
  return client;
}

const lines = ({ received }: RawSocket) =>
  received.filter(({ event }) => event === 'chat').map(({ args }) => args[1] as Line);
const say = ({ socket }: RawSocket, ...args: unknown[]) =>
  socket.timeout(20_000).emitWithAck('chat', ...args) as Promise<Receipt>;
const historyOf = (client: RawSocket) => (client.last('agora:history')?.[1] as History | undefined)?.chat ?? [];

/** Plays a match of the test game to its end, as its players would. */
async function playToEnd(
  { store }: TestServer,
  matchID: string,
  clients: readonly RawSocket[],
  seats: readonly Seated[],
) {
  while (store.metadata(matchID)?.gameover === undefined) {
    const { state } = tableOf({ store }, matchID);
    const seat = bazaar.rules.toMove(state)[0] ?? 0;
    const { type, arg } = toAction(bazaar.rules.legal(state, seat).at(-1)!);
    const { playerID, credentials } = seats[seat]!;
    const action = { type: 'MAKE_MOVE', payload: { type, args: [arg], playerID, credentials } };
    const receipt = await clients[seat]!.update(action, store.state(matchID)?._stateID, matchID, playerID);
    expect(receipt.ok).toBe(true);
  }
}

test('a ready phrase goes as a code that each reader has a sentence for, and as text to those who know none', async () => {
  const agora = await serve();
  const { matchID, seats } = await seatedMatch(agora.url);
  const stock = stockClient(agora.url, matchID, seats[0]);
  await until(() => stock.getState());
  const ann = await follower(agora, matchID, seats[1]);
  const { credentials } = seats[1]!;
  const message = { id: 'a', sender: '1', payload: 'お見事です！', phrase: 'wellPlayed' };
  expect(await say(ann, matchID, message, credentials)).toMatchObject({ ok: true });
  await until(() => stock.chatMessages.length === 1);
  expect(stock.chatMessages[0]).toMatchObject({ sender: '1', payload: 'お見事です！' });
  expect(lines(ann)[0]).toMatchObject({ phrase: 'wellPlayed' });
  await say(ann, matchID, { ...message, payload: 'x', phrase: { evil: 1 } }, credentials);
  await say(ann, matchID, { ...message, payload: 'y', phrase: '<b>' }, credentials);
  const back = await follower(agora, matchID, seats[0]);
  expect(historyOf(back).map(({ text, phrase }) => [text, phrase])).toEqual([
    ['お見事です！', 'wellPlayed'],
    ['x', undefined],
    ['y', undefined],
  ]);
});

test('a hint is asked for aloud, by those who play, and only where the table allows it', async () => {
  const agora = await serve();
  const [strict, open] = [await seatedMatch(agora.url), await seatedMatch(agora.url, 2, 'bazaar', { hints: true })];
  const message = { id: 'a', sender: '1', payload: 'I’d like a hint.', phrase: 'asksForHint' };
  const ann = await follower(agora, strict.matchID, strict.seats[1]);
  const off = { ok: false, refusal: { code: 'hintsOff' } };
  expect(await say(ann, strict.matchID, message, strict.seats[1]!.credentials)).toMatchObject(off);
  expect(await chatOf(agora, strict.matchID)).toEqual([]);

  const ben = await follower(agora, open.matchID, open.seats[0]);
  const eve = await follower(agora, open.matchID);
  expect(await say(eve, open.matchID, { ...message, sender: null })).toMatchObject(off);
  const cleo = await follower(agora, open.matchID, open.seats[1]);
  expect(await say(cleo, open.matchID, message, open.seats[1]!.credentials)).toMatchObject({ ok: true });
  await until(() => lines(ben).length === 1);
  expect(lines(ben)[0]).toMatchObject({ sender: '1', phrase: 'asksForHint' });
});

test('a line is answered where an answer is asked for, and otherwise refused aloud', async () => {
  const agora = await serve();
  const { matchID, seats } = await seatedMatch(agora.url);
  const ann = await follower(agora, matchID, seats[1]);
  const { credentials } = seats[1]!;
  const empty = { id: 'a', sender: '1', payload: '  ' };
  expect(await say(ann, matchID, empty, credentials)).toMatchObject({ ok: false, refusal: { code: 'emptyLine' } });
  expect(ann.last('agora:refused')).toBeUndefined();
  for (let line = 0; line < 9; line++) await say(ann, matchID, { ...empty, payload: 'hi' }, credentials);
  expect(await say(ann, matchID, { ...empty, payload: 'hi' }, credentials)).toMatchObject({
    refusal: { code: 'tooFast' },
  });
});

test('spectators talk among themselves while players play; after the end everybody hears everybody', async () => {
  const agora = await serve();
  const { matchID, seats } = await seatedMatch(agora.url);
  const players = await Promise.all(seats.map((seat) => follower(agora, matchID, seat)));
  const [eve, dan] = [await follower(agora, matchID), await follower(agora, matchID)];
  const hint = { id: 'a', sender: null, payload: 'seat 1 holds the ace', name: ' Eve ' };
  expect(await say(eve, matchID, hint)).toMatchObject({ ok: true });
  await say(players[0]!, matchID, { id: 'b', sender: '0', payload: 'hello', name: 'Ben' }, seats[0]!.credentials);
  await until(() => lines(dan).length === 2);
  expect(lines(dan)[0]).toMatchObject({ sender: '', payload: 'seat 1 holds the ace', name: 'Eve' });
  expect(lines(dan)[1]).not.toHaveProperty('name');
  expect(lines(players[1]!).map(({ payload }) => payload)).toEqual(['hello']);
  expect(historyOf(await follower(agora, matchID, seats[1])).map(({ text }) => text)).toEqual(['hello']);
  expect(historyOf(await follower(agora, matchID)).map(({ text }) => text)).toEqual([hint.payload, 'hello']);

  await playToEnd(agora, matchID, players, seats);
  await until(() => historyOf(players[1]!).length === 2);
  await say(dan, matchID, { id: 'c', sender: '', payload: 'what a match' });
  await until(() =>
    lines(players[1]!).some(({ sender, payload }) => seatOf(sender) === null && payload === 'what a match'),
  );
});

test('who follows another match, or none, is no spectator of this one', async () => {
  const agora = await serve();
  const [here, there] = [await seatedMatch(agora.url), await seatedMatch(agora.url)];
  const message = { id: 'a', sender: null, payload: 'hi' };
  for (const client of [await rawSocket(agora.url), await follower(agora, there.matchID)])
    expect(await say(client, here.matchID, message)).toMatchObject({ refusal: { code: 'noSuchSeat' } });
  const player = await follower(agora, here.matchID, here.seats[0]);
  expect(await say(player, here.matchID, message)).toMatchObject({ refusal: { code: 'noSuchSeat' } });
  expect(await chatOf(agora, here.matchID)).toEqual([]);
});

test('spectators who say much push out nothing that players have said', async () => {
  const { store, url } = await serve();
  const { matchID } = await seatedMatch(url);
  await store.say(matchID, { seat: 0, text: 'hello' });
  for (let line = 0; line < 250; line++) await store.say(matchID, { seat: null, text: `line ${line}` });
  expect(await chatOf({ store }, matchID)).toHaveLength(201);
  expect((await chatOf({ store }, matchID))[0]).toMatchObject({ seat: 0, text: 'hello' });
});
