/** What every part of the table needs to know. */
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

/** What mostly stays from move to move: who sits at which game, in the game's and the reader's words. */
export interface Frame {
  readonly meta: Meta;
  readonly phase: AtTable['phase'];
  /** Whose eyes the table is seen through; null for a spectator's, and behind the curtain. */
  readonly seat: Seat | null;
  readonly session: Session;
  readonly board: AnyBoard;
  readonly words: AnyWords;
  readonly text: TableText;
  /** The one the game's words are in. */
  readonly language: string;
  explain(refusal: Refusal): void;
}

/** What every move changes: the match as it stands, or as it stood at the moment looked back at. */
export interface Scene {
  readonly timeline: Timeline;
  readonly lookingBack: LookingBack;
  /** The one on the table: where the timeline ends, or the one looked back at. */
  readonly position: Position;
  readonly control: Control;
  /** What the game's own components are given. */
  readonly slot: BoardProps<object, Move, GameEvent, string>;
  /** Says what a move did. */
  readonly tell: Tell;
  /** A move that decides nothing and is about to be made for the player. */
  readonly formality: Formality;
  /** A press that may be a slip. */
  readonly slip: Slip;
  undo(): void;
}

export interface TableValue extends Frame, Scene {}

export const FrameContext = createContext<Frame | null>(null);
export const SceneContext = createContext<Scene | null>(null);

/** For what isn't to be drawn anew with every move. */
export function useFrame(): Frame {
  return inside(useContext(FrameContext));
}

export function useTable(): TableValue {
  const scene = inside(useContext(SceneContext));
  return { ...useFrame(), ...scene };
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
