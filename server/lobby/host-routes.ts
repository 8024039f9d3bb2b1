/** The routes by which a table's host changes it before the match begins. */
import type { Asked } from '../http/asked.ts';
import type { DeedRoute } from '../http/router.ts';
import type { Hosting } from '../match/seats/hosting.ts';
import type { MatchSummary } from '../wire.ts';
import { botRequest, fillRequest, hostRequest, readmission, seatKey, termsRequest } from './shapes.ts';

type Deed = (asked: Asked, id: string, seat: string) => unknown;

/** A route that changes a match, below `/api/matches`. */
export const deed = (method: DeedRoute['method'], path: string, does: Deed, shows?: DeedRoute['shows']): DeedRoute => ({
  method,
  path: `/api/matches${path}`,
  weight: 3,
  deed: (asked, { id = '', seat = '' }) => does(asked, id, seat),
  shows,
});

/** Each answers with the table's summary afterwards, except when the table is gone. */
export function hostRoutes(hosting: Hosting, summary: (id: string) => MatchSummary): DeedRoute[] {
  const shown = (method: DeedRoute['method'], path: string, does: Deed) => deed(method, path, does, summary);
  return [
    shown('POST', '/:id/bots', (asked, id) => {
      const { seat, level, ...key } = asked.read(botRequest);
      hosting.seatBot(id, key, seat, level);
    }),
    shown('POST', '/:id/fill', (asked, id) => {
      const { level, ...key } = asked.read(fillRequest);
      hosting.fill(id, key, level);
    }),
    shown('POST', '/:id/seats', (asked, id) => hosting.addSeat(id, asked.read(seatKey))),
    shown('POST', '/:id/terms', (asked, id) => {
      const { playerID, credentials, ...terms } = asked.read(termsRequest);
      hosting.changeTerms(id, { playerID, credentials }, terms);
    }),
    shown('POST', '/:id/begin', (asked, id) => hosting.begin(id, asked.read(seatKey))),
    shown('POST', '/:id/host', (asked, id) => {
      const { seat, ...key } = asked.read(hostRequest);
      hosting.handOn(id, key, seat);
    }),
    shown('DELETE', '/:id/bots/:seat', (asked, id, seat) => hosting.removeBot(id, asked.read(seatKey), seat)),
    shown('DELETE', '/:id/people/:seat', (asked, id, seat) => hosting.freeSeat(id, asked.read(seatKey), seat)),
    shown('POST', '/:id/readmit', (asked, id) => {
      const { name, ...key } = asked.read(readmission);
      hosting.letBack(id, key, name);
    }),
    shown('DELETE', '/:id/seats/:seat', (asked, id, seat) => hosting.closeSeat(id, asked.read(seatKey), seat)),
    deed('DELETE', '/:id', (asked, id) => hosting.closeTable(id, asked.read(seatKey))),
  ];
}
