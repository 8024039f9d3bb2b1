/**
 * How bots play a stock game. Where it hides nothing they search like all bots. Where it does, nobody can guess what a
 * seat doesn't see, so they make one of the moves that are listed for that seat's view, at random.
 */
import type { Knowledge } from '../search/knowledge.ts';
import type { Engine } from './engine.ts';
import { listed } from './listed.ts';
import type { StockMove } from './moves.ts';
import type { StockRules, StockState } from './rules.ts';

/** boardgame.io makes a few thousand moves in a second, so a playout looks only so far. */
const HORIZON = 60;

export function stockKnowledge(engine: Engine, rules: StockRules): Knowledge<StockState, StockMove> {
  const even = (state: StockState) => Array.from({ length: rules.players(state) }, () => 1 / rules.players(state));
  return {
    ...(engine.hides && { guessless: true as const }),
    horizon: HORIZON,
    evaluate: even,
    playout: (state, seat, random) => {
      const ways = random.shuffle([...listed(engine, state, seat)]);
      const way = ways.find((move) => rules.refuse(state, seat, move) === undefined);
      if (way === undefined) throw new Error(`${rules.id} lists no move for seat ${seat}`);
      return way;
    },
  };
}
