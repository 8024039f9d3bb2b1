/**
 * The games on this screen, stored in the browser so that reloading loses nothing. Each has a small entry for lists
 * under one key, and the record of its moves under another. Only one page plays a game: the last that opened it.
 */
import { freshSeed } from '../../games/kit/random.ts';
import { NO_FORMAT, isTurn } from '../../games/kit/record.ts';
import type { GameRecord, Place, Seat, Turn } from '../../games/kit/rules.ts';
import { readStored, removeStored, storedKeys, writeStored } from '../kept/storage.ts';
import type { Origin, Provenance } from '../table/provenance.ts';
import { type LocalSeat, type LocalSetup, isLocalSetup } from './local-setup.ts';

/** A game with its moves. */
export interface LocalGame {
  readonly record: GameRecord;
  /** One for each seat. */
  readonly seats: readonly LocalSeat[];
  readonly whence?: Provenance;
}

/** How a game stands. */
export interface Standing {
  readonly toMove: readonly Seat[];
  /** How it ended, best first; null while it goes on. */
  readonly result: { readonly ending: string; readonly places: readonly Omit<Place, 'items'>[] } | null;
}

/** The entry of a game for lists. */
export interface KeptGame extends LocalSetup {
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly begunAt: number;
  readonly touchedAt: number;
  readonly moves: number;
  /** Absent until it was opened at a table. */
  readonly standing?: Standing;
  /** The page that plays it. */
  readonly holder?: string;
  /** The moment of another match from which it continues. */
  readonly from?: Origin;
}

/** The record of its moves; options and seats are in the entry. */
interface Progress {
  readonly seed: string;
  /** The format of the game it was begun under; absent in games of before 1.0. */
  readonly format?: number;
  readonly turns: readonly Turn[];
}

export const BRIEF = 'agora.game.';
const PROGRESS = 'agora.moves.';

/** All stored games, the last played first. */
export function readKeptGames(): readonly KeptGame[] {
  const games = storedKeys(BRIEF).map((key) => keptGame(key.slice(BRIEF.length)));
  return games.filter((game) => game !== null).toSorted((a, b) => b.touchedAt - a.touchedAt);
}

/** The entry of a game; null if there is none with this id. */
export function keptGame(id: string): KeptGame | null {
  const stored = readStored(BRIEF + id);
  return isKeptGame(stored) && stored.id === id ? stored : null;
}

/** Stores a new game. Returns its id. */
export function beginGame(setup: LocalSetup): string {
  return put(freshId(), setup, null);
}

/** Stores a new game that begins where a record of another match ends. Returns its id. */
export function playOn({ record, seats }: LocalGame, names: readonly string[]): string {
  const { game, options, seed, format, turns } = record;
  const from: Origin = { move: turns.length, names };
  return put(freshId(), { game, options: options as LocalSetup['options'], seats, from }, { seed, format, turns });
}

// It must be unique only in this browser, and it is part of an address.
const freshId = () => freshSeed().slice(0, 12);

function put(id: string, setup: LocalSetup & Pick<KeptGame, 'from'>, progress: Progress | null): string {
  const now = Date.now();
  if (progress !== null) writeStored(PROGRESS + id, progress);
  const moves = progress?.turns.length ?? 0;
  writeStored(BRIEF + id, { ...setup, id, begunAt: now, touchedAt: now, moves } satisfies KeptGame);
  return id;
}

/**
 * A game with its moves; without moves and in the current `format` if none are stored. Whether the moves are legal
 * turns out when they are replayed.
 */
export function openGame({ id, game, options, seats, from, deal, ...setup }: KeptGame, format: number): LocalGame {
  const stored = readStored(PROGRESS + id);
  const fresh = { seed: setup.seed ?? freshSeed(), format, turns: [] };
  const { seed, format: begun = NO_FORMAT, turns } = isProgress(stored) ? stored : fresh;
  const record = { game, players: seats.length, options, seed, format: begun, turns };
  const whence = { ...(from === undefined ? {} : { from }), ...(deal === undefined ? {} : { deal }) };
  return { record, seats, whence };
}

/** Makes a page the one that plays a game; the page before stores nothing more. */
export function takeGame(id: string, holder: string): void {
  const game = keptGame(id);
  if (game !== null) writeStored(BRIEF + id, { ...game, holder } satisfies KeptGame);
}

/** Stores how far a game has come, unless another page plays it or it was deleted. Returns whether it did. */
export function keepGame(id: string, holder: string, { seed, format, turns }: GameRecord, standing: Standing): boolean {
  const game = keptGame(id);
  if (game?.holder !== holder) return false;
  writeStored(PROGRESS + id, { seed, format, turns } satisfies Progress);
  // Looking at a game without moving doesn't change its time.
  const touchedAt = turns.length === game.moves ? game.touchedAt : Date.now();
  const brief: KeptGame = { ...game, moves: turns.length, standing, touchedAt };
  writeStored(BRIEF + id, brief);
  return true;
}

export function deleteGames(ids: readonly string[]): void {
  removeStored(...ids.flatMap((id) => [BRIEF + id, PROGRESS + id]));
}

function isKeptGame(stored: unknown): stored is KeptGame {
  if (!isLocalSetup(stored)) return false;
  const { id, begunAt, touchedAt, moves, standing, holder, from } = stored as Partial<KeptGame>;
  if (from !== undefined && !isOrigin(from)) return false;
  if (typeof id !== 'string' || ![begunAt, touchedAt, moves].every(Number.isFinite)) return false;
  return (standing === undefined || isStanding(standing)) && (holder === undefined || typeof holder === 'string');
}

function isStanding(stored: unknown): stored is Standing {
  if (!isRecord(stored) || !Array.isArray(stored.toMove)) return false;
  return stored.result === null || (isRecord(stored.result) && Array.isArray(stored.result.places));
}

function isOrigin(stored: unknown): stored is Origin {
  if (!isRecord(stored) || !Number.isSafeInteger(stored.move) || !Array.isArray(stored.names)) return false;
  return stored.names.every((name) => typeof name === 'string');
}

function isProgress(stored: unknown): stored is Progress {
  if (!isRecord(stored)) return false;
  const { seed, format, turns } = stored;
  if (format !== undefined && !(Number.isSafeInteger(format) && (format as number) > 0)) return false;
  if (typeof seed !== 'string' || !Array.isArray(turns)) return false;
  return turns.every(isTurn);
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
