/** What both languages' sentences about Asterion are made with. */
import type { AsterionEvent, AsterionRefusal, Phase } from '../../../games/asterion/types.ts';
import type { EventSentencesOf, RefusalSentencesOf, WrongPhase } from '../sentences.ts';

export type EventSentences = EventSentencesOf<AsterionEvent>;

export type RefusalSentences = RefusalSentencesOf<AsterionRefusal | WrongPhase<Phase>>;

/** Points with their sign, the minus as it is printed. */
export const signed = (points: number): string => (points > 0 ? `+${points}` : points < 0 ? `−${-points}` : '±0');
