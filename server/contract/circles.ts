/** Groups of people who play together: who they are, their tables, and how their matches ended. */
import * as v from 'valibot';
import { matchResult } from './results.ts';
import { list, name, type Of, record, whole } from './schema.ts';

export const circleName = record({ name });
/** The word in the link by which one becomes a member. */
export const invitation = v.pipe(v.string(), v.maxLength(64));

const circleMember = record({
  /** The same in the results of this circle, and nowhere else. */
  who: v.string(),
  name: v.string(),
  /** May rename, invite anew, send away and close. */
  keeper: v.exactOptional(v.literal(true)),
  own: v.exactOptional(v.literal(true)),
  /** Milliseconds since 1970. */
  since: v.number(),
});
export type CircleMember = Of<typeof circleMember>;

/** A circle as its members see it. */
export const circle = record({
  id: v.string(),
  name: v.string(),
  word: v.string(),
  /** Those who have been there longest first. */
  members: list(circleMember),
  /** Its tables that aren’t over, the newest first. */
  tables: list(v.string()),
  /** The newest 500, the newest first. */
  results: list(matchResult),
});
export type Circle = Of<typeof circle>;

/** As it is told to whoever has its link. */
export const circleDoor = record({ name: v.string(), members: whole });
export type CircleDoor = Of<typeof circleDoor>;

export const ownCircles = record({
  circles: list(record({ id: v.string(), name: v.string(), members: whole })),
});
export type OwnCircles = Of<typeof ownCircles>;
