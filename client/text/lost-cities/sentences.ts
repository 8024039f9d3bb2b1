/** What both languages' sentences about Lost Cities are made with. */
import { colourOf, valueOf } from '../../../games/lost-cities/board.ts';
import { RESEARCHER_FACTOR, STEP_POINTS } from '../../../games/lost-cities/data.ts';
import type { Figure, LostCitiesEvent, LostCitiesRefusal, Stage } from '../../../games/lost-cities/types.ts';
import type { EventSentencesOf, RefusalSentencesOf } from '../sentences.ts';

export type EventSentences = EventSentencesOf<LostCitiesEvent>;

export type RefusalSentences = RefusalSentencesOf<LostCitiesRefusal, Stage>;

/** A card as the table draws it. */
export const drawn = (card: number): string => `{card:${colourOf(card)}-${valueOf(card)}}`;

/** A number with its sign, also of what is gained: −20, 0, +15. */
export function signed(points: number): string {
  if (points === 0) return '0';
  return points > 0 ? `+${points}` : `−${-points}`;
}

/** What a figure on this step is worth. */
export function worth(step: number, figure: Figure): string {
  return signed(STEP_POINTS[step]! * (figure === 'researcher' ? RESEARCHER_FACTOR : 1));
}
