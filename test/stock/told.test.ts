/** What is told of a whole game: to boardgame.io's own clients, to those who come late, and after a restart. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Game } from 'boardgame.io';
import { expect, onTestFinished, test, vi } from 'vitest';
import { LobbyClient } from '#bgio/client';
import { INVALID_MOVE } from '#bgio/core';
import type { History } from '../../server/contract/messages.ts';
import type { View } from '../../server/contract/tables.ts';
import { logOf, rawSocket, type Seated, seatedMatch, stockClient, until } from '../server/harness.ts';
import { serveStock, stockServer, stockTable } from './harness.ts';

/** The log of a game of many moves, for somebody who was there and somebody who comes at its end. */
async function logsOf(url: string): Promise<unknown> {
  const { clients, spectator, seats, seen, at } = await stockTable(url, 'ballots', 3, { rounds: 3 });
  let actions = 0;
  for (let round = 0; round < 3; round++) {
    for (const client of clients) {
      client.moves['choose']!(1);
      await seen(++actions);
    }
    for (const client of clients) {
      for (const word of ['one', 'two', 'three']) {
        client.moves['note']!(word);
        await seen(++actions);
      }
      client.events.endTurn!();
      await seen(++actions);
    }
  }
  const late = at(seats[1]);
  await until(() => late.getState()?.ctx.gameover as object | undefined);
  return JSON.parse(JSON.stringify([spectator.log, late.log]));
}

test('a whole game is in the log as at a stock server, also for who comes late', async () => {
  vi.spyOn(console, 'log').mockImplementation(() => {});
  onTestFinished(() => void vi.restoreAllMocks());
  expect(await logsOf((await serveStock()).url)).toEqual(await logsOf(await stockServer()));
});

interface Ledger {
  hands: Record<string, (number | null)[]>;
  /** A copy of all of it as it was before the last move, as games keep it to undo moves by themselves. */
  before?: Ledger;
}

const covered = ({ hands, before }: Ledger, playerID: string | null | undefined): Ledger => ({
  hands: Object.fromEntries(
    Object.entries(hands).map(([id, hand]) => [id, id === playerID ? hand : hand.map(() => null)]),
  ),
  ...(before && { before: covered(before, playerID) }),
});

/** Hands are covered, in the copy as well; the page of who moves makes the move at once, by what it may see. */
const ledger: Game<Ledger> = {
  name: 'ledger',
  setup: ({ ctx }) => ({ hands: Object.fromEntries(ctx.playOrder.map((id) => [id, [1, 2, 3]])) }),
  playerView: ({ G, playerID }) => covered(G, playerID),
  turn: { activePlayers: { all: 'any', minMoves: 1 }, stages: { any: {} } },
  moves: {
    discard: ({ G, playerID }) => {
      G.before = { hands: JSON.parse(JSON.stringify(G.hands)) as Ledger['hands'] };
      G.hands[playerID]!.pop();
    },
  },
};

/** What each client shows after each move, as soon as it has heard of it: the log alone doesn't run ahead. */
async function shownAt(url: string): Promise<unknown[][][]> {
  const { matchID, seats } = await seatedMatch(url, 3, 'ledger');
  const clients = [...seats, undefined].map((seated) => stockClient(url, matchID, seated, ledger));
  await until(() => clients.every((client) => client.getState()?._stateID === 0));
  const shown: unknown[] = [];
  for (const [moves, seat] of [1, 1, 0, 2, 0].entries()) {
    clients[seat]!.moves['discard']!();
    await until(() => clients.every(({ log }) => log?.length === moves + 1));
    shown.push(clients.map((client) => [client.getState()!.G, client.getState()!.ctx, client.log]));
  }
  return JSON.parse(JSON.stringify(shown)) as unknown[][][];
}

