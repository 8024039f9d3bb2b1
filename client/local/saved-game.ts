/** How far the game at this screen has come, kept in the browser so that a reload loses nothing. */
import { freshSeed } from '../../games/kit/random.ts';
import type { GameRecord, Turn } from '../../games/kit/rules.ts';
import type { LocalSeat, LocalSetup } from './local-setup.ts';
import { readStored, writeStored } from '../kit/storage.ts';

export interface LocalGame {
  readonly record: GameRecord;
  /** One for each seat. */
  readonly seats: readonly LocalSeat[];
}

/** What is stored beside the setup; `id` tells which start of the game it belongs to. */
interface Progress {
  readonly id: string;
  readonly seed: string;
  /** The format of the game it was begun under; without it 1. */
  readonly format?: number;
  readonly turns: readonly Turn[];
}

const keyOf = (game: string) => `agora.progress.${game}`;

/**
 * The game of a setup as far as it has come; from the beginning, in the game's present `format`, when nothing is kept of it.
 * Whether the kept moves are legal shows when they are replayed.
 */
export function continueGame(setup: LocalSetup, format: number): LocalGame {
  const stored = readStored(keyOf(setup.game));
  const kept = isProgress(stored) && stored.id === setup.id ? stored : undefined;
  return kept === undefined ? newGame(setup, format, setup.seed) : gameOf(setup, kept);
}

/** The same table with a new deal. */
export function newGame(setup: LocalSetup, format: number, seed: string = freshSeed()): LocalGame {
  return gameOf(setup, { seed, format, turns: [] });
}

export function keepGame({ id, game }: LocalSetup, { seed, format = 1, turns }: GameRecord): void {
  writeStored(keyOf(game), { id, seed, format, turns } satisfies Progress);
}

export function forgetGame(game: string): void {
  writeStored(keyOf(game), null);
}

function gameOf(setup: LocalSetup, { seed, format = 1, turns }: Omit<Progress, 'id'>): LocalGame {
  const { game, options, seats } = setup;
  return { record: { game, players: seats.length, options, seed, format, turns }, seats };
}

function isProgress(stored: unknown): stored is Progress {
  if (!isRecord(stored)) return false;
  const { id, seed, format, turns } = stored;
  if (format !== undefined && !(Number.isSafeInteger(format) && (format as number) > 0)) return false;
  if (typeof id !== 'string' || typeof seed !== 'string' || !Array.isArray(turns)) return false;
  return turns.every((turn) => isRecord(turn) && typeof turn.seat === 'number' && isRecord(turn.move));
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
