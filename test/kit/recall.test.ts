/** What seats remember, made from what they heard. */
import { expect, test, vi } from 'vitest';
import { randomFrom } from '../../games/kit/random.ts';
import { Memories, firstMemory, nextMemory } from '../../games/kit/recall.ts';
import type { Move } from '../../games/kit/rules.ts';
import { nextTable, startTable } from '../../games/kit/table.ts';
import { type Bazaar, recall, rules as bazaar } from './bazaar.ts';
import { nim } from './search/fixtures.ts';

const hear = vi.fn(recall.hear);
const rules = { ...bazaar, recall: { ...recall, hear } };
const start = startTable(rules, 2, { rounds: 'short' }, 'remembered');

/** The tables that two bids lead to; the second shows both. */
function bids() {
  const bid = (from: typeof start, seat: number) =>
    nextTable(rules as never, from as never, seat, rules.legal(from.state, seat)[0] as Move) as typeof start;
  const first = bid(start, 0);
  return [first, bid(first, 1)];
}

const discarded = ({ state }: { readonly state: Bazaar }) => ({ cards: state.discards });

test('a seat hears its part of every event', () => {
  const moments = bids();
  const memory = new Memories(rules).of(0, start.state, moments);
  expect(memory).toEqual(discarded(moments[1]!));
  expect(hear.mock.calls.map(([, event]) => event)).toEqual([
    { type: 'bidPlaced', seat: 0, secret: expect.objectContaining({ seats: [0] }) as unknown },
    { type: 'bidPlaced', seat: 1 },
    { type: 'bidsShown', bids: expect.any(Array) as unknown, reveals: true },
  ]);
});

test('what a seat has heard it isn’t told again, unless a move was taken back', () => {
  const memories = new Memories(rules);
  const [first, second] = bids();
  hear.mockClear();
  memories.of(0, start.state, [first!]);
  memories.of(0, start.state, [first!]);
  expect(hear).toHaveBeenCalledTimes(1);
  expect(memories.of(0, start.state, [first!, second!])).toEqual(discarded(second!));
  expect(hear).toHaveBeenCalledTimes(3);
  expect(memories.of(0, start.state, [first!])).toEqual(discarded(first!));
  expect(memories.of(0, start.state, [bids()[0]!])).toEqual(discarded(first!));
  expect(hear).toHaveBeenCalledTimes(5);
});

test('each seat has a memory of its own', () => {
  const memories = new Memories(rules);
  const moments = bids();
  hear.mockClear();
  for (const seat of [0, 1]) memories.of(seat, start.state, moments);
  expect(hear.mock.calls.map(([, , seat]) => seat)).toEqual([0, 0, 0, 1, 1, 1]);
});

test('where views say everything there is no memory', () => {
  const state = nim.setup(2, {}, randomFrom('nim'));
  expect(firstMemory(nim, state, 0)).toBeUndefined();
  expect(nextMemory(nim, {}, [], 0)).toBeUndefined();
  expect(new Memories(nim).of(0, state, [])).toBeUndefined();
});
