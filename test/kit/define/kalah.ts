/** Kalah: six pits each, four seeds in a pit. Pits count anticlockwise, first those of seat 0. */
import { at, counters, defineGame, metaOf } from '../../../games/kit/define/index.ts';

const OWN = 6;
const PITS = 2 * OWN;
const SEEDS = 4 * PITS;

const ownerOf = (pit: number) => (pit < OWN ? 0 : 1);

function isEmpty(pits: readonly number[], side: number): boolean {
  for (let pit = side * OWN; pit < (side + 1) * OWN; pit++) if (pits[pit]! > 0) return false;
  return true;
}

export const kalah = defineGame({
  meta: metaOf({ id: 'kalah', names: { ja: 'カラハ', en: 'Kalah' }, players: [2, 2] }),
  state: {
    pits: counters(OWN, { each: true, start: 4, of: 'seeds' }),
    stores: counters('each', { of: 'seeds' }),
  },
  tells: { captured: { count: 'number' }, kept: { by: 'seat', count: 'number' } },
  moves: {
    sow: {
      fields: { pit: at('pits') },
      refuse: ({ pits }, { pit }) => (pits[pit] === 0 ? 'emptyPit' : undefined),
      apply({ pits, stores }, { pit }, { seat, tell, again }) {
        let hand = pits[pit]!;
        let last = pit;
        let stored = false;
        pits[pit] = 0;
        while (hand-- > 0) {
          // After the last own pit comes the own store, before the other's first pit.
          stored = !stored && last === seat * OWN + OWN - 1;
          if (stored) stores[seat]! += 1;
          else pits[(last = (last + 1) % PITS)]! += 1;
        }
        const opposite = PITS - 1 - last;
        if (!stored && ownerOf(last) === seat && pits[last] === 1 && pits[opposite]! > 0) {
          tell('captured', { count: 1 + pits[opposite]! });
          stores[seat]! += 1 + pits[opposite]!;
          pits[last] = pits[opposite] = 0;
        }
        if (isEmpty(pits, 0) || isEmpty(pits, 1)) {
          const by = isEmpty(pits, 0) ? 1 : 0;
          const count = SEEDS - stores[0]! - stores[1]!;
          tell('kept', { by, count });
          stores[by]! += count;
          pits.fill(0);
        } else if (stored) again();
      },
    },
  },
  ends: { sideEmpty: ({ stores }) => SEEDS === stores[0]! + stores[1]! },
  score: ({ stores }, seat) => stores[seat]!,
  bot: { horizon: 24 },
});
