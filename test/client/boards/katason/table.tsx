/** Katason laid for its components, and games to look at them in. */
import { board } from '../../../../client/boards/katason/index.tsx';
import { rules } from '../../../../games/katason/index.ts';
import { meta } from '../../../../games/katason/meta.ts';
import type { State } from '../../../../games/katason/types.ts';
import { defaultOptions } from '../../../../games/kit/meta.ts';
import { randomFrom } from '../../../../games/kit/random.ts';
import type { Seat } from '../../../../games/kit/rules.ts';
import { firstWhere, playerOf } from '../kit/play.ts';
import { tableOf } from '../kit/table.tsx';

export const lay = tableOf(board, rules, meta);

export function newGame(seed: string): State {
  return rules.setup(4, defaultOptions(meta), randomFrom(seed));
}

export const playRandomly = playerOf(rules, { setup: (random) => rules.setup(4, defaultOptions(meta), random) });

/** The first position of a random game that `wanted` accepts. */
export function positionWhere(wanted: (state: State) => boolean): State {
  return firstWhere(playRandomly, wanted);
}

/** Gives a seat exactly these cards, taken from or put back in the bank. */
export function deal(state: State, seat: Seat, cards: readonly number[]): void {
  for (const [kind, count] of cards.entries()) {
    const held = state.hands[seat * 5 + kind]!;
    state.hands[seat * 5 + kind] = count;
    state.bank[kind]! += held - count;
    state.handSizes[seat]! += count - held;
  }
}
