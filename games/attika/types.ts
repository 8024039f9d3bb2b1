/**
 * Attika's types: its state, its moves, its events. Buildings are indexes of BUILDINGS, terrains indexes of TERRAINS.
 */
import type { Seat, Secret, TurnEnded } from '../kit/rules.ts';

export type Phase = 'actions' | 'reveal' | 'expansion';
export type Mode = 'open' | 'draw' | 'build';

/** Cards of each terrain, in the order of TERRAINS. */
export type Bundle = readonly number[];

/**
 * The land so far. Hexes are numbered in the order in which they were laid. The record is never changed, only replaced,
 * so that copies of a state can share it.
 */
export interface Land {
  /** The cell of each hex on the hex grid. */
  readonly cells: readonly number[];
  /** The terrain mark of each hex; −1 for none. */
  readonly marks: readonly number[];
  /** The six neighbours of each hex, `hex * 6 + side`: a hex, −1 for none, or `SHRINE − shrine` for a shrine. */
  readonly near: readonly number[];
  readonly shrines: readonly number[];
}

/** Flat arrays; in a view, hidden numbers are −1. */
export interface State {
  readonly seats: number;
  land: Land;
  /** The building on each hex: `seat * BUILDINGS.length + kind`, or −1. */
  readonly built: number[];
  /** The settlement of the building on each hex, named after one of its hexes; −1 without a building. */
  readonly settlement: number[];
  /** The shrines that a settlement touches, as bits; indexed by the settlement's name. */
  readonly touches: number[];
  /** How many settlements each seat has. */
  readonly settlements: number[];
  /** Buildings of each seat on the board. */
  readonly pieces: number[];
  /** Buildings of each seat and group on the board: `seat * GROUPS.length + group`. */
  readonly grouped: number[];
  /** Buildings face up on the mats, by seat and kind. */
  readonly mats: number[];
  /**
   * Buildings left in each stack: `seat * STACKS.length + stack`. Which building it is gets drawn at random when it is
   * turned up.
   */
  readonly stacks: number[];
  /** Cards in hand, by seat and terrain. Hidden from the other seats. */
  readonly hands: number[];
  readonly handSizes: number[];
  /** Cards left in the deck by terrain. Hidden from all. */
  readonly deck: number[];
  deckSize: number;
  readonly discards: number[];
  readonly amphorae: number[];
  /** Land tiles not laid yet: 1 by tile. */
  readonly tiles: number[];
  phase: Phase;
  turn: Seat;
  /** What this turn is used for; the first action decides it. */
  mode: Mode;
  /** Actions left in this turn. */
  actions: number;
  /** The building just turned up; −1 when none. */
  revealed: number;
  /** Whether a stack has just run out, so that new land follows when the building is settled. */
  exhausted: boolean;
  /** The land tile to be laid in `expansion`; −1 otherwise. */
  tile: number;
  /** How many turns in a row, up to the last one, changed nothing. Attika 8.4 */
  still: number;
  /** −1 if nobody has won, also after a game that ended without any change. */
  winner: number;
  /** How the game ended. */
  ending: '' | 'thirtyBuildings' | 'shrinesLinked' | 'stalled';
}

export type AttikaMove =
  /** Turns up the next building of a stack. */
  | { readonly type: 'drawBuilding'; readonly stack: number }
  /** If `cards` is null, pays as few cards as possible. */
  | { readonly type: 'build'; readonly kind: number; readonly hex: number; readonly cards: Bundle | null }
  /** Puts the building just turned up on the mat. */
  | { readonly type: 'keepBuilding' }
  /** Lays the new land tile with its centre on a cell of the hex grid, turned by sixths clockwise. */
  | { readonly type: 'layLand'; readonly cell: number; readonly rotation: number }
  /** One more action of the chosen mode. */
  | { readonly type: 'useAmphora' }
  /** Draws a card for each action not used, and one for each amphora given up now. */
  | { readonly type: 'endTurn'; readonly amphorae: number };

export type AttikaRefusal =
  | { readonly code: 'stackEmpty' }
  /** All stacks of the seat are empty. */
  | { readonly code: 'stacksEmpty' }
  /** This turn is for building. */
  | { readonly code: 'buildingTurn' }
  /** This turn is for drawing. */
  | { readonly code: 'drawingTurn' }
  | { readonly code: 'noActionsLeft' }
  /** No actions are left, but an amphora brings one. */
  | { readonly code: 'amphoraFirst' }
  /** It is still in a stack. */
  | { readonly code: 'notOnMat'; readonly kind: number }
  /** All buildings of this kind are already on the board. */
  | { readonly code: 'kindBuilt'; readonly kind: number }
  /** Only the building just turned up can be built now. */
  | { readonly code: 'notRevealed' }
  | { readonly code: 'noSuchHex' }
  | { readonly code: 'siteTaken' }
  | { readonly code: 'cantAfford'; readonly cards: number; readonly held: number }
  | { readonly code: 'cardsNotHeld' }
  /** The cards don't pay the price exactly. */
  | { readonly code: 'wrongPayment'; readonly missing: Bundle; readonly any: number }
  /** Cards were given for a building that costs nothing. */
  | { readonly code: 'nothingDue' }
  | { readonly code: 'landOverlaps' }
  | { readonly code: 'landApart' }
  | { readonly code: 'noAmphora' }
  | { readonly code: 'tooFewAmphorae'; readonly held: number }
  /** Before the first action the turn has no mode, so there is nothing to have one more of. */
  | { readonly code: 'noModeYet' }
  /** Nothing on the mat could be built with one more action. */
  | { readonly code: 'matEmpty' };

export type AttikaEvent =
  | { readonly type: 'buildingDrawn'; readonly seat: Seat; readonly stack: number; readonly kind: number }
  | { readonly type: 'buildingKept'; readonly seat: Seat; readonly kind: number }
  | {
      readonly type: 'buildingBuilt';
      readonly seat: Seat;
      readonly kind: number;
      readonly hex: number;
      readonly cards: Bundle;
      readonly free: boolean;
      /** Cards paid for founding a settlement. */
      readonly fee: number;
      /** Set if the paid cards become the deck at once. */
      readonly reveals?: true;
    }
  | { readonly type: 'groupCompleted'; readonly seat: Seat; readonly group: string; readonly amphora: boolean }
  | { readonly type: 'amphoraUsed'; readonly seat: Seat; readonly forCard: boolean }
  | { readonly type: 'stackExhausted'; readonly seat: Seat; readonly stack: number }
  | { readonly type: 'landDrawn'; readonly seat: Seat; readonly tile: number }
  | { readonly type: 'landLaid'; readonly seat: Seat; readonly tile: number; readonly hexes: readonly number[] }
  | { readonly type: 'deckShuffled' }
  | {
      readonly type: 'cardsDrawn';
      readonly seat: Seat;
      readonly count: number;
      readonly secret?: Secret<{ readonly cards: Bundle }>;
    }
  /** Nothing has changed for `rounds` rounds; after `left` more the game is over. */
  | { readonly type: 'roundStill'; readonly rounds: number; readonly left: number }
  | TurnEnded
  | { readonly type: 'shrinesLinked'; readonly seat: Seat; readonly shrines: readonly number[] }
  | { readonly type: 'allBuilt'; readonly seat: Seat };

/** Attika's types, for its kinds of move. */
export interface Attika {
  readonly state: State;
  readonly move: AttikaMove;
  readonly event: AttikaEvent;
  readonly refusal: AttikaRefusal;
}
