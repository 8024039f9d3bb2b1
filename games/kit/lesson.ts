/**
 * A first game that is played with a guide: where it starts, what the learner does step by step, and what the other
 * seats do between.
 */
import type { GameEvent, GameRecord, Move, Seat, Turn } from './rules.ts';

/** The parts of the page that a step can point at. */
export type TablePart = 'players' | 'board' | 'hand' | 'log';

export interface LessonStep<M extends Move = Move, E extends GameEvent = GameEvent> {
  /** The name of the text to show; the sentences are in the client's catalogs. */
  readonly say: string;
  /** The part of the page to point at. */
  readonly part?: TablePart;
  /** Events that mark places on the board: the places where such events would happen. */
  readonly marks?: readonly E[];
  /** The moves that fulfil the task; any of them does. Without it the step is only read. */
  readonly moves?: readonly M[];
  /** Other kinds of move that the board should show as possible too, when it shows what there is to choose from. */
  readonly beside?: readonly M['type'][];
  /**
   * What happens next without the learner's choice: the other seats' moves, and moves of the learner that decide
   * nothing.
   */
  readonly replies?: readonly Turn<M>[];
}

export interface Lesson<M extends Move = Move, E extends GameEvent = GameEvent> {
  /** The match as it is at the first step. */
  readonly start: GameRecord<M>;
  /** The learner's seat. */
  readonly seat: Seat;
  readonly steps: readonly LessonStep<M, E>[];
}

/**
 * One thing that happens in a lesson: the learner reads something, the learner moves, or a move is made automatically.
 */
export type Beat =
  | { readonly kind: 'read'; readonly step: number }
  | { readonly kind: 'own'; readonly step: number; readonly moves: readonly Move[] }
  | { readonly kind: 'turn'; readonly step: number; readonly turn: Turn };

/** Everything that happens in a lesson, in order. */
export function beatsOf(lesson: Lesson): readonly Beat[] {
  return lesson.steps.flatMap(({ moves, replies = [] }, step): Beat[] => [
    moves === undefined ? { kind: 'read', step } : { kind: 'own', step, moves },
    ...replies.map((turn): Beat => ({ kind: 'turn', step, turn })),
  ]);
}

/** Several moves of one seat, as turns. */
export function turnsBy<M extends Move>(seat: Seat, ...moves: readonly M[]): readonly Turn<M>[] {
  return moves.map((move) => ({ seat, move }));
}
