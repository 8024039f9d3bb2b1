/** How strong a bot plays. The ids travel on the wire and are stored with matches. */

export type LevelId = 'easy' | 'normal' | 'hard' | 'master';

/** A budget, spent when either part of it is, and a handicap. */
export interface Level {
  readonly iterations: number;
  readonly milliseconds: number;
  /** 0 plays the move the search trusts most; 1 draws from all moves in proportion to that trust, more than 1 more evenly. */
  readonly whim: number;
}

/**
 * Weakest first. The iterations bound a fast machine, the milliseconds a slow phone. Each level thinks longer and errs half as
 * much as the one below: in Katason, where luck hides much, thinking longer alone would hardly tell them apart.
 */
export const LEVELS: Readonly<Record<LevelId, Level>> = {
  easy: { iterations: 30, milliseconds: 300, whim: 2 },
  normal: { iterations: 40, milliseconds: 1000, whim: 1 },
  hard: { iterations: 70, milliseconds: 2500, whim: 0.5 },
  master: { iterations: 12000, milliseconds: 5000, whim: 0 },
};

export const levelIds = Object.keys(LEVELS) as readonly LevelId[];

/** Whether a value from outside names a level. */
export function isLevel(value: unknown): value is LevelId {
  return levelIds.some((id) => id === value);
}
