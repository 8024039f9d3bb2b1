/** The vocabulary of Atlantis: its state, its moves, its events. Items are indices into ITEMS, faces numbers of an item and a value. */
import type { Seat, Secret } from '../kit/rules.ts';

export type Phase = 'journey' | 'payment';

/** Flat arrays; `seat * 7 + item` and the like index those by seat and kind. In a view, hidden numbers are −1. */
export interface State {
  /** The format the match was begun under. What moves do has changed since, and a match keeps to what held then. */
  readonly begun: number;
  readonly seats: number;
  /** Face of the top tile of each slot; −1 for water. */
  readonly tops: number[];
  /** 1 where a second tile lies under the top one. Which one is drawn when it comes to light. */
  readonly unders: number[];
  /** How many tiles of each back and face have not come to light: `back * FACES + face`. */
  readonly unseen: number[];
  /** 1 for water slots that bear a bridge. */
  readonly bridged: number[];
  /** 1 while a seat has its bridge. */
  readonly bridges: number[];
  /** Where each pawn stands, `seat * PAWNS + pawn`: −1 in Atlantis, a slot, or MAINLAND. */
  readonly pawns: number[];
  /** Cards in hand, by seat and item. Hidden from the other seats. */
  readonly hands: number[];
  readonly handSizes: number[];
  /** Cards left in the deck by item, drawn from at random. Hidden from all. */
  readonly deck: number[];
  deckSize: number;
  readonly discards: number[];
  /** Tiles won, by seat and face. */
  readonly won: number[];
  /** Tiles that left the game. */
  spent: number;
  phase: Phase;
  /** The turn player. */
  turn: Seat;
  /** Whether the turn player has sold a tile in this turn. */
  sold: boolean;
  /** The pawn whose tolls must be paid in `payment`, and how much; −1 and 0 otherwise. */
  moved: number;
  toll: number;
  /** Who brought three pawns home; −1 while the game goes on. */
  finisher: number;
}

export type AtlantisMove =
  /** Cards are played in this order, each taking the pawn to the next tile of its item. */
  | { readonly type: 'movePawn'; readonly pawn: number; readonly cards: readonly number[] }
  /** Values of tiles, highest first, and items of cards, in their order. */
  | { readonly type: 'payToll'; readonly tiles: readonly number[]; readonly cards: readonly number[] }
  /** Gives a tile away for cards. */
  | { readonly type: 'sellTile'; readonly face: number }
  /** Any slot of a hole; `legal` lists the first. */
  | { readonly type: 'buildBridge'; readonly slot: number }
  /** For who can't move: shows the hand and draws two cards. */
  | { readonly type: 'showHand' };

export type AtlantisRefusal =
  /** The pawn has arrived. `stuck`, here and below: none of the seat's pawns can move. */
  | { readonly code: 'pawnHome'; readonly stuck: boolean }
  | { readonly code: 'cardNotHeld'; readonly item: number }
  /** The cards end on a tile with a pawn: another must follow, and can. */
  | { readonly code: 'chainUnfinished' }
  /** The cards end on a tile with a pawn, and there is no way on. */
  | { readonly code: 'chainBlocked'; readonly stuck: boolean }
  /** A card was left after the pawn had reached a free tile or the mainland. */
  | { readonly code: 'chainTooLong' }
  | { readonly code: 'cantPayToll'; readonly toll: number; readonly means: number; readonly stuck: boolean }
  /** With the own bridge over a hole on the way it could be paid. */
  | { readonly code: 'tollNeedsBridge'; readonly toll: number; readonly means: number }
  | { readonly code: 'tileNotHeld'; readonly value: number }
  /** Tiles are named from the highest down. */
  | { readonly code: 'tilesOutOfOrder' }
  | { readonly code: 'paysTooLittle'; readonly toll: number; readonly paid: number }
  /** A tile or card could be taken back and the rest would still do. */
  | { readonly code: 'paysTooMuch'; readonly toll: number; readonly paid: number }
  | { readonly code: 'alreadySold' }
  /** A tile of value 1 brings no card; there is a higher one. */
  | { readonly code: 'tileTooLow' }
  /** None of the seat's tiles brings a card. */
  | { readonly code: 'tilesTooLow' }
  | { readonly code: 'noBridgeLeft' }
  /** All holes have bridges, or there are none. */
  | { readonly code: 'noOpenHole' }
  /** The slot is not part of a hole between two tiles. */
  | { readonly code: 'notAHole' }
  | { readonly code: 'holeBridged' }
  /** A pawn can move, so one must. */
  | { readonly code: 'canMove' };

export type AtlantisEvent =
  | { readonly type: 'cardsPlayed'; readonly seat: Seat; readonly cards: readonly number[] }
  /** `stops` are the slots it touched down on, the last being where it stays. */
  | {
      readonly type: 'pawnMoved';
      readonly seat: Seat;
      readonly pawn: number;
      readonly from: number;
      readonly stops: readonly number[];
    }
  | { readonly type: 'tollDue'; readonly seat: Seat; readonly toll: number }
  | {
      readonly type: 'tollPaid';
      readonly seat: Seat;
      readonly tiles: readonly number[];
      readonly cards: readonly number[];
    }
  | { readonly type: 'tileTaken'; readonly seat: Seat; readonly slot: number; readonly face: number }
  /** The lower tile of a pair comes to light. */
  | { readonly type: 'tileRevealed'; readonly slot: number; readonly face: number }
  | { readonly type: 'slotFlooded'; readonly slot: number }
  | { readonly type: 'tileSold'; readonly seat: Seat; readonly face: number; readonly cards: number }
  | { readonly type: 'bridgeBuilt'; readonly seat: Seat; readonly slot: number }
  | { readonly type: 'handShown'; readonly seat: Seat; readonly cards: readonly number[]; readonly reveals: true }
  | { readonly type: 'deckShuffled' }
  | {
      readonly type: 'cardsDrawn';
      readonly seat: Seat;
      readonly count: number;
      readonly secret?: Secret<{ readonly cards: readonly number[] }>;
    }
  | { readonly type: 'allHome'; readonly seat: Seat }
  /** What a seat whose pawns were still out owes and pays when the game ends. */
  | {
      readonly type: 'settled';
      readonly seat: Seat;
      readonly tolls: readonly number[];
      readonly tiles: readonly number[];
      readonly cards: number;
      readonly shortfall: number;
    };

/** Atlantis's vocabulary, for its kinds of move. */
export interface Atlantis {
  readonly state: State;
  readonly move: AtlantisMove;
  readonly event: AtlantisEvent;
  readonly refusal: AtlantisRefusal;
}
