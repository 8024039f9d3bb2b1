/** The game that is going on at this screen, kept in the browser so that a reload loses nothing. */
import type { GameRecord } from '../../games/kit/rules.ts';
import type { LevelId } from '../../games/kit/search/levels.ts';
import { isLevel } from '../../games/kit/search/levels.ts';
import { readStored, writeStored } from '../kit/storage.ts';

export interface LocalSeat {
  readonly name: string;
  /** The level of the bot that plays here; absent for a person at this screen. */
  readonly bot?: LevelId;
}

export interface LocalGame {
  readonly record: GameRecord;
  /** One for each seat. */
  readonly seats: readonly LocalSeat[];
}

const KEY = 'agora.local-game';

/** The kept game, or null when there is none that can be read. Whether its moves are legal shows when it is replayed. */
export function loadGame(): LocalGame | null {
  const stored = readStored(KEY);
  return isLocalGame(stored) ? stored : null;
}

export function saveGame(game: LocalGame): void {
  writeStored(KEY, game);
}

export function clearGame(): void {
  writeStored(KEY, null);
}

function isLocalGame(stored: unknown): stored is LocalGame {
  if (!isRecord(stored) || !isRecord(stored.record) || !Array.isArray(stored.seats)) return false;
  const { game, players, options, seed, turns } = stored.record;
  return (
    typeof game === 'string' &&
    typeof seed === 'string' &&
    isRecord(options) &&
    players === stored.seats.length &&
    stored.seats.every(isSeat) &&
    Array.isArray(turns) &&
    turns.every((turn) => isRecord(turn) && typeof turn.seat === 'number' && isRecord(turn.move))
  );
}

function isSeat(stored: unknown): boolean {
  return isRecord(stored) && typeof stored.name === 'string' && (stored.bot === undefined || isLevel(stored.bot));
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
