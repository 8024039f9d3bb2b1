import type { MoveKind } from '../../kit/moves.ts';
import type { Seat } from '../../kit/rules.ts';
import type { KatasonEvent, KatasonMove, KatasonRefusal, State } from '../types.ts';

/** The move of the given type. */
type MoveOf<Type extends KatasonMove['type']> = Extract<KatasonMove, { type: Type }>;

/** Everything about one kind of Katason's moves; it refuses with Katason's codes. */
export interface Kind<Type extends KatasonMove['type']> extends MoveKind<State, MoveOf<Type>, KatasonEvent> {
  refuse(state: State, seat: Seat, move: MoveOf<Type>): KatasonRefusal | undefined;
}

/** One prebuilt move for each number from 0 to `count` − 1. */
export function prebuilt<M>(count: number, build: (index: number) => M): readonly M[] {
  return Array.from({ length: count }, (_, index) => build(index));
}
