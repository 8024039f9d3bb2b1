/** Where Katason's bots place their first houses. */
import { cornersOfHex } from '../../games/katason/board.ts';
import { knowledge } from '../../games/katason/bot.ts';
import { rules } from '../../games/katason/index.ts';
import { type Options, meta } from '../../games/katason/meta.ts';
import { houseFits } from '../../games/katason/sites.ts';
import type { State } from '../../games/katason/types.ts';
import { defaultOptions } from '../../games/kit/meta.ts';
import { randomFrom } from '../../games/kit/random.ts';
import type { Level } from '../../games/kit/search/levels.ts';
import { think } from '../../games/kit/search/think.ts';

/** A corner this many pips below the best free one is a poor place to begin. */
const POOR = 3;

/** The first houses of four bots on as many islands, and how many of them stand poorly. */
export function openings(
  level: Level,
  deals: number,
  seed: string,
): { readonly houses: number; readonly poor: number } {
  let houses = 0;
  let poor = 0;
  for (let deal = 0; deal < deals; deal++) {
    const random = randomFrom(`${seed} ${deal}`);
    const state = rules.setup(4, defaultOptions<Options>(meta), random);
    while (state.phase === 'initialPlacement') {
      const seat = state.turn;
      const view = rules.view(state, seat);
      const question = { rules, knowledge, view, seat, level, seed: String(random.word()) };
      const { move } = think({ ...question, now: () => performance.now() });
      if (move.type === 'buildHouse') {
        const free = [...state.corners.keys()].filter((corner) => houseFits(state, corner));
        const best = Math.max(...free.map((corner) => pipsAround(state, corner)));
        houses++;
        if (pipsAround(state, move.corner) <= best - POOR) poor++;
      }
      rules.apply(state, seat, move, random, undefined);
    }
  }
  return { houses, poor };
}

/** Chances in 36 of a card at a roll. */
function pipsAround({ numbers }: State, corner: number): number {
  const around = numbers.filter((_, hex) => cornersOfHex[hex]!.includes(corner));
  return around.reduce((pips, number) => pips + (number === 0 ? 0 : 6 - Math.abs(7 - number)), 0);
}
