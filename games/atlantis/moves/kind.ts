/** What all of Atlantis' kinds of move share. */
import type { MoveKind, MoveOf } from '../../kit/moves.ts';
import { type Field, below, list } from '../../kit/shape.ts';
import { CARDS_OF_ITEM, KINDS } from '../data.ts';
import type { AtlantisEvent, AtlantisMove, AtlantisRefusal, State } from '../types.ts';

/** Everything about one kind of move. */
export type Kind<Type extends AtlantisMove['type']> = MoveKind<
  State,
  MoveOf<AtlantisMove, Type>,
  AtlantisEvent,
  AtlantisRefusal
>;

/** The shape of at least so many cards from outside. No hand, and no chain of cards, is longer than all there are. */
export const someCards = (least: number): Field => list(below(KINDS), least, KINDS * CARDS_OF_ITEM);
