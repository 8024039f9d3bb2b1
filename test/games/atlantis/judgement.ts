/** How the game's bot judges positions, as it has learned to, and how it did by hand. */
import { knowledge } from '../../../games/atlantis/bot.ts';
import { features } from '../../../games/atlantis/bot/features.ts';
import { CARD, ways } from '../../../games/atlantis/bot/ways.ts';
import { PAWNS } from '../../../games/atlantis/data.ts';
import { pawnsHome } from '../../../games/atlantis/path.ts';
import { tileValue } from '../../../games/atlantis/purse.ts';
import { owedBy } from '../../../games/atlantis/score.ts';
import type { State } from '../../../games/atlantis/types.ts';
import { softmax } from '../../../games/kit/search/softmax.ts';

/** Points of difference that make a chance e times as large, when the game begins and when it is about to end. */
const SPREAD = { early: 9, late: 3 } as const;

/** Chances by seat. */
function evaluate(state: State): readonly number[] {
  const strengths = state.handSizes.map(
    (cards, seat) => tileValue(state, seat) + cards * CARD - owedBy(state, seat) / 2 + ways(state, seat),
  );
  return softmax(strengths, SPREAD.early + (SPREAD.late - SPREAD.early) * furthest(state));
}

/** The part of its pawns that the seat with most has brought home. */
function furthest(state: State): number {
  let most = 0;
  for (let seat = 0; seat < state.seats; seat++) most = Math.max(most, pawnsHome(state, seat) / PAWNS);
  return most;
}

export const judgement = { features, hand: { evaluate, horizon: 24 }, learned: knowledge };
