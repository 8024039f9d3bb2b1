import { expect, test } from 'vitest';
import { LobbyClient } from '#bgio/client';
import { toAction } from '../../../games/kit/action.ts';
import type { Move } from '../../../games/kit/rules.ts';
import { shelf, type Shelved } from '../../../games/index.ts';
import {
  bazaar,
  legalMoves,
  type Seated,
  seatedMatch,
  serve,
  type StockClient,
  stockClient,
  until,
  chatOf,
} from '../harness.ts';

/** Makes a move through a stock client and waits for the server's word. */
async function play(client: StockClient, move: Move): Promise<void> {
  const before = client.getState()?._stateID ?? -1;
  const { type, arg } = toAction(move);
  if (arg === null) client.moves[type]?.();
  else client.moves[type]?.(arg);
  await until(() => (client.getState()?._stateID ?? -1) > before);
}

test('the stock LobbyClient lists, creates, joins, renames and leaves', async () => {
  const { url } = await serve();
  const lobby = new LobbyClient({ server: url });
  expect(await lobby.listGames()).toContain('bazaar');
  const { matchID } = await lobby.createMatch('bazaar', { numPlayers: 3, setupData: { options: { rounds: 'long' } } });
  const first = await lobby.joinMatch('bazaar', matchID, { playerID: '1', playerName: 'Ann', data: { hat: 'red' } });
  expect(first.playerID).toBe('1');
  const second = await lobby.joinMatch('bazaar', matchID, { playerName: 'Bo' });
  expect(second.playerID).toBe('0');
  const key = { playerID: '1', credentials: first.playerCredentials };
  await lobby.updatePlayer('bazaar', matchID, { ...key, newName: 'Anna' });
  const match = await lobby.getMatch('bazaar', matchID);
  expect(match.players).toEqual([
    { id: 0, name: 'Bo', isConnected: false },
    { id: 1, name: 'Anna', data: { hat: 'red' }, isConnected: false },
    { id: 2, isConnected: false },
  ]);
  expect(match.setupData).toEqual({ options: { rounds: 'long' } });
  expect((await lobby.listMatches('bazaar', { isGameover: false })).matches).toHaveLength(1);
  expect((await lobby.listMatches('bazaar', { isGameover: true })).matches).toHaveLength(0);
  await lobby.leaveMatch('bazaar', matchID, key);
  expect((await lobby.getMatch('bazaar', matchID)).players[1]).toEqual({ id: 1, isConnected: false });
});

test('the stock LobbyClient leads the players of a match that is over to the next', async () => {
  const { url, store } = await serve();
  const { matchID, seats, lobby } = await seatedMatch(url);
  store.updateMetadata(matchID, (metadata) => {
    metadata.gameover = { ending: 'lastRound', places: [] };
  });
  const { nextMatchID } = await lobby.playAgain('bazaar', matchID, seats[0] as Seated);
  expect((await lobby.getMatch('bazaar', nextMatchID)).setupData).toEqual({ options: { rounds: 'short' } });
  expect(await lobby.playAgain('bazaar', matchID, seats[1] as Seated)).toEqual({ nextMatchID });
  for (const playerName of ['Ann', 'Bo']) await lobby.joinMatch('bazaar', nextMatchID, { playerName });
});

test('stock clients play a match to its end, and a stock spectator sees it', async () => {
  const { url } = await serve();
  const { matchID, seats } = await seatedMatch(url, 3);
  const clients = seats.map((seat) => stockClient(url, matchID, seat));
  const spectator = stockClient(url, matchID);
  await until(() => [...clients, spectator].every((client) => client.getState() !== null));
  for (let moves = 0; moves < 100 && clients[0]?.getState()?.ctx.gameover === undefined; moves++) {
    const latest = Math.max(...clients.map((client) => client.getState()?._stateID ?? 0));
    await until(() => clients.every((client) => client.getState()?._stateID === latest));
    const mover = clients.find((client) => legalMoves(client).length > 0);
    const [move] = mover === undefined ? [] : legalMoves(mover).toReversed();
    if (mover === undefined || move === undefined) break;
    await play(mover, move);
  }
  const result = await until(() => spectator.getState()?.ctx.gameover as { ending: string } | undefined);
  expect(result.ending).toBe('lastRound');
  expect(spectator.matchData?.map(({ isConnected }) => isConnected)).toEqual([true, true, true]);
});

test('stock clients create, join, play and leave Katason', async () => {
  const { url, store } = await serve({}, { games: shelf });
  const { game, rules } = await (shelf.get('katason') as Shelved).load();
  const { matchID, seats, lobby } = await seatedMatch(url, 4, 'katason');
  const clients = seats.map((seat) => stockClient(url, matchID, seat, game));
  for (let moves = 0; moves < 24; moves++) {
    await until(() => clients.every((client) => client.getState()?._stateID === moves));
    const mover = clients.find((client) => legalMoves(client, rules).length > 0) as StockClient;
    expect(mover.getState()?.isActive).toBe(true);
    await play(mover, legalMoves(mover, rules).at(moves % 3) ?? (legalMoves(mover, rules)[0] as Move));
  }
  await lobby.leaveMatch('katason', matchID, seats[3] as Seated);
  await until(() => clients[0]?.matchData?.[3]?.isConnected === false);
  expect(store.metadata(matchID)?.players[3]).toMatchObject({ standIn: 'master', left: true });
});

// Where both bid alike nobody is paid, and none can open a stall.
test('a stock client takes back and repeats its move', async () => {
  const { url, store } = await serve();
  const { matchID, seats } = await seatedMatch(url, 2, 'bazaar', 'one bids more');
  const clients = seats.map((seat) => stockClient(url, matchID, seat));
  await until(() => clients.every((client) => client.getState() !== null));
  for (const client of clients) {
    await until(() => client.getState()?._stateID === store.state(matchID)?._stateID);
    await play(client, legalMoves(client).at(client === clients[0] ? -1 : 0) as Move);
  }
  const mover = await until(() =>
    clients.find((client) => legalMoves(client).some(({ type }) => type === 'openStall')),
  );
  await play(mover, { type: 'openStall' });
  expect(mover.getState()?.ctx.phase).toBe('stall');
  mover.undo();
  await until(() => mover.getState()?.ctx.phase === 'market');
  mover.redo();
  await until(() => mover.getState()?.ctx.phase === 'stall');
});

test('stock chat reaches everyone and is kept', async () => {
  const { url, store } = await serve();
  const { matchID, seats } = await seatedMatch(url);
  const [ann, bo] = seats.map((seat) => stockClient(url, matchID, seat));
  await until(() => ann?.getState() != null && bo?.getState() != null);
  ann?.sendChatMessage('  good\nluck  ');
  await until(() => bo?.chatMessages.length === 1);
  expect(bo?.chatMessages[0]).toMatchObject({ sender: '0', payload: 'good luck' });
  await store.ahead(matchID);
  expect(await chatOf({ store }, matchID)).toMatchObject([{ seat: 0, text: 'good luck' }]);
});

test('GET /games is 200 and names the games', async () => {
  const { url } = await serve();
  const answer = await fetch(`${url}/games`);
  expect(answer.status).toBe(200);
  expect(await answer.json()).toContain(bazaar.meta.id);
});
