/** Reads the file of a recorded match, which may come from anywhere. */
import { type Draw, isValue } from '../../games/kit/draw.ts';
import { LONGEST_NAME } from '../../games/kit/lengths.ts';
import { NO_FORMAT, isTurn } from '../../games/kit/record.ts';
import { cleanLine } from '../../games/kit/written.ts';
import type { GameRecord, HandOver, Seat } from '../../games/kit/rules.ts';

/** A record with who played. */
export interface NamedRecord {
  readonly record: GameRecord;
  /** One for each seat; '' where nobody knows. */
  readonly names: readonly string[];
  /** Whose seat the person at this browser had, where they played. */
  readonly own?: Seat;
}

/** The longest match of any game has fewer. */
const MOST_TURNS = 20_000;

/** What the text of such a file holds, or null where it is none. Whether its moves are legal shows when they are replayed. */
export function readRecord(text: string): NamedRecord | null {
  return recordIn(parsed(text));
}

/** The same of JSON that has been parsed. */
export function recordIn(found: unknown): NamedRecord | null {
  if (!isRecord(found)) return null;
  const { game, players, options, seed, format = NO_FORMAT, turns, names, draw, handedOver } = found;
  if (typeof game !== 'string' || typeof seed !== 'string' || seed === '' || seed.length > 64) return null;
  if (!isCount(players, 12) || !isRecord(options) || !isFormat(format)) return null;
  if (!Array.isArray(turns) || turns.length > MOST_TURNS || !turns.every(isTurn)) return null;
  if (!(draw === undefined || isDraw(draw, players))) return null;
  if (!(handedOver === undefined || (Array.isArray(handedOver) && handedOver.every(isHandOver)))) return null;
  const called = Array.isArray(names) ? (names as readonly unknown[]) : [];
  return {
    record: {
      game,
      players,
      options,
      seed,
      format,
      turns,
      ...(draw === undefined ? {} : { draw }),
      ...(handedOver === undefined ? {} : { handedOver }),
    },
    names: Array.from({ length: players }, (_, seat) => nameIn(called[seat])),
  };
}

/** The text of a file that `readRecord` reads. */
export function writeRecord({ record, names }: NamedRecord): string {
  return `${JSON.stringify({ ...record, names })}\n`;
}

const isFormat = (value: unknown): value is number => value === NO_FORMAT || isCount(value, 1000);

function isHandOver(value: unknown): value is HandOver {
  if (!isRecord(value)) return false;
  const { seat, by, after } = value;
  return [seat, after].every(Number.isInteger) && Array.isArray(by) && by.every(Number.isInteger);
}

function isDraw(value: unknown, players: number): value is Draw {
  if (!isRecord(value)) return false;
  const { match, secret, shares, round, unshown } = value;
  const isSeat = (seat: unknown) => Number.isInteger(seat) && (seat as number) >= 0 && (seat as number) < players;
  if (typeof match !== 'string' || match === '' || match.length > 64 || !isHash(secret)) return false;
  if (!Array.isArray(shares) || shares.length !== players || !Array.isArray(unshown)) return false;
  return shares.every((share) => share === null || isHash(share)) && isCount(round, 1000) && unshown.every(isSeat);
}

const isHash = (value: unknown) => typeof value === 'string' && isValue(value);

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}

function nameIn(given: unknown): string {
  return typeof given === 'string' ? cleanLine(given, LONGEST_NAME) : '';
}

function isCount(value: unknown, most: number): value is number {
  return Number.isInteger(value) && (value as number) >= 1 && (value as number) <= most;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
