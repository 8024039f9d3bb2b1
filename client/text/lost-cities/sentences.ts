/** What Lost Cities' sentences are made of in both languages. */
import { type Options, meta } from '../../../games/lost-cities/meta.ts';
import { colourOf, valueOf } from '../../../games/lost-cities/board.ts';
import { RESEARCHER_FACTOR, STEP_POINTS } from '../../../games/lost-cities/data.ts';
import type { Figure, LostCitiesEvent, LostCitiesRefusal, Stage, State } from '../../../games/lost-cities/types.ts';
import { signed } from '../points.ts';
import { type PartsSaid, partsOf } from '../help.ts';
import { type EventSentencesOf, type RefusalSentencesOf, wordsOf } from '../sentences.ts';
import { statistics } from './statistics.ts';

export type EventSentences = EventSentencesOf<LostCitiesEvent>;

export type RefusalSentences = RefusalSentencesOf<LostCitiesRefusal, Stage>;

/** The parts of the rules in short, and with each the others worth reading with it. */
const parts = partsOf({
  aim: ['ending', 'statues'],
  setUp: [],
  turn: ['drawing'],
  playing: ['ruins'],
  drawing: [],
  tiles: ['ruins'],
  ruins: ['playing'],
  ending: ['statues'],
  statues: ['ending'],
});

export type HelpSentences = PartsSaid<keyof typeof parts>;

/** The code for a card. */
export const drawn = (card: number): string => `{card:${colourOf(card)}-${valueOf(card)}}`;

/** What a figure on this step is worth. */
export function worth(step: number, figure: Figure): string {
  return signed(STEP_POINTS[step]! * (figure === 'researcher' ? RESEARCHER_FACTOR : 1));
}

/** Makes the words of a language. */
export const wordsIn = wordsOf<State, LostCitiesEvent, Options>({ meta, parts, statistics });
