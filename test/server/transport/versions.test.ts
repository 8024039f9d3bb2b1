/** Matches of earlier formats go on; what can't be read stops nobody else; what a newer server wrote is left alone. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { LobbyClient } from '#bgio/client';
import type { GameModule, Shelved } from '../../../games/index.ts';
import { makeGame, type Table } from '../../../games/kit/game.ts';
import type { GameRecord, Rules } from '../../../games/kit/rules.ts';
import { openSqlite } from '../../../server/storage/sqlite/database.ts';
import type { MatchList } from '../../../server/contract/tables.ts';
import { type Bazaar, meta, rules } from '../../kit/bazaar.ts';
import { storeInFile } from '../storage/opened.ts';
import {
  bazaar,
  games,
  makeMove,
  rawSocket,
  seatedMatch,
  type Seated,
  serve,
  stillPlays,
  tableOf,
  until,
} from '../harness.ts';

function dataFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'agora-versions-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** The game after its format has changed: states have one field more. */
function later(format = 2, upgrade = (state: object): object => ({ ...state, upgraded: true })) {
  const changed = { ...rules, format, upgrade } as unknown as typeof rules;
  const module = { rules: changed as unknown as Rules, game: makeGame(changed, meta) } as unknown as GameModule;
  return new Map<string, Shelved>([['bazaar', { meta, load: async () => module }]]);
}

/** A match in which the first bids are made; the second of them may not be taken back. */
async function begun(dataDir: string) {
  const agora = await serve({ dataDir });
  const { matchID, seats } = await seatedMatch(agora.url);
  for (const [made, seated] of seats.entries()) {
    const { hands } = tableOf<Bazaar>(agora, matchID).state;
    const card = hands.slice(5 * made).findIndex((count) => count > 0);
    const socket = await rawSocket(agora.url);
    const receipt = await socket.update(makeMove('bid', [{ card }], seated), made, matchID, seated.playerID);
    expect(receipt).toMatchObject({ ok: true });
  }
  return { agora, matchID, seats };
}

/** Does something to the database of a server that is closed. */
async function tamper(dataDir: string, sql: string, ...values: (string | number)[]): Promise<void> {
  const database = openSqlite(dataDir);
  database.connection.prepare(sql).run(...values);
  await database.close();
}

/** A log that keeps its lines. */
function keptLog() {
  const lines: { readonly match?: string; readonly msg: string }[] = [];
  const stream = new Writable({
    write(line, _, done) {
      lines.push(JSON.parse(String(line)) as { msg: string });
      done();
    },
  });
  return { lines, log: pino(stream) };
}

test('a match of an earlier format is carried over when it is read: state, beginning and what may be undone', async () => {
  const dataDir = dataFolder();
  const { agora, matchID } = await begun(dataDir);
  const socket = await rawSocket(agora.url);
  const { turn } = tableOf<Bazaar>(agora, matchID).state;
  await agora.close();
  socket.socket.close();

  let upgrades = 0;
  const games = later(2, (state) => {
    upgrades++;
    return { ...state, upgraded: true };
  });
  const second = await serve({ dataDir }, { games });
  await second.store.ahead(matchID);
  const table = tableOf<Bazaar & { upgraded: boolean }>(second, matchID);
  expect(table).toMatchObject({ format: 2, begun: 1, step: 2, state: { turn, upgraded: true } });
  const { initialState } = second.store.fetch(matchID, { initialState: true });
  expect(initialState.G).toMatchObject({ format: 2, begun: 1, step: 0, state: { upgraded: true } });
  const held = second.store.state(matchID)!;
  expect([...held._undo, ...held._redo].every(({ G }) => (G as Table).format === 2)).toBe(true);
  const spent = upgrades;
  await second.close();

  // Written back, so once only.
  const third = await serve({ dataDir }, { games });
  await third.store.ahead(matchID);
  expect(tableOf(third, matchID)).toEqual(table);
  expect(upgrades).toBe(spent);
});

