/** What every part of the table needs to know. */
import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Meta } from '../../games/kit/meta.ts';
import type { GameEvent, Move, Refusal } from '../../games/kit/rules.ts';
import type { TableText } from '../text/shell/table.en.ts';
import { type ChosenOption, chosenOptions } from '../text/options.ts';
import type { AnyBoard, BoardProps, Position } from '../boards/contract.ts';
import type { AnyWords } from '../text/words.ts';
import type { Formality } from './formality.ts';
import type { Tell } from './log.ts';
import type { LookingBack } from './looking-back.ts';
import type { AtTable, Control, Match, Session, Snapshot } from './match.ts';
import type { Timeline } from './timeline.ts';

/** What a table is of: the match as it stands, in the game's and the reader's words. */
export interface TableValue {
  readonly meta: Meta;
  readonly phase: AtTable['phase'];
  readonly timeline: Timeline;
  readonly lookingBack: LookingBack;
  /** The one on the table: where the timeline ends, or the one looked back at. */
  readonly position: Position;
  readonly session: Session;
  readonly control: Control;
  readonly board: AnyBoard;
  readonly words: AnyWords;
  readonly text: TableText;
  /** The one the game's words are in. */
  readonly language: string;
  /** What the game's own components are given. */
  readonly slot: BoardProps<object, Move, GameEvent, string>;
  /** Says what a move did. */
  readonly tell: Tell;
  /** A sentence beside the prompt about what can't be done; null when there is none. */
  readonly notice: string | null;
  /** A move that decides nothing and is about to be made for the player. */
  readonly formality: Formality;
  explain(refusal: Refusal): void;
  undo(): void;
  /** Marks on the board where these happened. */
  pointAt(events: readonly GameEvent[]): void;
}

export const TableContext = createContext<TableValue | null>(null);

export function useTable(): TableValue {
  const value = useContext(TableContext);
  if (value === null) throw new Error('A part of the table stands outside <TablePage>');
  return value;
}

/** The options of this match, in the game's words. */
export function useOptions(): readonly ChosenOption[] {
  const { meta, words, session } = useTable();
  return chosenOptions(meta, words, session.options);
}

export function useMatch(match: Match): Snapshot {
  return useSyncExternalStore(match.subscribe, match.getSnapshot);
}
