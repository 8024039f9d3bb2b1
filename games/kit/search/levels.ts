/**
 * The strength levels of bots. Their ids are sent over the network and stored with matches, so they must not change.
 */

export type LevelId = 'easy' | 'normal' | 'hard' | 'master';

/** How much a bot thinks, and how much worse than the best its move may be. */
export interface Manner {
  readonly iterations: number;
  /**
   * The most that a move may lose, as a part of the chance to win in an even position; less when the match is nearly
   * decided. 0 plays the move that the search trusts most.
   */
  readonly leeway: number;
  /**
   * Whether all promising moves get about as many visits, so that a level with a wide leeway knows the values of the
   * moves it chooses from.
   */
  readonly evenly?: true;
  /** The kinds of moves that the level doesn't think of where it may make another. */
  readonly overlooks?: readonly string[];
  /**
   * Present if the level doesn't search, but draws its move by first impressions: one that looks e times as promising is
   * drawn e times as often at a temperature of 1, and less often above it.
   */
  readonly temperature?: number;
}

/** A manner with a time limit: a search ends when the iterations or the milliseconds are used up. */
export interface Level extends Manner {
  readonly milliseconds: number;
}

/**
 * How each level plays one game. Games differ because a careless move costs more of the chance to win in one game than
 * in another.
 */
export type Ladder = Readonly<Record<LevelId, Manner>>;

/**
 * The longest time each level thinks, in milliseconds, in any game; hosts rely on it as a timeout. On a fast machine
 * the iterations run out first, on a slow phone the time.
 */
export const CLOCKS: Readonly<Record<LevelId, number>> = { easy: 300, normal: 1000, hard: 2000, master: 5000 };

/** For games that define no ladder. */
const USUAL: Ladder = {
  easy: { iterations: 200, leeway: 0.4, evenly: true },
  normal: { iterations: 500, leeway: 0.05 },
  hard: { iterations: 8000, leeway: 0 },
  master: { iterations: 40_000, leeway: 0 },
};

/** The levels, weakest first. */
export const levelIds = Object.keys(CLOCKS) as readonly LevelId[];

/** How a level plays a game; takes the game's own ladder if it has one. */
export function levelOf({ levels = USUAL }: { readonly levels?: Ladder }, id: LevelId): Level {
  return { ...levels[id], milliseconds: CLOCKS[id] };
}

/** Whether a value from outside names a level. */
export function isLevel(value: unknown): value is LevelId {
  return levelIds.some((id) => id === value);
}
