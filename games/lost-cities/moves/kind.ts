import type { MoveKind } from '../../kit/moves.ts';
import type { Seat } from '../../kit/rules.ts';
import { below } from '../../kit/shape.ts';
import { CARDS } from '../board.ts';
import { PATHS } from '../data.ts';
import type { LostCitiesEvent, LostCitiesMove, LostCitiesRefusal, State } from '../types.ts';

/** The move of the given type. */
type MoveOf<Type extends LostCitiesMove['type']> = Extract<LostCitiesMove, { type: Type }>;

/** Everything about one kind of Lost Cities' moves; it refuses with Lost Cities' codes. */
export interface Kind<Type extends LostCitiesMove['type']> extends MoveKind<State, MoveOf<Type>, LostCitiesEvent> {
  refuse(state: State, seat: Seat, move: MoveOf<Type>): LostCitiesRefusal | undefined;
}

/** The shapes of a card and a colour from outside. */
export const aCard = below(CARDS);
export const aColour = below(PATHS);

/** One prebuilt move for each number from 0 to `count` − 1. */
export function prebuilt<M>(count: number, build: (index: number) => M): readonly M[] {
  return Array.from({ length: count }, (_, index) => build(index));
}
