/** How far lessons have come in this browser: what was chosen in each, and how many of its beats are over. */
import { hash } from '../../games/kit/record.ts';
import type { Beat } from '../../games/kit/lesson.ts';
import type { Move } from '../../games/kit/rules.ts';
import { keepLearned } from '../kept/learned.ts';
import { fieldsOf, readStored, writeStored } from '../kept/storage.ts';

export interface Progress {
  /** Beats that are over. */
  readonly beats: number;
  /** The learner's own moves so far. */
  readonly own: readonly Move[];
}

export const BEGINNING: Progress = { beats: 0, own: [] };

const KEY = 'agora.lesson.';

/** How far the lesson of a game has come; its beginning where what is kept doesn't fit it any more. */
export function readProgress(game: string, beats: readonly Beat[]): Progress {
  const stored = readStored(KEY + game);
  return isProgress(stored) && fits(stored, beats) ? stored : BEGINNING;
}

/** Keeps how far it has come; once at its end, it stays known that the game was learned. */
export function keepProgress(game: string, progress: Progress, beats: readonly Beat[]): void {
  writeStored(KEY + game, progress);
  if (progress.beats === beats.length) keepLearned(game);
}

/** Whether two moves are one and the same. */
export function sameMove(a: Move, b: Move): boolean {
  return hash(a) === hash(b);
}

function isProgress(stored: unknown): stored is Progress {
  const { beats, own } = fieldsOf(stored);
  return Number.isSafeInteger(beats) && (beats as number) >= 0 && Array.isArray(own);
}

function fits({ beats: over, own }: Progress, beats: readonly Beat[]): boolean {
  const past = beats.slice(0, over).filter((beat) => beat.kind === 'own');
  if (over > beats.length || past.length !== own.length) return false;
  return past.every(({ moves }, i) => moves.some((move) => sameMove(move, own[i]!)));
}
