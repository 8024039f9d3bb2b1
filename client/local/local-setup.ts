/** A game on this screen as it was set up in the dialog, on its way to the page that plays it. */
import { defaultOptions, readOptions, refusePlayers, type Meta } from '../../games/kit/meta.ts';
import type { Json } from '../../games/kit/rules.ts';
import { isLevel, type LevelId } from '../../games/kit/search/levels.ts';
import { readStored, writeStored } from '../kit/storage.ts';

/** Who plays a seat: a person at this screen, or a bot of some strength. */
export type LocalSeat =
  | { readonly kind: 'human'; readonly name: string }
  | { readonly kind: 'bot'; readonly name: string; readonly level: LevelId };

export interface LocalSetup {
  /** New for every start, so that a running game and a fresh one with the same setup are told apart. */
  readonly id: string;
  readonly game: string;
  readonly options: Readonly<Record<string, Json>>;
  readonly seats: readonly LocalSeat[];
  /** Absent: chance as it comes. */
  readonly seed?: string;
}

const keyOf = (game: string) => `agora.local.${game}`;

/** The setup last started of a game, or null where there is none that still fits its rules. */
export function readLocalSetup(meta: Meta): LocalSetup | null {
  const stored = readStored(keyOf(meta.id));
  if (typeof stored !== 'object' || stored === null) return null;
  const { id, options, seats, seed } = stored as Record<string, unknown>;
  const checked = readOptions(meta, options);
  if (typeof id !== 'string' || !checked.ok || !Array.isArray(seats)) return null;
  if (refusePlayers(meta, seats.length) !== undefined || !seats.every(isLocalSeat)) return null;
  return {
    id,
    game: meta.id,
    options: checked.value as Readonly<Record<string, Json>>,
    seats,
    ...(typeof seed === 'string' ? { seed } : {}),
  };
}

export function writeLocalSetup(setup: LocalSetup): void {
  writeStored(keyOf(setup.game), setup);
}

/** Leaves no game running on this screen. */
export function forgetLocalSetup(game: string): void {
  writeStored(keyOf(game), null);
}

/** A setup to begin the dialog with: one person and bots, or people only. `names` has one name a seat. */
export function freshSetup(
  meta: Meta,
  rivals: 'humans' | 'bots',
  names: (seat: number, kind: LocalSeat['kind']) => string,
): LocalSetup {
  const seats = Array.from({ length: meta.players.default }, (_, seat) =>
    seat > 0 && rivals === 'bots' ? botSeat(names(seat, 'bot')) : humanSeat(names(seat, 'human')),
  );
  return { id: '', game: meta.id, options: defaultOptions(meta) as Readonly<Record<string, Json>>, seats };
}

export const humanSeat = (name: string): LocalSeat => ({ kind: 'human', name });
export const botSeat = (name: string, level: LevelId = 'normal'): LocalSeat => ({ kind: 'bot', name, level });

function isLocalSeat(value: unknown): value is LocalSeat {
  if (typeof value !== 'object' || value === null) return false;
  const { kind, name, level } = value as Record<string, unknown>;
  return typeof name === 'string' && (kind === 'human' || (kind === 'bot' && isLevel(level)));
}
