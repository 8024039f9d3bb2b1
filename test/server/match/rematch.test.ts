/** The next match of those who played: who opens it, who comes, for how long seats are kept, and who may not. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { LobbyClient } from '#bgio/client';
import type { GameModule } from '../../../games/index.ts';
import type { Rematch } from '../../../server/contract/seats.ts';
import type { RematchNews } from '../../../server/contract/messages.ts';
import type { HeldMatches, MatchSummary } from '../../../server/contract/tables.ts';
import {
  type Seated,
  type TestServer,
  bazaar,
  handClock,
  pass,
  rawSocket,
  seatedMatch,
  serve,
  stockClient,
  until,
} from '../harness.ts';

const MINUTE = 60_000;

async function send(url: string, method: string, path: string, body: object) {
  const headers = { 'Content-Type': 'application/json' };
  const answer = await fetch(`${url}${path}`, { method, headers, body: JSON.stringify(body) });
  return {
    status: answer.status,
    body: (await answer.json()) as Rematch &
      Pick<MatchSummary, 'status'> & { readonly error?: { readonly code: string } },
  };
}

const again = ({ url }: TestServer, id: string, key: Seated) => send(url, 'POST', `/api/matches/${id}/rematch`, key);

const seatsOf = async ({ url }: TestServer, id: string) =>
  ((await (await fetch(`${url}/api/matches/${id}`)).json()) as MatchSummary).seats;

/** Who sits, for whom a seat is kept in brackets, and what is free. */
const seating = async (agora: TestServer, id: string) =>
  (await seatsOf(agora, id)).map(
    ({ name, bot, keptFor }) => bot ?? name ?? (keptFor === undefined ? '' : `(${keptFor})`),
  );

function end({ store }: Pick<TestServer, 'store'>, id: string): void {
  store.updateMetadata(id, (metadata) => {
    metadata.gameover = { ending: 'lastRound', places: [] };
  });
}

/** A match of three that is over; Player 1 began it. */
async function over(players = 3) {
  const clock = handClock();
  const agora = await serve({}, { clock });
  const { matchID, seats, lobby } = await seatedMatch(agora.url, players);
  end(agora, matchID);
  return { clock, agora, matchID, lobby, seats: seats as readonly Seated[] };
}

