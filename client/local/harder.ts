/** Offers the next level to people who have beaten the bots. */
import { type LevelId, levelIds } from '../../games/kit/search/levels.ts';
import type { Result } from '../../games/kit/rules.ts';
import { type LocalSeat, botSeat } from '../saved/local-setup.ts';

/** The next level, if the only person here has won against bots that all have one level; otherwise undefined. */
export function nextLevel(seats: readonly LocalSeat[], result: Result | null): LevelId | undefined {
  const own = seats.flatMap(({ kind }, seat) => (kind === 'human' ? [seat] : []));
  const levels = new Set(seats.flatMap((seat) => (seat.kind === 'bot' ? [seat.level] : [])));
  const [level] = levels;
  const hasWon = result?.places.find(({ seat }) => seat === own[0])?.rank === 1;
  if (own.length !== 1 || levels.size !== 1 || level === undefined || !hasWon) return undefined;
  return levelIds[levelIds.indexOf(level) + 1];
}

/** The same people against bots of another level. */
export const against = (seats: readonly LocalSeat[], level: LevelId): readonly LocalSeat[] =>
  seats.map((seat) => (seat.kind === 'bot' ? botSeat(seat.name, level) : seat));
