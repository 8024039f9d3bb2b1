import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { shelf } from '../../../games/index.ts';
import { replay } from '../../../games/kit/record.ts';
import type { GameRecord } from '../../../games/kit/rules.ts';
import { Askers } from '../../../server/bots/askers.ts';
import { type BotPool, type BotQuestion, WorkerPool } from '../../../server/bots/pool.ts';
import { Asking } from '../../../server/match/time/asking.ts';
import { bazaar, evenTimers, handClock, randomPool, serve, tableOf, type TestServer, until } from '../harness.ts';

/** A match of bots alone. */
function botMatch(agora: TestServer, players: number, level = 'easy', game = 'bazaar'): string {
  const id = agora.matches.create(game, { players, unlisted: false });
  for (let seat = 0; seat < players; seat++) agora.matches.addBot(id, seat, level);
  return id;
}

const isOver = (agora: TestServer, id: string) => agora.store.metadata(id)?.gameover !== undefined;

test('bots play a match to its end, and its record plays to the same end', async () => {
  const agora = await serve();
  const id = botMatch(agora, 4);
  await until(() => isOver(agora, id));
  const record = (await (await fetch(`${agora.url}/api/matches/${id}/record`)).json()) as GameRecord;
  expect(record).toMatchObject({ game: 'bazaar', players: 4, options: { rounds: 'short' } });
  const last = replay(bazaar.rules, bazaar.meta, record);
  expect(last.state).toEqual(tableOf(agora, id).state);
});

test('a bot is given what its seat sees and remembers, and nothing else', async () => {
  const asked: BotQuestion[] = [];
  const pool: BotPool = {
    think(question) {
      asked.push(structuredClone(question));
      return randomPool.think(question);
    },
    close: async () => {},
  };
  const agora = await serve({}, { pool });
  const id = botMatch(agora, 3);
  await until(() => isOver(agora, id));
  expect(asked.length).toBeGreaterThan(6);
  for (const { view, seat, memory, ...rest } of asked) {
    // The bids it was shown are the cards that lie discarded.
    expect(memory).toEqual({ cards: (view as { discards: number[] }).discards });
    expect(Object.keys(rest).toSorted()).toEqual(['game', 'level', 'share']);
    expect(bazaar.rules.view(view, seat)).toEqual(view);
    expect((view as { deck: number[] }).deck).toEqual([-1, -1, -1, -1, -1]);
  }
});

test('a bot whose search fails or answers nonsense plays some legal move instead', async () => {
  const answers = [
    () => Promise.reject(new Error('out of ideas')),
    () => Promise.resolve({ type: 'resign' }),
    () => Promise.resolve({ type: 'bid', card: 99 }),
  ];
  let asked = 0;
  const pool: BotPool = { think: async () => answers[asked++ % answers.length]!(), close: async () => {} };
  const agora = await serve({}, { pool });
  const id = botMatch(agora, 3);
  await until(() => isOver(agora, id));
  expect(asked).toBeLessThan(200);
});

test('seats that decide together are searched once each, by what they see when a thread is free', async () => {
  const seen: number[] = [];
  const pool: BotPool = {
    async think(question) {
      seen.push((question.view as { bids: number[] }).bids.filter((bid) => bid !== -1).length);
      return randomPool.think(question);
    },
    close: async () => {},
  };
  const agora = await serve({}, { pool });
  const id = botMatch(agora, 3);
  await until(() => isOver(agora, id));
  expect(seen.slice(0, 3)).toEqual([0, 1, 2]);
  expect(seen).toHaveLength(agora.store.state(id)!._stateID);
});

test('what there is nothing to decide about any more by then is not searched', async () => {
  const asked: BotQuestion[] = [];
  let release: (() => void) | undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const pool: BotPool = {
    async think(question) {
      asked.push(question);
      if (asked.length === 1) await held;
      return randomPool.think(question);
    },
    close: async () => {},
  };
  const agora = await serve({ botThreads: 1 }, { pool });
  const first = botMatch(agora, 3);
  await until(() => asked.length === 1);
  const second = botMatch(agora, 3, 'easy', 'fair');
  agora.store.wipe(second);
  release?.();
  await until(() => isOver(agora, first));
  expect(asked.filter(({ game }) => game === 'fair')).toEqual([]);
});

