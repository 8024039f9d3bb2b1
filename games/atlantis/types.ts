/**
 * The types of Atlantis: its state, its moves, its events. Items are indexes of ITEMS, faces are numbers of an item and
 * a value.
 */
import type { Seat, Secret } from '../kit/rules.ts';

export type Phase = 'journey' | 'payment';

/** Flat arrays; `seat * 7 + item` and the like index those by seat and kind. In a view, hidden numbers are −1. */
export interface State {
  readonly seats: number;
  /** Face of the top tile of each slot; −1 for water. */
  readonly tops: number[];
  /** 1 if a second tile lies under the top one. Which one it is gets drawn at random when it is revealed. */
  readonly unders: number[];
  /** How many tiles of each back and face haven't been revealed: `back * FACES + face`. */
  readonly unseen: number[];
  /** 1 for water slots with a bridge. */
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
  /** The pawn whose tolls must be paid in `payment`, and the toll; otherwise −1 and 0. */
  moved: number;
  toll: number;
  /** Who brought three pawns home; −1 while the game goes on. */
  finisher: number;
}

export type AtlantisMove =
  /** The cards are played in this order; each takes the pawn to the next tile with its item. */
  | { readonly type: 'movePawn'; readonly pawn: number; readonly cards: readonly number[] }
  /** The values of the tiles, highest first, and the items of the cards, in order. */
  | { readonly type: 'payToll'; readonly tiles: readonly number[]; readonly cards: readonly number[] }
  /** Gives up a tile for cards. */
  | { readonly type: 'sellTile'; readonly face: number }
  /** Any slot of a hole; `legal` lists the first. */
  | { readonly type: 'buildBridge'; readonly slot: number }
  /** For a player who can't move: shows the hand and draws two cards. */
  | { readonly type: 'showHand' };

export type AtlantisRefusal =
  /** The pawn has arrived. Here and below, `stuck` says whether none of the seat's pawns can move. */
  | { readonly code: 'pawnHome'; readonly stuck: boolean }
  | { readonly code: 'cardNotHeld'; readonly item: number }
  /** The last card leads to a tile with a pawn: another card must follow, and can. */
  | { readonly code: 'chainUnfinished' }
  /** The last card leads to a tile with a pawn, and no card can follow. */
  | { readonly code: 'chainBlocked'; readonly stuck: boolean }
  /** Cards were left after the pawn had reached a free tile or the mainland. */
  | { readonly code: 'chainTooLong' }
  | { readonly code: 'cantPayToll'; readonly toll: number; readonly means: number; readonly stuck: boolean }
  /** The toll could be paid if the player's own bridge were over a hole on the way. */
  | { readonly code: 'tollNeedsBridge'; readonly toll: number; readonly means: number }
  | { readonly code: 'tileNotHeld'; readonly value: number }
  /** Tiles must be named from the highest down. */
  | { readonly code: 'tilesOutOfOrder' }
  | { readonly code: 'paysTooLittle'; readonly toll: number; readonly paid: number }
  /** The payment contains a tile or card that isn't needed. */
  | { readonly code: 'paysTooMuch'; readonly toll: number; readonly paid: number }
  | { readonly code: 'alreadySold' }
  /** A tile of value 1 brings no card, but the seat has a higher one. */
  | { readonly code: 'tileTooLow' }
  /** None of the seat's tiles brings a card. */
  | { readonly code: 'tilesTooLow' }
  | { readonly code: 'noBridgeLeft' }
  /** There is no hole without a bridge. */
  | { readonly code: 'noOpenHole' }
  /** The slot is not part of a hole between two tiles. */
  | { readonly code: 'notAHole' }
  | { readonly code: 'holeBridged' }
  /** A pawn can move, so one must. */
  | { readonly code: 'canMove' };

export type AtlantisEvent =
  | { readonly type: 'cardsPlayed'; readonly seat: Seat; readonly cards: readonly number[] }
  /** `stops` are the slots that the pawn touched; it stays on the last. */
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
  /** The lower tile of a pair is revealed. */
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
  /** What a seat with pawns on the path owes and pays when the game ends. */
  | {
      readonly type: 'settled';
      readonly seat: Seat;
      readonly tolls: readonly number[];
      readonly tiles: readonly number[];
      readonly cards: number;
      readonly shortfall: number;
    };

/** The types of Atlantis, for its kinds of move. */
export interface Atlantis {
  readonly state: State;
  readonly move: AtlantisMove;
  readonly event: AtlantisEvent;
  readonly refusal: AtlantisRefusal;
}
