/** The time limits of a table, as chosen when it was opened. */
import * as v from 'valibot';
import { Refused } from '../../refused.ts';
import type { Pace, Patience } from '../../contract/tables.ts';

const HOUR = 3600;
const DAY = 24 * HOUR;

const seconds = (min: number, max: number, or = '') => {
  const should = `should be ${or}whole seconds from ${min} to ${max}`;
  return v.pipe(v.number(should), v.integer(should), v.minValue(min, should), v.maxValue(max, should));
};

const KINDS = 'should be "live", with "decision" and "bank", or "slow", with "turn"';

const pace = v.variant(
  'kind',
  [
    v.strictObject({ kind: v.literal('live'), decision: seconds(5, HOUR), bank: seconds(0, 4 * HOUR) }),
    v.strictObject({ kind: v.literal('slow'), turn: seconds(HOUR, 14 * DAY) }),
  ],
  KINDS,
) satisfies v.GenericSchema<Pace>;

const OR_NEVER = '"never" or ';
const patience = v.union(
  [v.literal('never'), seconds(10, DAY, OR_NEVER)],
  `should be ${OR_NEVER}whole seconds from 10 to ${DAY}`,
) satisfies v.GenericSchema<Patience>;

/** Checks the pace that a client asks for, if any. Refuses an invalid one and says why. */
export function readPace(given: unknown): Pace | undefined {
  if (given === undefined || given === null) return undefined;
  const read = v.safeParse(pace, given);
  if (read.success) return read.output;
  const detail = explained(read.issues[0]);
  throw new Refused({ code: 'badPace', detail }, `No table has that pace: ${detail}.`);
}

/** Checks the patience that a client asks for, if any. Refuses an invalid one and says why. */
export function readPatience(given: unknown): Patience | undefined {
  if (given === undefined || given === null) return undefined;
  const read = v.safeParse(patience, given);
  if (read.success) return read.output;
  const detail = explained(read.issues[0]);
  throw new Refused({ code: 'badPatience', detail }, `No table has that patience: ${detail}.`);
}

/** The refusal of a patience at a slow table, whose clock takes its place. */
export const noPatience = () =>
  new Refused(
    { code: 'badPatience', detail: 'is not for slow tables' },
    'A slow table waits for as long as a turn may take.',
  );

function explained(issue: v.BaseIssue<unknown>): string {
  const path = v.getDotPath(issue);
  return path === null ? issue.message : `${path} ${issue.message}`;
}
