/** Looks one move ahead: the move after which the game's own evaluation promises its seat most. */
import type { GameModule } from '../../../../games/index.ts';
import type { Random } from '../../../../games/kit/random.ts';
import type { Move, Seat } from '../../../../games/kit/rules.ts';
import { rewards } from '../../../../games/kit/search/rewards.ts';
import type { Player } from './player.ts';

/** Deals, and with them rolls and draws, over which a move is averaged. */
const DEALS = 4;

export const greedy: Player = ({ module, view, memory, seat, random }) => {
  const { rules } = module;
  const legal = rules.legal(view, seat);
  const deals = Array.from({ length: legal.length === 1 ? 0 : DEALS }, () => rules.redeal(view, seat, random, memory));
  let best = legal[0]!;
  let most = -Infinity;
  for (const move of legal) {
    let worth = 0;
    for (const deal of deals) worth += worthAfter(module, deal, { seat, move }, random);
    if (worth <= most) continue;
    most = worth;
    best = move;
  }
  return { move: best, iterations: 0 };
};

function worthAfter(
  { rules, knowledge }: GameModule,
  deal: object,
  { seat, move }: { readonly seat: Seat; readonly move: Move },
  random: Random,
): number {
  const after = rules.clone(deal);
  rules.apply(after, seat, move, random, undefined);
  const result = rules.result(after);
  return (result === undefined ? knowledge.evaluate(after) : rewards(result))[seat] ?? 0;
}
