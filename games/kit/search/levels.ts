/**
 * The strength levels of bots. Their ids are sent over the network and stored with matches, so they must not change.
 */

export type LevelId = 'easy' | 'normal' | 'hard' | 'master';

/** How much a bot thinks. */
export interface Manner {
  /** How long it searches, for the move that it then trusts most. With 0 it draws its move at first sight. */
  readonly iterations: number;
  /**
   * How hasty it is at first sight: at 1, or where nothing is said, a move that promises twice as much is drawn twice as
   * often; above 1 moves are drawn more alike; near 0 it is nearly always the most promising.
   */
  readonly temperature?: number;
  /** The kinds of moves that the level doesn't think of where it may make another. */
  readonly overlooks?: readonly string[];
}

/** A manner with a time limit: a search ends when the iterations or the milliseconds are used up. */
export interface Level extends Manner {
  readonly milliseconds: number;
}

/** How each level plays one game. Games differ in what sets levels apart: how long they search, or how hasty they are. */
export type Ladder = Readonly<Record<LevelId, Manner>>;

/**
 * The longest time each level thinks, in milliseconds, in any game; hosts rely on it as a timeout. On a fast machine
 * the iterations run out first, on a slow phone the time.
 */
export const CLOCKS: Readonly<Record<LevelId, number>> = { easy: 300, normal: 1000, hard: 2000, master: 5000 };

/** For games that define no ladder. */
const USUAL: Ladder = {
  easy: { iterations: 5 },
  normal: { iterations: 200 },
  hard: { iterations: 8000 },
  master: { iterations: 40_000 },
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
