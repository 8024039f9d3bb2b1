/** Nim: take one to three sticks; whoever takes the last wins. A game from what is its own, held to the laws. */
import { test } from 'node:test';
import { amount, counter, counters, defineGame, metaOf } from '@agora-games/agora/define';
import { laws } from '@agora-games/agora/laws';

const nim = defineGame({
  meta: metaOf({ id: 'nim', names: { de: 'Nim' }, players: [2, 3] }),
  state: { heap: counter({ start: 12 }), last: counters('each') },
  moves: {
    take: {
      fields: { count: amount(1, 3) },
      refuse: ({ heap }, { count }) => (count > heap ? 'tooMany' : undefined),
      apply(state, { count }, { seat }) {
        state.heap -= count;
        if (state.heap === 0) state.last[seat] = 1;
      },
    },
  },
  ends: { heapEmpty: ({ heap }) => heap === 0 },
  score: ({ last }, seat) => last[seat] ?? 0,
});

for (const { name, check } of laws(nim)) test(name, check);
