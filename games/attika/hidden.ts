/** What each seat may know, and full states that fit it (Attika 9.1). */
import { hiddenCards } from '../kit/zones.ts';
import { CARDS_OF_TERRAIN } from './data.ts';
import { isOver } from './flow.ts';
import { clone } from './state.ts';

export const { view, redeal } = hiddenCards({ copies: CARDS_OF_TERRAIN, clone, isOver });
