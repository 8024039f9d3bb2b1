/** What is answered to whoever reports something. */
import { AddressAllowance } from '../http/allowance.ts';
import { answers } from '../http/router.ts';
import type { Nodes } from '../nodes/nodes.ts';
import { Refused } from '../refused.ts';
import type { Reports } from './reports.ts';

/** How much an address may report in an hour; each report is for a person to read. */
const REPORTS = { name: 'report', points: 10, duration: 3600 };

export function reportAnswers(reports: Reports, limit: Nodes['limit']) {
  const allowed = new AddressAllowance(REPORTS, limit);
  return answers({
    'POST /api/matches/:id/reports': async ({ id, line, seat }, { address }) => {
      if ((line === undefined) === (seat === undefined))
        throw new Refused({ code: 'malformed', detail: 'line' }, 'Either a line or a seat should be named.');
      await allowed.spend(address);
      if (seat === undefined) await reports.ofLine(id, line ?? '');
      else await reports.ofName(id, seat);
    },
  });
}
