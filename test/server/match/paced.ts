/** Tables with a clock, and who plays there. */
import { expect } from 'vitest';
import { LobbyClient } from '#bgio/client';
import type { BotPool } from '../../../server/bots/pool.ts';
import type { MatchSummary, Pace, SeatSummary } from '../../../server/contract/tables.ts';
import {
  type Seated,
  type StockClient,
  type TestServer,
  bazaar,
  handClock,
  legalMoves,
  serve,
  stockClient,
  until,
  logOf,
} from '../harness.ts';

export const SECOND = 1000;
export const HOUR = 3600 * SECOND;
export const LIVE: Pace = { kind: 'live', decision: 30, bank: 60 };
export const SLOW: Pace = { kind: 'slow', turn: 12 * 3600 };

export async function seatOf(agora: TestServer, matchID: string, seat: number): Promise<SeatSummary> {
  await agora.store.saved(matchID);
  const summary = (await (await fetch(`${agora.url}/api/matches/${matchID}`)).json()) as MatchSummary;
  return summary.seats[seat]!;
}

export const movesIn = (agora: TestServer, matchID: string) => agora.store.stored.state(matchID)?._stateID ?? 0;

/** Bids the least, and ends its turns at once. */
export const meek: BotPool = {
  async think({ view, seat }) {
    const legal = bazaar.rules.legal(view, seat);
    return legal.find(({ type }) => type === 'endTurn') ?? legal[0]!;
  },
  close: async () => {},
};

/** Who made each move: the seat, and `bot` where one stood in. */
export const decided = async (agora: TestServer, matchID: string) =>
  (await logOf(agora, matchID)).map(({ action, metadata }) => {
    const mark = metadata as { readonly standIn: string } | undefined;
    return `${action.payload.playerID}${mark === undefined ? '' : ` ${mark.standIn}`}`;
  });

export async function open(agora: TestServer, pace: Pace, players = 2) {
  const lobby = new LobbyClient({ server: agora.url });
  const { matchID } = await lobby.createMatch('bazaar', { numPlayers: players, setupData: { pace, seed: 'clocks' } });
  const seats: Seated[] = [];
  for (let seat = 0; seat < players; seat++) {
    const joined = await lobby.joinMatch('bazaar', matchID, { playerName: `Player ${seat + 1}` });
    seats.push({ playerID: joined.playerID, credentials: joined.playerCredentials });
  }
  return { matchID, seats };
}

export async function come(agora: TestServer, matchID: string, seated: Seated | undefined): Promise<StockClient> {
  const client = stockClient(agora.url, matchID, seated);
  await until(() => client.getState());
  return client;
}

/** Waits until the server has seen somebody go. */
export async function go(agora: TestServer, matchID: string, seat: number, client: { stop(): void }) {
  client.stop();
  for (let tries = 0; (await seatOf(agora, matchID, seat)).connected; tries++) expect(tries).toBeLessThan(2000);
}

/** Two at a table where both must bid before either has a turn. */
export async function twoAtTable(pace: Pace, pool: BotPool = meek) {
  const clock = handClock();
  const agora = await serve({}, { clock, pool });
  const { matchID, seats } = await open(agora, pace);
  const clients = [await come(agora, matchID, seats[0]), await come(agora, matchID, seats[1])] as const;
  return { clock, agora, matchID, seats, clients };
}

/** Makes a move of that type, the highest of them, and waits until it is stored. */
export async function make(agora: TestServer, matchID: string, client: StockClient, type: string) {
  const before = movesIn(agora, matchID);
  await until(() => client.getState()?._stateID === before);
  const { type: _, ...arg } = legalMoves(client).findLast((move) => move.type === type)!;
  client.moves[type]?.(arg);
  await until(() => movesIn(agora, matchID) === before + 1);
}

type AtTable = Awaited<ReturnType<typeof twoAtTable>>;

/** Seat 1 bids the least it can. */
export async function bidLow({ agora, matchID, clients: [, client] }: Pick<AtTable, 'agora' | 'matchID' | 'clients'>) {
  const before = movesIn(agora, matchID);
  await until(() => client.getState()?._stateID === before);
  const { card } = legalMoves(client)[0] as { readonly type: 'bid'; readonly card: number };
  client.moves['bid']?.({ card });
  await until(() => movesIn(agora, matchID) === before + 1);
}

/** Seat 0 bids more than seat 1, and has the turn. */
export async function bids({ agora, matchID, clients }: AtTable) {
  await make(agora, matchID, clients[0], 'bid');
  await bidLow({ agora, matchID, clients });
}

export const clockOf = async (agora: TestServer, matchID: string, seat: number) =>
  (await seatOf(agora, matchID, seat)).clock;
