/** Reads a match's metadata and checks them, because a damaged file may contain anything. */
import type { MatchData } from './types.ts';

/** Throws if the text lacks the shape that lists, seats and clocks rely on. */
export function readMetadata(text: string): MatchData {
  const read: unknown = JSON.parse(text);
  const { gameName, players, setupData } = isRecord(read) ? read : {};
  const isWhole =
    typeof gameName === 'string' &&
    isRecord(players) &&
    Object.entries(players).every(([seat, player]) => isRecord(player) && player['id'] === Number(seat)) &&
    isRecord(setupData) &&
    isRecord(setupData['options']);
  if (!isWhole) throw new Error('its metadata names no game, no players or no setup');
  return read as MatchData;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
