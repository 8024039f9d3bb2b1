/** The shapes of fields that several kinds of move have. */
import { below } from '../../kit/shape.ts';
import { MOST_TILES } from '../board.ts';

/** The shapes of a tile and a rotation from outside. */
export const aTile = below(MOST_TILES);
export const aRotation = below(4);
