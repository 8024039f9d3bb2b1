/** The games that the tests serve as they are, and boardgame.io's own clients at their tables. */
import type { Server as HttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Game } from 'boardgame.io';
import { onTestFinished } from 'vitest';
import { Server } from '#bgio/server';
import type { GameModule } from '../../games/index.ts';
import { shelved } from '../../games/kit/stock/shelved.ts';
import type { BotPool } from '../../server/bots/pool.ts';
import { levelOf } from '../../games/kit/search/levels.ts';
import { think } from '../../games/kit/search/think.ts';
import { type Seated, seatedMatch, serve, type StockClient, stockClient, until } from '../server/harness.ts';
import { ballots } from './games/ballots.ts';
import { ticTacToe } from './games/tic-tac-toe.ts';
import { tricks } from './games/tricks.ts';

/** As their authors hand them to a server. */
export const games: Readonly<Record<string, Game>> = { 'tic-tac-toe': ticTacToe, tricks, ballots };

/** A pool that thinks in this thread, by iterations alone. */
export const thinkingPool: BotPool = {
  async think({ game, view, seat }) {
    const { rules, knowledge } = await shelved(games).get(game)!.load();
    const level = { ...levelOf(knowledge, 'easy'), iterations: 20 };
    return think({ rules, knowledge, view, seat, level, seed: 'pool', now: () => 0 }).move;
  },
  close: async () => {},
};

export const serveStock = (changes: Parameters<typeof serve>[0] = {}, furnishing: Parameters<typeof serve>[1] = {}) =>
  serve(changes, { games, pool: thinkingPool, ...furnishing });

/** boardgame.io's own server with the same games, or others. */
export async function stockServer(served = Object.values(games)): Promise<string> {
  const server = Server({ games: served, origins: [] });
  const { appServer } = (await server.run(0)) as { appServer: HttpServer };
  onTestFinished(() => void appServer.close());
  return `http://127.0.0.1:${(appServer.address() as AddressInfo).port}`;
}

/** A table of one of the games with people in all seats, each with a client of boardgame.io, and one who looks on. */
export async function stockTable(url: string, game: string, players = 2, setupData: object = {}) {
  const { matchID, seats, lobby } = await seatedMatch(url, players, game, setupData);
  const at = (seated?: Seated) => stockClient(url, matchID, seated, games[game] as GameModule['game']);
  const clients = seats.map(at);
  const spectator = at();
  const everybody = [...clients, spectator];
  await until(() => everybody.every((client) => client.getState()?._stateID === 0));
  /** Waits until everybody has seen that many actions. */
  const seen = (actions: number) => until(() => everybody.every((client) => client.getState()?._stateID === actions));
  return { matchID, seats, lobby, clients, spectator, everybody, seen, at };
}

/** The author's own `G`, as that client sees it. */
export const seenBy = (client: StockClient): unknown => client.getState()?.G;
