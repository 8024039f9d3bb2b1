/**
 * Asterion's types: its state, its moves, its events. Faces are indexes of FACES, cells are numbers of the square grid.
 */
import type { Seat, Secret } from '../kit/rules.ts';

export type Phase = 'placement' | 'relocation';

/**
 * Flat arrays with a value for each tile, in the order of placing; tile 0 is Asterion's. In a view hidden numbers are
 * −1.
 */
export interface State {
  readonly seats: number;
  readonly cell: number[];
  /** The seat whose explorer stands on the tile; −1 for Asterion's. */
  readonly owner: number[];
  /** Face of the tile; −1 for Asterion's. */
  readonly face: number[];
  /** Quarter turns clockwise. */
  readonly rotation: number[];
  /** 1 while the tile's explorer lives. */
  readonly alive: number[];
  /** The network of a tile, named after its first tile; so Asterion's is 0. A lifted tile is its own network. */
  readonly network: number[];
  /** The face each seat holds; −1 when it holds none. Hidden from the other seats. */
  readonly held: number[];
  /** Tiles placed or discarded, by seat and face: `seat * FACES.length + face`. */
  readonly used: number[];
  /** Tiles discarded, by seat and face. */
  readonly discarded: number[];
  /** How many explorers of others a seat has killed, minus those of its own. */
  readonly kills: number[];
  phase: Phase;
  /** The turn player. */
  turn: Seat;
  /** Turns taken since the start. */
  turns: number;
  /** The tile that was lifted to be moved; −1 if none. It stays in the arrays with its old cell. */
  lifted: number;
}

export type AsterionMove =
  | { readonly type: 'placeTile'; readonly cell: number; readonly rotation: number }
  /** Turns a tile clockwise by quarters. `legal` lists one move for each different result. */
  | { readonly type: 'rotateTile'; readonly tile: number; readonly quarters: number }
  /** `first` is the lower number. The tiles exchange cells and keep their rotations. */
  | { readonly type: 'swapTiles'; readonly first: number; readonly second: number }
  /** Lifts a tile to move it; `dropTile` follows. */
  | { readonly type: 'liftTile'; readonly tile: number }
  | { readonly type: 'dropTile'; readonly cell: number; readonly rotation: number };

export type AsterionRefusal =
  /** The cell holds a tile. */
  | { readonly code: 'cellTaken' }
  /** No tile is next to the cell. */
  | { readonly code: 'notAdjacent' }
  /** Asterion would be trapped. In another rotation the tile may lie there. */
  | { readonly code: 'asterionTrapped' }
  /** Asterion would be trapped by the tile in any rotation. */
  | { readonly code: 'cellTraps' }
  /** There is no tile of that number on the table. */
  | { readonly code: 'noSuchTile' }
  /** Nothing can be turned, swapped or moved: the player has no tile on the table. */
  | { readonly code: 'noTileYet' }
  /** Nothing can be turned, swapped or moved: every tile of the player is walled in or has a dead explorer. */
  | { readonly code: 'noneToHandle' }
  /** Nothing can be swapped: only one tile may be handled. */
  | { readonly code: 'onlyOneTile' }
  /** Nothing can be moved: the layout would fall apart without any of the tiles. */
  | { readonly code: 'noneToMove' }
  /**
   * For this code and those below, the player has other tiles to do the same with. This one is another player's, or
   * Asterion's.
   */
  | { readonly code: 'notYourTile' }
  | { readonly code: 'explorerDead' }
  /** The tile has neighbours on all four sides. */
  | { readonly code: 'walledIn' }
  /** The layout would fall apart without the tile. */
  | { readonly code: 'layoutSplit' }
  /** A tile can't be swapped with itself. */
  | { readonly code: 'sameTile' }
  /** These two tiles could be swapped, but the higher number came first. */
  | { readonly code: 'wrongOrder' }
  /** A moved tile must be dropped on another cell. */
  | { readonly code: 'sameCell' };

export type AsterionEvent =
  | { readonly type: 'tilePlaced'; readonly seat: Seat; readonly tile: number; readonly cell: number }
  | {
      readonly type: 'tileRotated';
      readonly seat: Seat;
      readonly tile: number;
      readonly cell: number;
      readonly quarters: number;
    }
  /** `cells` are where both tiles lay; each now has the other one. */
  | {
      readonly type: 'tilesSwapped';
      readonly seat: Seat;
      readonly first: number;
      readonly second: number;
      readonly cells: readonly [number, number];
    }
  | { readonly type: 'tileLifted'; readonly seat: Seat; readonly tile: number; readonly cell: number }
  | {
      readonly type: 'tileMoved';
      readonly seat: Seat;
      readonly tile: number;
      readonly from: number;
      readonly cell: number;
    }
  /** The price of turning, swapping or moving. */
  | { readonly type: 'tileDiscarded'; readonly seat: Seat; readonly face: number }
  /** `victims` counts deaths by seat; `points` is what the turn player scores for them. */
  | {
      readonly type: 'explorersKilled';
      readonly seat: Seat;
      readonly tiles: readonly number[];
      readonly victims: readonly number[];
      readonly points: number;
    }
  | { readonly type: 'tileDrawn'; readonly seat: Seat; readonly secret?: Secret<{ readonly face: number }> }
  | { readonly type: 'explorerEscaped'; readonly seat: Seat; readonly tile: number; readonly coins: number }
  | { readonly type: 'gameEnded' };

/** Asterion's types, for its kinds of move. */
export interface Asterion {
  readonly state: State;
  readonly move: AsterionMove;
  readonly event: AsterionEvent;
  readonly refusal: AsterionRefusal;
}
