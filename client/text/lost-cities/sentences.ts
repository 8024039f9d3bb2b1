/** What Lost Cities' sentences are made of in both languages. */
import { colourOf, valueOf } from '../../../games/lost-cities/board.ts';
import { RESEARCHER_FACTOR, STEP_POINTS } from '../../../games/lost-cities/data.ts';
import type { Figure, LostCitiesEvent, LostCitiesRefusal, Stage } from '../../../games/lost-cities/types.ts';
import { signed } from '../numbers.ts';
import type { EventSentencesOf, RefusalSentencesOf } from '../sentences.ts';

export type EventSentences = EventSentencesOf<LostCitiesEvent>;

export type RefusalSentences = RefusalSentencesOf<LostCitiesRefusal, Stage>;

/** The code for a card. */
export const drawn = (card: number): string => `{card:${colourOf(card)}-${valueOf(card)}}`;

/** What a figure on this step is worth. */
export function worth(step: number, figure: Figure): string {
  return signed(STEP_POINTS[step]! * (figure === 'researcher' ? RESEARCHER_FACTOR : 1));
}
