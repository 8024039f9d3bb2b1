/** Plain boardgame.io games, served as they are and played to the end by boardgame.io's own clients. */
import type { Game } from 'boardgame.io';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { replay } from '../../games/kit/record.ts';
import type { GameRecord } from '../../games/kit/rules.ts';
import { shelved } from '../../games/kit/stock/shelved.ts';
import type { Table } from '../../games/kit/table.ts';
import { ticTacToe } from './games/tic-tac-toe.ts';
import { tricks } from './games/tricks.ts';
import {
  handClock,
  makeMove,
  type Seated,
  rawSocket,
  seatedMatch,
  type StockClient,
  stockClient,
  until,
} from '../server/harness.ts';
import { games, seenBy, serveStock, stockTable } from './harness.ts';

type Cells = ReturnType<NonNullable<(typeof ticTacToe)['setup']>>;
type Tricks = ReturnType<NonNullable<(typeof tricks)['setup']>>;

const handOf = (client: StockClient) => (seenBy(client) as Tricks).players[client.playerID!]!.hand;
const lastMove = (client: StockClient) =>
  client.log?.findLast(({ action }) => action.type === 'MAKE_MOVE')?.action.payload;
const keyOf = ({ playerID, credentials }: Seated) => ({ playerID, credentials });

test('tic-tac-toe is listed, joined and won by boardgame.io’s own clients', async () => {
  const { url } = await serveStock();
  const { lobby, clients, spectator, seen, matchID } = await stockTable(url, 'tic-tac-toe');
  expect(await lobby.listGames()).toEqual(['tic-tac-toe', 'tricks', 'ballots']);
  expect((await lobby.listMatches('tic-tac-toe')).matches.map((match) => match.matchID)).toEqual([matchID]);
  for (const [moves, cell] of [0, 3, 1, 4, 2].entries()) {
    clients[moves % 2]!.moves['clickCell']!(cell);
    await seen(moves + 1);
  }
  expect((seenBy(spectator) as Cells).cells).toEqual(['0', '0', '0', '1', '1', null, null, null, null]);
  expect(spectator.getState()?.ctx.gameover).toEqual({ winner: '0' });
  expect(
    spectator.log?.filter(({ action }) => action.type === 'MAKE_MOVE').map(({ action }) => action.payload.args),
  ).toEqual([[0], [3], [1], [4], [2]]);
  expect((await lobby.getMatch('tic-tac-toe', matchID)).gameover).toMatchObject({ winner: '0' });
});

test('what a stock server would refuse is refused, and the client shows the position again', async () => {
  const { url } = await serveStock();
  const { clients, seen } = await stockTable(url, 'tic-tac-toe');
  const [first, second] = clients as [StockClient, StockClient];
  first.moves['clickCell']!(4);
  await seen(1);
  second.moves['clickCell']!(4);
  first.moves['clickCell']!(0);
  second.events.endGame!({ winner: '1' });
  second.moves['clickCell']!(8);
  await seen(2);
  expect((seenBy(first) as Cells).cells.map((cell) => cell ?? '.').join('')).toBe('....0...1');
  expect(first.getState()?.ctx.gameover).toBeUndefined();
});

test('a client that comes back sees the position and the log, and the players of a match that is over play again', async () => {
  const { url } = await serveStock();
  const { clients, seen, seats, lobby, matchID, at } = await stockTable(url, 'tic-tac-toe');
  clients[0]!.moves['clickCell']!(0);
  await seen(1);
  const again = at(seats[1]);
  await until(() => again.getState()?._stateID === 1);
  expect(again.log?.map(({ action, automatic }) => [action.type, action.payload.type, automatic])).toEqual([
    ['MAKE_MOVE', 'clickCell', undefined],
    ['GAME_EVENT', 'endTurn', true],
  ]);
  for (const [moves, cell] of [3, 1, 4, 2].entries()) {
    clients[(moves + 1) % 2]!.moves['clickCell']!(cell);
    await seen(moves + 2);
  }
  const { nextMatchID } = await lobby.playAgain('tic-tac-toe', matchID, keyOf(seats[0]!));
  expect(await lobby.playAgain('tic-tac-toe', matchID, keyOf(seats[1]!))).toEqual({ nextMatchID });
  expect((await lobby.getMatch('tic-tac-toe', nextMatchID)).players).toHaveLength(2);
});

