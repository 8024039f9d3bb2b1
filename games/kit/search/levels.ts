/** How strong a bot plays. The ids travel on the wire and are stored with matches. */

export type LevelId = 'easy' | 'normal' | 'hard' | 'master';

/** How much is thought, and how far what is played may fall short of the best. */
export interface Manner {
  readonly iterations: number;
  /**
   * What a move may give away at most, as a part of the chance to win where both outcomes are as likely; less where the match
   * is nearly decided. 0 plays the move the search trusts most.
   */
  readonly leeway: number;
  /** Whether what looks promising is searched evenly, so that a wide leeway knows what it may choose from. */
  readonly evenly?: true;
}

/** A manner and a clock: a search ends when either the iterations or the milliseconds are spent. */
export interface Level extends Manner {
  readonly milliseconds: number;
}

/** How each level plays a game. A chance to win is worth as much everywhere, but a careless move costs more of it in one game than in another. */
export type Ladder = Readonly<Record<LevelId, Manner>>;

/** The longest a level thinks, in milliseconds, whatever the game: hosts wait by it. Iterations bound a fast machine, this a slow phone. */
export const CLOCKS: Readonly<Record<LevelId, number>> = { easy: 300, normal: 1000, hard: 2000, master: 5000 };

/** For games that say nothing of their own. */
const USUAL: Ladder = {
  easy: { iterations: 200, leeway: 0.4, evenly: true },
  normal: { iterations: 500, leeway: 0.05 },
  hard: { iterations: 8000, leeway: 0 },
  master: { iterations: 40_000, leeway: 0 },
};

/** Weakest first. */
export const levelIds = Object.keys(CLOCKS) as readonly LevelId[];

/** How a level plays a game, by what its bot knows. */
export function levelOf({ levels = USUAL }: { readonly levels?: Ladder }, id: LevelId): Level {
  return { ...levels[id], milliseconds: CLOCKS[id] };
}

/** Whether a value from outside names a level. */
export function isLevel(value: unknown): value is LevelId {
  return levelIds.some((id) => id === value);
}
