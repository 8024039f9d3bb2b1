/** A database that takes no more while people and bots play, and has room again. */
import { expect } from 'vitest';
import type { BotPool } from '../../../server/bots/pool.ts';
import type { Config } from '../../../server/config.ts';
import type { Ask } from '../../../server/storage/database.ts';
import {
  handClock,
  makeMove,
  randomPool,
  rawSocket,
  type Seated,
  seatedMatch,
  serve,
  type TestServer,
  tableOf,
  until,
} from '../harness.ts';

const TABLES = 3;

export interface Disk {
  /** From now on no entry of a log finds room, though the state before it does. */
  fill(agora: TestServer): Promise<unknown>;
  room(agora: TestServer): Promise<unknown>;
}

/** The server's own connection to its database. */
export const askOf = ({ store }: TestServer): Ask =>
  (store as unknown as { readonly backend: { readonly ask: Ask } }).backend.ask;

/** Shows that all that would be written meanwhile is refused, that nothing is half written, and that everybody goes on afterwards. */
export async function standsFullDisk(changes: Partial<Config>, { fill, room }: Disk): Promise<void> {
  const clock = handClock();
  let [go, asked] = [() => {}, 0];
  const gate = new Promise<void>((open) => (go = open));
  const pool: BotPool = {
    ...randomPool,
    think: async (question) => {
      asked++;
      await gate;
      return randomPool.think(question);
    },
  };
  const agora = await serve(changes, { clock, pool });
  const tables: Awaited<ReturnType<typeof seatedMatch>>[] = [];
  for (let count = 0; count < TABLES; count++) tables.push(await seatedMatch(agora.url));
  const bots = agora.matches.create('bazaar', { players: 2, seed: 'full', unlisted: false });
  for (const seat of [0, 1]) agora.matches.addBot(bots, seat, 'easy');
  await until(() => asked > 0);
  const socket = await rawSocket(agora.url);
  const everybodyBids = () =>
    Promise.all(
      tables.map(({ matchID, seats: [ann] }) => {
        const card = tableOf<{ hands: number[] }>(agora, matchID).state.hands.findIndex((held) => held > 0);
        return socket.update(makeMove('bid', [{ card }], ann as Seated), 0, matchID, '0');
      }),
    );
  const asItWas = async () => {
    for (const id of [...tables.map(({ matchID }) => matchID), bots]) {
      await agora.store.ahead(id);
      expect([agora.store.stored.state(id)?._stateID, agora.store.stored.log(id)]).toEqual([0, []]);
    }
  };

  await fill(agora);
  go();
  const refused = { ok: false, refusal: { code: 'serverError' }, stateID: 0 };
  expect(await everybodyBids()).toEqual(tables.map(() => refused));
  await until(() => {
    clock.turn(1000);
    return asked > 4;
  });
  await asItWas();
  agora.store.stored.forget();
  await asItWas();

  await room(agora);
  expect(await everybodyBids()).toEqual(tables.map(() => ({ ok: true, stateID: 1 })));
  for (const { matchID } of tables) {
    await agora.store.ahead(matchID);
    expect(agora.store.stored.log(matchID)).toHaveLength(1);
  }
  await until(async () => {
    clock.turn(1000);
    await agora.store.ready(bots);
    return agora.store.metadata(bots)?.gameover !== undefined;
  });
}