test('a match carried over keeps its record under the format it was begun in', async () => {
  const dataDir = dataFolder();
  const first = await serve({ dataDir });
  const id = first.matches.create('bazaar', { players: 2, seed: 'chosen', unlisted: false });
  await first.close();
  const second = await serve({ dataDir }, { games: later() });
  for (const seat of [0, 1]) second.matches.addBot(id, seat, 'easy');
  await until(() => second.store.metadata(id)?.gameover !== undefined);
  const record = (await (await fetch(`${second.url}/api/matches/${id}/record`)).json()) as GameRecord;
  expect(record.format).toBe(1);
});

test('what somebody has written meanwhile is not overwritten by carrying it over', async () => {
  const dataDir = dataFolder();
  const { agora, matchID } = await begun(dataDir);
  await agora.close();
  const other = openSqlite(dataDir);
  onTestFinished(() => other.close());
  const { store } = await storeInFile(dataDir, {
    opener: {
      open(_, state) {
        other.connection
          .prepare("UPDATE match SET state = json_set(state, '$.by', 'the other') WHERE id = ?")
          .run(matchID);
        return { ...state, by: 'us' } as unknown as typeof state;
      },
      failed: () => {},
    },
  });
  onTestFinished(() => store.close());
  await store.ahead(matchID);
  expect(store.state(matchID)).toMatchObject({ by: 'us' });
  // It is written back in the background.
  await store.settle();
  const { state } = other.connection.prepare('SELECT state FROM match WHERE id = ?').get(matchID) as { state: string };
  expect(JSON.parse(state)).toMatchObject({ by: 'the other' });
});

const damages: readonly (readonly [string, string, string])[] = [
  ['a state that is no JSON', 'UPDATE match SET state = ? WHERE id = ?', '{"G":{"sta'],
  [
    'a state without a game',
    'UPDATE match SET state = ? WHERE id = ?',
    '{"_stateID":2,"_undo":[],"_redo":[],"ctx":{}}',
  ],
  [
    'a position with nothing in it',
    "UPDATE match SET state = json_set(state, '$.G.state', json(?)) WHERE id = ?",
    '{}',
  ],
  [
    'a position in which nobody can move',
    "UPDATE match SET state = json_set(state, '$.G.state.hands', json(?), '$.G.state.phase', 'bidding', '$.G.state.bids', json('[-1,-1]')) WHERE id = ?",
    '[0,0,0,0,0,0,0,0,0,0]',
  ],
];

test.each(damages)('%s stops nobody else: it is listed as worn out and refused', async (_, sql, damage) => {
  const dataDir = dataFolder();
  const { agora, matchID, seats } = await begun(dataDir);
  const healthy = await seatedMatch(agora.url);
  await agora.close();
  await tamper(dataDir, sql, damage, matchID);

  const { lines, log } = keptLog();
  const second = await serve({ dataDir }, { log });
  const listed = async () => {
    const list = (await (await fetch(`${second.url}/api/matches`)).json()) as MatchList;
    return Object.fromEntries(list.matches.map((match) => [match.id, match.status]));
  };
  // It is found out when the match is looked after.
  await expect.poll(listed).toEqual({ [matchID]: 'wornOut', [healthy.matchID]: 'playing' });
  expect(lines.filter(({ match }) => match === matchID)).toMatchObject([{ msg: 'a match cannot be read' }]);

  const own = seats[1] as Seated;
  const socket = await rawSocket(second.url);
  socket.socket.emit('sync', matchID, own.playerID, own.credentials);
  await until(() => socket.last('agora:refused'));
  expect(socket.last('agora:refused')?.[0]).toMatchObject({ ok: false, refusal: { code: 'wornOut' } });
  const receipt = await socket.update(makeMove('bid', [{ card: 0 }], own), 2, matchID, own.playerID);
  expect(receipt).toMatchObject({ ok: false, refusal: { code: 'wornOut' } });
  await stillPlays(second.url, healthy.matchID, healthy.seats[1] as Seated);
  // Who sat there begins again together.
  const rematch = await new LobbyClient({ server: second.url }).playAgain('bazaar', matchID, own);
  expect(second.store.state(rematch.nextMatchID)).toBeDefined();
});

