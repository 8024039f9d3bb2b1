/** A player who is there and does nothing, and the others, who may let a bot play on. */
import { expect, test } from 'vitest';
import type { BotPool } from '../../../server/bots/pool.ts';
import type { MatchSummary, Pace, Patience, SeatSummary } from '../../../server/contract/tables.ts';
import { stoodIn } from '../../../server/match/seats/stand-ins.ts';
import {
  type Seated,
  type StockClient,
  type TestServer,
  bazaar,
  handClock,
  legalMoves,
  randomPool,
  seatedMatch,
  serve,
  stockClient,
  until,
  chatOf,
} from '../harness.ts';
import { movesIn } from './paced.ts';

const MINUTE = 60_000;

const summaryOf = async (agora: TestServer, id: string) =>
  (await (await fetch(`${agora.url}/api/matches/${id}`)).json()) as MatchSummary;
const stuck: BotPool = { think: () => new Promise<never>(() => {}), close: async () => {} };

/** People at a table where all but seat 0 have bid, and nobody but bots that never answer could bid for them. */
async function waitingForFirst(players: number, terms: { pace?: Pace; patience?: Patience } = {}, pool = stuck) {
  const clock = handClock();
  const agora = await serve({}, { clock, pool });
  const { matchID, seats } = await seatedMatch(agora.url, players, 'bazaar', terms);
  const clients: StockClient[] = [];
  for (const seated of seats) clients.push(stockClient(agora.url, matchID, seated));
  for (const client of clients) await until(() => client.getState());
  for (const [seat, client] of clients.entries()) if (seat > 0) await bid(agora, matchID, client);
  const first = async (): Promise<SeatSummary> => (await summaryOf(agora, matchID)).seats[0]!;
  const vote = (voter: number, by = seats[voter] as Seated, seat = 0) => post(agora, matchID, 'vote', { ...by, seat });
  return { clock, agora, matchID, seats, clients, first, vote };
}

async function bid(agora: TestServer, matchID: string, client: StockClient): Promise<void> {
  const before = movesIn(agora, matchID);
  await until(() => client.getState()?._stateID === before);
  const { card } = legalMoves(client, bazaar.rules)[0] as { readonly type: 'bid'; readonly card: number };
  client.moves['bid']?.({ card });
  await until(() => movesIn(agora, matchID) === before + 1);
}