test('hidden cards are played to the end, and nobody is sent what they may not see', async () => {
  const { url, store } = await serveStock();
  const { clients, spectator, matchID, seen } = await stockTable(url, 'tricks', 3);
  const onlooker = await rawSocket(url, 'tricks');
  onlooker.socket.emit('sync', matchID, null, undefined, 3);
  await until(() => onlooker.last('sync'));
  expect(seenBy(spectator)).not.toHaveProperty('secret');
  expect((seenBy(spectator) as Tricks).players).toEqual({});
  const hands = clients.map(handOf);
  expect(hands.map((hand) => hand.length)).toEqual([3, 3, 3]);
  let actions = 0;
  for (let trick = 0; trick < 3; trick++) {
    const leader = clients.find((client) => client.getState()?.isActive === true)!;
    leader.moves['lead']!(handOf(leader)[0]);
    await seen(++actions);
    const others = clients.filter((client) => client !== leader);
    const before = others.map((client) => handOf(client)[0]);
    others[0]!.moves['answer']!(before[0]);
    await seen(++actions);
    expect(Object.keys((seenBy(spectator) as Tricks).pile)).toEqual([leader.playerID]);
    expect(lastMove(others[1]!)).toMatchObject({ type: 'answer', args: null });
    expect(lastMove(others[0]!)).toMatchObject({ type: 'answer', args: [before[0]] });
    others[1]!.moves['answer']!(before[1]);
    await seen(++actions);
    expect((seenBy(spectator) as Tricks).last).toEqual(expect.arrayContaining(before));
  }
  const { winners, scores } = spectator.getState()!.ctx.gameover as { winners: string[]; scores: number[] };
  expect(scores.reduce((sum, taken) => sum + taken, 0)).toBe(3);
  expect(winners).toContain(String(scores.indexOf(Math.max(...scores))));
  const { ending, places } = store.stored.metadata(matchID)!.gameover as {
    ending: string;
    places: { score: number }[];
  };
  expect([ending, places[0]?.score]).toEqual(['won', Math.max(...scores)]);
  const heard = JSON.stringify(onlooker.received);
  for (const secret of ['"secret"', '"hand"', 'prngstate', '"seed"']) expect(heard).not.toContain(secret);
});

test('a move that throws ends only itself, and its cause is in the log', async () => {
  const lines: string[] = [];
  const log = pino(
    { level: 'error', serializers: { error: pino.stdSerializers.err } },
    { write: (line) => void lines.push(line) },
  );
  const { url } = await serveStock({}, { log });
  const { clients, seen } = await stockTable(url, 'tricks');
  const leader = clients[0]!;
  leader.moves['bluff']!({ suit: 'hearts' });
  await seen(1);
  const raw = await rawSocket(url, 'tricks');
  const { matchID, credentials } = leader;
  const bluff = (args: unknown[]) => ({
    type: 'MAKE_MOVE',
    payload: { type: 'bluff', args, playerID: '0', credentials },
  });
  for (const args of [[], [null], [{}], [{ suit: null }]])
    expect(await raw.update(bluff(args), 1, matchID, '0')).toMatchObject({ ok: false, refusal: { code: 'ruleFault' } });
  expect(lines.filter((line) => line.includes('suit')).length).toBeGreaterThan(0);
  leader.moves['lead']!(handOf(leader)[0]);
  await seen(2);
});

test('all choose at once, each ends the turn by an event, and the setup data say how often', async () => {
  const { url } = await serveStock();
  const { clients, spectator, seen } = await stockTable(url, 'ballots', 3, { rounds: 2 });
  expect(spectator.getState()?.ctx).toMatchObject({
    phase: 'choosing',
    activePlayers: { 0: 'choice', 1: 'choice', 2: 'choice' },
  });
  let actions = 0;
  for (let round = 0; round < 2; round++) {
    // At the same time: none is refused for what the others did.
    for (const [seat, client] of clients.entries()) client.moves['choose']!(seat + 1, seat === 2);
    await seen((actions += 3));
    expect(spectator.getState()?.ctx.phase).toBe('noting');
    clients[0]!.moves['note']!(' a word ');
    await seen(++actions);
    for (const client of clients) {
      client.events.endTurn!();
      await seen(++actions);
    }
  }
  expect(seenBy(spectator)).toMatchObject({ points: [2, 4, 6], notes: ['2!', 'a word', '2!', 'a word'] });
  expect(spectator.getState()?.ctx.gameover).toEqual({ winner: '2' });
});

