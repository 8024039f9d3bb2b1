/** What both languages' sentences about Atlantis are made with. */
import { moves } from '../../../games/atlantis/moves/index.ts';
import type { AtlantisEvent, AtlantisRefusal, Phase, State } from '../../../games/atlantis/types.ts';
import type { Refusal, Seat } from '../../../games/kit/rules.ts';

/** One sentence for each kind of event; null for kinds not worth a line in the log. */
export type EventSentences = {
  readonly [Type in AtlantisEvent['type']]: (event: Extract<AtlantisEvent, { type: Type }>) => string | null;
};

/** Refusals every game knows, as far as they can come from this one. */
type CommonRefusal =
  | { readonly code: 'gameOver' }
  | { readonly code: 'notYourTurn' }
  | { readonly code: 'malformed' }
  | { readonly code: 'wrongPhase'; readonly phase: Phase };

/** Why a move can't end where somebody pressed, or no tile be sold. Moves name no places, so it is the board that asks. */
export type BoardRefusal =
  /** Neither pawn nor card is picked. */
  | { readonly code: 'pickFirst' }
  | { readonly code: 'behindPawn' }
  | { readonly code: 'noTileThere' }
  /** A card of this item leads to another place. */
  | { readonly code: 'leadsElsewhere'; readonly item: number; readonly place: number }
  /** The mainland: every card in hand has its item ahead. */
  | { readonly code: 'tilesAhead' }
  /** No tile was won yet. */
  | { readonly code: 'nothingToSell' };

type AnyRefusal = AtlantisRefusal | CommonRefusal | BoardRefusal;

/** One sentence for each reason. */
export type RefusalSentences = {
  readonly [Code in AnyRefusal['code']]: (refusal: Extract<AnyRefusal, { code: Code }>) => string;
};

/** The sentence for an event. The table's types make sure that every kind of event has one. */
export function eventSentence(sentences: EventSentences, event: AtlantisEvent): string | null {
  const sentence = sentences[event.type] as (event: AtlantisEvent) => string | null;
  return sentence(event);
}

/** The sentence for a refusal, or `otherwise` for codes this game doesn't know. */
export function refusalSentence(sentences: RefusalSentences, refusal: Refusal, otherwise: string): string {
  if (!Object.hasOwn(sentences, refusal.code)) return otherwise;
  const sentence = sentences[refusal.code as AnyRefusal['code']] as (refusal: Refusal) => string;
  return sentence(refusal);
}

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
export type Task = 'move' | 'stuck' | 'stuckOrSell' | 'pay';

export function taskOf(state: State, seat: Seat): Task {
  if (state.phase === 'payment') return 'pay';
  const can = new Set(moves.legal(state, seat).map(({ type }) => type));
  if (can.has('movePawn')) return 'move';
  return can.has('sellTile') ? 'stuckOrSell' : 'stuck';
}

/** A player where one is named. */
export const name = (seat: number): string => `{seat:${seat}}`;
