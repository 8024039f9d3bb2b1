/** A data folder that is deleted or replaced under a running server: nothing pretends to be stored, and everybody is told. */
import { cpSync, existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { Move } from '../../../games/kit/rules.ts';
import { bazaar, handClock, makeMove, rawSocket, type Seated, seatedMatch, serve, tableOf, until } from '../harness.ts';

function dataFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'agora-gone-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return join(folder, 'data');
}

const WAYS: readonly (readonly [string, (dataDir: string) => void])[] = [
  ['deleted', (dataDir) => rmSync(dataDir, { recursive: true })],
  ['moved away', (dataDir) => renameSync(dataDir, `${dataDir}-away`)],
  [
    'replaced by a copy',
    (dataDir) => {
      cpSync(dataDir, `${dataDir}-copy`, { recursive: true });
      rmSync(dataDir, { recursive: true });
      renameSync(`${dataDir}-copy`, dataDir);
    },
  ],
];

test.each(WAYS)('a folder that was %s is noticed', async (_, change) => {
  const dataDir = dataFolder();
  const clock = handClock();
  const agora = await serve({ dataDir }, { clock });
  const { matchID, seats } = await seatedMatch(agora.url);
  const socket = await rawSocket(agora.url);
  const { card } = bazaar.rules.legal(tableOf(agora, matchID).state, 0)[0] as Move & { card: number };
  expect((await fetch(`${agora.url}/readyz`)).status).toBe(200);
  change(dataDir);
  const move = await socket.update(makeMove('bid', [{ card }], seats[0] as Seated), 0, matchID, '0');
  expect(move).toEqual({ ok: false, refusal: { code: 'dataGone' }, stateID: 0 });
  expect(tableOf<{ bids: number[] }>(agora, matchID).state.bids[0]).toBe(-1);
  const create = await fetch(`${agora.url}/games/bazaar/create`, { method: 'POST', body: '{"numPlayers":2}' });
  expect([create.status, await create.json()]).toMatchObject([
    503,
    { error: { code: 'dataGone' }, message: expect.stringContaining('DATA_DIR') as string },
  ]);
  expect(await agora.store.list({})).toEqual([matchID]);
  socket.socket.emit('chat', matchID, { id: 'a', sender: '0', payload: 'hi' }, seats[0]?.credentials);
  await until(() => socket.last('agora:refused'));
  clock.turn(1000);
  const ready = await fetch(`${agora.url}/readyz`);
  expect([ready.status, await ready.json()]).toMatchObject([
    503,
    { ready: false, reasons: [expect.stringContaining('Start it again') as string] },
  ]);
  expect((await fetch(`${agora.url}/healthz`)).status).toBe(200);
});

test('a server that comes to the place of a lost folder has it to itself', async () => {
  const dataDir = dataFolder();
  const first = await serve({ dataDir });
  const { matchID } = await seatedMatch(first.url);
  rmSync(dataDir, { recursive: true });
  const second = await serve({ dataDir });
  const create = (url: string) =>
    fetch(`${url}/games/bazaar/create`, { method: 'POST', body: '{"numPlayers":2}' }).then(({ status }) => status);
  expect([await create(first.url), await create(second.url)]).toEqual([503, 200]);
  await second.store.ahead(matchID);
  expect(second.store.metadata(matchID)).toBeUndefined();
  await expect(serve({ dataDir })).rejects.toThrow('another Agora server runs');
  await first.close();
  expect(existsSync(join(dataDir, 'agora.sqlite'))).toBe(true);
  expect(await create(second.url)).toBe(200);
});
