/** What all of Lost Cities' kinds of move share. */
import type { MoveKind, MoveOf } from '../../kit/moves.ts';
import { below } from '../../kit/shape.ts';
import { CARDS } from '../board.ts';
import { PATHS } from '../data.ts';
import type { LostCitiesEvent, LostCitiesMove, LostCitiesRefusal, State } from '../types.ts';

/** Everything about one kind of move. */
export type Kind<Type extends LostCitiesMove['type']> = MoveKind<
  State,
  MoveOf<LostCitiesMove, Type>,
  LostCitiesEvent,
  LostCitiesRefusal
>;

/** The shapes of a card and a colour from outside. */
export const aCard = below(CARDS);
export const aColour = below(PATHS);
