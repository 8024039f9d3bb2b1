/** Reports something of a match to whoever runs the server. Resolves to why that was refused. */
import type { Refusal } from '../../games/kit/rules.ts';
import type { Reported } from '../table/match.ts';
import { ask } from './ask.ts';

export async function reported(id: string, what: Reported): Promise<Refusal | undefined> {
  const answer = await ask('POST /api/matches/:id/reports', { id, ...what });
  return answer.ok ? undefined : answer.refusal;
}
