/**
 * What people at a match tell by other ways than moves: that they are back, for whom a bot should play on, and what they add
 * to the deal.
 */
import { readBody } from '../http/body.ts';
import type { Route } from '../http/router.ts';
import type { Dealer } from '../match/dealer.ts';
import type { Deeds } from '../match/deeds.ts';
import type { Matches } from '../match/matches.ts';
import { pledgeRequest, seatKey, shareRequest, undoAnswer, voteRequest } from './shapes.ts';

interface SeatParts {
  readonly matches: Matches;
  readonly deeds: Deeds;
  readonly dealer: Dealer;
}

export function seatRoutes({ matches, deeds, dealer }: SeatParts): Route[] {
  return [
    {
      method: 'POST',
      path: '/api/matches/:id/back',
      weight: 3,
      async answer({ req }, { id = '' }) {
        const seat = matches.holder(id, await readBody(req, seatKey));
        await deeds.act(id, { seat });
        return {};
      },
    },
    {
      method: 'POST',
      path: '/api/matches/:id/vote',
      weight: 3,
      async answer({ req }, { id = '' }) {
        const { seat, ...key } = await readBody(req, voteRequest);
        const voter = matches.holder(id, key);
        await deeds.act(id, { seat: voter });
        await deeds.agree(id, { voter, seat });
        return {};
      },
    },
    {
      method: 'POST',
      path: '/api/matches/:id/pledge',
      weight: 3,
      answer: async ({ req }, { id = '' }) => dealer.pledge(id, await readBody(req, pledgeRequest)),
    },
    {
      method: 'POST',
      path: '/api/matches/:id/share',
      weight: 3,
      answer: async ({ req }, { id = '' }) => dealer.show(id, await readBody(req, shareRequest)),
    },
    {
      method: 'POST',
      path: '/api/matches/:id/undo',
      weight: 3,
      async answer({ req }, { id = '' }) {
        const seat = matches.holder(id, await readBody(req, seatKey));
        await deeds.act(id, { seat });
        await deeds.askUndo(id, { seat });
        return {};
      },
    },
    {
      method: 'POST',
      path: '/api/matches/:id/hurry',
      weight: 3,
      async answer({ req }, { id = '' }) {
        const seat = matches.holder(id, await readBody(req, seatKey));
        await deeds.hurry(id, { seat });
        return {};
      },
    },
    {
      method: 'POST',
      path: '/api/matches/:id/undo/answer',
      weight: 3,
      async answer({ req }, { id = '' }) {
        const { seat, agrees, ...key } = await readBody(req, undoAnswer);
        const voter = matches.holder(id, key);
        await deeds.act(id, { seat: voter });
        await deeds.answerUndo(id, { voter, seat, agrees });
        return {};
      },
    },
  ];
}