/** Player 1 of three has opened the next match, on a server that can be started again in its folder. */
async function opening() {
  const dataDir = mkdtempSync(join(tmpdir(), 'agora-again-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  const clock = handClock();
  const before = await serve({ dataDir }, { clock });
  const { matchID, seats } = await seatedMatch(before.url, 3);
  end(before, matchID);
  const { id } = (await again(before, matchID, seats[0]!)).body;
  const restart = async (meanwhile?: () => void) => {
    await before.close();
    meanwhile?.();
    return serve({ dataDir }, { clock });
  };
  return { clock, id, restart };
}

test('each comes by one press, whoever began sits last, and the match begins when all are there', async () => {
  const { agora, matchID, seats } = await over();
  const first = await again(agora, matchID, seats[1]!);
  expect(first).toMatchObject({ status: 200, body: { playerID: '0' } });
  const { id } = first.body;
  expect(await seating(agora, id)).toEqual(['Player 2', '(Player 3)', '(Player 1)']);
  expect((await again(agora, matchID, seats[0]!)).body).toEqual({ id, playerID: '2' });
  const before = await seating(agora, id);
  expect(before).toEqual(['Player 2', '(Player 3)', 'Player 1']);
  expect((await again(agora, matchID, seats[2]!)).body).toEqual({ id, playerID: '1' });
  expect(agora.store.metadata(id)).toMatchObject({ host: 0 });
  // The key of the seat before opens the next.
  const client = stockClient(agora.url, id, { ...seats[2]!, playerID: '1' });
  await until(() => client.getState());
});

test('everybody keeps their seat, and so their colour, where chance says who begins', async () => {
  const meta = { ...bazaar.meta, drawsStarter: true };
  const module = bazaar as unknown as GameModule;
  const agora = await serve({}, { games: new Map([['bazaar', { meta, load: async () => module }]]) });
  const { matchID, seats } = await seatedMatch(agora.url, 3);
  end(agora, matchID);
  const { id, playerID } = (await again(agora, matchID, seats[1]!)).body;
  expect(playerID).toBe('1');
  expect(await seating(agora, id)).toEqual(['(Player 1)', 'Player 2', '(Player 3)']);
});

test('a press that is repeated changes nothing', async () => {
  const { agora, matchID, seats } = await over();
  const first = await again(agora, matchID, seats[0]!);
  const before = JSON.stringify(agora.store.metadata(first.body.id)?.players);
  expect((await again(agora, matchID, seats[0]!)).body).toEqual(first.body);
  expect(JSON.stringify(agora.store.metadata(first.body.id)?.players)).toBe(before);
});

test('two of three come; after a minute the seat of the third is free for anybody, and the match begins without them', async () => {
  const { clock, agora, matchID, lobby, seats } = await over();
  const { id } = (await again(agora, matchID, seats[0]!)).body;
  await again(agora, matchID, seats[1]!);
  const kept = () => lobby.joinMatch('bazaar', id, { playerName: 'Eve', playerID: '1' });
  await expect(kept()).rejects.toMatchObject({ details: { error: { code: 'seatKept', name: 'Player 3' } } });
  await expect(lobby.joinMatch('bazaar', id, { playerName: 'Eve' })).rejects.toThrow('409');
  clock.turn(MINUTE - 1);
  await expect(kept()).rejects.toThrow('409');
  clock.turn(1);
  expect(await seating(agora, id)).toEqual(['Player 2', '', 'Player 1']);
  expect(await lobby.joinMatch('bazaar', id, { playerName: 'Eve' })).toMatchObject({ playerID: '1' });
  expect((await again(agora, matchID, seats[2]!)).body.error?.code).toBe('matchFull');
});

test('who looks on at what has just ended and doesn’t answer loses the seat when the others were told', async () => {
  const { clock, agora, matchID, seats } = await over();
  const { socket, last } = await rawSocket(agora.url);
  socket.emit('sync', matchID, seats[2]!.playerID, seats[2]!.credentials);
  await until(() => last('sync'));
  const { id } = (await again(agora, matchID, seats[0]!)).body;
  clock.turn(MINUTE - 1);
  expect(await seating(agora, id)).toEqual(['(Player 2)', '(Player 3)', 'Player 1']);
  clock.turn(1);
  expect(await seating(agora, id)).toEqual(['', '', 'Player 1']);
});

test.each([
  ['looks', (agora: TestServer, id: string) => seating(agora, id)],
  ['comes', (_: TestServer, _id: string, come: () => Promise<unknown>) => come()],
  [
    'is made host',
    (agora: TestServer, id: string, _: unknown, host: object) =>
      send(agora.url, 'POST', `/api/matches/${id}/host`, { ...host, seat: 2 }),
  ],
])('a deadline that was told is kept, however often somebody %s until then', async (_, happens) => {
  const { clock, agora, matchID, seats } = await over();
  const { id } = (await again(agora, matchID, seats[0]!)).body;
  const told = await rawSocket(agora.url);
  for (let seconds = 0; seconds < 60; seconds += 10) {
    // Whoever comes to the finished table is told how long it still is.
    told.socket.emit('sync', matchID, null, undefined, 3);
    await until(
      () => (told.last('agora:rematch')?.[1] as RematchNews | undefined)?.keptFor === MINUTE - seconds * 1000,
    );
    await happens(agora, id, () => again(agora, matchID, seats[1]!), { ...seats[0]!, playerID: '2' });
    clock.turn(10_000);
  }
  expect((await seating(agora, id))[1]).toBe('');
});

test('who comes after their minute has any seat that is free', async () => {
  const { clock, agora, matchID, seats } = await over();
  const { id } = (await again(agora, matchID, seats[0]!)).body;
  clock.turn(MINUTE);
  expect((await again(agora, matchID, seats[2]!)).body).toEqual({ id, playerID: '0' });
});

test('the first fills what is free with bots once nobody is waited for, and may free a kept seat before', async () => {
  const { clock, agora, matchID, seats } = await over();
  const { id } = (await again(agora, matchID, seats[0]!)).body;
  const host = { ...seats[0]!, playerID: '2' };
  const fill = () => send(agora.url, 'POST', `/api/matches/${id}/fill`, { ...host, level: 'easy' });
  expect((await fill()).body.error?.code).toBe('seatKept');
  await send(agora.url, 'DELETE', `/api/matches/${id}/people/0`, host);
  expect(await seating(agora, id)).toEqual(['', '(Player 3)', 'Player 1']);
  clock.turn(MINUTE);
  expect((await fill()).body.status).toBe('playing');
});

test('bots come along with their strength, and options and the list as well', async () => {
  const agora = await serve();
  const lobby = new LobbyClient({ server: agora.url });
  const { matchID } = await lobby.createMatch('bazaar', {
    numPlayers: 3,
    setupData: { options: { rounds: 'long' } },
    unlisted: true,
  });
  const { playerID, playerCredentials } = await lobby.joinMatch('bazaar', matchID, { playerName: 'Ann' });
  const ann = { playerID, credentials: playerCredentials };
  await send(agora.url, 'POST', `/api/matches/${matchID}/bots`, { ...ann, seat: 1, level: 'hard' });
  await send(agora.url, 'POST', `/api/matches/${matchID}/bots`, { ...ann, seat: 2, level: 'easy' });
  end(agora, matchID);
  const { id } = (await again(agora, matchID, ann)).body;
  expect(await seating(agora, id)).toEqual(['hard', 'easy', 'Ann']);
  expect(agora.store.metadata(id)).toMatchObject({ unlisted: true, setupData: { options: { rounds: 'long' } } });
  await until(() => agora.store.metadata(id)?.nextMatchID === undefined);
});

test('everybody at the finished table is told who is there and for whom they wait, also who comes back to it', async () => {
  const { clock, agora, matchID, seats } = await over();
  const ben = await rawSocket(agora.url);
  ben.socket.emit('sync', matchID, '1', seats[1]!.credentials, 3);
  await until(() => ben.last('sync'));
  expect(ben.last('agora:rematch')).toBeUndefined();
  const { id } = (await again(agora, matchID, seats[0]!)).body;
  const told = (socket: typeof ben) => socket.last('agora:rematch')?.[1] as RematchNews | null | undefined;
  await until(() => told(ben)?.here.length === 1);
  expect(told(ben)).toEqual({ id, here: [0], awaited: [1, 2], keptFor: MINUTE, free: 0, status: 'open' });
  clock.turn(MINUTE / 2);
  const late = await rawSocket(agora.url);
  late.socket.emit('sync', matchID, null, undefined, 3);
  await until(() => told(late));
  expect(told(late)).toMatchObject({ keptFor: MINUTE / 2 });
  clock.turn(MINUTE / 2);
  await until(() => told(ben)?.free === 2);
  expect(told(ben)).toMatchObject({ here: [0], awaited: [], keptFor: 0 });
  // Nor was he told meanwhile that his seat is kept no longer.
  const news = ben.received.flatMap(({ event, args }) => (event === 'agora:rematch' ? [args[1] as RematchNews] : []));
  expect(news.filter(({ awaited, keptFor }) => awaited.length > 0 && keptFor === 0)).toEqual([]);
  // Whoever opened it goes away again: there is no next match, and the next press opens another.
  await send(agora.url, 'POST', `/games/bazaar/${id}/leave`, { ...seats[0]!, playerID: '2' });
  await until(() => told(ben) === null);
  expect((await again(agora, matchID, seats[1]!)).body.id).not.toBe(id);
});

test('who played is led to no next match that its host has closed', async () => {
  const { agora, matchID, seats } = await over();
  const told = async () => {
    const answer = await fetch(`${agora.url}/api/matches/some?ids=${matchID}`);
    return ((await answer.json()) as HeldMatches).matches.map(({ rematch }) => rematch);
  };
  expect(await told()).toEqual([undefined]);
  const { id } = (await again(agora, matchID, seats[0]!)).body;
  expect(await told()).toEqual([id]);
  await send(agora.url, 'DELETE', `/api/matches/${id}`, { ...seats[0]!, playerID: '2' });
  expect(await told()).toEqual([undefined]);
});

test('seats are kept for a minute that passes, whatever the clock on the wall is put to meanwhile', async () => {
  const { clock, agora, matchID, seats } = await over();
  await again(agora, matchID, seats[0]!);
  clock.turn(MINUTE / 3);
  clock.jump(24 * 60 * MINUTE);
  const late = await rawSocket(agora.url);
  late.socket.emit('sync', matchID, null, undefined, 3);
  await until(() => late.last('agora:rematch'));
  expect(late.last('agora:rematch')?.[1]).toMatchObject({ awaited: [1, 2], keptFor: (2 * MINUTE) / 3 });
});

test('seats kept before a restart by a clock that was wrong are kept no longer than any', async () => {
  const { clock, id, restart } = await opening();
  const after = await restart(() => clock.jump(-24 * 60 * MINUTE));
  await pass(after, clock, MINUTE);
  await expect.poll(() => seating(after, id)).toEqual(['', '', 'Player 1']);
});

test('no seat is kept for who left on purpose', async () => {
  const { agora, matchID, seats } = await over();
  agora.store.updateMetadata(matchID, ({ players }) => {
    players[2] = { ...players[2]!, standIn: 'master', left: true };
  });
  const { id } = (await again(agora, matchID, seats[0]!)).body;
  expect(await seating(agora, id)).toEqual(['(Player 2)', '', 'Player 1']);
});

test('nobody leaves an unfinished match that way, and no stranger opens the next', async () => {
  const agora = await serve();
  const { matchID, seats, lobby } = await seatedMatch(agora.url);
  const before = JSON.stringify([await agora.store.list({}), agora.store.metadata(matchID)]);
  expect(await again(agora, matchID, seats[0]!)).toMatchObject({ status: 409, body: { error: { code: 'notOver' } } });
  await expect(lobby.playAgain('bazaar', matchID, seats[0]!)).rejects.toThrow('409');
  expect(JSON.stringify([await agora.store.list({}), agora.store.metadata(matchID)])).toBe(before);
  end(agora, matchID);
  expect((await again(agora, matchID, { playerID: '0', credentials: 'guess' })).body.error?.code).toBe('notYourSeat');
  expect((await again(agora, matchID, { playerID: '9', credentials: 'guess' })).body.error?.code).toBe('notFound');
  expect(await agora.store.list({})).toEqual([matchID]);
});

test('boardgame.io’s clients are led to the same match, and sit down there by themselves', async () => {
  const { agora, matchID, lobby, seats } = await over();
  const { id } = (await again(agora, matchID, seats[0]!)).body;
  const { nextMatchID } = await lobby.playAgain('bazaar', matchID, seats[1]!);
  expect(nextMatchID).toBe(id);
  expect(await lobby.joinMatch('bazaar', id, { playerName: 'Player 2' })).toMatchObject({ playerID: '0' });
});

test('seats are kept over a restart until their time', async () => {
  const { clock, id, restart } = await opening();
  clock.turn(MINUTE / 2);
  const after = await restart();
  await pass(after, clock, MINUTE / 2 - 1);
  expect(await seating(after, id)).toEqual(['(Player 2)', '(Player 3)', 'Player 1']);
  await pass(after, clock, 1);
  await expect.poll(() => seating(after, id)).toEqual(['', '', 'Player 1']);
});

test('opening next matches counts as creating matches, coming to them does not', async () => {
  const agora = await serve({ matchesPerMinute: 2 });
  const { matchID, seats, lobby } = await seatedMatch(agora.url, 3);
  end(agora, matchID);
  const [one, two] = seats as [Seated, Seated];
  const { id } = (await again(agora, matchID, one)).body;
  expect((await again(agora, matchID, two)).status).toBe(200);
  await send(agora.url, 'DELETE', `/api/matches/${id}`, { ...one, playerID: '2' });
  await agora.store.ahead(id);
  expect(agora.store.metadata(id)).toBeUndefined();
  expect(await again(agora, matchID, one)).toMatchObject({ status: 429, body: { error: { code: 'tooFast' } } });
  await expect(lobby.playAgain('bazaar', matchID, one)).rejects.toThrow('429');
});
