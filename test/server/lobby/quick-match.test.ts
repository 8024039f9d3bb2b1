/** Playing now: to which seat one is taken, and when a table is opened instead. */
import { expect, test } from 'vitest';
import { issueCredentials } from '../../../server/match/seats/credentials.ts';
import { QuickMatch } from '../../../server/match/seats/quick-match.ts';
import { Refused } from '../../../server/refused.ts';
import type { QuickSeat } from '../../../server/contract/seats.ts';
import { type TestServer, handClock, serve, stockClient, until } from '../harness.ts';

type Answered = QuickSeat & { readonly error?: { readonly code: string } };

async function play({ url }: TestServer, body: object = { playerName: 'Zoe' }) {
  const headers = { 'Content-Type': 'application/json' };
  const answer = await fetch(`${url}/api/play`, { method: 'POST', headers, body: JSON.stringify(body) });
  return { status: answer.status, body: (await answer.json()) as Answered };
}

interface Table {
  readonly game?: string;
  readonly players?: number;
  readonly sit?: number;
  readonly options?: object;
  readonly seed?: string;
  readonly pace?: object;
  readonly unlisted?: boolean;
  readonly present?: boolean;
}

async function table(
  agora: TestServer,
  { game = 'bazaar', players = 3, sit = 1, present = true, ...more }: Table = {},
) {
  const id = agora.matches.create(game, { players, unlisted: false, ...more });
  const keys = Array.from({ length: sit }, () => agora.matches.join(id, game, 'Ann', undefined, undefined));
  await agora.store.saved(id);
  const [first] = keys;
  if (present && first !== undefined) {
    const client = stockClient(agora.url, id, { playerID: first.playerID, credentials: first.playerCredentials });
    await until(() => client.getState());
  }
  return id;
}

test('one is taken to the table that begins soonest', async () => {
  const agora = await serve();
  await table(agora, { players: 4 });
  const soon = await table(agora, { sit: 2 });
  await table(agora);
  const { body } = await play(agora);
  expect(body).toMatchObject({ id: soon, game: 'bazaar', playerID: '2', opened: false });
  expect(agora.store.metadata(soon)?.players[2]?.name).toBe('Zoe');
  const client = stockClient(agora.url, soon, { playerID: body.playerID, credentials: body.credentials });
  await until(() => client.getState());
});

test('where people are comes before where few are missing, and that before what is as usual', async () => {
  const agora = await serve();
  const empty = await table(agora, { sit: 2, present: false });
  const special = await table(agora, { sit: 2, options: { rounds: 'long' } });
  const usual = await table(agora, { sit: 2, players: 4 });
  const next = async () => (await play(agora)).body.id;
  expect(await next()).toBe(special);
  expect(await next()).toBe(usual);
  expect(await next()).toBe(usual);
  expect(await next()).toBe(empty);
});

test('of two that are alike one is taken to the usual one, else to the one that has waited longer', async () => {
  const agora = await serve();
  await table(agora, { options: { rounds: 'long' } });
  const first = await table(agora);
  await table(agora);
  expect((await play(agora)).body.id).toBe(first);
});

test('nobody is taken to a slow table, to one whose maker may know the deal, to a hidden one, or to their own', async () => {
  const agora = await serve();
  await table(agora, { seed: 'known' });
  await table(agora, { pace: { kind: 'slow', turn: 43_200 } });
  await table(agora, { unlisted: true });
  const own = await table(agora);
  const { body } = await play(agora, { playerName: 'Zoe', except: [own] });
  expect(body).toMatchObject({ opened: true, playerID: '0' });
});

test('one is not taken to a table whose people have gone', async () => {
  const clock = handClock();
  const agora = await serve({}, { clock });
  const left = await table(agora, { present: false });
  clock.turn(120_000);
  const { body } = await play(agora);
  expect(body.opened).toBe(true);
  expect(body.id).not.toBe(left);
});

test('only tables of the wanted game count; where none waits one is opened, for as few as begin soonest', async () => {
  const agora = await serve();
  await table(agora);
  const { body } = await play(agora, { playerName: 'Zoe', game: 'fair' });
  expect(body).toMatchObject({ game: 'fair', opened: true });
  expect(agora.store.metadata(body.id)?.unlisted).not.toBe(true);
  // Strangers don't wait for each other without end, nor need they ask a bot to play on for somebody who thinks.
  expect(agora.store.metadata(body.id)?.pace).toEqual({ kind: 'live', decision: 60, bank: 600 });
  expect(Object.keys(agora.store.metadata(body.id)!.players)).toHaveLength(2);
  // The next who comes is taken there.
  expect((await play(agora, { playerName: 'Yan', game: 'fair' })).body).toMatchObject({ id: body.id, opened: false });
});

test('where somebody was faster at another server the next best table is taken, and none where all are full', async () => {
  const agora = await serve();
  const ids = ['fair', 'fair'].map((game) => agora.matches.create(game, { players: 2, unlisted: false }));
  const asked: string[] = [];
  const full = new Set<string>();
  let code: 'matchFull' | 'botName' = 'matchFull';
  const quick = new QuickMatch({
    store: agora.store,
    games: new Map(),
    matches: agora.matches,
    catalogue: { offered: () => ids },
    attending: { isPresent: () => false },
    commands: {
      do: async (_: string, id: string) => {
        asked.push(id);
        if (full.has(id)) throw new Refused({ code }, 'full');
        return { id, playerID: '1' };
      },
    },
  } as unknown as ConstructorParameters<typeof QuickMatch>[0]);
  const sit = () => quick.sitAtBest({ except: [], address: 'anywhere' }, 'Zoe', { issued: issueCredentials() });
  const first = (await sit())?.id ?? '';
  full.add(first);
  expect((await sit())?.id).toBe(ids.find((id) => id !== first));
  for (const id of ids) full.add(id);
  asked.length = 0;
  expect(await sit()).toBeUndefined();
  expect(asked.toSorted()).toEqual(ids.toSorted());
  // What is refused for itself is refused at once.
  code = 'botName';
  asked.length = 0;
  await expect(sit()).rejects.toThrow(Refused);
  expect(asked).toHaveLength(1);
});

test.each([
  ['no name', {}, 'malformed'],
  ['a blank name', { playerName: ' \u202E ' }, 'malformed'],
  ['an unknown game', { playerName: 'Zoe', game: 'chess' }, 'notFound'],
  ['matches that are no list', { playerName: 'Zoe', except: 'all' }, 'malformed'],
])('%s is refused, and nothing is opened', async (_, body, code) => {
  const agora = await serve();
  expect((await play(agora, body)).body.error?.code).toBe(code);
  expect(await agora.store.list({})).toEqual([]);
});

test('who has enough tables waiting opens no more by it', async () => {
  const agora = await serve({ tablesPerAddress: 1 });
  const { body } = await play(agora, { playerName: 'Zoe', game: 'fair' });
  const again = await play(agora, { playerName: 'Zoe', game: 'fair', except: [body.id] });
  expect(again).toMatchObject({ status: 429, body: { error: { code: 'tooManyTables' } } });
});
