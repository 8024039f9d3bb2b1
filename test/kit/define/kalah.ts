/** Kalah: six pits each, four seeds in a pit. Pits count anticlockwise, first those of seat 0. */
import { at, counters, defineGame, metaOf } from '../../../games/kit/define/index.ts';

const OWN = 6;
const PITS = 2 * OWN;
const SEEDS = 4 * PITS;

const ownerOf = (pit: number) => (pit < OWN ? 0 : 1);

export const kalah = defineGame({
  meta: metaOf({ id: 'kalah', names: { ja: 'カラハ', en: 'Kalah' }, players: [2, 2] }),
  state: {
    pits: counters(PITS, { start: 4, of: 'seeds' }),
    stores: counters('each', { of: 'seeds' }),
  },
  tells: { captured: { count: 'number' }, kept: { by: 'seat', count: 'number' } },
  moves: {
    sow: {
      fields: { pit: at('pits') },
      refuse({ pits }, { pit }, seat) {
        if (ownerOf(pit) !== seat) return 'notYours';
        return pits[pit] === 0 ? 'emptyPit' : undefined;
      },
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
        const rest = [0, 0];
        for (let each = 0; each < PITS; each++) rest[ownerOf(each)]! += pits[each]!;
        if (rest[0] === 0 || rest[1] === 0) {
          const by = rest[0] === 0 ? 1 : 0;
          tell('kept', { by, count: rest[by]! });
          stores[by]! += rest[by]!;
          pits.fill(0);
        } else if (stored) again();
      },
    },
  },
  ends: { sideEmpty: ({ stores }) => SEEDS === stores[0]! + stores[1]! },
  score: ({ stores }, seat) => stores[seat]!,
  bot: { horizon: 24 },
});
