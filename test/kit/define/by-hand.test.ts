/** What `defineGame` makes is the game one would have written by hand, move by move. */
import { expect, test } from 'vitest';
import { randomFrom } from '../../../games/kit/random.ts';
import type { Rules } from '../../../games/kit/rules.ts';
import * as byHand from './by-hand/index.ts';
import { goofspiel } from './goofspiel.ts';
import { kalah } from './kalah.ts';

const PAIRS = [
  ['Kalah', kalah.rules, byHand.kalah, 2],
  ['Goofspiel', goofspiel.rules, byHand.goofspiel, 2],
  ['Goofspiel for three', goofspiel.rules, byHand.goofspiel, 3],
] as unknown as readonly [name: string, layer: Rules, hand: Rules, seats: number][];

test.each(PAIRS)('%s is as it is by hand', (_, layer, hand, seats) => {
  for (let game = 0; game < 100; game++) {
    const chance = [randomFrom(`game ${game}`), randomFrom(`game ${game}`)] as const;
    const choose = randomFrom(`moves ${game}`);
    const one = layer.setup(seats, {}, chance[0]);
    const other = hand.setup(seats, {}, chance[1]);
    for (let movers = layer.toMove(one); movers.length > 0; movers = layer.toMove(one)) {
      expect(hand.toMove(other)).toEqual(movers);
      const seat = choose.pick(movers);
      const legal = layer.legal(one, seat);
      expect(hand.legal(other, seat)).toEqual(legal);
      const move = choose.pick(legal);
      layer.apply(one, seat, move, chance[0], undefined);
      hand.apply(other, seat, move, chance[1], undefined);
    }
    expect(hand.result(other)).toEqual(layer.result(one));
  }
});
