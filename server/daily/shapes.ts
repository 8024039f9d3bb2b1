/** The schemas of request bodies about the deals of the day. */
import * as v from 'valibot';
import { LONGEST_NAME } from '../../games/kit/lengths.ts';
import { isTurn } from '../../games/kit/record.ts';
import type { Turn } from '../../games/kit/rules.ts';
import { cleanLine } from '../../games/kit/written.ts';
import type { DailyName, DailyResult } from '../wire-daily.ts';

/** Far more turns than people's matches have; Katason takes some hundred. */
const MOST_TURNS = 5000;

/** The size limits of a body with that many turns. */
export const ROOM = { bytes: 512 * 1024, values: 80_000 };

const name = v.pipe(
  v.string(),
  v.transform((text) => cleanLine(text, LONGEST_NAME)),
  v.nonEmpty('should be a name'),
);

export const signature = v.object({ name: v.exactOptional(name) }) satisfies v.GenericSchema<DailyName>;

export const result = v.object({
  ...signature.entries,
  format: v.pipe(v.number(), v.integer(), v.minValue(1)),
  turns: v.pipe(
    v.array(v.custom<Turn>(isTurn, 'should be a turn')),
    v.maxLength(MOST_TURNS, `should be at most ${MOST_TURNS} turns`),
  ),
}) satisfies v.GenericSchema<DailyResult>;
