/** What is answered to whoever reports something. */
import { AddressAllowance } from '../http/allowance.ts';
import { answers } from '../http/router.ts';
import type { Nodes } from '../nodes/nodes.ts';
import type { Reports } from './reports.ts';

/** How much an address may report in an hour; each report is for a person to read. */
const REPORTS = { name: 'report', points: 10, duration: 3600 };

export function reportAnswers(reports: Reports, limit: Nodes['limit']) {
  const allowed = new AddressAllowance(REPORTS, limit);
  return answers({
    'POST /api/matches/:id/chat/:line/report': async ({ id, line }, { address }) => {
      await allowed.spend(address);
      await reports.ofLine(id, line);
      return {};
    },
    'POST /api/matches/:id/seats/:seat/report': async ({ id, seat }, { address }) => {
      await allowed.spend(address);
      await reports.ofName(id, seat);
      return {};
    },
  });
}
