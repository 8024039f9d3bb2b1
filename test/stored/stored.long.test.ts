/** What earlier versions have stored is opened by this one and goes on. */
import type { State } from 'boardgame.io';
import { pino } from 'pino';
import { describe, expect, test } from 'vitest';
import { shelf } from '../../games/index.ts';
import { fromAction, playerIdOf, toAction } from '../../games/kit/action.ts';
import { type Random, randomFrom } from '../../games/kit/random.ts';
import { hashTable, turnsOf } from '../../games/kit/record.ts';
import { movers } from '../../games/kit/rules.ts';
import { nextTable, type Table } from '../../games/kit/table.ts';
import { EventBus } from '../../server/match/event-bus.ts';
import { carryOver } from '../../server/match/carry-over.ts';
import { loadGames } from '../../server/match/games.ts';
import { Histories } from '../../server/match/history.ts';
import { actionsAt } from '../server/actions.ts';
import { Matches } from '../../server/match/matches.ts';
import { MatchStore } from '../../server/storage/match-store.ts';
import { inFile } from '../../server/storage/open.ts';
import { openSqlite } from '../../server/storage/sqlite/database.ts';
import { fill, type KeptMatch, gamesOf, matchesOf, versions } from './kept.ts';

/** How many moves are made through the server before the rest of the game is played by the rules alone. */
const AT_THE_DESK = 25;

const games = await loadGames(shelf);
const kept = versions.flatMap((version) => gamesOf(version).map((game) => ({ version, game })));

describe.each(kept)('$game of version $version', ({ version, game }) => {
  const matches = matchesOf(version, game);
  const { rules, knowledge } = games.get(game)!;
  const server = opened(version, matches);
  const named = matches.map((each) => [`${each.match.id}: ${each.shows}`, each] as const);

  test('every match can be opened, and its log and chat are there', async () => {
    expect([...(await server.store.list({}))].toSorted()).toEqual(matches.map(({ match }) => match.id).toSorted());
    for (const { match, log, chat } of matches) {
      await server.store.ahead(match.id);
      server.stateOf(match.id);
      expect(server.store.stored.log(match.id)).toEqual(log);
      expect(server.store.stored.chat(match.id)).toHaveLength(chat.length);
    }
    expect(server.failures).toEqual([]);
  });

  test.each(named)('%s', async (_, { shows, match: { id }, keys }) => {
    const { store, actions, histories, stateOf } = server;
    await store.ahead(id);
    const { _undo: undo } = stateOf(id);
    const { initialState } = store.fetch(id, { initialState: true });

    // What its log says leads from its beginning to where it stands.
    let table = initialState.G as Table;
    const turns = turnsOf(store.stored.log(id));
    for (const { seat, move } of turns) table = nextTable(rules, table, seat, move);
    expect(table.state).toEqual((stateOf(id).G as Table).state);
    expect(histories.of(id, null).moments).toHaveLength(turns.length);
    expect(histories.record(id)?.format).toBe((stateOf(id).G as Table).begun);

    seatEverybody(server.matches, game, id);
    const submit = (seat: number, type: string, payload: object) => {
      const key = keys.find(({ playerID }) => playerID === playerIdOf(seat));
      const { _stateID: stateID } = stateOf(id);
      if (key === undefined) throw new Error(`seat ${seat} has no key`);
      const action = { type, payload: { ...payload, ...key } };
      return actions.submit({ game, id, playerID: key.playerID, action, stateID });
    };
    const play = (seat: number, type: string, arg: unknown) =>
      keys.some(({ playerID }) => playerID === playerIdOf(seat))
        ? submit(seat, 'MAKE_MOVE', { type, args: [arg] })
        : actions.submitAs(id, seat, fromAction(type, arg)!, stateOf(id)._stateID);

    if (shows === 'a free seat') {
      // It is dealt once the browsers of all people have added to the deal.
      const { seat, type, arg } = someMove(stateOf(id), randomFrom(id));
      return expect(await play(seat, type, arg)).toMatchObject({ refusal: { code: 'waitingForPlayers' } });
    }

    // What could be taken back can be, and be made again.
    const { undoable } = stateOf(id).G as Table;
    const [mover = -1] = rules.toMove((stateOf(id).G as Table).state);
    if (undoable && undo.length > 1 && keys.some(({ playerID }) => playerID === playerIdOf(mover))) {
      const before = hashTable(stateOf(id).G as Table);
      expect(await submit(mover, 'UNDO', { type: null, args: null })).toMatchObject({ ok: true });
      expect((stateOf(id).G as Table).step).toBe(turns.length - 1);
      expect(await submit(mover, 'REDO', { type: null, args: null })).toMatchObject({ ok: true });
      expect(hashTable(stateOf(id).G as Table)).toBe(before);
    }

    const random = randomFrom(id);
    for (let moves = 0; moves < AT_THE_DESK && stateOf(id).ctx.gameover === undefined; moves++) {
      const { seat, type, arg } = someMove(stateOf(id), random);
      expect(await play(seat, type, arg)).toMatchObject({ ok: true });
    }
    expect(server.failures).toEqual([]);

    const end = rules.clone((stateOf(id).G as Table).state);
    const census = rules.census(end);
    let left = rules.longest(rules.players(end));
    for (let seats = movers(rules, end); seats.length > 0; seats = movers(rules, end)) {
      const [seat] = seats as [number];
      rules.apply(end, seat, knowledge.playout(end, seat, random), random, undefined);
      if (left-- === 0) throw new Error('the game never ends');
    }
    expect(rules.result(end)).toBeDefined();
    expect(rules.census(end)).toEqual(census);
  });

  function someMove({ G, ctx }: State, random: Random) {
    const { state } = G as Table;
    const seats = movers(rules, state);
    const active = ctx.activePlayers === null ? [ctx.currentPlayer] : Object.keys(ctx.activePlayers);
    expect(active.toSorted()).toEqual(seats.map(playerIdOf).toSorted());
    const seat = random.pick(seats);
    return { seat, ...toAction(random.pick(rules.legal(state, seat))) };
  }
});

/** The parts of a server on a copy of what is kept. */
function opened(version: string, matches: readonly KeptMatch[]) {
  const database = openSqlite(':memory:');
  fill(database.connection, version, matches);
  const failures: string[] = [];
  const store = new MatchStore(inFile(database).backend(), {
    opener: {
      open: carryOver(games),
      failed: (id, error) => failures.push(`${id}: ${String(error)}`),
    },
  });
  const log = pino({ level: 'silent' });
  const bus = new EventBus(log);
  const stateOf = (id: string) => {
    const state = store.state(id);
    if (state === undefined) throw new Error(`${id} can't be opened: ${failures.join('\n')}`);
    return state;
  };
  const made = new Matches(store, games, bus);
  return {
    store,
    failures,
    stateOf,
    matches: made,
    actions: actionsAt({ store, games, matches: made, bus, log }),
    histories: new Histories(store.stored, games, bus),
  };
}

function seatEverybody(matches: Matches, game: string, id: string): void {
  for (const { id: seat, name } of Object.values(matches.find(id, game).players))
    if (name === undefined) matches.addBot(id, seat, 'easy');
}