test('after each move everybody is shown what a stock server would show, and nobody the cards of others', async () => {
  vi.spyOn(console, 'log').mockImplementation(() => {});
  onTestFinished(() => void vi.restoreAllMocks());
  const own = await serveStock({}, { games: { ledger } });
  const shown = await shownAt(own.url);
  expect(shown).toEqual(await shownAt(await stockServer([ledger])));
  const none = [null, null, null];
  expect(shown[0]!.map(([G]) => G)).toEqual([
    { hands: { 0: [1, 2, 3], 1: [null, null], 2: none }, before: { hands: { 0: [1, 2, 3], 1: none, 2: none } } },
    { hands: { 0: none, 1: [1, 2], 2: none }, before: { hands: { 0: none, 1: [1, 2, 3], 2: none } } },
    { hands: { 0: none, 1: [null, null], 2: [1, 2, 3] }, before: { hands: { 0: none, 1: none, 2: [1, 2, 3] } } },
    { hands: { 0: none, 1: [null, null], 2: none }, before: { hands: { 0: none, 1: none, 2: none } } },
  ]);
});

/** The time in which bread bakes passes outside the game. */
function bakery() {
  let minutes = 0;
  const bread: Game<{ ready: number; taken: number }> = {
    name: 'bread',
    setup: () => ({ ready: 0, taken: 0 }),
    moves: {
      bake: { move: ({ G }, time: number) => void (G.ready = minutes + time), redact: true },
      take: ({ G }) => (minutes < G.ready ? INVALID_MOVE : { ...G, taken: G.taken + 1 }),
    },
    endIf: ({ G }) => G.taken > 0 || undefined,
  };
  return { bread, wait: () => void (minutes += 30) };
}

test('what was done is told after a restart, also where the game reads a clock and couldn’t do it again', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'agora-told-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  const { bread, wait } = bakery();
  const first = await serveStock({ dataDir }, { games: { bread } });
  const { matchID, seats } = await seatedMatch(first.url, 2, 'bread');
  const client = stockClient(first.url, matchID, seats[0], bread);
  await until(() => client.getState()?._stateID === 0);
  const stored = (actions: number) => until(async () => (await logOf(first, matchID)).length === actions);
  client.moves['bake']!(20);
  await stored(1);
  wait();
  client.moves['take']!();
  await stored(2);
  await first.close();
  const again = await serveStock({ dataDir }, { games: { bread } });
  const historyFor = async ({ playerID, credentials }: Partial<Seated>) => {
    const page = await rawSocket(again.url, 'bread', {}, { agora: { protocol: 2, format: 1 } });
    page.socket.emit('sync', matchID, playerID ?? null, credentials, 2);
    return (await until(() => page.last('agora:history')))[1] as History;
  };
  const made = { type: 'made', seat: 0, turn: 1 };
  expect((await historyFor(seats[0]!)).moments.map(({ events }) => events)).toEqual([
    [{ ...made, move: 'bake', secret: { seats: [0], args: [20] } }],
    [{ ...made, move: 'take', args: [] }],
  ]);
  expect((await historyFor({})).moments[0]?.events).toEqual([{ ...made, move: 'bake' }]);
  // What it can't do again can't be shown again, and what came before can.
  const past = async (from: number, to: number) => {
    const answer = await fetch(`${again.url}/api/matches/${matchID}/past?from=${from}&to=${to}`);
    const { views, error } = (await answer.json()) as { views?: unknown[]; error?: { code: string } };
    return [answer.status, views?.length ?? error?.code];
  };
  expect([await past(0, 2), await past(1, 1), await past(2, 2)]).toEqual([
    [200, 2],
    [200, 1],
    [409, 'wornOut'],
  ]);
  expect((await (await fetch(`${again.url}/api/matches/${matchID}/view`)).json()) as View).toMatchObject({
    state: { G: { taken: 1 } },
    result: { ending: 'over', undecided: true },
  });
  const { gameover } = await new LobbyClient({ server: again.url }).getMatch('bread', matchID);
  expect(gameover).toMatchObject({ ending: 'over' });
  expect(gameover).not.toHaveProperty('draw');
});
