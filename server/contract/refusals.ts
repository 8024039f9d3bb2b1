/** What is refused, and how it is told. */
import type { SetupRefusal } from '../../games/kit/meta.ts';
import * as v from 'valibot';
import type { RefusalFor } from '../../games/kit/rules.ts';
import { given, type Of, record } from './schema.ts';

/**
 * What is refused, by its code: the status over HTTP, and the sentence for people who read the JSON, where that needs no
 * more than the code. Some carry data: notFound (what), malformed, badPace and badPatience (detail), termsChanged
 * (changed), cantBeAsked, notAgreed and seatTaken (seat), seatKept (name), tooLarge (bytes), unknownService (host),
 * dayClosed (first), movesRefused (turn).
 */
const refusals = {
  badPace: [400],
  botName: [400, 'Bots are called like that; choose another name.'],
  badPatience: [400],
  ratedHints: [400, 'At a table that is rated nobody may ask for hints.'],
  badHook: [400, 'The address of a chat service should begin with https:// and have a public name.'],
  badTime: [400, 'People meet at a time to come, within a year.'],
  malformed: [400],
  malformedOptions: [400],
  unknownChoice: [400],
  unknownLevel: [400, 'Bots know no such level.'],
  unknownOption: [400],
  unknownService: [400],
  movesRefused: [400],
  wrongPlayerCount: [400],
  banned: [403, 'Whoever runs this server has banned your address.'],
  foreignOrigin: [403, 'Pages of that origin may not use this server.'],
  notKeeper: [403, 'Only a keeper may do that.'],
  notHost: [403, 'Only the host of the table may do that.'],
  sentAway: [403, 'The host of that table has sent you away, and may let you back.'],
  notYourSeat: [403, 'These are not the credentials of that seat.'],
  notFound: [404],
  wrongMethod: [405, 'This address does not take that method.'],
  alreadyBegun: [409, 'The match has begun.'],
  termsChanged: [409],
  cantBeAsked: [409],
  notAgreed: [409],
  dayClosed: [409],
  drawClosed: [409, 'This deal takes no share from here, or not now.'],
  matchFull: [409, 'All seats of this match are taken.'],
  botless: [409, 'This game lists no moves that a bot could choose from.'],
  notABot: [409],
  notAPerson: [409],
  notSentAway: [409, 'Nobody of that name is kept away from the table.'],
  linkUnknown: [404, 'There is no such link to a seat here.'],
  linkUsed: [410, 'That link has been used.'],
  linkOld: [410, 'That link is too old.'],
  passkeyUnknown: [404],
  passkeyLate: [410],
  passkeyInvalid: [400],
  tooManyPasskeys: [409],
  tooManyCircles: [409, 'You belong to enough circles.'],
  tooManyGatherings: [409, 'The circle has set enough times to meet.'],
  enoughPeople: [409, 'As many people are in it as can be.'],
  entrantsSeat: [
    409,
    'That seat is somebody’s who has entered a tournament: it comes to whoever is signed in as them.',
  ],
  notSignedIn: [401],
  tooManyDevices: [409, 'Enough devices hold that seat.'],
  notOver: [409],
  noVote: [409],
  holderThere: [409],
  claimPending: [409, 'Enough people have asked for that seat.'],
  ownClaim: [409, 'Somebody of your own network asks for that seat: others must agree.'],
  noClaim: [409, 'Nobody asks for that seat any more.'],
  cantUndo: [409, 'This move can’t be taken back.'],
  nobodyToAsk: [409, 'Nobody is there who could agree.'],
  noBots: [409, 'No bot plays there.'],
  undoDeclined: [409, 'Somebody has said no to that.'],
  seatKept: [409],
  seatTaken: [409],
  wornOut: [409, 'This match can no longer be read.'],
  tooLarge: [413],
  tooFast: [429, 'That was too much in a short time; wait a little.'],
  tooManyStreams: [429, 'That address follows the list often enough.'],
  tooManyTables: [429, 'Enough tables of that address wait for players.'],
  tooManyMatches: [429, 'That address has opened enough matches for a day.'],
  dataGone: [503],
  outage: [503, 'Nothing can be read or stored right now; try again in a moment.'],
  serverError: [500, 'The server made a mistake.'],
} as const satisfies Readonly<Record<string, Told>> & Readonly<Record<SetupRefusal['code'], Told>>;

type Told = readonly [status: number, says?: string];
export type LobbyCode = keyof typeof refusals;
export const REFUSALS: Readonly<Record<LobbyCode, Told>> = refusals;

/** What is wrong: a code with its data, and an English sentence for people who read the JSON. */
export const errorBody = record({
  error: given<RefusalFor<LobbyCode>>('What is wrong: a `code`, and its data.'),
  message: v.string(),
});
export type ErrorBody = Of<typeof errorBody>;
