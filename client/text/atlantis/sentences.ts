/** What both languages' sentences about Atlantis are made with. */
import { moves } from '../../../games/atlantis/moves/index.ts';
import type { AtlantisEvent, AtlantisRefusal, Phase, State } from '../../../games/atlantis/types.ts';
import type { Seat } from '../../../games/kit/rules.ts';
import type { EventSentencesOf, RefusalSentencesOf } from '../sentences.ts';

export type EventSentences = EventSentencesOf<AtlantisEvent>;

/** Why a move can't end where somebody pressed, or no tile be sold. Moves name no places, so it is the board that asks. */
export type BoardRefusal =
  /** Neither pawn nor card is picked. */
  | { readonly code: 'pickFirst' }
  | { readonly code: 'behindPawn' }
  | { readonly code: 'noTileThere' }
  /** A pawn stands there, and no journey that is lit leads over it. */
  | { readonly code: 'tileOccupied' }
  /** A card of this item leads to another place: a tile of this value, or the mainland. */
  | { readonly code: 'leadsElsewhere'; readonly item: number; readonly place: number; readonly value: number }
  /** The mainland: every card in hand has its item ahead. */
  | { readonly code: 'tilesAhead' }
  /** No tile is held. */
  | { readonly code: 'nothingToSell' }
  /** Nowhere can be pressed: the hand must be shown, or something done before. */
  | { readonly code: 'noneCanMove' }
  /** The hand is empty. */
  | { readonly code: 'noCards' };

export type RefusalSentences = RefusalSentencesOf<AtlantisRefusal | BoardRefusal, Phase>;

/** Cards by their items, as the table draws them. */
export function drawnCards(items: readonly number[]): string {
  return items.map((item) => `{card:${item}}`).join('');
}

/** Cards counted by item, as the items of each. */
export function itemsOf(counts: readonly number[]): readonly number[] {
  return counts.flatMap((count, item) => Array.from({ length: count }, () => item));
}

/** A payment: tiles by value, then cards by item. */
export function drawnPayment(tiles: readonly number[], cards: readonly number[]): string {
  return tiles.map((value) => `{value:${value}}`).join('') + drawnCards(cards);
}

/** What whoever is to move has before them. */
export type Task = 'move' | 'stuck' | 'stuckOrBuy' | 'stuckOrBridge' | 'stuckOrBoth' | 'pay';

export function taskOf(state: State, seat: Seat): Task {
  if (state.phase === 'payment') return 'pay';
  const can = new Set(moves.legal(state, seat).map(({ type }) => type));
  if (can.has('movePawn')) return 'move';
  if (can.has('sellTile')) return can.has('buildBridge') ? 'stuckOrBoth' : 'stuckOrBuy';
  return can.has('buildBridge') ? 'stuckOrBridge' : 'stuck';
}
