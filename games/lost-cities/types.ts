/**
 * The types of Lost Cities: its state, its moves, its events. Colours are indexes of COLOURS; a card is `colour * 11 +
 * value`.
 */
import type { Seat, Secret, TurnEnded } from '../kit/rules.ts';
import type { Options } from './meta.ts';

export type Phase = 'firstExpedition' | 'secondExpedition' | 'thirdExpedition';

/** What the player of the turn does next: play a card, use or decline a free step, or draw a card. */
export type Stage = 'card' | 'bonus' | 'draw';

export type Figure = 'explorer' | 'researcher';

export type Ending = 'bridge' | 'deck' | 'stalled';

/** A free step to use or decline: from a step tile on this path, or from the path's last step. */
export interface Bonus {
  readonly source: 'tile' | 'summit';
  readonly colour: number;
}

/** Where an expedition left the figures, and what they found. Indexed like the state's arrays of the same names. */
export interface Expedition {
  readonly ending: Ending;
  readonly steps: readonly number[];
  readonly researchers: readonly number[];
  readonly statues: readonly number[];
  readonly rewardCounts: readonly number[];
  /** Hidden from the other seats until the game is over. */
  readonly rewards: readonly number[];
}

/**
 * Flat arrays with a value for each space, card or seat; `seat * 5 + colour` and `seat * 55 + card` index those by
 * seat. In a view, hidden numbers are −1; sums (`handSizes`, `deckSize`, `rewardCounts`) are public.
 */
export interface State {
  readonly options: Options;
  readonly seats: number;
  /** Event tile of each space, an index into TILES; −1 where there is none. */
  readonly tiles: number[];
  /** Step of each figure by seat and colour; 0 before the path is started. */
  readonly steps: number[];
  /** Path of each seat's researcher; −1 while it is unused. */
  readonly researchers: number[];
  readonly explorersLeft: number[];
  /** Cards in hand, by seat and card. Hidden from the other seats. */
  readonly hands: number[];
  readonly handSizes: number[];
  /** Cards laid on rows, by seat and card. Together with `firsts` and `tops` they define each row. */
  readonly laid: number[];
  /** The first and last card of each row, by seat and colour; −1 if there is no row. */
  readonly firsts: number[];
  readonly tops: number[];
  /** Discarded cards by colour, the last on top. All but the top are hidden from all. */
  readonly piles: number[][];
  /** Cards that nobody has seen in this expedition, including those set aside. Hidden from all; drawn at random. */
  readonly deck: number[];
  /** How many of them can be drawn. */
  deckSize: number;
  /** Point chips of each seat. Hidden from the other seats until the game is over. */
  readonly points: number[];
  /** How many point tiles each seat has found in this expedition, and their sum; the number is public. */
  readonly rewardCounts: number[];
  readonly rewards: number[];
  /** Statue tiles taken in this expedition. */
  readonly statues: number[];
  /** Statue chips from earlier expeditions. */
  readonly statueChips: number[];
  /** The finished expeditions. */
  readonly expeditions: Expedition[];
  /** The turn player. */
  turn: Seat;
  stage: Stage;
  /** Free steps still to be used or declined, the next one last. */
  readonly pending: Bonus[];
  /** The colour of the card discarded this turn; −1 if none was. */
  discarded: number;
  /** How many turns in a row only discarded a card and took one from a discard pile. */
  stalled: number;
  /** What ended the last expedition; null while the game goes on. */
  ending: Ending | null;
}

export type LostCitiesMove =
  | { readonly type: 'startPath'; readonly card: number; readonly figure: Figure }
  | { readonly type: 'advance'; readonly card: number }
  | { readonly type: 'discard'; readonly card: number }
  /** Uses a free step for the figure on a path. */
  | { readonly type: 'moveFigure'; readonly colour: number }
  | { readonly type: 'declineStep' }
  | { readonly type: 'drawCard' }
  | { readonly type: 'takeDiscard'; readonly colour: number };

