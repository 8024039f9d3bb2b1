import type { Base } from '../../../games/kit/define/types.ts';
import type { Plan } from '../../../games/kit/define/plan.ts';
import type { GameEvent, Move } from '../../../games/kit/rules.ts';
import type { PlainLabels } from '../../text/plain.ts';
import type { Scene } from '../../stage/scene.ts';
import type { Stage } from '../../stage/stage.ts';
import type { BoardProps } from '../contract.ts';

/** A state with declared parts, by their names. */
export type PlainState = Base & Readonly<Record<string, unknown>>;

/** The props of a board that is drawn from the declaration of its game. */
export interface PlainProps extends BoardProps<object, Move, GameEvent, string> {
  readonly plan: Plan;
  readonly scene: Scene<object, Move, GameEvent>;
  readonly labels: PlainLabels;
}

export type PlainStage = Stage<object, Move>;
