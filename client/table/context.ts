/** The React contexts that every part of the table reads. */
import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Meta } from '../../games/kit/meta.ts';
import type { GameEvent, Move, Refusal, Seat } from '../../games/kit/rules.ts';
import type { TableText } from '../text/shell/table.en.ts';
import { type ChosenOption, chosenOptions } from '../text/options.ts';
import type { AnyBoard, BoardProps, Position } from '../boards/contract.ts';
import type { AnyWords } from '../text/words.ts';
import type { Formality } from './prompt/formality.ts';
import type { Tell } from './log/log.ts';
import type { LookingBack } from './past/looking-back.ts';
import type { AtTable, Control, Match, Session, Snapshot } from './match.ts';
import type { Slip } from './prompt/slip.ts';
import type { Timeline } from './past/timeline.ts';

/** What mostly stays the same from move to move: who sits at which game, and the texts of the game and the table. */
export interface Frame {
  readonly meta: Meta;
  readonly phase: AtTable['phase'];
  /** The seat whose view is shown; null for spectators, and while the curtain hangs. */
  readonly seat: Seat | null;
  readonly session: Session;
  readonly board: AnyBoard;
  readonly words: AnyWords;
  readonly text: TableText;
  /** The language of the game's texts. */
  readonly language: string;
  explain(refusal?: Refusal): void;
}

/** What changes with every move: the match as it is, or as it was at the moment that is looked back at. */
export interface Shown {
  readonly timeline: Timeline;
  readonly lookingBack: LookingBack;
  /** The position shown: the end of the timeline, or the moment looked back at. */
  readonly position: Position;
  readonly control: Control;
  /** The props of the game's own components. */
  readonly slot: BoardProps<object, Move, GameEvent, string>;
  /** Makes the log's sentences for a move. */
  readonly tell: Tell;
  /** A move that decides nothing and is about to be made automatically. */
  readonly formality: Formality;
  /** A press that may be a slip and is waiting to be repeated. */
  readonly slip: Slip;
  undo(): void;
}

export interface TableValue extends Frame, Shown {}

export const FrameContext = createContext<Frame | null>(null);
export const ShownContext = createContext<Shown | null>(null);

/** For components that shouldn't render again with every move. */
export function useFrame(): Frame {
  return inside(useContext(FrameContext));
}

export function useTable(): TableValue {
  const shown = inside(useContext(ShownContext));
  return { ...useFrame(), ...shown };
}

function inside<T>(value: T | null): T {
  if (value === null) throw new Error('A part of the table stands outside <TablePage>');
  return value;
}

/** The options of this match, in the game's words. */
export function useOptions(): readonly ChosenOption[] {
  const { meta, words, session } = useFrame();
  return chosenOptions(meta, words, session.options);
}

export function useMatch(match: Match): Snapshot {
  return useSyncExternalStore(match.subscribe, match.getSnapshot);
}
