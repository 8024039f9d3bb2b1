/** Asterion laid for its components, and games to look at them in. */
import { board } from '../../../../client/boards/asterion/index.tsx';
import { rules } from '../../../../games/asterion/index.ts';
import { meta } from '../../../../games/asterion/meta.ts';
import { kindsFirst, playerOf } from '../kit/play.ts';
import { tableOf } from '../kit/table.tsx';

export const lay = tableOf(board, rules, meta);

export const playRandomly = playerOf(rules, { setup: (random) => rules.setup(4, {}, random), choose: kindsFirst });
