/** What all of Attika's kinds of move share. */
import type { MoveKind, MoveOf } from '../../kit/moves.ts';
import type { AttikaEvent, AttikaMove, AttikaRefusal, State } from '../types.ts';

/** Everything about one kind of move. */
export type Kind<Type extends AttikaMove['type']> = MoveKind<
  State,
  MoveOf<AttikaMove, Type>,
  AttikaEvent,
  AttikaRefusal
>;
