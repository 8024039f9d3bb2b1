/** What people at a running match tell by other ways than moves: that they are back, and for whom a bot should play on. */
import { readBody } from '../http/body.ts';
import type { Route } from '../http/router.ts';
import type { Attendance } from '../match/attendance.ts';
import type { Matches } from '../match/matches.ts';
import { seatKey, voteRequest } from './shapes.ts';

interface SeatParts {
  readonly matches: Matches;
  readonly attendance: Pick<Attendance, 'act' | 'agree'>;
}

export function seatRoutes({ matches, attendance }: SeatParts): Route[] {
  return [
    {
      method: 'POST',
      path: '/api/matches/:id/back',
      async answer({ req }, { id = '' }) {
        const seat = matches.owned(matches.find(id), await readBody(req, seatKey));
        attendance.act(id, seat);
        return {};
      },
    },
    {
      method: 'POST',
      path: '/api/matches/:id/vote',
      async answer({ req }, { id = '' }) {
        const { seat, ...key } = await readBody(req, voteRequest);
        const voter = matches.owned(matches.find(id), key);
        attendance.act(id, voter);
        attendance.agree(id, voter, seat);
        return {};
      },
    },
  ];
}
