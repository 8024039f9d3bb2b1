/** Actions that come at about the same time are stored together, and judged, answered and told each on its own. */
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import type { GameModule } from '../../../games/index.ts';
import { makeGame, type Table } from '../../../games/kit/game.ts';
import type { Move, Rules } from '../../../games/kit/rules.ts';
import { EventBus } from '../../../server/match/event-bus.ts';
import { loadGames } from '../../../server/match/games.ts';
import { Matches } from '../../../server/match/matches.ts';
import type { Backend } from '../../../server/storage/backend.ts';
import { MatchStore } from '../../../server/storage/match-store.ts';
import { inFile } from '../../../server/storage/open.ts';
import { type Connection, transact } from '../../../server/storage/sqlite/connection.mjs';
import { openSqlite } from '../../../server/storage/sqlite/database.ts';
import { type Bazaar, meta, rules } from '../../kit/bazaar.ts';
import { actionsAt } from '../actions.ts';
import { games } from '../shelf.ts';
import { storeAt } from '../storage/opened.ts';

/** A store that counts its transactions, and of which they can be had to fail at their end. */
async function watched() {
  const seen = { transactions: 0, open: false, failing: false };
  const watch = (backend: Backend, connection: Connection): Backend => ({
    ...backend,
    writer: {
      ...backend.writer,
      write: (bundles) => {
        seen.transactions++;
        seen.open = true;
        try {
          return transact(connection, () => {
            const results = backend.writer.write(bundles);
            if (seen.failing) throw new Error('disk full');
            return results;
          });
        } catch (error) {
          return bundles.map(() => ({ error }));
        } finally {
          seen.open = false;
        }
      },
    },
  });
  const file = openSqlite(':memory:');
  const { store } = await storeAt(inFile(file), {}, (backend) => watch(backend, file.connection));
  return { store, seen, beside: () => new MatchStore(inFile(file).backend()) };
}

/** A server with so many matches that bots sit at: the first of the last game on the shelf, the others of the test game. */
async function serverWith(count: number, shelf = games) {
  const loaded = await loadGames(shelf);
  const { store, seen, beside } = await watched();
  onTestFinished(() => store.close());
  const log = pino({ level: 'silent' });
  const bus = new EventBus(log, (id, settled) => store.whenSettled(id, settled));
  const matches = new Matches(store, loaded, bus);
  const ids = Array.from({ length: count }, (_, index) => {
    const id = matches.create(index === 0 ? [...shelf.keys()].at(-1)! : 'bazaar', {
      players: 2,
      seed: 'group',
      unlisted: false,
    });
    matches.addBot(id, 0, 'easy');
    matches.addBot(id, 1, 'easy');
    return id;
  });
  await store.settle();
  const stateID = (id: string) => store.stored.state(id)?._stateID;
  const told: {
    readonly id: string;
    readonly at: number;
    readonly stored: number | undefined;
    readonly open: boolean;
  }[] = [];
  bus.subscribe((news) => {
    if (news.kind !== 'moved') return;
    told.push({ id: news.id, at: news.state._stateID, stored: stateID(news.id), open: seen.open });
  });
  seen.transactions = 0;
  const at = actionsAt({ store, games: loaded, matches, bus, log });
  /** A seat bids its first card. */
  const bid = (id: string, seat = 0, step = 0) => {
    const { hands } = (store.state(id)!.G as Table<Bazaar>).state;
    const card = hands.slice(5 * seat).findIndex((held) => held > 0);
    return at.submitAs(id, seat, { type: 'bid', card } as Move, step);
  };
  const logged = async (id: string) => {
    await store.ahead(id);
    return store.stored.log(id);
  };
  return { ids, store, seen, told, bid, stateID, logged, beside };
}

