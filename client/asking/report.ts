/** Reports something of a match to whoever runs the server. */
import type { Reported } from '../table/match.ts';
import { ask } from './ask.ts';

export const report = (id: string, what: Reported) => ask('POST /api/matches/:id/reports', { id, ...what });
