/** The contradictions that a state can have. */
import type { Seat } from '../../../../games/kit/rules.ts';

export type Impossible =
  /** There are two of each card. */
  | { readonly code: 'cardCount'; readonly card: number; readonly count: number }
  /** A card lies on the pile of another colour. */
  | { readonly code: 'pileColour'; readonly colour: number }
  /** The stated size isn't the number of cards, or the stage needs a hand of another size. */
  | { readonly code: 'handSize'; readonly seat: Seat; readonly size: number }
  | { readonly code: 'deckSize'; readonly size: number }
  /** The first and the last card of a row aren't its lowest and highest (or the reverse, if rows may fall). */
  | { readonly code: 'rowEnds'; readonly seat: Seat; readonly colour: number }
  /** A row without a figure, or a figure without a row. */
  | { readonly code: 'rowAlone'; readonly seat: Seat; readonly colour: number }
  /** Beyond the end of its path, or behind where its cards have moved it. */
  | { readonly code: 'figureStep'; readonly seat: Seat; readonly colour: number; readonly step: number }
  | { readonly code: 'researcherAstray'; readonly seat: Seat }
  /** Explorers in hand and on paths must be four. */
  | { readonly code: 'explorerCount'; readonly seat: Seat; readonly count: number }
  /** More figures beyond the bridges than possible, or too few for how the expedition ended. */
  | { readonly code: 'crossings'; readonly count: number }
  | { readonly code: 'tileAstray'; readonly space: number }
  | { readonly code: 'tileCount'; readonly tile: number; readonly count: number }
  /** A statue is still where a figure has been, or is gone from where none has been. */
  | { readonly code: 'statueAstray'; readonly space: number }
  /** Somebody has statues from places where they never were. */
  | { readonly code: 'statuesFound'; readonly seats: readonly Seat[] }
  /** Not what the point tiles that one's figures have found can give. */
  | { readonly code: 'rewards'; readonly seat: Seat }
  /** Figures are further than cards and free steps can have moved them. */
  | { readonly code: 'stepsUnearned'; readonly seat: Seat }
  | { readonly code: 'turn'; readonly turn: Seat }
  | { readonly code: 'stage'; readonly stage: string }
  /** A free step that nothing has earned; `index` is its place among the pending ones. */
  | { readonly code: 'pending'; readonly index: number }
  | { readonly code: 'discarded'; readonly colour: number }
  | { readonly code: 'stalled'; readonly turns: number }
  | { readonly code: 'expeditionCount'; readonly count: number }
  /** A finished expedition that can't have ended like this for a seat. */
  | { readonly code: 'expedition'; readonly expedition: number; readonly seat: Seat }
  | { readonly code: 'points'; readonly seat: Seat; readonly points: number }
  | { readonly code: 'statueChips'; readonly seat: Seat; readonly count: number };