function post(agora: TestServer, matchID: string, path: 'vote' | 'back' | 'active', body: object): Promise<Response> {
  return fetch(`${agora.url}/api/matches/${matchID}/${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
}

test('whom everybody has waited for longer than the patience the others may vote on, and not before', async () => {
  const { clock, first, vote } = await waitingForFirst(4);
  clock.turn(MINUTE - 1);
  expect((await first()).vote).toBeUndefined();
  const early = await vote(1);
  expect(early.status).toBe(409);
  expect(await early.json()).toMatchObject({ error: { code: 'noVote', seat: 0 } });
  clock.turn(1);
  expect((await first()).vote).toEqual({ agreed: [], needed: 2 });
});

test('most of the others who are there let a bot play on; everybody sees who asked first', async () => {
  const { clock, clients, first, vote } = await waitingForFirst(4);
  clock.turn(MINUTE);
  expect((await vote(2)).status).toBe(200);
  expect((await vote(2)).status).toBe(200);
  expect((await first()).vote).toEqual({ agreed: [2], needed: 2 });
  const told = () => (clients[0]?.matchData?.find(({ id }) => id === 0) as SeatSummary | undefined)?.vote;
  await until(() => told()?.agreed[0] === 2);
  expect((await first()).standIn).toBeUndefined();
  expect((await vote(1)).status).toBe(200);
  expect(await first()).toMatchObject({ connected: true, standIn: 'master', standInUntil: 'command' });
  expect((await first()).vote).toBeUndefined();
});

test('of three others two must agree, of two both, and one decides alone', async () => {
  const needed = async (players: number) => {
    const { clock, first } = await waitingForFirst(players);
    clock.turn(MINUTE);
    return (await first()).vote?.needed;
  };
  expect(await needed(4)).toBe(2);
  expect(await needed(3)).toBe(2);
  expect(await needed(2)).toBe(1);
});

test('who is there while a bot plays on for them is not asked, until they do something', async () => {
  const { clock, agora, matchID, first, vote } = await waitingForFirst(3);
  agora.matches.change(matchID, 1, (player) => stoodIn(player, 'command'));
  clock.turn(MINUTE);
  expect((await first()).vote).toEqual({ agreed: [], needed: 1 });
  expect((await vote(1)).status).toBe(200);
  expect((await first()).vote).toEqual({ agreed: [1], needed: 2 });
  expect((await vote(2)).status).toBe(200);
  expect((await first()).standIn).toBe('master');
});

test('whoever goes no longer counts, neither their voice nor how many are needed', async () => {
  const { clock, agora, matchID, clients, first, vote } = await waitingForFirst(4);
  clock.turn(MINUTE);
  await vote(1);
  clients[1]?.stop();
  for (let tries = 0; (await summaryOf(agora, matchID)).seats[1]?.connected; tries++) expect(tries).toBeLessThan(2000);
  expect((await first()).vote).toEqual({ agreed: [], needed: 2 });
  await vote(2);
  clients[3]?.stop();
  await until(() => agora.store.metadata(matchID)?.players[0]?.standIn === 'master');
});

test('whoever votes is there, whatever has become of their connection, and counts again when they are back', async () => {
  const { clock, agora, matchID, seats, clients, first, vote } = await waitingForFirst(4);
  clock.turn(MINUTE);
  clients[1]?.stop();
  for (let tries = 0; (await summaryOf(agora, matchID)).seats[1]?.connected; tries++) expect(tries).toBeLessThan(2000);
  expect((await vote(1)).status).toBe(200);
  expect((await first()).vote).toEqual({ agreed: [], needed: 2 });
  const back = stockClient(agora.url, matchID, seats[1]);
  await until(() => back.getState());
  expect((await first()).vote).toEqual({ agreed: [1], needed: 2 });
});

test('who was cut off while the server stood still is not outvoted before they can be back', async () => {
  const { clock, agora, matchID, seats, clients, first, vote } = await waitingForFirst(4);
  clock.turn(MINUTE);
  clock.freeze(MINUTE);
  for (const seat of [2, 3]) clients[seat]?.stop();
  const away = async () => (await summaryOf(agora, matchID)).seats.filter(({ connected }) => !connected);
  for (let tries = 0; (await away()).length < 2; tries++) expect(tries).toBeLessThan(2000);
  expect((await vote(1)).status).toBe(200);
  expect((await first()).standIn).toBeUndefined();
  for (const seat of [2, 3]) {
    const back = stockClient(agora.url, matchID, seats[seat]);
    await until(() => back.getState());
  }
  clock.turn(MINUTE);
  expect((await first()).vote).toEqual({ agreed: [1], needed: 2 });
  expect((await vote(2)).status).toBe(200);
  expect(await first()).toMatchObject({ standIn: 'master' });
});

test('a move of the player ends it, before and after the others have agreed', async () => {
  const { clock, agora, matchID, clients, first, vote } = await waitingForFirst(3);
  clock.turn(MINUTE);
  await vote(1);
  await bid(agora, matchID, clients[0]!);
  expect((await first()).vote).toBeUndefined();
  expect((await vote(2)).status).toBe(409);

  const other = await waitingForFirst(2);
  other.clock.turn(MINUTE);
  await other.vote(1);
  expect((await other.first()).standIn).toBe('master');
  await bid(other.agora, other.matchID, other.clients[0]!);
  expect((await other.first()).standIn).toBeUndefined();
});

test('a line of the chat has the others wait as long again', async () => {
  const { clock, clients, first } = await waitingForFirst(3);
  clock.turn(MINUTE);
  expect((await first()).vote).toBeDefined();
  clients[0]?.sendChatMessage('one moment');
  for (let tries = 0; (await first()).vote !== undefined; tries++) expect(tries).toBeLessThan(2000);
  clock.turn(MINUTE - 1);
  expect((await first()).vote).toBeUndefined();
  clock.turn(1);
  expect((await first()).vote).toEqual({ agreed: [], needed: 2, spoke: true });
});

test('whoever goes on talking, saying that they are here, going or coming is voted on all the same', async () => {
  const { clock, agora, matchID, seats, clients, first, vote } = await waitingForFirst(3);
  for (let told = 0; told < 15; told++) {
    expect((await post(agora, matchID, 'back', seats[0]!)).status).toBe(200);
    clock.turn(8000);
  }
  expect((await first()).vote).toEqual({ agreed: [], needed: 2, spoke: true });
  await vote(1);
  clients[0]?.sendChatMessage('one moment');
  await until(async () => (await chatOf(agora, matchID)).length === 1);
  clients[0]?.stop();
  for (let tries = 0; (await first()).connected; tries++) expect(tries).toBeLessThan(2000);
  const back = stockClient(agora.url, matchID, seats[0]);
  await until(() => back.getState());
  expect((await first()).vote).toEqual({ agreed: [1], needed: 2, spoke: true });
  await vote(2);
  expect(await first()).toMatchObject({ connected: true, standIn: 'master', standInUntil: 'command' });
});

test('who has spoken already has the seat back once a bot has decided for them, and at a move of their own at once', async () => {
  const answers: (() => void)[] = [];
  const pool: BotPool = {
    async think(question) {
      await new Promise<void>((resolve) => answers.push(resolve));
      return randomPool.think(question);
    },
    close: async () => {},
  };
  const { clock, agora, matchID, seats, first, vote } = await waitingForFirst(2, {}, pool);
  const say = () => post(agora, matchID, 'back', seats[0]!);
  await say();
  clock.turn(MINUTE);
  await vote(1);
  await say();
  expect(await first()).toMatchObject({ standIn: 'master', standInUntil: 'command' });
  await until(() => answers.length > 0);
  answers[0]?.();
  await until(() => movesIn(agora, matchID) === 2);
  await until(() => agora.store.metadata(matchID)?.players[0]?.standIn === undefined);

  const other = await waitingForFirst(2);
  await post(other.agora, other.matchID, 'back', other.seats[0]!);
  other.clock.turn(MINUTE);
  await other.vote(1);
  await bid(other.agora, other.matchID, other.clients[0]!);
  await until(() => other.agora.store.metadata(other.matchID)?.players[0]?.standIn === undefined);
});

test('whoever says so is back, and nobody else can say it for them', async () => {
  const { clock, agora, matchID, seats, first, vote } = await waitingForFirst(2);
  clock.turn(MINUTE);
  await vote(1);
  const stranger = await post(agora, matchID, 'back', { playerID: '0', credentials: seats[1]?.credentials });
  expect(stranger.status).toBe(403);
  expect((await first()).standIn).toBe('master');
  expect((await post(agora, matchID, 'back', seats[0]!)).status).toBe(200);
  expect((await first()).standIn).toBeUndefined();
});

test('neither strangers nor the player it is about vote, and only about whom everybody waits for', async () => {
  const { clock, agora, matchID, seats, first, vote } = await waitingForFirst(3);
  clock.turn(MINUTE);
  const status = async (answer: Promise<Response>) => (await answer).status;
  expect(await status(vote(1, { playerID: '1', credentials: 'guessed' }))).toBe(403);
  expect(await status(vote(1, { playerID: '7', credentials: 'guessed' }))).toBe(404);
  expect(await status(vote(1, seats[1], 2))).toBe(409);
  expect(await status(post(agora, matchID, 'vote', { ...seats[1], seat: 'all' }))).toBe(400);
  expect(await first()).toMatchObject({ vote: { agreed: [], needed: 2 } });
  // To vote is to do something.
  expect(await status(vote(0))).toBe(409);
  expect((await first()).vote).toBeUndefined();
});

test('at a table with a clock nobody votes', async () => {
  const { clock, first, vote } = await waitingForFirst(3, { pace: { kind: 'live', decision: 3600, bank: 0 } });
  clock.turn(10 * MINUTE);
  expect((await first()).vote).toBeUndefined();
  expect((await vote(1)).status).toBe(409);
});

test('the others wait as long as the table does; where it waits for ever for who is away, they may vote on them, too', async () => {
  const patient = await waitingForFirst(2, { patience: 180 });
  patient.clock.turn(3 * MINUTE - 1);
  expect((await patient.first()).vote).toBeUndefined();
  patient.clock.turn(1);
  expect((await patient.first()).vote).toEqual({ agreed: [], needed: 1 });

  const forever = await waitingForFirst(2, { patience: 'never' });
  forever.clients[0]?.stop();
  for (let tries = 0; (await forever.first()).connected; tries++) expect(tries).toBeLessThan(2000);
  forever.clock.turn(MINUTE);
  expect((await forever.first()).vote).toEqual({ agreed: [], needed: 1 });
});

test('who alone is there takes all the time they like', async () => {
  const other = await waitingForFirst(2);
  other.clock.turn(MINUTE);
  expect((await other.first()).vote).toBeDefined();
  other.clients[1]?.stop();
  for (let tries = 0; (await other.first()).vote !== undefined; tries++) expect(tries).toBeLessThan(2000);
});

test('several who must decide are not voted on', async () => {
  const clock = handClock();
  const agora = await serve({}, { clock });
  const { matchID, seats } = await seatedMatch(agora.url, 3);
  const clients = seats.map((seated) => stockClient(agora.url, matchID, seated));
  for (const client of clients) await until(() => client.getState());
  clock.turn(10 * MINUTE);
  for (const { vote } of (await summaryOf(agora, matchID)).seats) expect(vote).toBeUndefined();
});

test('no other player alone lets a bot play on for somebody who is doing something at the board', async () => {
  const { clock, agora, matchID, seats, first, vote } = await waitingForFirst(2);
  const act = () => post(agora, matchID, 'active', seats[0]!);
  for (let told = 0; told < 30; told++) {
    clock.turn(MINUTE / 2);
    expect((await act()).status).toBe(200);
    expect((await first()).vote).toBeUndefined();
  }
  // Somebody who stops is voted on after the full time; who goes on then isn't.
  clock.turn(MINUTE);
  expect((await first()).vote).toEqual({ agreed: [], needed: 1 });
  await act();
  expect((await first()).vote).toBeUndefined();
  expect((await vote(1)).status).toBe(409);
  clock.turn(MINUTE);
  expect((await vote(1)).status).toBe(200);
  expect(await first()).toMatchObject({ standIn: 'master', standInUntil: 'command' });
  // They are there: the bot that hasn't decided yet does so no more.
  await act();
  expect((await first()).standIn).toBeUndefined();
});

test('several others may, whatever is done at the board', async () => {
  const { clock, agora, matchID, seats, first, vote } = await waitingForFirst(3);
  clock.turn(MINUTE);
  await post(agora, matchID, 'active', seats[0]!);
  expect((await first()).vote).toEqual({ agreed: [], needed: 2 });
  await vote(1);
  await vote(2);
  expect((await first()).standIn).toBe('master');
});

test('nobody does something at the board for another', async () => {
  const { clock, agora, matchID, seats, first } = await waitingForFirst(2);
  clock.turn(MINUTE);
  expect((await post(agora, matchID, 'active', seats[1]!)).status).toBe(200);
  expect((await post(agora, matchID, 'active', { ...seats[0]!, credentials: 'guessed' })).status).toBe(403);
  expect((await first()).vote).toEqual({ agreed: [], needed: 1 });
});
