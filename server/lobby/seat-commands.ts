/** What people do about their seats: sit down and go, be ready, come to the next match, and hold or get back a seat. */
import { commands } from '../http/router.ts';
import type { Matches } from '../match/matches.ts';
import type { Claims } from '../match/seats/claims.ts';
import type { Devices } from '../match/seats/devices.ts';
import type { Rematches } from '../match/seats/rematch.ts';
import { Refused } from '../refused.ts';
import type { Asked } from '../contract/contract.ts';
import type { Sealed } from '../http/asked.ts';
import type { TableLimits } from './table-limits.ts';

interface SeatParts {
  readonly matches: Matches;
  readonly rematches: Rematches;
  readonly claims: Claims;
  readonly devices: Devices;
  readonly limits: TableLimits;
}

export function seatCommands({ matches, rematches, claims, devices, limits }: SeatParts) {
  const update = ({ id, name, newName, data, ...key }: Sealed<Asked<'POST /games/:name/:id/update'>>) => {
    if (newName === undefined && data === undefined)
      throw new Refused({ code: 'malformed', detail: 'newName' }, 'newName or data is required.');
    matches.update(id, name, key, newName, data);
  };
  return commands({
    'POST /games/:name/:id/join': async ({ id, name, playerID, playerName, ...more }, { address, issued }) => {
      await limits.demandSeat(address, id);
      return matches.join(id, name, playerName, playerID ?? undefined, { ...more, address, issued });
    },
    'POST /games/:name/:id/leave': ({ id, name, ...key }) => matches.leave(id, name, key),
    'POST /games/:name/:id/update': update,
    'POST /games/:name/:id/rename': update,
    'POST /games/:name/:id/playAgain': async ({ id, name, ...key }, { address }) => {
      matches.find(id, name);
      await limits.demandNext(address, (await rematches.nextOf(id)) !== undefined);
      return { nextMatchID: await rematches.lead(id, key) };
    },
    'POST /api/matches/:id/ready': ({ id, terms, ...key }) => matches.ready(id, key, terms),
    'POST /api/matches/:id/rematch': async ({ id, pledge, ...key }, { address }) => {
      const next = await rematches.nextOf(id);
      await limits.demandNext(address, next !== undefined);
      if (next !== undefined) await limits.demandSeat(address, next);
      return rematches.join(id, key, pledge, address);
    },
    'POST /api/matches/:id/claims/:seat': async ({ id, seat }, { address, issued }) => {
      await limits.demandSeat(address, id);
      return claims.claim(id, seat, address, issued);
    },
    'POST /api/matches/:id/claims/:seat/answer': ({ id, seat, claim, agrees, ...key }) =>
      claims.answer(id, key, seat, { claim, agrees }),
    'POST /api/matches/:id/claims/:seat/back': ({ id, seat, credentials }) =>
      claims.takeBack(id, { playerID: seat, credentials }),
    'POST /api/matches/:id/links': ({ id, ...key }, { issued }) => devices.link(id, key, issued),
    'POST /api/matches/:id/links/take': ({ id, token }, { issued }) => devices.take(id, token, issued),
    'DELETE /api/matches/:id/devices': ({ id, ...key }) => devices.signOutOthers(id, key),
  });
}
