/** The shapes of fields that several kinds of move have. */
import { type Field, below, list } from '../../kit/shape.ts';
import { CARDS_OF_ITEM, KINDS } from '../data.ts';

/** The shape of at least so many cards from outside. No hand, and no chain of cards, is longer than all there are. */
export const someCards = (least: number): Field => list(below(KINDS), least, KINDS * CARDS_OF_ITEM);
