/** What Atlantis' sentences are made of in both languages. */
import { meta } from '../../../games/atlantis/meta.ts';
import { moves } from '../../../games/atlantis/moves/index.ts';
import type { AtlantisEvent, AtlantisRefusal, Phase, State } from '../../../games/atlantis/types.ts';
import type { Seat } from '../../../games/kit/rules.ts';
import { type PartsSaid, partsOf } from '../help.ts';
import { type EventSentencesOf, type RefusalSentencesOf, wordsOf } from '../sentences.ts';
import { statistics } from './statistics.ts';

export type EventSentences = EventSentencesOf<AtlantisEvent>;

/** Why nothing happens where somebody pressed. Moves don't name places, so it is the board that gives these refusals. */
export type BoardRefusal =
  /** Neither pawn nor card is picked. */
  | { readonly code: 'pickFirst' }
  | { readonly code: 'behindPawn' }
  | { readonly code: 'noTileThere' }
  /** A pawn stands there, and no lit journey leads over it. */
  | { readonly code: 'tileOccupied' }
  /** A card of this item leads elsewhere: to a tile of this value, or to the mainland. */
  | { readonly code: 'leadsElsewhere'; readonly item: number; readonly place: number; readonly value: number }
  /** The mainland was pressed, but every card in hand has a tile of its item ahead. */
  | { readonly code: 'tilesAhead' }
  /** No tile is held. */
  | { readonly code: 'nothingToSell' }
  /** No pawn can move: the hand must be shown, or something else done first. */
  | { readonly code: 'noneCanMove' }
  /** The hand is empty. */
  | { readonly code: 'noCards' };

export type RefusalSentences = RefusalSentencesOf<AtlantisRefusal | BoardRefusal, Phase>;

/** The parts of the rules in short, and with each the others worth reading with it. */
const parts = partsOf({
  aim: ['last'],
  setUp: [],
  turn: ['holes', 'stuck'],
  stuck: ['buying', 'bridges'],
  holes: ['bridges', 'last'],
  bridges: ['holes'],
  buying: ['stuck'],
  last: ['holes'],
});

export type HelpSentences = PartsSaid<keyof typeof parts>;

/** The codes for cards. */
export function drawnCards(items: readonly number[]): string {
  return items.map((item) => `{card:${item}}`).join('');
}

/** The items of cards that are counted by item, one for each card. */
export function itemsOf(counts: readonly number[]): readonly number[] {
  return counts.flatMap((count, item) => Array.from({ length: count }, () => item));
}

/** The codes for a payment: tiles by value, then cards. */
export function drawnPayment(tiles: readonly number[], cards: readonly number[]): string {
  return tiles.map((value) => `{value:${value}}`).join('') + drawnCards(cards);
}

/** What the prompt asks for, and what else can be done where no pawn can move. */
export type Task = 'move' | 'stuck' | 'stuckOrBuy' | 'stuckOrBridge' | 'stuckOrBoth' | 'pay';

export function taskOf(state: State, seat: Seat): Task {
  if (state.phase === 'payment') return 'pay';
  const can = new Set(moves.legal(state, seat).map(({ type }) => type));
  if (can.has('movePawn')) return 'move';
  if (can.has('sellTile')) return can.has('buildBridge') ? 'stuckOrBoth' : 'stuckOrBuy';
  return can.has('buildBridge') ? 'stuckOrBridge' : 'stuck';
}

/** Makes the words of a language. */
export const wordsIn = wordsOf<State, AtlantisEvent>({ meta, parts, statistics });
