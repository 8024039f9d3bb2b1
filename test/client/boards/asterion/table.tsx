/** Asterion laid for its components. */
import { board } from '../../../../client/boards/asterion/index.tsx';
import { rules } from '../../../../games/asterion/index.ts';
import { meta } from '../../../../games/asterion/meta.ts';
import { tableOf } from '../kit/table.tsx';

export const lay = tableOf(board, rules, meta);
