/** The vocabulary of Asterion: its state, its moves, its events. Faces are indices into FACES, cells numbers of the square grid. */
import type { Seat, Secret } from '../kit/rules.ts';

export type Phase = 'placement' | 'relocation';

/** Flat arrays by tile, in the order they were placed; tile 0 is Asterion's. In a view hidden numbers are −1. */
export interface State {
  readonly seats: number;
  readonly cell: number[];
  /** The seat whose explorer stands on the tile; −1 for Asterion's. */
  readonly owner: number[];
  /** Face of the tile; −1 for Asterion's. */
  readonly face: number[];
  /** Quarter turns clockwise. */
  readonly rotation: number[];
  /** 1 while the explorer lives. */
  readonly alive: number[];
  /** The network a tile belongs to, named after its first tile; so Asterion's is 0. A lifted tile belongs to its own. */
  readonly network: number[];
  /** The face each seat holds; −1 when it holds none. Hidden from the other seats. */
  readonly held: number[];
  /** Tiles placed or discarded, by seat and face: `seat * FACES.length + face`. */
  readonly used: number[];
  /** Tiles discarded, by seat and face. */
  readonly discarded: number[];
  /** Deaths of others' explorers a seat brought about, less those of its own. */
  readonly kills: number[];
  phase: Phase;
  /** The turn player. */
  turn: Seat;
  /** Turns taken since the start. */
  turns: number;
  /** The tile that was lifted to be moved; −1 when none. It stays in the arrays with its old cell. */
  lifted: number;
}

export type AsterionMove =
  | { readonly type: 'placeTile'; readonly cell: number; readonly rotation: number }
  /** Turns a tile by quarters clockwise. `legal` lists one for each way the tile can come to lie. */
  | { readonly type: 'rotateTile'; readonly tile: number; readonly quarters: number }
  /** `first` is the lower number. Each takes the other's cell, both keep their rotation. */
  | { readonly type: 'swapTiles'; readonly first: number; readonly second: number }
  /** Takes up a tile to move it; `dropTile` follows. */
  | { readonly type: 'liftTile'; readonly tile: number }
  | { readonly type: 'dropTile'; readonly cell: number; readonly rotation: number };

export type AsterionRefusal =
  /** The cell holds a tile. */
  | { readonly code: 'cellTaken' }
  /** No tile lies beside the cell. */
  | { readonly code: 'notAdjacent' }
  /** Asterion would be shut in. Turned otherwise the tile may lie there. */
  | { readonly code: 'asterionTrapped' }
  /** Asterion would be shut in whichever way the tile lay there. */
  | { readonly code: 'cellTraps' }
  /** There is no tile of that number on the table. */
  | { readonly code: 'noSuchTile' }
  /** Nothing can be turned, swapped or moved: no tile of the player's is on the table. */
  | { readonly code: 'noTileYet' }
  /** Nothing can be turned, swapped or moved: every tile of the player's is walled in or one of the dead. */
  | { readonly code: 'noneToHandle' }
  /** Nothing can be swapped: one tile alone may be handled. */
  | { readonly code: 'onlyOneTile' }
  /** Nothing can be moved: every tile that may be handled holds the layout together. */
  | { readonly code: 'noneToMove' }
  /** From here on the player has other tiles to do the same with. The tile is another player's, or Asterion's. */
  | { readonly code: 'notYourTile' }
  | { readonly code: 'explorerDead' }
  /** The tile has neighbours on all four sides. */
  | { readonly code: 'walledIn' }
  /** The layout would fall apart without the tile. */
  | { readonly code: 'layoutSplit' }
  /** A tile can't be swapped with itself. */
  | { readonly code: 'sameTile' }
  /** Two tiles that could be swapped, the higher number first. */
  | { readonly code: 'wrongOrder' }
  /** A moved tile must come to lie elsewhere. */
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
  /** `cells` are where both lay, each of which now bears the other. */
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

/** Asterion's vocabulary, for its kinds of move. */
export interface Asterion {
  readonly state: State;
  readonly move: AsterionMove;
  readonly event: AsterionEvent;
  readonly refusal: AsterionRefusal;
}
