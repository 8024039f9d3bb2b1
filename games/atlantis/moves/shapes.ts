/** The shapes of fields that several kinds of move have. */
import { type Field, below, list } from '../../kit/shape.ts';
import { CARDS_OF_ITEM, KINDS } from '../data.ts';

/** A list of at least so many cards. No hand, and no chain, is longer than all cards there are. */
export const someCards = (least: number): Field => list(below(KINDS), least, KINDS * CARDS_OF_ITEM);
