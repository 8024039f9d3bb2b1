/** What a table's host does before the match begins. */
import { commands } from '../http/router.ts';
import type { Hosting } from '../match/seats/hosting.ts';

export const hostCommands = (hosting: Hosting) =>
  commands({
    'POST /api/matches/:id/bots': ({ id, seat, level, ...key }) => hosting.seatBot(id, key, seat, level),
    'DELETE /api/matches/:id/bots/:seat': ({ id, seat, ...key }) => hosting.removeBot(id, key, seat),
    'POST /api/matches/:id/fill': ({ id, level, ...key }) => hosting.fill(id, key, level),
    'DELETE /api/matches/:id/people/:seat': ({ id, seat, ...key }) => hosting.freeSeat(id, key, seat),
    'POST /api/matches/:id/readmit': ({ id, name, ...key }) => hosting.letBack(id, key, name),
    'DELETE /api/matches/:id/seats/:seat': ({ id, seat, ...key }) => hosting.closeSeat(id, key, seat),
    'POST /api/matches/:id/seats': ({ id, ...key }) => hosting.addSeat(id, key),
    'POST /api/matches/:id/terms': ({ id, playerID, credentials, ...terms }) =>
      hosting.changeTerms(id, { playerID, credentials }, terms),
    'POST /api/matches/:id/begin': ({ id, ...key }) => hosting.begin(id, key),
    'POST /api/matches/:id/host': ({ id, seat, ...key }) => hosting.handOn(id, key, seat),
    'DELETE /api/matches/:id': ({ id, ...key }) => hosting.closeTable(id, key),
  });
