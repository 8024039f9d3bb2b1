import type { Base } from '../../../games/kit/define/types.ts';
import type { Plan } from '../../../games/kit/define/plan.ts';
import type { GameEvent, Move } from '../../../games/kit/rules.ts';
import type { PlainLabels } from '../../text/plain.ts';
import type { BoardProps } from '../contract.ts';

/** A state whose parts are declared, by name. */
export type PlainState = Base & Readonly<Record<string, unknown>>;

/** What a board that is drawn by what its game declares is given. */
export interface PlainProps extends BoardProps<object, Move, GameEvent, string> {
  readonly plan: Plan;
  readonly labels: PlainLabels;
}
