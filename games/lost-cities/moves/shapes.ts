/** The shapes of fields that several kinds of move have. */
import { below } from '../../kit/shape.ts';
import { CARDS } from '../board.ts';
import { PATHS } from '../data.ts';

/** The shapes of a card and a colour from outside. */
export const aCard = below(CARDS);
export const aColour = below(PATHS);