test('events are refused that the game doesn’t give to players, and those after which nobody could go on', async () => {
  const { url } = await serveStock();
  const { seats, seen, matchID, clients } = await stockTable(url, 'ballots');
  const raw = await rawSocket(url, 'ballots');
  const [{ playerID, credentials }] = seats as [Seated];
  const send = (type: string, ...args: unknown[]) =>
    raw.update({ type: 'GAME_EVENT', payload: { type, args, playerID, credentials } }, 0, matchID, playerID);
  for (const [type, ...args] of [
    ['endGame', { winner: '0' }],
    ['setPhase', '__proto__'],
    ['setStage', 'choice'],
    ['setActivePlayers', null],
    ['toString'],
    ['pass', { remove: true }],
    ['endTurn', { next: 'nobody' }],
    ['endTurn', 5],
  ] as const)
    expect(await send(type, ...args), type).toMatchObject({ ok: false });
  for (const client of clients) client.moves['choose']!(1);
  await seen(2);
});

test('a move is taken back where the game allows it, and done again', async () => {
  const { url } = await serveStock();
  const { clients, seen, spectator } = await stockTable(url, 'ballots');
  for (const client of clients) client.moves['choose']!(1);
  await seen(2);
  clients[0]!.moves['note']!('one');
  await seen(3);
  clients[0]!.undo();
  await seen(4);
  expect((seenBy(spectator) as { notes: string[] }).notes).toEqual([]);
  expect(spectator.log?.at(-1)?.action.type).toBe('UNDO');
  clients[0]!.redo();
  await seen(5);
  expect((seenBy(spectator) as { notes: string[] }).notes).toEqual(['one']);
});

test('a bot plays for whoever leaves, where the game lists its moves, and sees no more than the seat', async () => {
  const { url } = await serveStock({}, { clock: handClock() });
  for (const game of ['tic-tac-toe', 'tricks']) {
    const { clients, lobby, matchID, seats, spectator } = await stockTable(url, game);
    await lobby.leaveMatch(game, matchID, keyOf(seats[1]!));
    const [client] = clients as [StockClient];
    for (let round = 0; round < 20; round++) {
      const isOver = () => spectator.getState()?.ctx.gameover !== undefined;
      const isCaughtUp = () => client.getState()?._stateID === spectator.getState()?._stateID;
      await until(() => isCaughtUp() && (client.getState()?.isActive === true || isOver()));
      const { _stateID: before, G, ctx } = client.getState()!;
      if (isOver()) break;
      const enumerate = client.game.ai!.enumerate as (...of: unknown[]) => { move: string; args: unknown[] }[];
      const [{ move, args }] = enumerate(G, ctx, '0') as [{ move: string; args: unknown[] }];
      client.moves[move]!(...args);
      await until(() => (spectator.getState()?._stateID ?? 0) > before);
    }
    expect(await until(() => spectator.getState()?.ctx.gameover as object | undefined)).toBeDefined();
  }
});

test('what is no game is refused by a sentence that says what one is', async () => {
  const broken = { ...ticTacToe, plugins: [{}] };
  type Old = { readonly cells: string[] };
  const older = {
    setup: () => ({ cells: [] }),
    moves: { clickCell: (G: Old, _ctx: object, id: number) => ({ ...G, cells: [...G.cells, id] }) },
    turn: { moveLimit: 1, onBegin: (g: Old, _ctx: object) => g },
    phases: {
      end: {
        moves: {
          look: {
            move(G: Old) {
              return G;
            },
          },
        },
      },
    },
    ai: { enumerate: (_G: Old, _ctx: object) => [] },
  };
  const oldest = { setup: (numPlayers: number) => ({ numPlayers }), flow: { movesPerTurn: 1 }, moves: {} };
  for (const [game, says] of [
    [undefined, '"chess" is no game'],
    [{ name: 'chess' }, '"chess" is no game'],
    [() => ({}), '"chess" is no game'],
    [broken, 'Plugin missing name attribute'],
    [
      older,
      '"chess" is written for boardgame.io before 0.50: turn.onBegin, phases.end.moves.look.move, moves.clickCell.',
    ],
    [oldest, '"chess" is written for boardgame.io before 0.50: flow.'],
  ] as const)
    await expect(serveStock({}, { games: { chess: game as object } })).rejects.toThrow(says);
});

