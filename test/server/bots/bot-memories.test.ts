/** What a server's bots remember of their matches. */
import type { State } from 'boardgame.io';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import type { GameEvent, Move, Seat } from '../../../games/kit/rules.ts';
import { type Table, nextTable, startTable } from '../../../games/kit/table.ts';
import { BotMemories } from '../../../server/bots/memories.ts';
import { EventBus } from '../../../server/match/event-bus.ts';
import type { Bazaar } from '../../kit/bazaar.ts';
import { bazaar } from '../harness.ts';

const { rules } = bazaar;
const start = startTable(rules, 2, { rounds: 'short' }, 'remembered') as Table<Bazaar>;

/** A match as the server stores it, what it has heard of it, and what seat 0 remembers. */
function match(kind = 'MAKE_MOVE') {
  const bus = new EventBus(pino({ level: 'silent' }));
  let table = start;
  let stateID = 0;
  const told: { events: readonly GameEvent[] }[] = [];
  const counts = { anew: 0 };
  const store = { initial: () => ({ G: start }) };
  const histories = { of: () => ((counts.anew += 1), { moments: told, chat: [] }) };
  const parts = { store, histories, bus, games: new Map([['bazaar', bazaar]]), ahead: async () => {} };
  const memories = new BotMemories(parts as never);
  const stored = (type: string) =>
    ({ G: table, ctx: {}, _stateID: stateID, deltalog: [{ action: { type } }] }) as never;
  return {
    bus,
    counts,
    told,
    play() {
      const seat = rules.toMove(table.state)[0] as Seat;
      const move = rules.legal(table.state, seat)[0] as Move;
      table = nextTable(rules as never, table, seat, move);
      stateID++;
      told.push({ events: table.events });
      bus.publish({ kind: 'moved', id: 'm', state: stored(kind) });
    },
    memory: (seat = 0) => memories.of('m', 'bazaar', seat, { _stateID: stateID, G: table } as State),
    shown: () => ({ cards: table.state.discards }),
  };
}

test('a move costs its own events alone', async () => {
  const { play, memory, shown, counts } = match();
  for (let moves = 0; moves < 12; moves++) {
    expect(await memory()).toEqual(shown());
    play();
  }
  expect(await memory()).toEqual(shown());
  expect(shown().cards).not.toEqual([0, 0, 0, 0, 0]);
  expect(counts.anew).toBe(1);
  expect(await memory(1)).toEqual(shown());
  expect(counts.anew).toBe(2);
});

test('what was taken back is forgotten: after an undo it is made from the log', async () => {
  const { play, memory, shown, counts } = match('UNDO');
  await memory();
  play();
  play();
  expect(await memory()).toEqual(shown());
  expect(counts.anew).toBe(2);
});

test('where the log doesn’t reach as far as the match nothing is remembered, and nothing kept', async () => {
  const { play, memory, shown, told } = match('UNDO');
  play();
  play();
  const last = told.pop()!;
  expect(await memory()).toBeUndefined();
  told.push(last);
  expect(await memory()).toEqual(shown());
});

test.each(['dealt', 'gone', 'lost', 'reread'] as const)('after "%s" it is made from the log', async (kind) => {
  const { bus, play, memory, shown, counts } = match();
  await memory();
  bus.publish({ kind, id: 'm' });
  play();
  play();
  expect(await memory()).toEqual(shown());
  expect(counts.anew).toBe(2);
});
