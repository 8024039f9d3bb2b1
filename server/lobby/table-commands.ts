/**
 * What people at a match tell: their moves, that they are back, that a bot should play for somebody or a move be taken
 * back, what they wish for, and their share of the deal.
 */
import { commands } from '../http/router.ts';
import type { Desk } from '../match/commands/desk.ts';
import type { Dealer } from '../match/deal/dealer.ts';
import type { Matches } from '../match/matches.ts';
import type { Attendance } from '../match/people/attendance.ts';

interface TableParts {
  readonly matches: Matches;
  readonly attendance: Attendance;
  readonly dealer: Dealer;
  readonly desk: Desk;
}

export const tableCommands = ({ matches, attendance, dealer, desk }: TableParts) =>
  commands({
    'POST /api/matches/:id/moves': ({ id, stateID, move, ...key }, { mark }) => desk.move(id, key, move, stateID, mark),
    'POST /api/matches/:id/back': async ({ id, ...key }) => attendance.act(id, await matches.holder(id, key)),
    'POST /api/matches/:id/active': async ({ id, ...key }) => attendance.active(id, await matches.holder(id, key)),
    'POST /api/matches/:id/vote': async ({ id, seat, ...key }) => {
      const voter = await matches.holder(id, key);
      attendance.act(id, voter);
      await attendance.votes.ballots.answer(id, voter, seat, true);
    },
    'POST /api/matches/:id/pledge': ({ id, ...pledged }) => dealer.pledge(id, pledged),
    'POST /api/matches/:id/share': ({ id, ...shown }) => dealer.show(id, shown),
    'POST /api/matches/:id/undo': async ({ id, ...key }) => {
      const seat = await matches.holder(id, key);
      attendance.act(id, seat);
      attendance.undoRequests.ask(id, seat);
    },
    'POST /api/matches/:id/undo/answer': async ({ id, seat, agrees, ...key }, { mark }) => {
      const voter = await matches.holder(id, key);
      attendance.act(id, voter);
      return attendance.undoRequests.ballots.answer(id, voter, seat, agrees, mark);
    },
    'POST /api/matches/:id/wishes': async ({ id, wish, ...key }) =>
      attendance.wishes.add(id, await matches.holder(id, key), wish),
  });
