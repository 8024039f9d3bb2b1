/** Everything that is done at a match, and what does it. The way there is `match/commands/commands.ts`. */
import type { TableLimits } from '../lobby/table-limits.ts';
import type { Registry } from '../match/commands/registry.ts';
import type { Holdings } from '../people/holdings.ts';
import type { CallList } from '../push/call-list.ts';
import type { Play } from './play.ts';

interface Doing extends Pick<
  Play,
  | 'actions'
  | 'attendance'
  | 'claims'
  | 'dealer'
  | 'devices'
  | 'entrants'
  | 'hosting'
  | 'matches'
  | 'quick'
  | 'rematches'
> {
  readonly limits: TableLimits;
  readonly holdings: Holdings;
  readonly callList: CallList;
}

export function registryOf(doing: Doing): Registry {
  const { actions, attendance, claims, dealer, devices, entrants, hosting, matches, quick, rematches } = doing;
  const { limits, holdings, callList } = doing;
  const { undoRequests, votes, wishes } = attendance;
  const update: Registry['POST /games/:name/:id/update'] = ({ id, seat }, { name, newName, data }) =>
    matches.update(id, name, seat, newName, data);
  return {
    // Moves.
    action: (by, asked) => actions.judge(by, asked),
    'POST /api/matches/:id/moves': (by, { stateID, move }) => actions.move(by, move, stateID),
    'POST /api/matches/:id/undo': ({ id, seat }) => {
      attendance.act(id, seat);
      undoRequests.ask(id, seat);
    },
    'POST /api/matches/:id/undo/answer': ({ id, seat: voter, mark }, { seat, agrees }) => {
      attendance.act(id, voter);
      return undoRequests.ballots.answer(id, voter, seat, agrees, mark);
    },

    // Who is there, and what they wish for.
    acted: ({ id }, { seat }) => attendance.act(id, seat),
    'POST /api/matches/:id/back': ({ id, seat }) => attendance.act(id, seat),
    'POST /api/matches/:id/active': ({ id, seat }) => attendance.active(id, seat),
    'POST /api/matches/:id/vote': ({ id, seat: voter }, { seat }) => {
      attendance.act(id, voter);
      void votes.ballots.answer(id, voter, seat, true);
    },
    'POST /api/matches/:id/wishes': ({ id, seat }, { wish }) => wishes.add(id, seat, wish),

    // Sitting down and going.
    'POST /games/:name/:id/join': async ({ id, address, issued }, { name, playerID, playerName, ...more }) => {
      await limits.demandSeat(address, id);
      return matches.join(id, name, playerName, playerID ?? undefined, { ...more, address, issued });
    },
    sit: (by, asked) => quick.sitDown(by, asked),
    giveUp: ({ id }, { seat }) => quick.giveUp(id, seat),
    'POST /games/:name/:id/leave': ({ id, seat }, { name }) => matches.leave(id, name, seat),
    'POST /games/:name/:id/update': update,
    'POST /games/:name/:id/rename': update,
    'POST /api/matches/:id/ready': ({ id, seat }, { terms }) => matches.ready(id, seat, terms),
    'POST /api/matches/:id/pledge': ({ id, seat, key }, { pledge }) => dealer.pledge(id, seat, key, pledge),
    'POST /api/matches/:id/share': ({ id, seat }, { share }) => dealer.show(id, seat, share),

    // The next match of the same players.
    'POST /games/:name/:id/playAgain': async (by, { name }) => {
      matches.find(by.id, name);
      await limits.demandNext(by.address, (await rematches.nextOf(by.id)) !== undefined);
      return { nextMatchID: await rematches.lead(by) };
    },
    'POST /api/matches/:id/rematch': async (by, { pledge }) => {
      const next = await rematches.nextOf(by.id);
      await limits.demandNext(by.address, next !== undefined);
      if (next !== undefined) await limits.demandSeat(by.address, next);
      return rematches.join(by, pledge);
    },
    come: ({ id }, coming) => rematches.come(id, coming),
    free: ({ id }, { from }) => rematches.free(id, from),

    // Tables of tournaments.
    arrive: ({ id }, { seat }) => entrants.arrive(id, seat),
    goWithout: ({ id }, { absence }) => entrants.goWithout(id, absence),

    // By the host.
    'POST /api/matches/:id/bots': ({ id }, { seat, level }) => hosting.seatBot(id, seat, level),
    'DELETE /api/matches/:id/bots/:seat': ({ id }, { seat }) => hosting.removeBot(id, seat),
    'POST /api/matches/:id/fill': ({ id }, { level }) => hosting.fill(id, level),
    'DELETE /api/matches/:id/people/:seat': ({ id, seat: host }, { seat }) => hosting.freeSeat(id, host, seat),
    'POST /api/matches/:id/readmit': ({ id }, { name }) => hosting.letBack(id, name),
    'DELETE /api/matches/:id/seats/:seat': ({ id }, { seat }) => hosting.closeSeat(id, seat),
    'POST /api/matches/:id/seats': ({ id }) => hosting.addSeat(id),
    'POST /api/matches/:id/terms': ({ id, seat }, terms) => hosting.changeTerms(id, seat, terms),
    'POST /api/matches/:id/begin': ({ id }) => hosting.begin(id),
    'POST /api/matches/:id/host': ({ id, seat: host }, { seat }) => hosting.handOn(id, host, seat),
    'DELETE /api/matches/:id': ({ id }) => matches.wipe(id),

    // A lost seat, and a seat on several devices.
    'POST /api/matches/:id/claims/:seat': async ({ id, address, issued }, { seat }) => {
      await limits.demandSeat(address, id);
      return claims.claim(id, seat, address, issued);
    },
    'POST /api/matches/:id/claims/:seat/answer': ({ id, seat: voter }, { seat, ...said }) =>
      claims.answer(id, voter, seat, said),
    'POST /api/matches/:id/claims/:seat/back': ({ id }, { seat, credentials }) =>
      claims.takeBack(id, seat, credentials),
    retake: ({ id }, { seat, key }) => claims.takeBack(id, String(seat), key),
    'POST /api/matches/:id/links': ({ id, seat, issued }) => devices.link(id, seat, issued),
    'POST /api/matches/:id/links/take': ({ id, issued }, { token }) => devices.take(id, token, issued),
    'DELETE /api/matches/:id/devices': ({ id, seat, key }) => devices.signOutOthers(id, seat, key),
    openDevice: ({ id }, opening) => holdings.open(id, opening),
    closeDevice: ({ id }, closing) => holdings.shut(id, closing),
    'POST /api/matches/:id/calls': ({ id, seat }, { endpoint, p256dh, auth, language }) =>
      callList.add(id, seat, { endpoint, p256dh, auth, language }),
    'DELETE /api/matches/:id/calls': ({ id, seat }, { endpoint }) => callList.remove(id, seat, endpoint),
  };
}
