/** Twelve pebbles in a ring. Take one, or two side by side; a pebble counts a point, the last one three. */
import { amount, at, counters, defineGame, metaOf } from 'agora/define';

const PLACES = 12;

const after = (place) => (place + 1) % PLACES;

export const { meta, rules, game, knowledge, plan } = defineGame({
  meta: metaOf({ id: '__id__', names: { en: '__title__' }, players: [2, 4], minutes: 5 }),
  // What lies on the table. `of` says that none of the pebbles is ever lost.
  state: {
    ring: counters(PLACES, { start: 1, of: 'pebbles', width: 6 }),
    taken: counters('each', { of: 'pebbles' }),
    bonus: counters('each'),
  },
  moves: {
    take: {
      fields: { place: at('ring'), count: amount(1, 2) },
      refuse({ ring }, { place, count }) {
        if (ring[place] === 0) return 'noPebble';
        return count === 2 && ring[after(place)] === 0 ? 'noneBeside' : undefined;
      },
      // The turn passes to the left by itself.
      apply({ ring, taken, bonus }, { place, count }, { seat }) {
        ring[place] = 0;
        if (count === 2) ring[after(place)] = 0;
        taken[seat] += count;
        if (!ring.includes(1)) bonus[seat] = 2;
      },
    },
  },
  ends: { ringEmpty: ({ ring }) => !ring.includes(1) },
  score: ({ taken, bonus }, seat) => ({ pebbles: taken[seat], last: bonus[seat] }),
});
