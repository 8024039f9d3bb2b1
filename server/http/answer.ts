/** How refusals are sent over HTTP: the status follows from the code. */
import type { Context } from 'koa';
import type { Refused } from '../refused.ts';
import type { ErrorBody, LobbyCode } from '../contract/refusals.ts';

/** The HTTP status of every refusal. */
export const STATUS: Readonly<Record<LobbyCode, number>> = {
  badPace: 400,
  botName: 400,
  badPatience: 400,
  malformed: 400,
  malformedOptions: 400,
  unknownChoice: 400,
  unknownLevel: 400,
  unknownOption: 400,
  unknownService: 400,
  movesRefused: 400,
  wrongPlayerCount: 400,
  banned: 403,
  foreignOrigin: 403,
  notHost: 403,
  sentAway: 403,
  notYourSeat: 403,
  notFound: 404,
  wrongMethod: 405,
  alreadyBegun: 409,
  termsChanged: 409,
  cantBeAsked: 409,
  notAgreed: 409,
  dayClosed: 409,
  drawClosed: 409,
  matchFull: 409,
  notABot: 409,
  notAPerson: 409,
  notSentAway: 409,
  linkUnknown: 404,
  linkUsed: 410,
  linkOld: 410,
  passkeyUnknown: 404,
  passkeyLate: 410,
  passkeyInvalid: 400,
  tooManyPasskeys: 409,
  notSignedIn: 401,
  tooManyDevices: 409,
  notOver: 409,
  noVote: 409,
  holderThere: 409,
  claimPending: 409,
  ownClaim: 409,
  noClaim: 409,
  cantUndo: 409,
  nobodyToAsk: 409,
  noBots: 409,
  undoDeclined: 409,
  seatKept: 409,
  seatTaken: 409,
  wornOut: 409,
  tooLarge: 413,
  tooFast: 429,
  tooManyStreams: 429,
  tooManyTables: 429,
  tooManyMatches: 429,
  dataGone: 503,
  outage: 503,
  serverError: 500,
};

/** Answers a request with a refusal as JSON. */
export function answerRefused(ctx: Context, { refusal, message }: Refused): void {
  const body: ErrorBody = { error: refusal, message };
  ctx.status = STATUS[refusal.code];
  ctx.body = body;
}
