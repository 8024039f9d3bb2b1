/** What was found out about a match, kept in this browser: to be shown again at once, and to go on where it was stopped. */
import type { Move } from '../../games/kit/rules.ts';
import type { Verdict } from '../../games/kit/search/judge.ts';
import { fieldsOf, readStored, removeStored, storedKeys, writeStored } from '../kept/storage.ts';

export interface Findings {
  /** Each seat's chance to win, by how many moves had been made. */
  readonly chances: ReadonlyMap<number, readonly number[]>;
  /** Of decisions, by how many moves had been made before; null where there was nothing to decide. */
  readonly verdicts: ReadonlyMap<number, Verdict | null>;
}

interface Stored {
  readonly keptAt: number;
  readonly chances: readonly (readonly [number, readonly number[]])[];
  readonly verdicts: readonly (readonly [number, Move | null, number, number])[];
}

const REVIEW = 'agora.review.';
/** More are not kept, those looked at longest ago go first. */
const MOST = 16;

/** The findings about a match, none where nothing readable is kept. `id` is the hash of its record, `players` how many play. */
export function keptFindings(id: string, players: number): Findings {
  const stored = readStored(REVIEW + id);
  const { chances, verdicts } = isStored(stored, players) ? stored : { chances: [], verdicts: [] };
  return {
    chances: new Map(chances),
    verdicts: new Map(
      verdicts.map(([step, best, worth, played]) => [step, best === null ? null : { best, worth, played }]),
    ),
  };
}

/** Keeps what was found out. */
export function keepFindings(id: string, { chances, verdicts }: Findings): void {
  const stored: Stored = {
    keptAt: Date.now(),
    chances: [...chances],
    verdicts: [...verdicts].map(([step, verdict]) =>
      verdict === null ? [step, null, 0, 0] : [step, verdict.best, verdict.worth, verdict.played],
    ),
  };
  writeStored(REVIEW + id, stored);
  const others = storedKeys(REVIEW).filter((key) => key !== REVIEW + id);
  const byAge = others.toSorted((a, b) => ageOf(b) - ageOf(a));
  const surplus = byAge.slice(MOST - 1);
  if (surplus.length > 0) removeStored(...surplus);
}

function ageOf(key: string): number {
  const { keptAt } = (readStored(key) ?? {}) as { readonly keptAt?: unknown };
  return typeof keptAt === 'number' ? keptAt : 0;
}

function isStored(stored: unknown, players: number): stored is Stored {
  const { chances, verdicts } = fieldsOf(stored);
  if (!Array.isArray(chances) || !Array.isArray(verdicts)) return false;
  const judged = chances.every(
    (entry) => Array.isArray(entry) && isStep(entry[0]) && areChances(entry[1]) && entry[1].length === players,
  );
  return judged && verdicts.every((entry) => Array.isArray(entry) && isStep(entry[0]) && areChances(entry.slice(2)));
}

const isStep = (value: unknown) => Number.isSafeInteger(value) && (value as number) >= 0;

function areChances(value: unknown): value is readonly number[] {
  return Array.isArray(value) && value.every((chance) => typeof chance === 'number' && chance >= 0 && chance <= 1);
}
