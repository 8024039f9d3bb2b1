/** The setup of a game on this screen: who sits where, and the options. */
import { fieldsOf } from '../kept/storage.ts';
import { defaultOptions, readOptions, refusePlayers, type Meta } from '../../games/kit/meta.ts';
import type { Json } from '../../games/kit/rules.ts';
import { isLevel, type LevelId } from '../../games/kit/search/levels.ts';

/** Who plays a seat: a person at this screen, or a bot of some level. */
export type LocalSeat =
  | { readonly kind: 'human'; readonly name: string }
  | { readonly kind: 'bot'; readonly name: string; readonly level: LevelId };

export interface LocalSetup {
  readonly game: string;
  readonly options: Readonly<Record<string, Json>>;
  readonly seats: readonly LocalSeat[];
  /** A random seed if absent. */
  readonly seed?: string;
  /** The code of the deal, if the game was started from one. */
  readonly deal?: string;
}

/** Whether stored data is a setup of some game. Use `fitsGame` to find out whether it fits an existing game. */
export function isLocalSetup(stored: unknown): stored is LocalSetup {
  const { game, options, seats, seed, deal } = fieldsOf(stored);
  if (deal !== undefined && typeof deal !== 'string') return false;
  if (typeof game !== 'string' || typeof options !== 'object' || options === null) return false;
  return Array.isArray(seats) && seats.every(isLocalSeat) && (seed === undefined || typeof seed === 'string');
}

/** Whether a game can still be played with this setup: its options and numbers of players may have changed. */
export function fitsGame(meta: Meta, { game, options, seats }: LocalSetup): boolean {
  return game === meta.id && readOptions(meta, options).ok && refusePlayers(meta, seats.length) === undefined;
}

/** The setup that the dialog starts with: one person with bots, or people only. `names` has a name for each seat. */
export function freshSetup(
  meta: Meta,
  rivals: 'humans' | 'bots',
  names: (seat: number, kind: LocalSeat['kind']) => string,
  level?: LevelId,
): LocalSetup {
  const seats = Array.from({ length: meta.players.default }, (_, seat) =>
    seat > 0 && rivals === 'bots' ? botSeat(names(seat, 'bot'), level) : humanSeat(names(seat, 'human')),
  );
  return { game: meta.id, options: defaultOptions(meta) as Readonly<Record<string, Json>>, seats };
}

export const humanSeat = (name: string): LocalSeat => ({ kind: 'human', name });
export const botSeat = (name: string, level: LevelId = 'normal'): LocalSeat => ({ kind: 'bot', name, level });

function isLocalSeat(value: unknown): value is LocalSeat {
  const { kind, name, level } = fieldsOf(value);
  return typeof name === 'string' && (kind === 'human' || (kind === 'bot' && isLevel(level)));
}
