/**
 * Ratings: how well people play a game, and how sure that is. They follow from results alone, by Plackett and Luce’s model
 * of rankings, so whoever has the results can compute them again.
 */
import { rate, rating as fresh } from 'openskill';
import type { MatchResult } from '../../server/contract/results.ts';
import { botPoints } from './bots.ts';

export interface Rating {
  /** A bot of level normal has 1,500; who has 400 more wins ten of eleven games of two. */
  readonly points: number;
  /** By how much they may be too high or too low, with a chance of 95 %. */
  readonly spread: number;
  /** So many matches have moved it. */
  readonly matches: number;
  /** It is held against people who are trusted, and so moves others'. */
  readonly settled: boolean;
}

type Skill = ReturnType<typeof fresh>;

interface Player {
  readonly skill: Skill;
  readonly matches: number;
  /** How many of them were with somebody whose rating is settled. */
  readonly held: number;
}

/** Somebody at a match: whom they are known as, if their rating is kept, how they stood before it, and whom they move. */
interface Sitter extends Player {
  readonly who?: string | undefined;
  readonly settled: boolean;
  readonly trusted: boolean;
  readonly place: number;
}

const NORMAL = 1500;
/** A point of the model in points of ours: with it both say the same chance for two whose skill is known. */
const POINT = 400 / Math.LN10 / (Math.SQRT2 * (25 / 6));
/** By so much what is known of somebody grows uncertain from match to match, as their play may have changed. */
const DRIFT = 25 / 300;
/** So many matches with people whose rating is settled settle a rating. */
const SETTLES = 5;
/** What isn't known of a bot's strength, as a standard deviation. */
const BOT_SIGMA = 100 / POINT;
const NEW: Player = { skill: fresh(), matches: 0, held: 0 };

/**
 * The ratings of all whom a rated match of a game has moved, by whom they are known as. `results` are those of one game, the newest first;
 * what isn't rated doesn't count. Until their rating is settled people move only those who are trusted and each other: so
 * those who lose to each other by agreement move nobody else.
 */
export function ratingsIn(
  results: readonly MatchResult[],
  isTrusted: (who: string) => boolean,
): ReadonlyMap<string, Rating> {
  const players = new Map<string, Player>();
  for (const { game, rated, seats } of results.toReversed()) {
    if (rated !== true) continue;
    const sitters = seats.map(({ who, bot, place }): Sitter => {
      const points = bot === undefined ? undefined : botPoints(game, bot);
      if (points !== undefined) return { ...NEW, skill: skillAt(points), settled: true, trusted: false, place };
      const player = (who === undefined ? undefined : players.get(who)) ?? NEW;
      const trusted = who !== undefined && isTrusted(who);
      return { ...player, who, settled: trusted || player.held >= SETTLES, trusted, place };
    });
    for (const sitter of sitters) if (sitter.who !== undefined) players.set(sitter.who, after(sitter, sitters));
  }
  const moved = [...players].filter(([, { matches }]) => matches > 0);
  return new Map(
    moved.map(([who, player]) => [who, { ...told(player), settled: player.held >= SETTLES || isTrusted(who) }]),
  );
}

/** One's own rating in a game, from one's own matches: everybody counts there as far as these tell of them. */
export function ownRatingIn(results: readonly MatchResult[], of: string): Rating | undefined {
  const own = results.flatMap(({ seats }) => seats.find((seat) => seat.own)?.who ?? [])[0];
  const ratings = ratingsIn(
    results.filter(({ game }) => game === of),
    () => true,
  );
  return own === undefined ? undefined : ratings.get(own);
}

function after(sitter: Sitter, sitters: readonly Sitter[]): Player {
  const { skill, matches, held, settled, trusted, place } = sitter;
  const heard = trusted || !settled;
  const against = sitters.filter((other) => other !== sitter && (heard || other.settled));
  if (against.length === 0) return { skill, matches, held };
  const [own] = rate([[skill], ...against.map((other) => [other.skill])], {
    rank: [place, ...against.map((other) => other.place)],
    tau: DRIFT,
  });
  return {
    skill: own[0],
    matches: matches + 1,
    held: held + (against.some((other) => other.settled) ? 1 : 0),
  };
}

const skillAt = (points: number): Skill => ({ mu: NEW.skill.mu + (points - NORMAL) / POINT, sigma: BOT_SIGMA });

function told({ skill: { mu, sigma }, matches }: Player): Omit<Rating, 'settled'> {
  return { points: NORMAL + POINT * (mu - NEW.skill.mu), spread: 1.96 * POINT * sigma, matches };
}
