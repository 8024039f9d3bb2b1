/** What is stored goes on under rules that were changed as long as it has their shape, and is left alone where it hasn't. */
import type { State } from 'boardgame.io';
import { expect, test } from 'vitest';
import {
  amount,
  cards,
  counter,
  counters,
  defineGame,
  metaOf,
  pile,
  piles,
  range,
  value,
} from '../../../games/kit/define/index.ts';
import type { Part } from '../../../games/kit/define/parts.ts';
import { defaultOptions } from '../../../games/kit/meta.ts';
import { randomFrom } from '../../../games/kit/random.ts';
import { startTable } from '../../../games/kit/table.ts';
import { shelf } from '../../../games/index.ts';
import { carryOver } from '../../../server/match/carry-over.ts';
import type { Games } from '../../../server/match/games.ts';

const PARTS = { heap: counter({ start: 9 }), taken: counters('each'), deck: pile(cards(range(1, 4))) };

/** A game of a heap with those parts, from which so many may be taken at once. */
const withParts = (state: Readonly<Record<string, Part>>, most = 2) =>
  defineGame({
    meta: metaOf({ id: 'heap', names: { en: 'Heap' }, players: [2, 2] }),
    state: { ...PARTS, ...state },
    moves: {
      take: {
        fields: { count: amount(1, most) },
        apply: ({ heap, taken }, _, { seat }) => void (taken[seat]! += heap),
      },
    },
    ends: { heapEmpty: ({ heap }) => heap < 1 },
    score: ({ taken }, seat) => taken[seat]!,
  });

const { rules } = withParts({});
const stored = {
  G: startTable(rules, 2, {}, 'stored'),
  ctx: { phase: 'play', currentPlayer: '0', activePlayers: null },
  _undo: [],
  _redo: [],
} as unknown as State;

/** What becomes of it under a game's rules. */
const carried = (changed: object) => carryOver(new Map([['heap', changed]]) as unknown as Games)('heap', stored);

test('a position goes on under other rules of moves', () => {
  expect(carried(withParts({}, 3)).G).toBe(stored.G);
});

test.each([
  ['another part', { bonus: counter() }, 'another "bonus"'],
  ['a part of another kind', { heap: counters('each') }, 'another "heap"'],
  ['words for numbers', { heap: value('full', 'empty') }, 'another "heap"'],
  ['more numbers in a part', { taken: counters(3) }, '3 of places of taken now, and not 2'],
  ['more cards', { deck: pile(cards(range(1, 5))) }, '5 of deck now, and not 4'],
  ['piles for a pile', { deck: piles(cards(range(1, 4)), 2) }, 'another "deck"'],
])('%s makes it one that the rules don’t know', (_, parts, told) => {
  expect(() => carried(withParts(parts))).toThrow(told);
});

test.each([...shelf.keys()])('every position that %s comes to goes on under its rules', async (id) => {
  const { meta, load } = shelf.get(id)!;
  const { rules } = await load();
  const read = carryOver(new Map([[id, { rules }]]) as unknown as Games);
  const { min, max } = meta.players;
  for (let players = min; players <= max; players++) {
    const random = randomFrom(`carried ${players}`);
    const table = startTable(rules, players, defaultOptions(meta), 'carried');
    const { state } = table;
    for (let [seat] = rules.toMove(state); seat !== undefined; [seat] = rules.toMove(state)) {
      if (random.below(20) === 0) read(id, JSON.parse(JSON.stringify({ ...stored, G: table })));
      rules.apply(state, seat, random.pick(rules.legal(state, seat)), random, undefined);
    }
    read(id, JSON.parse(JSON.stringify({ ...stored, G: table })));
  }
});
