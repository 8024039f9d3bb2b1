/** An Agora server of its own for each test, in this process on a free port, and clients for it. */
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { io } from 'socket.io-client';
import { expect, onTestFinished } from 'vitest';
import { Client, LobbyClient } from '#bgio/client';
import { SocketIO } from '#bgio/multiplayer';
import type { GameModule } from '../../games/index.ts';
import type { Table } from '../../games/kit/game.ts';
import type { Move, Rules } from '../../games/kit/rules.ts';
import { type Agora, createAgora, type Furnishing } from '../../server/app.ts';
import { type Config, readConfig } from '../../server/config.ts';
import type { MatchTimers } from '../../server/match/time/timers.ts';
import type { Receipt } from '../../server/contract/messages.ts';
import type { HandClock } from '../clock.ts';
import { bazaar, games, randomPool } from './shelf.ts';

export { handClock } from '../clock.ts';
export { bazaar, games, randomPool } from './shelf.ts';

export interface TestServer extends Agora {
  readonly url: string;
  readonly port: number;
}

/** Timers of a server that always looks after everything and can always store it. */
export const evenTimers = ({ ticks, after }: HandClock): MatchTimers => ({
  ticks,
  after: (_, milliseconds, run) => after(milliseconds, run),
  watch: () => () => {},
  standsStill: false,
});

/** Starts a server that ends with the test. By default it keeps nothing and its bots don't wait. */
export async function serve(changes: Partial<Config> = {}, furnishing: Partial<Furnishing> = {}): Promise<TestServer> {
  const config: Config = {
    ...readConfig({ PORT: '0', HOST: '127.0.0.1', DATA_DIR: ':memory:' }),
    botDelay: 0,
    botPatience: 0,
    botThreads: 8,
    ...changes,
  };
  const log = pino(
    { level: process.env['TEST_LOG'] ?? 'error', serializers: { error: pino.stdSerializers.err } },
    faults(),
  );
  const agora = await createAgora(config, { games, pool: randomPool, log, ...furnishing });
  const { port }: AddressInfo = await agora.listen();
  let closed = false;
  const close = async () => {
    if (!closed) await agora.close();
    closed = true;
  };
  onTestFinished(close);
  return { ...agora, close, port, url: `http://127.0.0.1:${port}` };
}

/** A log that fails the test where the server needed of a match what it hadn't read: no test may see that by luck alone. */
function faults() {
  const found: string[] = [];
  onTestFinished(() => expect(found).toEqual([]));
  return {
    write(line: string) {
      if (line.includes('NotAtHand')) found.push(line);
      if (process.env['TEST_LOG'] !== undefined) process.stdout.write(line);
    },
  };
}

export interface Seated {
  readonly playerID: string;
  readonly credentials: string;
}

/** Creates a match of the test game with people in all seats; `setup` is its seed, or all of its setup data. */
export async function seatedMatch(url: string, players = 2, game = 'bazaar', setup: string | object = {}) {
  const setupData = typeof setup === 'string' ? { seed: setup } : setup;
  const lobby = new LobbyClient({ server: url });
  const { matchID } = await lobby.createMatch(game, {
    numPlayers: players,
    ...(Object.keys(setupData).length === 0 ? {} : { setupData }),
  });
  const seats: Seated[] = [];
  for (let seat = 0; seat < players; seat++) {
    const joined = await lobby.joinMatch(game, matchID, { playerName: `Player ${seat + 1}` });
    seats.push({ playerID: joined.playerID, credentials: joined.playerCredentials });
  }
  return { lobby, matchID, seats };
}

/** A stock boardgame.io client at a match; a spectator's without a seat. Ends with the test. */
export function stockClient(url: string, matchID: string, seated?: Seated, game: GameModule['game'] = bazaar.game) {
  const client = Client<Table>({
    game,
    matchID,
    debug: false,
    multiplayer: SocketIO({ server: url, socketOpts: { reconnectionDelay: 50 } }),
    ...seated,
  });
  // boardgame.io's clients fail when they are stopped twice.
  const stop = client.stop.bind(client);
  let stopped = false;
  client.stop = () => {
    if (!stopped) stop();
    stopped = true;
  };
  onTestFinished(client.stop);
  client.start();
  return client;
}

