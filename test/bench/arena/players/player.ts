/** Whoever sits at a table of the arena. */
import type { GameModule } from '../../../../games/index.ts';
import type { Random } from '../../../../games/kit/random.ts';
import type { GameEvent, Memory, Move, Result, Seat } from '../../../../games/kit/rules.ts';

/** A decision that is to be made. */
export interface Question {
  readonly module: GameModule;
  readonly seat: Seat;
  /** What the seat sees. */
  readonly view: object;
  /** What it remembers, where that is more. */
  readonly memory: Memory | undefined;
  /** All that has happened so far, for whoever tells a program what its seat has heard. */
  readonly moments: readonly { readonly events: readonly GameEvent[] }[];
  /** The contestant's own chance. */
  readonly random: Random;
  /** All there is, and the chance that is to come: for boardgame.io's bot alone, which wants to be told. */
  readonly truth: { readonly state: object; readonly deal: Random };
}

export interface Answer {
  readonly move: Move;
  /** How often it was played on from here; 0 for those who don't search. */
  readonly iterations: number;
}

export interface Player {
  (question: Question): Answer | Promise<Answer>;
  /** Hears that the match is over, and how, where it came to its end. */
  close?(result: Result | undefined): void;
}