test('a match whose description is damaged is unknown, and stops nobody else', async () => {
  const dataDir = dataFolder();
  const { agora, matchID } = await begun(dataDir);
  await agora.close();
  await tamper(dataDir, 'UPDATE match SET metadata = ? WHERE id = ?', '{"players":', matchID);
  const { lines, log } = keptLog();
  const second = await serve({ dataDir }, { log });
  expect(await (await fetch(`${second.url}/api/matches`)).json()).toMatchObject({ matches: [] });
  expect((await fetch(`${second.url}/api/matches/${matchID}`)).status).toBe(404);
  expect(lines.filter(({ match }) => match === matchID)).toHaveLength(1);
});

test('an upgrade that throws, or is missing, wears out its matches and no others', async () => {
  const dataDir = dataFolder();
  const { agora, matchID } = await begun(dataDir);
  await agora.close();
  const games = later(2, () => {
    throw new Error('forgotten');
  });
  const second = await serve({ dataDir }, { games });
  await second.store.ahead(matchID);
  expect(second.store.state(matchID)).toBeUndefined();
  expect(second.store.isWorn(matchID)).toBe(true);
  const fresh = await seatedMatch(second.url);
  await stillPlays(second.url, fresh.matchID, fresh.seats[1] as Seated);
});

test('a server older than its matches does not start', async () => {
  const dataDir = dataFolder();
  const newer = await serve({ dataDir }, { games: later(3) });
  await newer.close();
  await expect(serve({ dataDir }, { games })).rejects.toThrow(
    'a newer Agora stored matches of bazaar, in format 3; this one knows 1',
  );
  expect(bazaar.rules.format).toBe(1);
});

const pages: readonly (readonly [string, unknown, string | undefined])[] = [
  ['of this version', { protocol: 2, format: 1 }, undefined],
  ['of a game’s earlier format', { protocol: 2, format: 0 }, 'oldPage'],
  ['of a game’s later format', { protocol: 2, format: 2 }, 'oldServer'],
  ['of an earlier protocol', { protocol: 1, format: 3 }, 'oldPage'],
  ['of a later protocol', { protocol: 3, format: 1 }, 'oldServer'],
  ['that says something else', 'hello', 'oldPage'],
  ['that says nothing, as stock clients do', undefined, undefined],
];

test.each(pages)('a page %s is followed or turned down: %s → %s', async (_, agora, code) => {
  const server = await serve();
  const { matchID, seats } = await seatedMatch(server.url);
  const own = seats[0] as Seated;
  const page = await rawSocket(server.url, 'bazaar', {}, agora === undefined ? {} : { agora });
  page.socket.emit('sync', matchID, '0', own.credentials);
  const heard = await until(() => page.last('sync') ?? page.last('agora:refused'));
  const { hands } = tableOf<Bazaar>(server, matchID).state;
  const bid = makeMove('bid', [{ card: hands.findIndex((count) => count > 0) }], own);
  const receipt = await page.update(bid, 0, matchID, '0');
  if (code === undefined) {
    expect(heard[0]).toBe(matchID);
    expect(receipt).toEqual({ ok: true, stateID: 1 });
  } else {
    expect(heard[0]).toEqual({ ok: false, refusal: { code }, stateID: -1 });
    expect(receipt).toEqual({ ok: false, refusal: { code }, stateID: -1 });
    expect(tableOf(server, matchID).step).toBe(0);
    await stillPlays(server.url, matchID, seats[1] as Seated);
  }
});