export type StockClient = ReturnType<typeof stockClient>;

type Awaitable<T> = T | Promise<T>;

/** Waits until something holds, at most a few seconds. */
export async function until<T>(what: () => Awaitable<T | undefined | null | false>, patience = 20_000): Promise<T> {
  const end = Date.now() + patience;
  for (;;) {
    const value = await what();
    if (value !== undefined && value !== null && value !== false) return value;
    if (Date.now() > end) throw new Error(`never came: ${what.toString()}`);
    await new Promise((resolve) => {
      setTimeout(resolve, 5);
    });
  }
}

/** The log of a match as it is stored. */
export async function logOf({ store }: Pick<TestServer, 'store'>, id: string) {
  await store.ahead(id);
  return store.stored.log(id);
}

/** What was said at a match, as it is stored. */
export async function chatOf({ store }: Pick<TestServer, 'store'>, id: string) {
  await store.ahead(id);
  return store.stored.chat(id);
}

/** Lets time go by at a server that keeps its data in a folder: it counts while that answers now and then. */
export async function pass(
  { store }: Pick<TestServer, 'store'>,
  clock: HandClock,
  milliseconds: number,
): Promise<void> {
  for (let left = milliseconds; left > 0; left -= 1000) {
    clock.turn(Math.min(left, 1000));
    await store.probe(false);
  }
}

/** The moves a client may make by what it sees. */
export function legalMoves(client: StockClient, rules: Rules = bazaar.rules): readonly Move[] {
  const table = client.getState()?.G;
  return table === undefined || client.playerID === undefined ? [] : rules.legal(table.state, Number(client.playerID));
}

/** A bare socket of a game's namespace that writes down all it receives. Ends with the test. */
export async function rawSocket(
  url: string,
  game = 'bazaar',
  headers: Record<string, string> = {},
  auth: Record<string, unknown> = {},
) {
  const socket = io(`${url}/${game}`, {
    transports: ['websocket'],
    forceNew: true,
    reconnection: false,
    extraHeaders: headers,
    auth,
  });
  const received: { readonly event: string; readonly args: readonly unknown[] }[] = [];
  socket.onAny((event: string, ...args: unknown[]) => received.push({ event, args }));
  onTestFinished(() => {
    socket.close();
  });
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve);
    socket.once('connect_error', reject);
  });
  return {
    socket,
    received,
    /** The last arguments received of an event. */
    last: (event: string) => received.findLast((message) => message.event === event)?.args,
    /** Sends an action and waits for its receipt. */
    update: (...args: unknown[]) => socket.timeout(20_000).emitWithAck('update', ...args) as Promise<Receipt>,
  };
}

export type RawSocket = Awaited<ReturnType<typeof rawSocket>>;

/** A move as a client sends it. */
export function makeMove(type: string, args: unknown, { playerID, credentials }: Seated) {
  return { type: 'MAKE_MOVE', payload: { type, args, playerID, credentials } };
}

/** The whole table of a match, hidden parts and all. */
export function tableOf<State extends object>({ store }: Pick<Agora, 'store'>, matchID: string): Table<State> {
  const table = store.stored.state(matchID)?.G as Table<State> | undefined;
  if (table === undefined) throw new Error(`no match ${matchID}`);
  return table;
}

/** Shows that a new match of the test game still accepts an honest move of seat 1. */
export async function stillPlays(url: string, matchID: string, seated: Seated): Promise<void> {
  const client = stockClient(url, matchID, seated);
  const state = await until(() => client.getState());
  const { hands } = state.G.state as { hands: number[] };
  client.moves['bid']?.({ card: hands.slice(5).findIndex((count) => count > 0) });
  await until(() => client.getState()?._stateID === 1);
}
