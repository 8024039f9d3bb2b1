/** A first game that is played with a guide: a start, what is done in it step by step, and what the others do meanwhile. */
import type { GameEvent, GameRecord, Move, Seat, Turn } from './rules.ts';

/** What lies around the board. */
export type TablePart = 'players' | 'board' | 'hand' | 'log';

export interface LessonStep<M extends Move = Move, E extends GameEvent = GameEvent> {
  /** Names what is said; the sentences stand in the client's catalogs. */
  readonly say: string;
  /** What is marked at the table. */
  readonly part?: TablePart;
  /** Marks places of the board: those where such events would happen. */
  readonly marks?: readonly E[];
  /** The moves that do what is asked, any of them. Without them one reads on. */
  readonly moves?: readonly M[];
  /** Kinds of move that look possible besides, where a board shows what is chosen from. */
  readonly beside?: readonly M['type'][];
  /** What follows without the learner: the others' moves, and those of the learner that decide nothing. */
  readonly replies?: readonly Turn<M>[];
}

export interface Lesson<M extends Move = Move, E extends GameEvent = GameEvent> {
  /** The match as it stands at the first step. */
  readonly start: GameRecord<M>;
  /** Who learns. */
  readonly seat: Seat;
  readonly steps: readonly LessonStep<M, E>[];
}

/** One thing that happens in a lesson: something is read, the learner moves, or a move follows by itself. */
export type Beat =
  | { readonly kind: 'read'; readonly step: number }
  | { readonly kind: 'own'; readonly step: number; readonly moves: readonly Move[] }
  | { readonly kind: 'turn'; readonly step: number; readonly turn: Turn };

/** All that happens in a lesson, one after the other. */
export function beatsOf(lesson: Lesson): readonly Beat[] {
  return lesson.steps.flatMap(({ moves, replies = [] }, step): Beat[] => [
    moves === undefined ? { kind: 'read', step } : { kind: 'own', step, moves },
    ...replies.map((turn): Beat => ({ kind: 'turn', step, turn })),
  ]);
}

/** Moves of one seat after the other, as turns. */
export function turnsBy<M extends Move>(seat: Seat, ...moves: readonly M[]): readonly Turn<M>[] {
  return moves.map((move) => ({ seat, move }));
}
