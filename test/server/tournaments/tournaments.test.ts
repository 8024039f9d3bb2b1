/** Tournaments on a server: who may do what, how rounds follow by themselves, and what becomes of those who don't come. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { Tournament } from '../../../server/contract/tournaments.ts';
import { type RecordedTable, sittings } from '../../../server/tournaments/records.ts';
import { nextRound } from '../../../server/tournaments/rounds.ts';
import { standingsOf, survivorOf } from '../../../server/tournaments/standings.ts';
import { handClock, serve, until } from '../harness.ts';
import { playToEnd } from '../seats/known.ts';
import { code } from '../seats/passkeys.ts';
import { byNumber, type Entrant, entered, playTable, somebodyAt, WANTED } from './event.ts';

/** Waits until the tables of a round are open, or all is over. */
const begun = (who: Entrant, id: string, count: number) =>
  until(async () => {
    const now = await who.view(id);
    const isOpen = now.played[count]?.every(({ match, seats }) => seats.length < 2 || match !== undefined) ?? false;
    return isOpen || now.stage === 'over' ? now : undefined;
  });

/** What a tournament tells of its rounds, as records. */
const recordsIn = ({ rules, entrants, played }: Tournament) => ({
  rules,
  entrants: entrants.map(({ number }) => number),
  out: new Set<number>(),
  rounds: played.map((tables) => tables.map((table): RecordedTable => ({ ...table, over: table.status === 'over' }))),
});

test('it is opened by somebody, entered by its link, and begun by its keeper', async () => {
  const { url } = await serve();
  const { people, ann, id, made } = await entered(url, 4);
  expect(made).toMatchObject({
    name: 'Spring',
    stage: 'entering',
    keeper: true,
    entrants: [],
    played: [],
    standings: [],
  });
  expect(made.rules).toMatchObject({ game: 'bazaar', form: 'swiss', sizes: [4, 3], rounds: 2 });
  const anyone = (await (await fetch(`${url}/api/tournaments/${id}?word=${made.word}`)).json()) as Tournament;
  expect(anyone.entrants.map(({ own }) => own)).toEqual([undefined, undefined, undefined, undefined]);
  const ben = people[1]!;
  await ben.enter(made);
  expect((await ben.view(id)).entrants.filter(({ own }) => own)).toMatchObject([{ name: 'Guest 2' }]);
  expect((await ben.view(id)).entrants).toHaveLength(4);
  const begun = await ann.begin(id);
  expect(begun).toMatchObject({ stage: 'running', played: [[{ status: 'open', here: [], absent: [] }]] });
  expect((await ann.begin(id)).played).toEqual(begun.played);
  for (const each of people) expect(await each.seats()).toMatchObject([{ id: begun.played[0]![0]!.match }]);
  expect((await ann.ask('GET', '')).body).toMatchObject({ tournaments: [{ id, stage: 'running', entrants: 4 }] });
  const table = await fetch(`${url}/api/matches/${begun.played[0]![0]!.match}`);
  expect(await table.json()).toMatchObject({ tournament: id });
});

test('whoever has neither its link nor its circle learns nothing of it and changes nothing', async () => {
  const { url } = await serve();
  const { people, ann, id, word } = await entered(url, 3);
  const eve = await somebodyAt(url, 'Eve');
  const number = (await ann.view(id)).entrants[0]!.number;
  for (const [method, path, body] of [
    ['GET', `/${id}`, {}],
    ['GET', `/${id}?word=${word}x`, {}],
    ['GET', '?circle=none', {}],
    ['POST', `/${id}/entrants`, { word: `${word}x` }],
    ['DELETE', `/${id}/entrants/${number}`, {}],
    ['POST', `/${id}/begin`, {}],
    ['POST', `/${id}/seat`, {}],
    ['DELETE', `/${id}`, {}],
  ] as const)
    expect([method, path, ...code(await eve.ask(method, path, body))]).toEqual([method, path, 404, 'notFound']);
  const ben = people[1]!;
  const others = (await ben.view(id)).entrants.find(({ own }) => !own)!.number;
  for (const [method, path] of [
    ['DELETE', `/${id}/entrants/${others}`],
    ['POST', `/${id}/begin`],
    ['DELETE', `/${id}`],
  ] as const)
    expect([path, ...code(await ben.ask(method, path))]).toEqual([path, 403, 'notKeeper']);
  expect(code(await ben.ask('POST', `/${id}/seat`))).toEqual([404, 'notFound']);
  expect(code(await ben.ask('DELETE', `/${id}/entrants/x`))).toEqual([404, 'notFound']);
  expect((await fetch(`${url}/api/tournaments`)).status).toBe(401);
  expect(await ann.view(id)).toMatchObject({ stage: 'entering', entrants: [{}, {}, {}] });
});