/**
 * Why a move is not allowed, besides the codes that all games share (games/kit/moves.ts). In those, `wrongPhase` names
 * a Stage.
 */
export type LostCitiesRefusal =
  | { readonly code: 'cardNotHeld'; readonly card: number }
  /** The player's row of this colour exists already and accepts the card. */
  | { readonly code: 'alreadyStarted'; readonly colour: number }
  /** A path must start with the lowest card of its colour in hand, which is `card`. */
  | { readonly code: 'notLowest'; readonly card: number }
  | { readonly code: 'noExplorersLeft' }
  | { readonly code: 'researcherUsed' }
  /** One has no row of this colour yet. */
  | { readonly code: 'notStarted'; readonly colour: number }
  /** The row has reached `card` and can't go lower. */
  | { readonly code: 'tooLow'; readonly card: number }
  /** The row falls, has reached `card` and can't go higher. */
  | { readonly code: 'tooHigh'; readonly card: number }
  /** The player has no figure on this path, and a free step can't start one. */
  | { readonly code: 'nobodyOnPath'; readonly colour: number }
  /** The figure stands on the last step. */
  | { readonly code: 'atSummit'; readonly colour: number }
  | { readonly code: 'pileEmpty'; readonly colour: number }
  /** The card on this pile is the one just discarded. */
  | { readonly code: 'justDiscarded'; readonly colour: number }
  /** No other pile can be drawn from either. */
  | { readonly code: 'deckOnly' };

export type LostCitiesEvent =
  | { readonly type: 'pathStarted'; readonly seat: Seat; readonly card: number; readonly figure: Figure }
  /** A card on a row whose path is started already. */
  | { readonly type: 'cardLaid'; readonly seat: Seat; readonly card: number }
  | { readonly type: 'cardDiscarded'; readonly seat: Seat; readonly card: number }
  | {
      readonly type: 'figureMoved';
      readonly seat: Seat;
      readonly colour: number;
      readonly figure: Figure;
      /** The step it came to. */
      readonly step: number;
      readonly by: 'card' | Bonus['source'];
    }
  | { readonly type: 'statueTaken'; readonly seat: Seat; readonly space: number }
  | { readonly type: 'pointsTaken'; readonly seat: Seat; readonly space: number; readonly points: number }
  | {
      readonly type: 'stepEarned';
      readonly seat: Seat;
      readonly source: Bonus['source'];
      readonly colour: number;
    }
  | { readonly type: 'stepDeclined'; readonly seat: Seat }
  /**
   * The last card of an expedition is seen only by the player who draws it, and collected at once; so the event is the
   * only place that shows it.
   */
  | {
      readonly type: 'cardDrawn';
      readonly seat: Seat;
      readonly secret?: Secret<{ readonly card: number }>;
      readonly reveals?: true;
    }
  /** Shows the card below it, if there is one. */
  | { readonly type: 'discardTaken'; readonly seat: Seat; readonly card: number; readonly reveals: true }
  | TurnEnded
  /** `seat` took the last turn; `expedition` counts from 0. */
  | {
      readonly type: 'expeditionEnded';
      readonly seat: Seat;
      readonly expedition: number;
      readonly ending: Ending;
    }
  /** Points of the steps reached; `secret.points` is what the seat owns after them. */
  | {
      readonly type: 'expeditionScored';
      readonly seat: Seat;
      readonly explorers: number;
      readonly researcher: number;
      readonly secret?: Secret<{ readonly points: number }>;
    }
  | { readonly type: 'statuesScored'; readonly seat: Seat; readonly count: number; readonly points: number }
  | { readonly type: 'expeditionBegun'; readonly seat: Seat; readonly expedition: number };

/** The types of Lost Cities, for its kinds of move. */
export interface LostCities {
  readonly state: State;
  readonly move: LostCitiesMove;
  readonly event: LostCitiesEvent;
  readonly refusal: LostCitiesRefusal;
}
