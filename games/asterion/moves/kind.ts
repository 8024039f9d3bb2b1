/** What all of Asterion's kinds of move share. */
import type { MoveKind, MoveOf } from '../../kit/moves.ts';
import { below } from '../../kit/shape.ts';
import { MOST_TILES } from '../board.ts';
import type { AsterionEvent, AsterionMove, AsterionRefusal, State } from '../types.ts';

/** Everything about one kind of move. */
export type Kind<Type extends AsterionMove['type']> = MoveKind<
  State,
  MoveOf<AsterionMove, Type>,
  AsterionEvent,
  AsterionRefusal
>;

/** The shapes of a tile and a rotation from outside. */
export const aTile = below(MOST_TILES);
export const aRotation = below(4);
