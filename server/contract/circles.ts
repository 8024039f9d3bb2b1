/** Groups of people who play together: who they are, their tables, and how their matches ended. */
import * as v from 'valibot';
import { matchResult } from './results.ts';
import { LONGEST_LINE } from '../../games/kit/lengths.ts';
import { cleanLine } from '../../games/kit/written.ts';
import { list, name, type Of, record, whole } from './schema.ts';
import { heldMatch } from './tables.ts';

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

const written = v.pipe(
  v.string(),
  v.transform((text) => cleanLine(text, LONGEST_LINE)),
);

/** What a member says. */
export const saying = record({ text: v.pipe(written, v.nonEmpty('should be a line')) });

/** What members have said, the newest hundred lines, the newest last; no lines where that is known already. */
export const talk = record({
  /** Another one whenever a line has come or gone. */
  version: v.string(),
  lines: v.exactOptional(
    list(
      record({
        id: whole,
        /** As among the members, unless they have gone since. */
        who: v.string(),
        name: v.string(),
        text: v.string(),
        /** Milliseconds since 1970. */
        at: v.number(),
      }),
    ),
  ),
});
export type Talk = Of<typeof talk>;

const gatheringAt = {
  /** Milliseconds since 1970. */
  at: whole,
  /** What is to be played; absent if that is open. */
  game: v.exactOptional(v.pipe(v.string(), v.maxLength(64))),
  /** May be empty. */
  note: written,
};
/** When members want to meet. */
export const newGathering = record(gatheringAt);
export type NewGathering = Of<typeof newGathering>;

const gathering = record({
  ...gatheringAt,
  id: v.string(),
  /** Who has set it. */
  by: v.string(),
  coming: list(v.string()),
  /** Those who have said that they don’t come. */
  missing: list(v.string()),
});
export type Gathering = Of<typeof gathering>;

/** A file for calendars. */
export const calendar = record({ ics: v.string() });

/** The chat service that is told of tables and turns, and in which of Agora’s languages. */
export const newHook = record({ address: v.pipe(v.string(), v.maxLength(1024)), language: v.picklist(['en', 'ja']) });
const hook = record({
  address: v.string(),
  /** It has failed so often that it isn’t called any more. */
  off: v.exactOptional(v.literal(true)),
});

/** A circle as its members see it. */
export const circle = record({
  id: v.string(),
  name: v.string(),
  word: v.string(),
  /** Those who have been there longest first. */
  members: list(circleMember),
  /** Its tables that aren’t over, the newest first. */
  tables: list(heldMatch),
  /** The newest 500, the newest first. */
  results: list(matchResult),
  /** Those that aren’t past, the next one first. */
  gatherings: list(gathering),
  /** Told to keepers alone. */
  hook: v.exactOptional(hook),
});
export type Circle = Of<typeof circle>;

/** As it is told to whoever has its link. */
export const circleDoor = record({ name: v.string(), members: whole });
export type CircleDoor = Of<typeof circleDoor>;

export const ownCircles = record({
  circles: list(
    record({
      id: v.string(),
      name: v.string(),
      members: whole,
      /** How many of its tables aren't over. */
      tables: whole,
      /** When it meets next, in milliseconds since 1970. */
      next: v.exactOptional(v.number()),
    }),
  ),
});
export type OwnCircles = Of<typeof ownCircles>;
