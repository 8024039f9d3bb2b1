/** What is told of a match's past and its talk: every sync is followed by it. */
import type { Seat } from '../games/kit/rules.ts';
import type { LoggedMoment } from '../games/kit/record.ts';

export interface ChatLine {
  readonly id: string;
  /** Null for a spectator, whom players hear only after the match. */
  readonly seat: Seat | null;
  /** As it was written; a ready phrase is in the writer's language. */
  readonly text: string;
  /** The code of a ready phrase; each reader's catalog has a sentence for it. */
  readonly phrase?: string;
  /** The name that a spectator uses. */
  readonly name?: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

export interface History {
  /** Only what the receiver may hear. */
  readonly moments: readonly LoggedMoment[];
  readonly chat: readonly ChatLine[];
}
