/** Lost Cities laid for its components, and games to look at them in. */
import { board } from '../../../../client/boards/lost-cities/index.tsx';
import { CARDS } from '../../../../games/lost-cities/board.ts';
import { rules } from '../../../../games/lost-cities/index.ts';
import { type Options, meta } from '../../../../games/lost-cities/meta.ts';
import type { State } from '../../../../games/lost-cities/types.ts';
import { defaultOptions } from '../../../../games/kit/meta.ts';
import { type Random, randomFrom } from '../../../../games/kit/random.ts';
import type { Seat } from '../../../../games/kit/rules.ts';
import { firstWhere, playerOf } from '../kit/play.ts';
import { tableOf } from '../kit/table.tsx';

export const lay = tableOf(board, rules, meta);

export function newGame(seed: string, seats = 3, options: Partial<Options> = {}): State {
  return begun(randomFrom(seed), seats, options);
}

function begun(random: Random, seats = 3, options: Partial<Options> = {}): State {
  return rules.setup(seats, { ...defaultOptions(meta), ...options }, random);
}

/** Rows grow rather than discards, so that figures come far. */
export const playRandomly = playerOf(rules, {
  setup: begun,
  choose(moves, random) {
    const forward = moves.filter(({ type }) => type === 'advance' || type === 'startPath');
    return random.pick(forward.length > 0 && random.below(4) > 0 ? forward : moves);
  },
});

/** The first position of a random game that `wanted` accepts. */
export function positionWhere(wanted: (state: State) => boolean): State {
  return firstWhere(playRandomly, wanted);
}

/** Gives a seat exactly these cards; the deck takes its old ones. */
export function deal(state: State, seat: Seat, cards: readonly number[]): void {
  for (let card = 0; card < CARDS; card++) {
    const at = seat * CARDS + card;
    const wanted = cards.filter((each) => each === card).length;
    state.deck[card]! += state.hands[at]! - wanted;
    state.hands[at] = wanted;
  }
  state.handSizes[seat] = cards.length;
}
