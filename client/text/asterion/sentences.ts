/** What both languages' sentences about Asterion are made with. */
import type { AsterionEvent, AsterionRefusal, Phase } from '../../../games/asterion/types.ts';
import type { EventSentencesOf, RefusalSentencesOf, WrongPhase } from '../sentences.ts';

export type EventSentences = EventSentencesOf<AsterionEvent>;

/** What the hand says of its own accord, where no single move is refused. */
type HandRefusal =
  /** The player has no tile on the table. */
  | { readonly code: 'noTileYet' }
  /** Only one tile could be swapped. */
  | { readonly code: 'onlyOneTile' };

export type RefusalSentences = RefusalSentencesOf<AsterionRefusal | WrongPhase<Phase> | HandRefusal>;

/** Points with their sign, the minus as it is printed. */
export const signed = (points: number): string => (points > 0 ? `+${points}` : points < 0 ? `−${-points}` : '±0');
