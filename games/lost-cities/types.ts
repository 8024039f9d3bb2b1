/** The vocabulary of Lost Cities: its state, its moves, its events. Colours are indices into COLOURS; a card is `colour * 11 + value`. */
import type { Seat, Secret, TurnEnded } from '../kit/rules.ts';
import type { Options } from './meta.ts';

export type Phase = 'firstExpedition' | 'secondExpedition' | 'thirdExpedition';

/** What the turn player does next: play a card, use or decline a free step, draw a card. */
export type Stage = 'card' | 'bonus' | 'draw';

export type Figure = 'explorer' | 'researcher';

export type Ending = 'bridge' | 'deck' | 'stalled';

/** A free step to be used or declined: from the step tile a figure came to on this path, or from its last step. */
export interface Bonus {
  readonly source: 'tile' | 'summit';
  readonly colour: number;
}

/** Where an expedition left the figures, and what was found on the way. Indexed like the state's arrays of the same names. */
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
 * Flat arrays, one value a space, a card or a seat; `seat * 5 + colour` and `seat * 55 + card` index those by seat.
 * In a view, hidden numbers are −1; sums (`handSizes`, `deckSize`, `rewardCounts`) are open to all.
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
  /** Cards laid on rows, by seat and card; with `firsts` and `tops` they tell each row. */
  readonly laid: number[];
  /** First and last card of each row by seat and colour; −1 where there is no row. */
  readonly firsts: number[];
  readonly tops: number[];
  /** Discarded cards by colour, the last on top. All but the top are hidden from all. */
  readonly piles: number[][];
  /** Cards nobody has seen this expedition, drawn from at random, set-aside cards included. Hidden from all. */
  readonly deck: number[];
  /** How many of them may be drawn. */
  deckSize: number;
  /** Point chips of each seat. Hidden from the other seats until the game is over. */
  readonly points: number[];
  /** Point tiles come to in this expedition and what they gave; the board shows it to all. */
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
  /** Colour of the card discarded this turn; −1 when none was. */
  discarded: number;
  /** Turns in a row in which a card was discarded and one taken from a discard pile. */
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

/** Why a move is not allowed, beside the codes every game knows (games/kit/moves.ts). There `wrongPhase` names a Stage. */
export type LostCitiesRefusal =
  | { readonly code: 'cardNotHeld'; readonly card: number }
  /** One's own row of this colour lies already, and takes the card. */
  | { readonly code: 'alreadyStarted'; readonly colour: number }
  /** A path starts with the lowest card of its colour in hand, which is `card`. */
  | { readonly code: 'notLowest'; readonly card: number }
  | { readonly code: 'noExplorersLeft' }
  | { readonly code: 'researcherUsed' }
  /** One has no row of this colour yet. */
  | { readonly code: 'notStarted'; readonly colour: number }
  /** The row has come to `card` and goes no lower. */
  | { readonly code: 'tooLow'; readonly card: number }
  /** The row falls, has come to `card` and goes no higher. */
  | { readonly code: 'tooHigh'; readonly card: number }
  /** No figure of one's own is on this path, and a free step starts none. */
  | { readonly code: 'nobodyOnPath'; readonly colour: number }
  /** The figure stands on the last step. */
  | { readonly code: 'atSummit'; readonly colour: number }
  | { readonly code: 'pileEmpty'; readonly colour: number }
  /** The card on this pile is the one just discarded. */
  | { readonly code: 'justDiscarded'; readonly colour: number }
  /** Nor may any other pile be drawn from. */
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
  /** The last card of an expedition is seen by the drawer and collected at once: only the event shows it. */
  | {
      readonly type: 'cardDrawn';
      readonly seat: Seat;
      readonly secret?: Secret<{ readonly card: number }>;
      readonly reveals?: true;
    }
  /** Shows the card below, if there is one. */
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

/** Lost Cities's vocabulary, for its kinds of move. */
export interface LostCities {
  readonly state: State;
  readonly move: LostCitiesMove;
  readonly event: LostCitiesEvent;
  readonly refusal: LostCitiesRefusal;
}
