/** What everybody may know of a deal before it is dealt, and what the match's record says about it. */
import { type Draw, type Pledges, pledgeOf } from '../../../games/kit/draw.ts';
import type { MatchData } from '../../storage/types.ts';

/**
 * The pledges of a match in the form that is sent; undefined if somebody chose the deal.
 */
export function pledgesOf({ draw, players }: MatchData): Pledges | undefined {
  if (draw === undefined) return undefined;
  const { secret, stage, round } = draw;
  const seats = Object.values(players).map(({ share }) => share?.pledge ?? null);
  return { server: pledgeOf(secret), seats, stage, round };
}

/**
 * What the seed of a match follows from, as far as it exists. It reveals all hands! Undefined if somebody chose the
 * deal.
 */
export function drawOf(match: string, { draw, players }: MatchData): Draw | undefined {
  if (draw === undefined) return undefined;
  const seats = Object.values(players);
  return {
    match,
    secret: draw.secret,
    shares: seats.map(({ share }) => share?.value ?? null),
    round: draw.round,
    unshown: seats.filter(({ share }) => share?.unshown === true).map(({ id }) => id),
  };
}
