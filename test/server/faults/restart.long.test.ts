import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { LobbyClient } from '#bgio/client';
import { toAction } from '../../../games/kit/action.ts';
import type { Move } from '../../../games/kit/rules.ts';
import { type GameModule, shelf } from '../../../games/index.ts';
import type { History } from '../../../server/contract/messages.ts';
import { launch, listening } from '../../soak/load/process.ts';
import { legalMoves, rawSocket, seatedMatch, serve, stockClient, tableOf, until, chatOf } from '../harness.ts';

function dataFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'agora-restart-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

test('after a restart clients come back by themselves and play on', async () => {
  const dataDir = dataFolder();
  const first = await serve({ dataDir });
  const { matchID, seats } = await seatedMatch(first.url);
  const clients = seats.map((seat) => stockClient(first.url, matchID, seat));
  await until(() => clients.every((client) => client.getState() !== null));
  const [ann, bo] = clients;
  const bid = (client = ann) => client?.moves['bid']?.(toAction(legalMoves(client)[0] as Move).arg);
  bid();
  await until(() => bo?.getState()?._stateID === 1);
  bo?.sendChatMessage('back in a minute');
  await until(async () => (await chatOf(first, matchID)).length === 1);
  await first.close();
  await until(() => clients.every((client) => client.getState()?.isConnected === false));

  const second = await serve({ dataDir, port: first.port });
  await until(() => clients.every((client) => client.getState()?.isConnected === true));
  expect(ann?.getState()?._stateID).toBe(1);
  bid(bo);
  await until(() => ann?.getState()?._stateID === 2);
  expect(tableOf(second, matchID).step).toBe(2);

  const late = await rawSocket(second.url);
  late.socket.emit('sync', matchID, null);
  const history = (await until(() => late.last('agora:history')))[1] as History;
  expect(history.moments.map(({ stateID }) => stateID)).toEqual([1, 2]);
  expect(history.chat).toMatchObject([{ seat: 1, text: 'back in a minute' }]);
});

test('SIGTERM ends the process in good order, and clients hear of it', async () => {
  const server = await startProcess(dataFolder());
  const { matchID, seats } = await seatedMatch(server.url, 3, 'katason');
  const { game } = await katason();
  expect(await new LobbyClient({ server: server.url }).listGames()).toEqual([...shelf.keys()]);
  const client = stockClient(server.url, matchID, seats[0], game);
  await until(() => client.getState());
  const ended = new Promise<number | null>((resolve) => {
    server.process.once('exit', resolve);
  });
  server.process.kill('SIGTERM');
  expect(await ended).toBe(0);
  await until(() => client.getState()?.isConnected === false);
});

test('a server whose launcher is gone ends in good order', async () => {
  const { process: server } = await startProcess(dataFolder());
  const ended = new Promise<number | null>((resolve) => {
    server.once('exit', resolve);
  });
  server.disconnect();
  expect(await ended).toBe(0);
});

test('what npm runs hears of it when npm is ended', async () => {
  const script = `import { whenOrphaned } from ${JSON.stringify(new URL('../../../server/cli/orphan.mjs', import.meta.url).href)};
    whenOrphaned(() => { console.log('left'); process.exit(); });
    setInterval(() => {}, 1000);
    console.log('up');`;
  // The shell stays between, as npm's does.
  const shell = spawn('sh', ['-c', '"$NODE" --input-type=module -e "$SCRIPT"; true'], {
    env: { ...process.env, NODE: process.execPath, SCRIPT: script, npm_lifecycle_event: 'start' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  shell.stdout.on('data', (chunk) => (said += String(chunk)));
  await until(() => said.includes('up'));
  shell.kill('SIGKILL');
  await until(() => said.includes('left'));
});

test('a wrong setting and a taken port end the start with a sentence and code 1', async () => {
  const wrong = await runToEnd({ PORT: 'eighty' });
  expect(wrong).toEqual({
    code: 1,
    said: 'PORT is "eighty"; it should be a port number from 0 to 65535 (0: any free one).\n',
  });
  const agora = await serve();
  const taken = await runToEnd({ PORT: String(agora.port), DATA_DIR: ':memory:' });
  expect(taken.code).toBe(1);
  expect(taken.said).toContain('PORT is taken');
});

test('whoever is there when a server ends is told when to come back, one after the other', async () => {
  const agora = await serve();
  const guests = [await rawSocket(agora.url), await rawSocket(agora.url), await rawSocket(agora.url)];
  await agora.close();
  await until(() => guests.every(({ socket }) => socket.disconnected));
  expect(guests.map((guest) => guest.last('agora:closing')?.[0])).toEqual([2000, 2002, 2004]);
});

function katason(): Promise<GameModule> {
  const shelved = shelf.get('katason');
  return shelved === undefined ? Promise.reject(new Error('no katason')) : shelved.load();
}

function launched(env: Record<string, string>): ChildProcess {
  const child = launch(env);
  onTestFinished(() => void child.kill('SIGKILL'));
  return child;
}

/** Runs the server in a process of its own, as `npm start` does. */
const startProcess = (dataDir: string) => listening(launched({ PORT: '0', DATA_DIR: dataDir }));

async function runToEnd(env: Record<string, string>): Promise<{ code: number | null; said: string }> {
  const child = launched(env);
  let said = '';
  child.stderr?.on('data', (chunk) => (said += String(chunk)));
  const code = await new Promise<number | null>((resolve) => {
    child.once('close', resolve);
  });
  return { code, said };
}