test('members of its circle see it and enter it without its link', async () => {
  const { url } = await serve();
  const [ann, ben, eve] = [await somebodyAt(url, 'Ann'), await somebodyAt(url, 'Ben'), await somebodyAt(url, 'Eve')];
  const circles = async ({ key }: Entrant, path: string, body: object) => {
    const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${key}` };
    const answer = await fetch(`${url}/api/circles${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    return (await answer.json()) as { id: string; word: string };
  };
  const circle = await circles(ann, '', { name: 'Thursdays' });
  await circles(ben, `/${circle.id}/members`, { word: circle.word });
  expect(code(await eve.ask('POST', '', { ...WANTED, circle: circle.id }))).toEqual([404, 'notFound']);
  const { id } = (await ann.ask('POST', '', { ...WANTED, circle: circle.id })).body as Tournament;
  expect((await ben.ask('GET', `?circle=${circle.id}`)).body).toMatchObject({ tournaments: [{ id, name: 'Spring' }] });
  expect((await ben.ask('POST', `/${id}/entrants`)).body).toMatchObject({ entrants: [{ name: 'Ben', own: true }] });
  expect(code(await eve.ask('GET', `/${id}`))).toEqual([404, 'notFound']);
  expect(code(await eve.ask('GET', `?circle=${circle.id}`))).toEqual([404, 'notFound']);
});

test('before it begins one goes for good and is sent away; then nobody enters any more', async () => {
  const { url } = await serve();
  const { people, ann, id, made } = await entered(url, 5);
  const numberOf = async (name: string) => (await ann.view(id)).entrants.find((each) => each.name === name)!.number;
  const [, ben, cy] = people;
  expect((await ben!.ask('DELETE', `/${id}/entrants/${await numberOf('Guest 2')}`)).status).toBe(200);
  expect((await ann.ask('DELETE', `/${id}/entrants/${await numberOf('Guest 3')}`)).status).toBe(200);
  expect((await ann.view(id)).entrants).toHaveLength(3);
  expect(code(await cy!.ask('GET', `/${id}`))).toEqual([404, 'notFound']);
  await ann.begin(id);
  expect(code(await ben!.ask('POST', `/${id}/entrants`, { word: made.word }))).toEqual([409, 'alreadyBegun']);
  expect((await ann.ask('DELETE', `/${id}`)).status).toBe(200);
  expect(code(await ann.ask('GET', `/${id}`))).toEqual([404, 'notFound']);
});

test.each([
  [{ seats: 7 }, 'malformed'],
  [{ rounds: 0 }, 'malformed'],
  [{ wait: 5 }, 'malformed'],
  [{ form: 'knockOut' }, 'malformed'],
  [{ pace: { kind: 'live', decision: 1, bank: 0 } }, 'badPace'],
  [{ game: 'none' }, 'notFound'],
  [{ options: { none: 1 } }, 'unknownOption'],
  [{ seats: 6 }, 'wrongPlayerCount'],
])('rules that nothing can be played by are refused: %o', async (rules, refusal) => {
  const { url } = await serve();
  const ann = await somebodyAt(url, 'Ann');
  expect(code(await ann.ask('POST', '', { ...WANTED, ...rules }))[1]).toBe(refusal);
  expect((await ann.ask('GET', '')).body).toEqual({ tournaments: [] });
});

test('too few don’t begin', async () => {
  const { url } = await serve();
  const { ann, id } = await entered(url, 2);
  expect(code(await ann.ask('POST', `/${id}/begin`))).toEqual([400, 'wrongPlayerCount']);
  expect(await ann.view(id)).toMatchObject({ stage: 'entering' });
});

test('thirteen people play four rounds, some of them absent; all of it can be recomputed from what is told', async () => {
  const clock = handClock();
  const { url } = await serve({ awayPatience: 1000, trustProxy: true }, { clock });
  const { people, ann, id } = await entered(url, 13, { rounds: 4 });
  let now = await ann.begin(id);
  for (let at = 0; now.stage !== 'over'; at++) {
    const who = byNumber(people, now);
    const missing = at === 1 ? [now.played[1]!.find(({ seats }) => seats.length === 4)!.seats[2]!] : [];
    const sitting = now.played[at]!.filter(({ match }) => match !== undefined).flatMap(({ seats }) => seats);
    for (const number of sitting) if (!missing.includes(number)) await who(number).sit(id);
    if (missing.length > 0) clock.turn(330_000);
    // They leave it to bots to play their tables.
    now = await until(async () => {
      clock.turn(1000);
      const then = await ann.view(id);
      return then.played.length > at + 1 || then.stage === 'over' ? then : undefined;
    }, 60_000);
    // Who didn't come is put at no table of the next round, and is back for the last.
    if (at === 1) {
      expect(now.entrants.filter(({ out }) => out).map(({ number }) => number)).toEqual(missing);
      await who(missing[0]!).enter(now);
    }
    now = await begun(ann, id, at + 1);
  }
  expect(now.played).toHaveLength(4);
  const records = recordsIn(now);
  expect(standingsOf(records)).toEqual(now.standings);
  const absent = now.played.flat().flatMap((table) => table.absent);
  expect(absent).toHaveLength(1);
  for (const [at, tables] of now.played.entries()) {
    const out = new Set(at === 2 ? absent : []);
    const seats = await nextRound({ ...records, out, rounds: records.rounds.slice(0, at) });
    expect(tables.map((table) => table.seats)).toEqual(seats);
  }
  const sat = sittings(records.rounds);
  for (const entrant of records.entrants) expect(sat(entrant, 0)).toBeLessThanOrEqual(2);
  for (const { number, out } of now.entrants) expect([number, out]).toEqual([number, undefined]);
}, 120_000);

test('people play a knock-out by their own moves, and the last who wins stands first', async () => {
  const { url } = await serve();
  const { people, ann, id } = await entered(url, 3, { form: 'knockOut', seats: 2 });
  let now = await ann.begin(id);
  for (let at = 0; now.stage !== 'over'; at++) {
    const table = now.played[at]!.find(({ seats }) => seats.length === 2)!;
    await playTable(url, id, table.seats.map(byNumber(people, now)), table.match!);
    now = await begun(ann, id, at + 1);
  }
  expect(now.played.map((tables) => tables.map(({ seats }) => seats.length))).toEqual([[1, 2], [2]]);
  const [final] = now.played[1]!;
  expect(now.standings.map(({ entrant }) => entrant).slice(0, 1)).toEqual([survivorOf({ ...final!, over: true })]);
  // What became of the tables is theirs as well.
  expect((await people[0]!.page()).results).toHaveLength(
    now.played.flat().filter(({ match, seats }) => match !== undefined && seats.includes(ownIn(now))).length,
  );
});

const ownIn = ({ entrants }: Tournament) => entrants.find(({ own }) => own)!.number;

test('by its rules the others have a bye where somebody doesn’t come', async () => {
  const clock = handClock();
  const { url } = await serve({}, { clock });
  const { people, ann, id } = await entered(url, 2, { form: 'roundRobin', seats: 2, absence: 'bye' });
  const { played } = await ann.begin(id);
  const match = await ann.sit(id);
  expect((await ann.view(id)).played[0]![0]).toMatchObject({ status: 'open', here: [ownIn(await ann.view(id))] });
  clock.turn(330_000);
  const now = await until(async () => {
    const then = await ann.view(id);
    return then.stage === 'over' ? then : undefined;
  });
  const other = now.entrants.find(({ own }) => !own)!;
  expect(now.played[0]).toEqual([{ seats: played[0]![0]!.seats, match, status: 'over', absent: [other.number] }]);
  expect(now.standings.map(({ entrant, points, byes }) => [entrant, points, byes])).toEqual([
    [ownIn(now), 1, 1],
    [other.number, 0, 0],
  ]);
  expect(other.out).toBe(true);
  expect((await fetch(`${url}/api/matches/${match}`)).status).toBe(404);
  expect(people).toHaveLength(2);
});

test('at a table of a tournament nobody is host, and nobody gives a seat up or takes another’s', async () => {
  const { url } = await serve();
  const { people, ann, id } = await entered(url, 3);
  const { played } = await ann.begin(id);
  const { match, seats } = played[0]![0]!;
  const [first, other] = seats.map(byNumber(people, await ann.view(id)));
  const [seat] = await first!.seats();
  const send = async (path: string, body: object, method: 'POST' | 'DELETE' = 'POST') => {
    const headers = { 'Content-Type': 'application/json' };
    const answer = await fetch(`${url}${path}`, { method, headers, body: JSON.stringify(body) });
    return { status: answer.status, body: await answer.json() };
  };
  const key = { playerID: seat!.playerID, credentials: seat!.credentials };
  expect(seat!.playerID).toBe('0');
  const at = `/api/matches/${match}`;
  for (const [path, body, method] of [
    [`${at}/begin`, {}, 'POST'],
    [`${at}/terms`, { options: {} }, 'POST'],
    [`${at}/people/1`, {}, 'DELETE'],
    [`${at}/bots`, { seat: 1, level: 'easy' }, 'POST'],
    [at, {}, 'DELETE'],
  ] as const)
    expect([path, ...code(await send(path, { ...key, ...body }, method))]).toEqual([path, 403, 'notHost']);
  expect(code(await send(`/games/bazaar/${match}/join`, { playerName: 'Eve' }))[1]).toBe('matchFull');
  expect((await send(`/games/bazaar/${match}/leave`, key)).status).toBe(200);
  for (const each of [other!, byNumber(people, await ann.view(id))(seats[2]!)]) await each.sit(id);
  expect(code(await send(`${at}/claims/1`, {}))).toEqual([409, 'entrantsSeat']);
  // Who left finds their seat as it was.
  expect(await first!.sit(id)).toBe(match);
  expect((await first!.seats())[0]).toMatchObject({ id: match, playerID: '0' });
});

test('a server that comes back goes on with it', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'agora-tournament-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const first = await serve({ dataDir: folder });
  const { people, ann, id } = await entered(first.url, 3, { rounds: 2 });
  const { played } = await ann.begin(id);
  const sitting = played[0]![0]!.seats.map(byNumber(people, await ann.view(id)));
  await first.close();
  const second = await serve({ dataDir: folder });
  const seats = [];
  for (const each of sitting) {
    expect((await each.ask('POST', `/${id}/seat`, {}, second.url)).status).toBe(200);
    seats.push((await each.seats(second.url))[0]!);
  }
  await playToEnd(second.url, played[0]![0]!.match!, seats);
  const now = await until(async () => {
    const then = await ann.view(id, second.url);
    return then.played.length > 1 ? then : undefined;
  });
  expect(now.played[0]![0]!.places).toHaveLength(3);
}, 60_000);

test('whoever was waited for while no server ran may still come for a moment, and is missed then', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'agora-tournament-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const first = await serve({ dataDir: folder });
  const { ann, id } = await entered(first.url, 3, { rounds: 2 });
  await ann.begin(id);
  await first.close();
  const clock = handClock(Date.now() + 3_600_000);
  const second = await serve({ dataDir: folder }, { clock });
  clock.turn(100_000);
  expect(await ann.view(id, second.url)).toMatchObject({ stage: 'running', played: [[{ status: 'open' }]] });
  clock.turn(60_000);
  const now = await until(async () => {
    const then = await ann.view(id, second.url);
    return then.stage === 'over' ? then : undefined;
  });
  expect(now.played.map((tables) => tables.map(({ absent, places }) => [absent.length, places]))).toEqual([
    [[3, undefined]],
  ]);
});
