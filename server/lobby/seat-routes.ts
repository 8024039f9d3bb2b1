/**
 * The routes by which people at a match tell other things than moves: that they are back, that a bot should play for
 * somebody, and their share of the deal.
 */
import type { DeedAnswer, DeedRoute } from '../http/router.ts';
import type { Attendance } from '../match/people/attendance.ts';
import type { Dealer } from '../match/deal/dealer.ts';
import type { Matches } from '../match/matches.ts';
import { pledgeRequest, seatKey, shareRequest, undoAnswer, voteRequest, wishRequest } from './shapes.ts';

interface SeatParts {
  readonly matches: Matches;
  readonly attendance: Attendance;
  readonly dealer: Dealer;
}

export function seatRoutes({ matches, attendance, dealer }: SeatParts): DeedRoute[] {
  const route = (path: string, deed: DeedAnswer, shows?: DeedRoute['shows']): DeedRoute => ({
    method: 'POST',
    path: `/api/matches/:id${path}`,
    weight: 3,
    deed,
    shows,
  });
  const pledges = (id: string) => dealer.pledges(id);
  return [
    route('/back', async (asked, { id = '' }) => attendance.act(id, await matches.holder(id, asked.read(seatKey)))),
    {
      ...route('/active', async (asked, { id = '' }) =>
        attendance.active(id, await matches.holder(id, asked.read(seatKey))),
      ),
      weight: 1,
    },
    route('/vote', async (asked, { id = '' }) => {
      const { seat, ...key } = asked.read(voteRequest);
      const voter = await matches.holder(id, key);
      attendance.act(id, voter);
      return attendance.votes.ballots.answer(id, voter, seat, true);
    }),
    route('/pledge', (asked, { id = '' }) => dealer.pledge(id, asked.read(pledgeRequest)), pledges),
    route('/share', (asked, { id = '' }) => dealer.show(id, asked.read(shareRequest)), pledges),
    route('/undo', async (asked, { id = '' }) => {
      const seat = await matches.holder(id, asked.read(seatKey));
      attendance.act(id, seat);
      attendance.undoRequests.ask(id, seat);
    }),
    route('/wishes', async (asked, { id = '' }) => {
      const { wish, ...key } = asked.read(wishRequest);
      attendance.wishes.add(id, await matches.holder(id, key), wish);
    }),
    route('/undo/answer', async (asked, { id = '' }, mark) => {
      const { seat, agrees, ...key } = asked.read(undoAnswer);
      const voter = await matches.holder(id, key);
      attendance.act(id, voter);
      return attendance.undoRequests.ballots.answer(id, voter, seat, agrees, mark);
    }),
  ];
}
