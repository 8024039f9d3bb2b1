/** Atlantis laid for its components, and games to look at them in. */
import { board } from '../../../../client/boards/atlantis/index.tsx';
import { knowledge, rules } from '../../../../games/atlantis/index.ts';
import { meta } from '../../../../games/atlantis/meta.ts';
import type { State } from '../../../../games/atlantis/types.ts';
import { randomFrom } from '../../../../games/kit/random.ts';
import { playerOf } from '../kit/play.ts';
import { tableOf } from '../kit/table.tsx';

export const lay = tableOf(board, rules, meta);

export function newGame(seed: string, seats = 3): State {
  return rules.setup(seats, {}, randomFrom(seed));
}

/** Sensibly, and every third move at random. */
export const playGame = playerOf(rules, {
  setup: (random) => rules.setup(3, {}, random),
  choose: (moves, random, state, seat) =>
    random.below(3) === 0 ? random.pick(moves) : knowledge.playout(state, seat, random),
});

/** The names of the lit places of a kind. */
export function lit(container: HTMLElement, on: 'pawn' | 'place' | 'hole'): (string | null)[] {
  const spots = `[data-target^="${on === 'place' ? 'to' : on} "]`;
  return [...container.querySelectorAll(spots)].map((target) => target.getAttribute('aria-label'));
}
