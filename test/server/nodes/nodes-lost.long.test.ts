/** Servers that go: killed in the middle of a match, or restarted one after the other behind one address. */
import { connect, createServer, type Socket } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import { LobbyClient } from '#bgio/client';
import { toAction } from '../../../games/kit/action.ts';
import type { Move } from '../../../games/kit/rules.ts';
import { shelf } from '../../../games/index.ts';
import { WorkerPool } from '../../../server/bots/pool.ts';
import { type ServerProcess, launch, listening } from '../../soak/load/process.ts';
import { needCluster } from '../need.ts';
import { legalMoves, seatedMatch, serve, type StockClient, stockClient, until, logOf } from '../harness.ts';

const cluster = await needCluster();

describe('servers that go', () => {
  test('the bots of a server that is killed play on at another', async () => {
    const databaseUrl = await cluster.fresh();
    const killed = await startProcess(databaseUrl);
    const pool = new WorkerPool(new URL('../bot-thread.mjs', import.meta.url), 1);
    const other = await serve({ databaseUrl }, { games: shelf, pool });
    const lobby = new LobbyClient({ server: killed.url });
    // A slow table plays on though nobody is there.
    const setupData = { pace: { kind: 'slow', turn: 3600 } };
    const { matchID } = await lobby.createMatch('katason', { numPlayers: 3, setupData });
    const joined = await lobby.joinMatch('katason', matchID, { playerName: 'Ann' });
    const key = { playerID: '0', credentials: joined.playerCredentials };
    const headers = { 'Content-Type': 'application/json' };
    const body = JSON.stringify({ ...key, level: 'easy' });
    await fetch(`${killed.url}/api/matches/${matchID}/fill`, { method: 'POST', headers, body });
    const moves = async () => {
      await other.store.ahead(matchID);
      return other.store.stored.state(matchID)?._stateID ?? 0;
    };
    await until(async () => {
      await other.store.ahead(matchID);
      return other.store.metadata(matchID)?.draw?.stage === 'dealt';
    });
    await lobby.leaveMatch('katason', matchID, key);
    await until(async () => (await moves()) >= 3);
    killed.process.kill('SIGKILL');
    await new Promise((resolve) => {
      killed.process.once('exit', resolve);
    });
    const before = await moves();
    // What it lasts on a busy machine is no matter here; that nobody else may play before the lease has run out is.
    await until(async () => (await moves()) >= before + 3);
    const log = await logOf(other, matchID);
    expect(log).toHaveLength(other.store.stored.state(matchID)!._stateID);
  });

  test('servers are restarted one after the other, and players come back by themselves and play on', async () => {
    const databaseUrl = await cluster.fresh();
    const one = await serve({ databaseUrl });
    const door = await frontDoor(one.port);
    const { matchID, seats } = await seatedMatch(one.url);
    const clients = seats.map((seat) => stockClient(`http://127.0.0.1:${door.port}`, matchID, seat));
    await until(() => clients.every((client) => client.getState()));
    play(clients[0]!);
    await until(() => clients.every((client) => client.getState()?._stateID === 1));
    const other = await serve({ databaseUrl });
    door.leadTo(other.port);
    await one.close();
    await until(() => clients.every((client) => client.getState()?.isConnected === true && isThere(client)));
    play(clients[1]!);
    await until(() => clients.every((client) => client.getState()?._stateID === 2));
    expect(await logOf(other, matchID)).toHaveLength(2);
  });
});

const isThere = (client: StockClient): boolean =>
  client.matchData?.every(({ isConnected }) => isConnected === true) ?? false;

function play(client: StockClient): void {
  const { type, arg } = toAction(legalMoves(client)[0] as Move);
  client.moves[type]?.(arg);
}

/** What stands before several servers: leads every connection to one of them, whoever it is from. */
async function frontDoor(first: number): Promise<{ readonly port: number; leadTo(port: number): void }> {
  let target = first;
  const open = new Set<Socket>();
  const server = createServer((socket) => {
    const inner = connect(target, '127.0.0.1');
    for (const [from, to] of [
      [socket, inner],
      [inner, socket],
    ] as const) {
      open.add(from);
      from.pipe(to);
      from.on('error', () => to.destroy());
      from.on('close', () => {
        open.delete(from);
        to.destroy();
      });
    }
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  onTestFinished(() => {
    server.close();
    for (const socket of open) socket.destroy();
  });
  const { port } = server.address() as { port: number };
  return {
    port,
    leadTo: (next) => {
      target = next;
    },
  };
}

/** A server in a process of its own, as `npm start` runs it. */
function startProcess(databaseUrl: string): Promise<ServerProcess> {
  const child = launch({ PORT: '0', DATA_DIR: ':memory:', BOT_DELAY_MS: '50', DATABASE_URL: databaseUrl });
  onTestFinished(() => void child.kill('SIGKILL'));
  return listening(child);
}
