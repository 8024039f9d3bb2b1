/** The schemas of the lobby's request bodies. Unknown fields are ignored, as in stock boardgame.io. */
import * as v from 'valibot';
import { isValue } from '../../games/kit/draw.ts';
import { LONGEST_NAME } from '../../games/kit/lengths.ts';
import { cleanLine } from '../../games/kit/written.ts';
import { Kept, type ShownKey } from '../match/seats/credentials.ts';
import { WISHES } from '../match/time/wishes.ts';
import type { SeatKey } from '../wire.ts';
import type {
  BotRequest,
  ClaimAnswer,
  FillRequest,
  HostRequest,
  PledgeRequest,
  QuickWish,
  Readmission,
  ShareRequest,
  UndoAnswer,
  VoteRequest,
  WishRequest,
} from '../wire-seats.ts';

/** The size limit of a player's own data, in characters of JSON. */
const MOST_DATA = 1000;

const playerID = v.pipe(v.string(), v.regex(/^\d{1,2}$/, 'should be a seat number'));
const name = v.pipe(
  v.string(),
  v.transform((text) => cleanLine(text, LONGEST_NAME)),
  v.nonEmpty('should be a name'),
);
const data = v.pipe(
  v.unknown(),
  v.check((value) => JSON.stringify(value ?? null).length <= MOST_DATA, 'should be shorter'),
);

const value = v.pipe(v.string(), v.check(isValue, 'should be 64 small hexadecimal digits'));

/** A secret of limited length, or its hash if the request came from another node. */
const shown = (longest: number) => v.union([v.pipe(v.string(), v.maxLength(longest)), v.instance(Kept)]);

export const seatKey = v.object({ playerID, credentials: shown(200) }) satisfies v.GenericSchema<ShownKey>;

/** Checked further by the game and by match/deal/terms.ts. */
const terms = {
  options: v.optional(v.unknown()),
  pace: v.optional(v.unknown()),
  patience: v.optional(v.unknown()),
  hints: v.optional(v.boolean()),
};

/** A request in which a hash can stand for the credentials, if it came from another node. */
type Shows<Request extends SeatKey> = Omit<Request, 'credentials'> & ShownKey;

export const termsRequest = v.object({ ...seatKey.entries, ...terms });

/** A yes names what it consents to. */
export const readyRequest = v.object({ ...seatKey.entries, terms: v.object(terms) });

export const creation = v.object({
  numPlayers: v.optional(v.number()),
  setupData: v.nullish(
    v.strictObject({
      ...terms,
      seed: v.optional(v.pipe(v.string(), v.nonEmpty(), v.maxLength(64))),
    }),
  ),
  unlisted: v.optional(v.boolean(), false),
});

export const joining = v.object({
  playerID: v.nullish(playerID),
  playerName: name,
  data: v.optional(data),
  pledge: v.optional(value),
  waits: v.optional(v.boolean()),
  before: v.optional(shown(200)),
});

export const updating = v.object({ ...seatKey.entries, newName: v.optional(name), data: v.optional(data) });

export const pledgeRequest = v.object({ ...seatKey.entries, pledge: value }) satisfies v.GenericSchema<
  Shows<PledgeRequest>
>;
export const shareRequest = v.object({ ...seatKey.entries, share: value }) satisfies v.GenericSchema<
  Shows<ShareRequest>
>;
export const coming = v.object({ ...seatKey.entries, pledge: v.optional(value) });

const seat = v.pipe(v.number(), v.integer(), v.minValue(0));

export const botRequest = v.object({
  ...seatKey.entries,
  seat,
  level: v.string(),
}) satisfies v.GenericSchema<Shows<BotRequest>>;

export const fillRequest = v.object({ ...seatKey.entries, level: v.string() }) satisfies v.GenericSchema<
  Shows<FillRequest>
>;

export const playRequest = v.object({
  playerName: name,
  game: v.exactOptional(v.string()),
  except: v.exactOptional(v.array(v.string()), []),
  pledge: v.exactOptional(value),
}) satisfies v.GenericSchema<QuickWish>;

export const linkToken = v.object({ token: shown(100) });
export const wishRequest = v.object({
  ...seatKey.entries,
  wish: v.picklist(WISHES),
}) satisfies v.GenericSchema<Shows<WishRequest>>;
export const voteRequest = v.object({ ...seatKey.entries, seat }) satisfies v.GenericSchema<Shows<VoteRequest>>;
export const undoAnswer = v.object({
  ...seatKey.entries,
  seat,
  agrees: v.boolean(),
}) satisfies v.GenericSchema<Shows<UndoAnswer>>;

export const claimAnswer = v.object({
  ...seatKey.entries,
  claim: v.pipe(v.string(), v.maxLength(64)),
  agrees: v.boolean(),
}) satisfies v.GenericSchema<Shows<ClaimAnswer>>;
export const readmission = v.object({ ...seatKey.entries, name }) satisfies v.GenericSchema<Shows<Readmission>>;
export const hostRequest = v.object({ ...seatKey.entries, seat }) satisfies v.GenericSchema<Shows<HostRequest>>;