test('actions that come together are stored in one transaction, and told when that is over', async () => {
  const { ids, seen, told, bid, logged } = await serverWith(3);
  expect(await Promise.all(ids.map((id) => bid(id)))).toEqual(ids.map(() => ({ ok: true, stateID: 1 })));
  expect(seen.transactions).toBe(1);
  expect(told).toEqual(ids.map((id) => ({ id, at: 1, stored: 1, open: false })));
  for (const id of ids) expect(await logged(id)).toHaveLength(1);
});

test('what is too much for one group goes into the next', async () => {
  const { ids, seen, told, bid } = await serverWith(40);
  expect(await Promise.all(ids.map((id) => bid(id)))).toEqual(ids.map(() => ({ ok: true, stateID: 1 })));
  expect(seen.transactions).toBe(2);
  expect(told.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
});

test('where they can’t be stored all of them are refused, nothing is told, and nothing is left of them', async () => {
  const { ids, seen, told, bid, stateID, logged } = await serverWith(3);
  seen.failing = true;
  const refused = { ok: false, refusal: { code: 'serverError' }, stateID: 0 };
  expect(await Promise.all(ids.map((id) => bid(id)))).toEqual(ids.map(() => refused));
  expect(told).toEqual([]);
  for (const id of ids) expect([await logged(id), stateID(id)]).toEqual([[], 0]);
  seen.failing = false;
  expect(await Promise.all(ids.map((id) => bid(id)))).toEqual(ids.map(() => ({ ok: true, stateID: 1 })));
});

test('who is refused takes nobody along: out of turn, too late, or by a fault of the rules', async () => {
  const fault = (): never => {
    throw new Error('a slip of the pen');
  };
  const changed = { ...rules, id: 'faulty', apply: fault };
  const module = { rules: changed as unknown as Rules, game: makeGame(changed, meta) } as unknown as GameModule;
  const shelf = new Map([...games, ['faulty', { meta, load: async () => module }] as const]);
  const { ids, store, bid, stateID, told, beside } = await serverWith(4, shelf);
  const [faulty, late, early, sound] = ids as [string, string, string, string];
  // Another process goes on with it, and nobody has told of that yet.
  const before = store.state(late)!;
  const other = beside();
  await other.ahead(late);
  other.setState(late, { ...before, _stateID: 1 });
  other.flush();
  const receipts = await Promise.all([bid(faulty), bid(late), bid(early, 0, 7), bid(sound)]);
  expect(receipts).toMatchObject([
    { refusal: { code: 'ruleFault' }, stateID: 0 },
    { refusal: { code: 'stale' }, stateID: 1 },
    { refusal: { code: 'stale' }, stateID: 0 },
    { ok: true, stateID: 1 },
  ]);
  expect(told.map(({ id }) => id)).toEqual([sound]);
  expect(ids.map(stateID)).toEqual([0, 1, 0, 1]);
});

test('of one match the second goes on from the first, is stored with it and told after it', async () => {
  const { ids, seen, told, bid, logged } = await serverWith(1);
  const [id] = ids as [string];
  expect(await Promise.all([bid(id), bid(id, 1, 1)])).toMatchObject([{ stateID: 1 }, { stateID: 2 }]);
  expect(told).toMatchObject([
    { at: 1, stored: 2 },
    { at: 2, stored: 2 },
  ]);
  expect(seen.transactions).toBe(1);
  expect(await logged(id)).toHaveLength(2);
});

test('what goes on from something that can’t be stored comes to nothing with it', async () => {
  const { ids, seen, told, bid, stateID, store } = await serverWith(2);
  const [id, other] = ids as [string, string];
  seen.failing = true;
  const refused = { refusal: { code: 'serverError' } };
  expect(await Promise.all([bid(id), bid(id, 1, 1)])).toMatchObject([refused, refused]);
  seen.failing = false;
  expect([stateID(id), store.state(id)?._stateID, told]).toEqual([0, 0, []]);
  expect(await Promise.all([bid(other), bid(id)])).toMatchObject([{ ok: true }, { ok: true }]);
});
