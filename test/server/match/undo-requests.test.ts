/** A move that can't be taken back freely any more, and those who may agree that it is. */
import { expect, test, vi } from 'vitest';
import type { MatchSummary } from '../../../server/contract/tables.ts';
import {
  type Seated,
  type StockClient,
  type TestServer,
  bazaar,
  handClock,
  legalMoves,
  seatedMatch,
  serve,
  stockClient,
  tableOf,
  until,
} from '../harness.ts';
import { askOf } from '../storage/full.ts';
import { movesIn } from './paced.ts';

/** People at a table where seat 0 alone has bid, and the others decide. */
async function firstHasBid(players = 3) {
  const clock = handClock();
  const agora = await serve({}, { clock });
  const { matchID, seats } = await seatedMatch(agora.url, players, 'bazaar', 'who undoes');
  const clients = seats.map((seated) => stockClient(agora.url, matchID, seated));
  for (const client of clients) await until(() => client.getState());
  const post = (path: 'undo' | 'undo/answer', body: object) =>
    fetch(`${agora.url}/api/matches/${matchID}/${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
  const goes = async (seat: number) => {
    clients[seat]?.stop();
    const connected = async () => (await summary()).seats[seat]?.connected;
    for (let tries = 0; await connected(); tries++) expect(tries).toBeLessThan(2000);
  };
  const comesBack = async (seat: number) => {
    const client = stockClient(agora.url, matchID, seats[seat]);
    clients[seat] = client;
    await until(() => client.getState());
  };
  const summary = async () => (await (await fetch(`${agora.url}/api/matches/${matchID}`)).json()) as MatchSummary;
  const table = {
    clock,
    goes,
    comesBack,
    agora,
    matchID,
    seats,
    clients,
    ask: (seat: number) => post('undo', seats[seat]!),
    answer: (voter: number, agrees: boolean, by: Seated = seats[voter]!) =>
      post('undo/answer', { ...by, seat: 0, agrees }),
    post,
    asked: async () => (await summary()).seats[0]?.asksUndo,
    deciding: () => bazaar.rules.toMove(tableOf(agora, matchID).state),
    play: (seat: number, type: string, arg?: unknown) => play(agora, matchID, clients[seat]!, type, arg),
    bid: (seat: number) => bid(agora, matchID, clients[seat]!),
  };
  await table.bid(0);
  return table;
}

async function play(
  agora: TestServer,
  matchID: string,
  client: StockClient,
  type: string,
  arg?: unknown,
): Promise<void> {
  const before = movesIn(agora, matchID);
  await until(() => client.getState()?._stateID === before);
  client.moves[type]?.(...(arg === undefined ? [] : [arg]));
  await until(() => movesIn(agora, matchID) === before + 1);
}

async function bid(agora: TestServer, matchID: string, client: StockClient): Promise<void> {
  await until(() => client.getState()?._stateID === movesIn(agora, matchID));
  // The first bids low and the others high, so that one of two wins.
  const which = client.playerID === '0' ? 0 : -1;
  const { card } = legalMoves(client, bazaar.rules).at(which) as { readonly type: 'bid'; readonly card: number };
  await play(agora, matchID, client, 'bid', { card });
}

/** What a screen shows that seat 0 asks for. */
const askedOn = (client: StockClient) =>
  (client.matchData?.find(({ id }) => id === 0) as { asksUndo?: object } | undefined)?.asksUndo;

const refusal = async (sent: Promise<Response>) => {
  const answer = await sent;
  return { status: answer.status, ...((await answer.json()) as { error?: object }) };
};

test('once all the others agree the move is taken back, and the record knows nothing of it', async () => {
  const { agora, matchID, clients, ask, answer, asked, deciding } = await firstHasBid();
  expect(deciding()).toEqual([1, 2]);
  expect((await ask(0)).status).toBe(200);
  expect(await asked()).toEqual({ agreed: [], needed: 2 });
  await until(() => clients.every((client) => askedOn(client) !== undefined));
  expect((await answer(1, true)).status).toBe(200);
  expect(await asked()).toEqual({ agreed: [1], needed: 2 });
  expect(deciding()).toEqual([1, 2]);
  expect((await answer(2, true)).status).toBe(200);
  await until(() => deciding().length === 3);
  expect(await asked()).toBeUndefined();
  expect(tableOf(agora, matchID).step).toBe(0);
  for (const client of clients) await until(() => client.getState()?._stateID === 2);
  // Nobody is asked any more, on no screen.
  await until(() => clients.every((client) => askedOn(client) === undefined));
  expect(await refusal(answer(2, true))).toMatchObject({ status: 409, error: { code: 'noVote' } });
});

test('what all agreed to and could not be stored stays asked, and can be agreed to again', async () => {
  const { agora, clients, ask, answer, asked, deciding } = await firstHasBid();
  await ask(0);
  await answer(1, true);
  const write = vi.spyOn(agora.store, 'setState').mockImplementation(() => {
    throw new Error('the disk is full');
  });
  expect(await refusal(answer(2, true))).toMatchObject({ status: 500, error: { code: 'serverError' } });
  expect(await asked()).toEqual({ agreed: [1], needed: 2 });
  await until(() => clients.every((client) => askedOn(client) !== undefined));
  write.mockRestore();
  expect((await answer(2, true)).status).toBe(200);
  expect(deciding()).toHaveLength(3);
  await until(() => clients.every((client) => askedOn(client) === undefined));
});

test('the same where it is found out only after the move was taken back in memory', async () => {
  const { agora, clock, ask, answer, asked, deciding } = await firstHasBid();
  const sql = askOf(agora);
  await ask(0);
  await answer(1, true);
  await sql(`CREATE TEMP TRIGGER full BEFORE INSERT ON main.log BEGIN SELECT RAISE(ABORT, 'disk full'); END`);
  expect(await refusal(answer(2, true))).toMatchObject({ status: 500, error: { code: 'serverError' } });
  expect(await asked()).toEqual({ agreed: [1], needed: 2 });
  await sql('DROP TRIGGER full');
  expect((await answer(2, true)).status).toBe(200);
  // Nobody could play meanwhile: it is done once time goes on.
  await until(() => {
    clock.turn(1000);
    return deciding().length === 3;
  });
  expect(await asked()).toBeUndefined();
});

test('one who says no ends it, and that move is not asked for again', async () => {
  const { ask, answer, asked, deciding, bid: bids } = await firstHasBid();
  await ask(0);
  expect((await answer(1, true)).status).toBe(200);
  expect((await answer(2, false)).status).toBe(200);
  expect(await asked()).toEqual({ agreed: [1], needed: 2, against: 2 });
  expect(await refusal(answer(2, true))).toMatchObject({ status: 409, error: { code: 'noVote' } });
  expect(await refusal(ask(0))).toMatchObject({ status: 409, error: { code: 'undoDeclined' } });
  expect(deciding()).toEqual([1, 2]);
  await bids(1);
  expect(await asked()).toBeUndefined();
});

test('whatever is played meanwhile ends it', async () => {
  const { ask, answer, asked, bid: bids } = await firstHasBid();
  await ask(0);
  await answer(1, true);
  await bids(1);
  expect(await asked()).toBeUndefined();
  expect(await refusal(answer(2, true))).toMatchObject({ status: 409, error: { code: 'noVote' } });
  expect(await refusal(ask(0))).toMatchObject({ status: 409, error: { code: 'cantUndo' } });
});

test('whoever goes is not waited for, and with nobody there nobody agrees', async () => {
  const { agora, matchID, clients, ask, answer, deciding } = await firstHasBid();
  await ask(0);
  await answer(1, true);
  clients[2]?.stop();
  await until(() => deciding().length === 3);

  const alone = await firstHasBid(2);
  await alone.goes(1);
  expect(await refusal(alone.ask(0))).toMatchObject({ status: 409, error: { code: 'nobodyToAsk' } });
  expect(tableOf(agora, matchID).step).toBe(0);
});

test('who goes for a moment is asked still when they are back', async () => {
  const { ask, answer, asked, deciding, goes, comesBack } = await firstHasBid(2);
  await ask(0);
  await goes(1);
  await comesBack(1);
  expect(await asked()).toEqual({ agreed: [], needed: 1 });
  expect((await answer(1, true)).status).toBe(200);
  expect(deciding()).toHaveLength(2);
});

test('whoever answers is there, whatever has become of their connection, and their answer stays', async () => {
  const { ask, answer, asked, deciding, goes, comesBack } = await firstHasBid();
  await ask(0);
  await goes(1);
  expect((await answer(1, true)).status).toBe(200);
  expect(await asked()).toEqual({ agreed: [], needed: 1 });
  await comesBack(1);
  expect(await asked()).toEqual({ agreed: [1], needed: 2 });
  expect((await answer(2, true)).status).toBe(200);
  expect(deciding()).toHaveLength(3);
});

test('who was cut off while the server stood still is not passed over before they can be back', async () => {
  const { clock, ask, answer, asked, deciding, goes, comesBack } = await firstHasBid();
  await ask(0);
  clock.freeze(60_000);
  await goes(2);
  expect((await answer(1, true)).status).toBe(200);
  expect(deciding()).toEqual([1, 2]);
  await comesBack(2);
  clock.turn(60_000);
  expect(await asked()).toEqual({ agreed: [1], needed: 2 });
  await goes(2);
  await until(() => deciding().length === 3);
});

test('what all agreed to while time stood still for a moment is done when it goes on', async () => {
  const { clock, ask, answer, deciding } = await firstHasBid();
  await ask(0);
  clock.freeze(4000);
  expect((await answer(1, true)).status).toBe(200);
  expect((await answer(2, true)).status).toBe(200);
  expect(deciding()).toEqual([1, 2]);
  for (let moments = 0; moments < 10; moments++) clock.turn(1000);
  await until(() => deciding().length === 3);
});

test('only who made the last move asks, only the others answer, and strangers do neither', async () => {
  const { seats, ask, answer, asked, post } = await firstHasBid();
  const guessed = { playerID: '1', credentials: 'guessed' };
  expect(await refusal(ask(1))).toMatchObject({ status: 409, error: { code: 'cantUndo' } });
  expect((await post('undo', { ...guessed, playerID: '0' })).status).toBe(403);
  expect(await asked()).toBeUndefined();
  expect((await answer(1, true)).status).toBe(409);
  await ask(0);
  expect((await answer(0, true)).status).toBe(409);
  expect((await answer(1, true, guessed)).status).toBe(403);
  expect((await post('undo/answer', { ...seats[1], seat: 0 })).status).toBe(400);
  expect(await asked()).toEqual({ agreed: [], needed: 2 });
});

test('a turn that was ended goes on, with its own moves to be undone as before', async () => {
  const { agora, matchID, play: plays, bid: bids, post, seats, deciding } = await firstHasBid(2);
  while (tableOf<{ phase: string }>(agora, matchID).state.phase === 'bidding') await bids(deciding()[0]!);
  const seat = deciding()[0]!;
  await plays(seat, 'openStall');
  const open = tableOf(agora, matchID);
  await plays(seat, 'closeStall');
  expect(tableOf(agora, matchID)).toMatchObject({ undoable: false, askable: seat });
  await post('undo', seats[seat]!);
  expect((await post('undo/answer', { ...seats[1 - seat], seat, agrees: true })).status).toBe(200);
  await until(() => tableOf(agora, matchID).step === open.step);
  expect(tableOf(agora, matchID)).toEqual(open);
  expect(open.undoable).toBe(true);
});
