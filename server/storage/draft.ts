/** What was written to a match and isn't stored yet. */
import type { State } from 'boardgame.io';
import type { Answered, Change } from './changes.ts';
import { textOf } from './state-text.ts';
import type { MatchData } from './types.ts';

/** The written parts of a match; parts that weren't written are absent. */
export interface Written {
  readonly state?: State;
  readonly metadata?: MatchData;
  readonly initial?: State;
  /** This write creates the match. */
  readonly isMade?: true;
  readonly isWiped?: true;
  /** The answers that are stored with it (answers.ts). */
  readonly answered?: readonly Answered[];
}

/** The part of a match that is stored next. */
export interface Draft extends Written {
  /** As JSON. */
  readonly entries: readonly string[];
  readonly touchedAt: number;
}

/** The change that stores a draft of a match which has this version; `mark` is unique. */
export function changeOf(id: string, draft: Draft, version: number | undefined, mark: string): Change {
  const { state, metadata, initial, answered = [], entries, touchedAt } = draft;
  return {
    id,
    version,
    mark,
    ...(draft.isMade === undefined || metadata === undefined
      ? {}
      : { made: { game: metadata.gameName, createdAt: metadata.createdAt } }),
    ...(state === undefined
      ? {}
      : { state: { number: state._stateID, text: textOf(state), isOver: state.ctx.gameover !== undefined } }),
    ...(initial === undefined ? {} : { initial: textOf(initial) }),
    ...(metadata === undefined
      ? {}
      : { metadata: { text: JSON.stringify(metadata), isUnlisted: metadata.unlisted === true } }),
    answered,
    entries,
    touchedAt,
    isWiped: draft.isWiped === true,
  };
}
