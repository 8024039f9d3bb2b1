/** The games whose lesson was taken to its end in this browser. */
import { readStored, writeStored } from './storage.ts';

const KEY = 'agora.learned';

function learned(): readonly unknown[] {
  const stored = readStored(KEY);
  return Array.isArray(stored) ? stored : [];
}

export function isLearned(game: string): boolean {
  return learned().includes(game);
}

export function keepLearned(game: string): void {
  if (!isLearned(game)) writeStored(KEY, [...learned(), game]);
}
