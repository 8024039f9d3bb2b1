/** What is refused, and how it is told. */
import type { SetupRefusal } from '../../games/kit/meta.ts';
import * as v from 'valibot';
import type { RefusalFor } from '../../games/kit/rules.ts';
import { given, type Of, record } from './schema.ts';

/** Codes of what the lobby refuses; some carry data: notFound (what), malformed, badPace and badPatience (detail), termsChanged (changed), cantBeAsked, notAgreed and seatTaken (seat), seatKept (name), tooLarge (bytes), unknownService (host), dayClosed (first), movesRefused (turn). */
export type LobbyCode =
  | SetupRefusal['code']
  | 'notFound'
  | 'malformed'
  | 'badPace'
  | 'badPatience'
  | 'tooLarge'
  | 'matchFull'
  | 'seatKept'
  | 'seatTaken'
  | 'notYourSeat'
  | 'unknownLevel'
  | 'unknownService'
  | 'notABot'
  | 'notAPerson'
  | 'notHost'
  | 'sentAway'
  | 'notSentAway'
  | 'alreadyBegun'
  | 'termsChanged'
  | 'cantBeAsked'
  | 'notAgreed'
  | 'drawClosed'
  | 'notOver'
  | 'holderThere'
  | 'claimPending'
  | 'ownClaim'
  | 'noClaim'
  | 'noVote'
  | 'cantUndo'
  | 'nobodyToAsk'
  | 'undoDeclined'
  | 'noBots'
  | 'wornOut'
  | 'tooFast'
  | 'tooManyStreams'
  | 'tooManyTables'
  | 'tooManyMatches'
  | 'botName'
  | 'dataGone'
  | 'outage'
  | 'tooManyDevices'
  | 'linkUnknown'
  | 'linkUsed'
  | 'linkOld'
  | 'passkeyUnknown'
  | 'passkeyLate'
  | 'passkeyInvalid'
  | 'tooManyPasskeys'
  | 'notSignedIn'
  | 'dayClosed'
  | 'movesRefused'
  | 'foreignOrigin'
  | 'banned'
  | 'wrongMethod'
  | 'serverError';

/** What is wrong: a code with its data, and an English sentence for people who read the JSON. */
export const errorBody = record({
  error: given<RefusalFor<LobbyCode>>('What is wrong: a `code`, and its data.'),
  message: v.string(),
});
export type ErrorBody = Of<typeof errorBody>;
