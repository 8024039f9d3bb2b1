/** What Asterion's sentences are made of in both languages. */
import { meta } from '../../../games/asterion/meta.ts';
import { openSides } from '../../../games/asterion/board.ts';
import { moves } from '../../../games/asterion/moves/index.ts';
import type { AsterionEvent, AsterionRefusal, Phase, State } from '../../../games/asterion/types.ts';
import { cellPoint } from '../../../games/kit/geometry/square.ts';
import type { Seat } from '../../../games/kit/rules.ts';
import type { Labels } from './labels.en.ts';
import { type PartsSaid, partsOf } from '../help.ts';
import { type EventSentencesOf, type RefusalSentencesOf, wordsOf } from '../sentences.ts';
import { statistics } from './statistics.ts';

export type EventSentences = EventSentencesOf<AsterionEvent>;

export type RefusalSentences = RefusalSentencesOf<AsterionRefusal, Phase>;

/** The parts of the rules in short, and with each the others worth reading with it. */
const parts = partsOf({
  aim: ['death', 'end'],
  setUp: [],
  turn: ['death', 'instead'],
  death: ['turn'],
  instead: ['death'],
  end: ['setUp'],
});

export type HelpSentences = PartsSaid<keyof typeof parts>;

/** A cell by its way from Asterion's tile, without naming that tile. */
export function spotOf(cell: number, labels: Labels): string {
  const { x, y } = cellPoint(cell);
  return labels.spot(x, y);
}

/** A cell by its way from Asterion's tile, which is named. */
export function placeOf(cell: number, labels: Labels): string {
  const { x, y } = cellPoint(cell);
  return x === 0 && y === 0 ? labels.heart : labels.cell(x, y);
}

/** Which sides of a face are open, in words. */
export function waysOf(face: number, rotation: number, labels: Labels): string {
  const open = openSides(face, rotation);
  return labels.ways(labels.sides.filter((_, side) => ((open >> side) & 1) === 1));
}

/** Whether a seat may do something other than place its tile; it would have to give the tile up. */
export function maySpendTile(state: State, seat: Seat): boolean {
  return moves.legal(state, seat).some(({ type }) => type !== 'placeTile');
}

/** Makes the words of a language. */
export const wordsIn = wordsOf<State, AsterionEvent>({ meta, parts, statistics });