test('a bot whose move could not be stored tries again after a while', async () => {
  const clock = handClock();
  const agora = await serve({}, { clock });
  const full = vi.spyOn(agora.store, 'setState').mockImplementation(() => {
    throw new Error('disk full');
  });
  const id = botMatch(agora, 3);
  await until(() => full.mock.calls.length >= 3);
  full.mockRestore();
  await until(() => {
    clock.turn(1000);
    return isOver(agora, id);
  });
});

test('bots play on after a restart', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'agora-bots-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  const stuck: BotPool = { think: () => new Promise(() => {}), close: async () => {} };
  const first = await serve({ dataDir }, { pool: stuck });
  const id = botMatch(first, 3);
  await first.close();
  const second = await serve({ dataDir });
  await until(() => isOver(second, id));
});

test('whoever decided alone and made others decide beside them has asked them, until they have answered', () => {
  const asking = new Asking();
  const moved = (seat: number, ...deciding: number[]) => asking.follow('m', deciding, { seat, standIn: false });
  expect(moved(1, 0)).toBeUndefined();
  expect(moved(0, 0, 1, 2)).toBe(0);
  expect(asking.follow('m', [0, 1, 2], undefined)).toBe(0);
  expect(moved(2, 0, 1)).toBe(0);
  expect(moved(1, 0)).toBeUndefined();
  expect(moved(0, 1, 2)).toBeUndefined();
});

test('a bot that asks people gives them time, however the wall clock is put right', () => {
  const clock = handClock();
  const askers = new Askers(evenTimers(clock), 8000);
  const again = vi.fn();
  const waits = () => askers.waits('m', again);
  expect(waits()).toBe(true);
  clock.turn(4000);
  clock.jump(-3_600_000);
  expect(waits()).toBe(true);
  clock.turn(3999);
  expect(again).not.toHaveBeenCalled();
  clock.turn(1);
  expect(again).toHaveBeenCalledOnce();
  expect(waits()).toBe(false);
  askers.forget('m');
  expect(waits()).toBe(true);
});

test('a search that takes far too long is given up, and the next one gets a new thread', async () => {
  const hangs = new URL(`data:text/javascript,import { parentPort } from 'node:worker_threads';
    parentPort.on('message', ({ seat }) => { if (seat === 0) process.exit(3); parentPort.postMessage({ move: { type: 'pass' } }); });`);
  const pool = new WorkerPool(hangs, 1);
  onTestFinished(() => pool.close());
  const question = (seat: number) => pool.think({ game: 'bazaar', view: {}, seat, level: 'easy', share: 1 });
  const answers = await Promise.allSettled([question(1), question(0), question(1)]);
  expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
});

test('what a thread was asked that died is asked another one', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'agora-thread-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const diesOnce = new URL(`data:text/javascript,import { mkdirSync } from 'node:fs';
    import { parentPort } from 'node:worker_threads';
    parentPort.on('message', () => {
      try { mkdirSync('${join(folder, 'died')}'); } catch { parentPort.postMessage({ move: { type: 'pass' } }); return; }
      process.exit(3);
    });`);
  const pool = new WorkerPool(diesOnce, 1);
  onTestFinished(() => pool.close());
  expect(await pool.think({ game: 'bazaar', view: {}, seat: 0, level: 'easy', share: 1 })).toEqual({ type: 'pass' });
});

test('threads think for every game on the shelf', async () => {
  const pool = new WorkerPool(new URL('../bot-thread.mjs', import.meta.url), 1);
  onTestFinished(() => pool.close());
  for (const [id, { meta }] of shelf) {
    const agora = await serve(
      {},
      { games: shelf, pool: { think: () => new Promise(() => {}), close: async () => {} } },
    );
    const match = agora.matches.create(id, { players: meta.players.default, unlisted: true });
    const { rules } = await shelf.get(id)!.load();
    await agora.store.saved(match);
    const { state } = tableOf(agora, match);
    const seat = rules.toMove(state)[0]!;
    const view = rules.view(state, seat);
    const move = await pool.think({ game: id, view, seat, level: 'easy', share: 1 });
    expect(rules.refuse(state, seat, move)).toBeUndefined();
  }
});