test('pages of Agora’s get the table at the same match, and both hear of each other’s moves', async () => {
  const { url } = await serveStock();
  const { clients, seats, seen, matchID, spectator } = await stockTable(url, 'tricks');
  const [mine] = seats as [Seated];
  const page = await rawSocket(url, 'tricks', {}, { agora: { protocol: 2, format: 1 } });
  page.socket.emit('sync', matchID, mine.playerID, mine.credentials, 2);
  const [, { state }] = (await until(() => page.last('sync'))) as [string, { state: { G: Table } }];
  expect(state.G).toMatchObject({ step: 0, seed: '', state: { G: { players: { 0: { hand: handOf(clients[0]!) } } } } });
  expect(JSON.stringify(state)).not.toContain('"secret"');
  const [card] = handOf(clients[0]!);
  expect(await page.update(makeMove('lead', [{ args: [card] }], mine), 0, matchID, '0')).toEqual({
    ok: true,
    stateID: 1,
  });
  await seen(1);
  expect((seenBy(spectator) as Tricks).pile).toEqual({ 0: card });
  const answer = handOf(clients[1]!)[0];
  clients[1]!.moves['answer']!(answer);
  await seen(2);
  const [, told, log] = (await until(() => page.received.filter(({ event }) => event === 'update')[1]?.args)) as [
    string,
    { G: Table },
    object[],
  ];
  // What was answered stays with who answered, also in the log that is kept for stock clients.
  expect(told.G.events[0]).toEqual({ type: 'made', seat: 1, move: 'answer', turn: 1, reveals: true });
  expect(log[0]).not.toHaveProperty('stock');
  expect(log).toMatchObject([{ action: { payload: { type: 'answer', args: null } } }]);
});

test('programs move over HTTP, and the record of a match that is over replays', async () => {
  const { url } = await serveStock();
  const { seats, seen, matchID } = await stockTable(url, 'tic-tac-toe');
  const post = (seat: number, stateID: number, args: unknown) =>
    fetch(`${url}/api/matches/${matchID}/moves`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ ...keyOf(seats[seat]!), stateID, move: { type: 'clickCell', args } }),
    });
  expect(await (await post(0, 0, [4, [{}]])).json()).toMatchObject({ ok: true, stateID: 1 });
  for (const args of [undefined, 4, [4], [null], [{ deep: [[[]]] }]])
    expect(await (await post(1, 1, args)).json()).toMatchObject({ ok: false });
  for (const [at, cell] of [0, 1, 3, 7].entries()) expect((await post((at + 1) % 2, at + 1, [cell])).ok).toBe(true);
  await seen(5);
  const record = (await (await fetch(`${url}/api/matches/${matchID}/record`)).json()) as GameRecord;
  expect(record.turns.map(({ seat, move }) => [seat, move])).toHaveLength(5);
  const { meta, load } = shelved(games).get('tic-tac-toe')!;
  const { rules } = await load();
  expect(rules.result(replay(rules, meta, record).state)).toMatchObject({ ending: 'won', places: [{ seat: 0 }, {}] });
});

test('there is no deal of the day of a game whose options are its own', async () => {
  const { url } = await serveStock();
  const day = new Date().toISOString().slice(0, 10);
  const headers = { Authorization: `Bearer ${'k'.repeat(32)}` };
  for (const method of ['GET', 'POST'] as const) {
    const body = method === 'POST' ? { body: JSON.stringify({ format: 1, turns: [] }) } : {};
    const answer = await fetch(`${url}/api/daily/tic-tac-toe/${day}`, { method, headers, ...body });
    expect(answer.status).toBe(404);
  }
});

test('a view that throws for one who looks on keeps nobody else from playing', async () => {
  const careless: Game = {
    ...tricks,
    playerView: ({ G, playerID }) => ({ ...(G as Tricks), hand: (G as Tricks).players[playerID as string]!.hand }),
  };
  const { url } = await serveStock({}, { games: { tricks: careless } });
  const { matchID, seats } = await seatedMatch(url, 2, 'tricks');
  const clients = seats.map((seat) => stockClient(url, matchID, seat, careless));
  const onlooker = await rawSocket(url, 'tricks');
  onlooker.socket.emit('sync', matchID, null, undefined, 2);
  await until(() => onlooker.last('agora:refused'));
  await until(() => clients.every((client) => client.getState()?._stateID === 0));
  const [card] = (seenBy(clients[0]!) as { hand: number[] }).hand;
  clients[0]!.moves['lead']!(card);
  await until(() => clients.every((client) => client.getState()?._stateID === 1));
  expect(onlooker.last('sync')).toBeUndefined();
});
