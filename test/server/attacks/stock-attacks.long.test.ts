/** What each attack does to boardgame.io’s server as it comes: why all of them are judged here before it sees them. */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { afterAll, expect, test } from 'vitest';
import { makeMove, type RawSocket, rawSocket, type Seated, seatedMatch } from '../harness.ts';
import { type Attack, bid, type Fate, seed, type Setting, syncs, updates } from './hostile.ts';

interface Kept {
  readonly kept: readonly unknown[];
  readonly inherited: readonly string[];
}

/** A server in a process of its own. */
class Stock {
  private constructor(
    readonly process: ChildProcess,
    readonly url: string,
    private readonly ended: Promise<undefined>,
  ) {}

  static async start(): Promise<Stock> {
    const child = fork(new URL('stock-process.ts', import.meta.url), {
      env: { ...process.env, NODE_ENV: 'production' },
      execArgv: ['--import', 'tsx'],
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    const ended = once(child, 'exit').then(() => undefined);
    const [{ port }] = (await once(child, 'message')) as [{ port: number }];
    return new Stock(child, `http://127.0.0.1:${port}`, ended);
  }

  /** What it keeps; undefined where it is gone. */
  look(): Promise<Kept | undefined> {
    const told = once(this.process, 'message').then(([kept]) => kept as Kept);
    // Who is gone can't be asked: that it ended comes instead.
    this.process.send('look', () => {});
    return Promise.race([told, this.ended]);
  }

  /** Resolves when it has done what it was sent before: it has been asked something else, twice. */
  async settle(): Promise<void> {
    await fetch(`${this.url}/games`).catch(() => {});
    await this.look();
  }

  async end(): Promise<void> {
    this.process.kill('SIGKILL');
    await this.ended;
  }
}

let running: Stock | undefined;
afterAll(() => running?.end());

async function server(): Promise<Stock> {
  running ??= await Stock.start();
  return running;
}

/** What has become of a server, once it has done what it was sent. */
async function became(stock: Stock, before: Kept | undefined): Promise<Fate> {
  const after = await stock.look();
  if (after === undefined || after.inherited.length > 0) {
    await stock.end();
    running = undefined;
  }
  if (after === undefined) return 'ends';
  return JSON.stringify(after) === JSON.stringify(before) ? 'ignores' : 'changes';
}

/** Comes to a match, and waits until it is told of it, or the server ends. */
async function follow({ socket }: RawSocket, ...args: readonly unknown[]): Promise<void> {
  const told = new Promise((resolve) => {
    socket.once('sync', resolve);
    socket.once('disconnect', resolve);
  });
  if (!socket.connected) return;
  socket.emit('sync', ...args);
  await told;
}

/** Sends an action to a fresh table as seat 1, and looks what has become of it. */
async function fateOf(send: Attack[3]): Promise<Fate> {
  const stock = await server();
  const { matchID, seats } = await seatedMatch(stock.url, 2, 'bazaar', seed);
  const own = seats[1] as Seated;
  const before = await stock.look();
  const attacker = await rawSocket(stock.url);
  attacker.socket.emit('update', ...send({ id: matchID, own, posing: { ...own, playerID: '0' } }));
  await stock.settle();
  // Whoever comes to the match then may end the server by that alone.
  await follow(attacker, matchID, '1', own.credentials);
  return became(stock, before);
}

test.each(updates)('boardgame.io’s own server, %s (%s): %s', async (_, _code, stock, send) => {
  expect(await fateOf(send)).toBe(stock);
});

test.each(syncs)('boardgame.io’s own server, who would follow %s (%s): %s', async (_, _code, fate, send) => {
  const stock = await server();
  const { lobby, matchID, seats } = await seatedMatch(stock.url, 3, 'bazaar', seed);
  await lobby.leaveMatch('bazaar', matchID, seats[2] as Seated);
  const own = seats[0] as Seated;
  const before = await stock.look();
  const sniffer = await rawSocket(stock.url);
  sniffer.socket.emit('sync', ...send({ id: matchID, own, posing: { ...own, playerID: '1' } }));
  await stock.settle();
  expect(await became(stock, before)).toBe(fate);
});

test('boardgame.io’s own server has whoever holds one seat move for another', async () => {
  const disguised = ({ id, own, posing }: Setting) => [
    makeMove('bid', bid, { ...own, playerID: posing.playerID }),
    0,
    id,
    own.playerID,
  ];
  expect(await fateOf(disguised)).toBe('changes');
});
