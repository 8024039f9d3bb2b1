/** Attika laid for its components, and games to look at them in. */
import { board } from '../../../../client/boards/attika/index.tsx';
import { rules } from '../../../../games/attika/index.ts';
import { meta } from '../../../../games/attika/meta.ts';
import type { State } from '../../../../games/attika/types.ts';
import { expectPossible } from '../../../games/attika/position.ts';
import { firstWhere, kindsFirst, playerOf } from '../kit/play.ts';
import { tableOf } from '../kit/table.tsx';

const laid = tableOf(board, rules, meta);

/** Lays a table at a position, which must be one that can be. */
export const lay: typeof laid = (state, seat, setting) => {
  expectPossible(state);
  return laid(state, seat, setting);
};

const playRandomly = playerOf(rules, { setup: (random) => rules.setup(3, {}, random), choose: kindsFirst });

/** The first position of a random game, not over yet, that `wanted` accepts. */
export function positionWhere(wanted: (state: State) => boolean): State {
  return firstWhere(playRandomly, (state) => state.winner < 0 && wanted(state));
}
