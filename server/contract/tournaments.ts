/** Tournaments: by what rules they are played, who entered them, their rounds, and who stands where. */
import * as v from 'valibot';
import type { Json } from '../../games/kit/rules.ts';
import { invitation } from './circles.ts';
import { given, list, name, type Of, record, whole } from './schema.ts';
import { pace } from './tables.ts';

const between = (min: number, max: number) => v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max));

/**
 * roundRobin: everybody meets everybody, two at a table. swiss: so many rounds in which all play on. knockOut: two at a
 * table, and who wins goes on.
 */
const form = v.picklist(['roundRobin', 'swiss', 'knockOut']);

/** What is done where somebody doesn't come: a bot plays for them, or the table isn't played and the others have a bye. */
const absence = v.picklist(['bot', 'bye']);

/** The rules of a tournament as they are wished for; the game checks its options, and the server the pace. */
export const wantedTournament = record({
  name,
  /** The circle whose members see it. */
  circle: v.exactOptional(v.string()),
  game: v.string(),
  options: v.exactOptional(v.unknown()),
  form,
  /** How many sit at a table, of a Swiss one; where they can't be divided so, one fewer, or of three one more. */
  seats: between(2, 6),
  /** Of a Swiss one. */
  rounds: between(1, 12),
  pace,
  /** For how many seconds somebody is waited for who doesn't come to a live table. */
  wait: between(60, 3600),
  absence,
});
export type WantedTournament = v.InferInput<typeof wantedTournament>;

const rules = record({
  game: v.string(),
  options: given<Readonly<Record<string, Json>>>('The chosen options of the game, by their keys.'),
  form,
  /** How many sit at a table: the wished number, and the one where they can’t be divided so. */
  sizes: list(whole),
  rounds: whole,
  pace,
  wait: whole,
  absence,
});
export type TournamentRules = Of<typeof rules>;

const entrant = record({
  number: whole,
  name: v.string(),
  own: v.exactOptional(v.literal(true)),
  /** They have gone, or didn't come, and are put at no table until they come back. */
  out: v.exactOptional(v.literal(true)),
});
export type TournamentEntrant = Of<typeof entrant>;

const table = record({
  /** The numbers of entrants by seat; of one alone, who has a bye. */
  seats: list(whole),
  match: v.exactOptional(v.string()),
  /** open: somebody is waited for. */
  status: v.picklist(['open', 'playing', 'over']),
  /** Until when they are, in milliseconds since 1970. */
  until: v.exactOptional(v.number()),
  /** The numbers of those who have come to a table that is open. */
  here: v.exactOptional(list(whole)),
  /** The place of each seat, when it has been played. */
  places: v.exactOptional(list(whole)),
  /** The numbers of those who didn't come. */
  absent: list(whole),
});
export type TournamentTable = Of<typeof table>;

const standing = record({
  entrant: whole,
  /** Shared by those who are equal in all of the following. */
  place: whole,
  points: v.number(),
  /** First places, also shared ones. */
  won: whole,
  /** The mean of the points of all whom one met. */
  opponents: v.number(),
  byes: whole,
});
export type TournamentStanding = Of<typeof standing>;

const stage = v.picklist(['entering', 'running', 'over']);

export const tournament = record({
  id: v.string(),
  name: v.string(),
  word: v.string(),
  circle: v.exactOptional(v.string()),
  rules,
  stage,
  /** How many rounds there are if nobody goes. */
  rounds: whole,
  /** Whoever asks is its keeper: may begin, send away and close it. */
  keeper: v.exactOptional(v.literal(true)),
  entrants: list(entrant),
  played: list(list(table)),
  standings: list(standing),
});
export type Tournament = Of<typeof tournament>;

export const tournaments = record({
  tournaments: list(record({ id: v.string(), name: v.string(), game: v.string(), stage, entrants: whole })),
});
export type Tournaments = Of<typeof tournaments>;

export const lookedAt = { word: v.exactOptional(invitation, '') };
export const ofCircle = { circle: v.exactOptional(v.string()) };
export const seatTaken = record({ match: v.string() });
