/** How strong a bot plays. The ids travel on the wire and are stored with matches. */

export type LevelId = 'easy' | 'normal' | 'hard' | 'master';

/** A budget, spent when either part of it is, and a handicap. */
export interface Level {
  readonly iterations: number;
  readonly milliseconds: number;
  /** 0 plays the move the search trusts most; 1 draws from all moves in proportion to that trust. */
  readonly whim: number;
}

/**
 * Weakest first. The iterations bound a fast machine, the milliseconds a slow phone. Each level has some thirteen times the
 * iterations of the one below: four times as many win only 55 to 60 % of games. Normal errs a little as well: in Katason the
 * luck of the dice hides more than iterations show.
 */
export const LEVELS: Readonly<Record<LevelId, Level>> = {
  easy: { iterations: 40, milliseconds: 300, whim: 1 },
  normal: { iterations: 70, milliseconds: 1000, whim: 0.35 },
  hard: { iterations: 900, milliseconds: 2500, whim: 0 },
  master: { iterations: 12000, milliseconds: 5000, whim: 0 },
};

export const levelIds = Object.keys(LEVELS) as readonly LevelId[];

/** Whether a value from outside names a level. */
export function isLevel(value: unknown): value is LevelId {
  return levelIds.some((id) => id === value);
}
