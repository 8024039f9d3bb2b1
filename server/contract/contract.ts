/**
 * Everything that can be asked of the server over HTTP, each once: by its method and path, what is asked (beside what the
 * path names), who may, and what is given back. The check of what comes, the types of both sides, the client's calls and
 * the OpenAPI document follow from it. Types only for the client.
 *
 * All but a GET may carry an `Idempotency-Key` of 20 to 64 letters, digits, - and _: what comes again by it within an hour
 * is not done again, and is answered as before. Errors are a 4xx, a 500 for serverError, or a 503 for dataGone and outage,
 * with an ErrorBody. The paths under /games are stock boardgame.io's; `setupData` may hold further terms there.
 */
import * as v from 'valibot';
import type { GameRecord } from '../../games/kit/rules.ts';
import { type At, byHost, bySeat, type Call, change, here, type Named } from './call.ts';
import { circles } from './circle-calls.ts';
import { daily, people } from './people-calls.ts';
import { tournaments } from './tournament-calls.ts';
import type { Receipt } from './messages.ts';
import { browserCall, endpoint, given, list, name, type Of, pledges, seat, seatKey, share, whole } from './schema.ts';
import { claimStanding, meeting, pushKey, quickSeat, rematch, seatClaim, seatLink, takenSeat } from './seats.ts';
import { heldMatches, matchList, matchSummary, past, seatWish, view } from './tables.ts';

/**
 * The version of this interface: the first number rises where somebody’s program would break, the second where there is
 * more to ask.
 */
export const VERSION = '1.0.0';

/** The size limit of a player's own data, in characters of JSON. */
const MOST_DATA = 1000;

const playerID = seatKey.entries.playerID;
const credentials = seatKey.entries.credentials;

const data = v.pipe(
  v.unknown(),
  v.check((value) => JSON.stringify(value ?? null).length <= MOST_DATA, 'should be shorter'),
);

/** Terms as they are wished for; the game and match/deal/terms.ts check them further. */
const terms = {
  options: v.exactOptional(v.unknown()),
  pace: v.exactOptional(v.unknown()),
  patience: v.exactOptional(v.unknown()),
  hints: v.exactOptional(v.boolean()),
  rated: v.exactOptional(v.boolean()),
};

/** Terms, and the seed of a deal that was chosen. */
export const chosen = v.strictObject({
  ...terms,
  seed: v.exactOptional(v.pipe(v.string(), v.nonEmpty(), v.maxLength(64))),
});

/** What forms can't say otherwise. */
const yesOrNo = v.pipe(
  v.picklist(['true', 'false']),
  v.transform((word) => word === 'true'),
);

/** It is written as it comes, and isn't JSON. */
const byItself = v.void();

const moment = v.pipe(v.string(), v.regex(/^\d{1,6}$/, 'should be a number of moves'), v.transform(Number));

const naming = { ...seatKey.entries, newName: v.exactOptional(name), data: v.exactOptional(data) };

const tables = {
  'GET /api/matches': here(
    'The public matches that are shown at once, of one game or all; with `more` further ones of a kind, after `from`.',
    4,
    {
      game: v.exactOptional(v.string()),
      more: v.exactOptional(v.picklist(['open', 'playing'])),
      from: v.exactOptional(
        v.pipe(v.string(), v.regex(/^\d{1,9}$/, 'should be a whole number from 0'), v.transform(Number)),
        '0',
      ),
    },
    matchList,
  ),
  'GET /api/matches/events': here(
    'Server-sent events, each `data:` a list as above; an event `here` every 25 s.',
    4,
    { game: v.exactOptional(v.string()) },
    byItself,
  ),
  'GET /api/matches/some': here(
    'Those of up to 100 ids, with commas between, that there are.',
    10,
    { ids: v.string() },
    heldMatches,
  ),
  'GET /api/matches/:id': here(
    'A match, an unlisted one too: whoever has the link may look. By credentials of before as `Authorization: Bearer …` it says whether they are unwelcome.',
    1,
    {},
    matchSummary,
  ),
  'GET /api/matches/:id/record': here(
    'The record of a match that is over.',
    20,
    {},
    given<GameRecord>('Options, seed and moves: every position follows from them.'),
  ),
  'GET /api/matches/:id/past': here(
    'Up to 40 moments as a spectator saw them; with `seat` and its credentials as `Authorization: Bearer …` as that seat did.',
    20,
    { from: moment, to: moment, seat: v.exactOptional(v.string()) },
    past,
  ),
  'GET /api/matches/:id/view': here(
    'What is seen and may be done now, by a spectator or with `seat` and its credentials as above by that seat.',
    6,
    { seat: v.exactOptional(v.string()) },
    view,
  ),
  'POST /games/:name/create': here(
    'Opens a table. `setupData` is a stock game’s own; for other games it holds the same as `terms`.',
    10,
    {
      numPlayers: v.exactOptional(v.pipe(v.union([v.number(), v.string()]), v.transform(Number))),
      setupData: v.exactOptional(v.unknown()),
      terms: v.exactOptional(chosen),
      unlisted: v.exactOptional(v.union([v.boolean(), yesOrNo]), false),
    },
    v.object({ matchID: v.string() }),
  ),
  'POST /api/matches/:id/bots': byHost('A bot takes a free seat, or another one’s.', { seat, level: v.string() }),
  'DELETE /api/matches/:id/bots/:seat': byHost('A bot goes.', {}),
  'POST /api/matches/:id/fill': byHost('Bots take all free seats.', { level: v.string() }),
  'DELETE /api/matches/:id/people/:seat': byHost(
    'Another person’s seat is free again; if they were there they are sent away.',
    {},
  ),
  'POST /api/matches/:id/readmit': byHost('People of this name who were sent away may sit down again.', { name }),
  'DELETE /api/matches/:id/seats/:seat': byHost('A free seat is closed; whoever has the last one moves there.', {}),
  'POST /api/matches/:id/seats': byHost('There is a free seat more.', {}),
  'POST /api/matches/:id/terms': byHost('All of what the match is played by.', terms),
  'POST /api/matches/:id/begin': byHost(
    'Nobody is waited for who isn’t ready; refused while somebody is asked about other terms than those they came for.',
    {},
  ),
  'POST /api/matches/:id/host': byHost('Another person is host.', { seat }),
  'DELETE /api/matches/:id': change('The table is closed.', seatKey.entries, undefined, { by: 'host' }),
} as const;

const seats = {
  'POST /games/:name/:id/join': change(
    'Takes a seat, the first free one unless one is named. With `waits` the match begins once they are ready. `before` are credentials that the browser had at this table: who was sent away is known by them. `program` tells everybody that a program plays there by itself.',
    {
      playerID: v.exactOptional(v.nullable(playerID)),
      playerName: name,
      data: v.exactOptional(data),
      pledge: v.exactOptional(share),
      waits: v.exactOptional(v.boolean()),
      before: v.exactOptional(credentials),
      program: v.exactOptional(v.literal(true)),
    },
    v.object({ playerID: v.string(), playerCredentials: v.string() }),
  ),
  'POST /games/:name/:id/leave': bySeat('The seat is free, or a bot plays it from now on.', {}),
  'POST /games/:name/:id/update': bySeat('Another name, or other data of one’s own.', naming),
  'POST /games/:name/:id/rename': bySeat('The same.', naming),
  'POST /games/:name/:id/playAgain': bySeat(
    'The next match of the same players, for clients that sit down in a second step.',
    {},
    v.object({ nextMatchID: v.string() }),
    { weight: 10 },
  ),
  'POST /api/matches/:id/ready': bySeat(
    'Whoever sat down saying `waits` is ready, for the terms they have seen; refused with termsChanged if they are others now.',
    { terms: v.object(terms) },
    matchSummary,
    { shows: 'summary' },
  ),
  'POST /api/matches/:id/rematch': bySeat(
    'When it is over: a seat at the next match of the same players.',
    { pledge: v.exactOptional(share) },
    rematch,
    { weight: 10 },
  ),
  'POST /api/play': here(
    'The best open seat, or one at a new table; of one game or any, and at none of the matches in `except`.',
    10,
    {
      playerName: name,
      game: v.exactOptional(v.string()),
      except: v.exactOptional(list(v.string()), []),
      pledge: v.exactOptional(share),
    },
    quickSeat,
  ),
  'POST /api/matches/:id/meet': here(
    'By whoever waits alone where they played now: their seat at a table where others wait; what they had is gone then.',
    10,
    { ...seatKey.entries, pledge: v.exactOptional(share) },
    meeting,
    { by: 'seat' },
  ),
  'POST /api/matches/:id/pledge': bySeat('What a seat adds to the deal, by its hash.', { pledge: share }, pledges, {
    shows: 'pledges',
  }),
  'POST /api/matches/:id/share': bySeat('What was pledged, once no pledge changes any more.', { share }, pledges, {
    shows: 'pledges',
  }),
  'POST /api/matches/:id/claims/:seat': change(
    'Somebody says that this seat, whose holder is away, is theirs.',
    {},
    seatClaim,
  ),
  'POST /api/matches/:id/claims': here(
    'How far a claim is, by the key it was given.',
    3,
    seatKey.entries,
    claimStanding,
    { by: 'seat', again: true },
  ),
  'POST /api/matches/:id/claims/:seat/answer': bySeat(
    'By the others: once most agree, one of them from elsewhere, and it has waited by the pace of the table, the seat is given, and to nobody who had it before; one no ends the claim, and so does the holder by coming.',
    { claim: v.pipe(v.string(), v.maxLength(64)), agrees: v.boolean() },
    matchSummary,
    { shows: 'summary' },
  ),
  'POST /api/matches/:id/claims/:seat/back': change(
    'By whoever’s key opened the seat before it was given so, for a day: it opens it again.',
    seatKey.entries,
    matchSummary,
    { shows: 'summary' },
  ),
  'POST /api/matches/:id/links': bySeat('A link that opens the seat on one other device.', {}, seatLink),
  'POST /api/matches/:id/links/take': change(
    'The seat of such a link.',
    { token: v.pipe(v.string(), v.maxLength(100)) },
    takenSeat,
  ),
  'DELETE /api/matches/:id/devices': bySeat('No other credentials open the seat any more.', {}),
  'GET /api/push': here('By what push services know this server.', 1, {}, pushKey),
  'POST /api/matches/:id/calls': bySeat('This browser is called when it is the seat’s turn.', browserCall.entries),
  'DELETE /api/matches/:id/calls': bySeat('It no longer is.', { endpoint }),
  'POST /api/matches/:id/moves': bySeat(
    'A move (its type and its data), judged on the state with this number.',
    { stateID: whole, move: v.looseObject({ type: v.string() }) },
    given<Receipt>('`ok`, and the number of the state afterwards; or why not.'),
  ),
  'POST /api/matches/:id/back': bySeat('The player for whom a bot plays is back.', {}),
  'POST /api/matches/:id/active': bySeat(
    'Now and then, while a player who is waited for does something at the board.',
    {},
    undefined,
    { weight: 1 },
  ),
  'POST /api/matches/:id/vote': bySeat('A bot should play on for another.', { seat }),
  'POST /api/matches/:id/undo': bySeat('The others should agree to take its last move back.', {}),
  'POST /api/matches/:id/undo/answer': bySeat('By one of the others.', { seat, agrees: v.boolean() }),
  'POST /api/matches/:id/wishes': bySeat('What a seat wishes for until it must decide.', { wish: seatWish }),
} as const;

/** This interface, for people and for programs. */
const documents = {
  'GET /api': here('This list as a page.', 1, {}, byItself),
  'GET /api/openapi.json': here('This list as an OpenAPI document.', 4, {}, given<object>('OpenAPI 3.1.')),
} as const;

/** By anybody at a table, for whoever runs the server. */
const reports = {
  'POST /api/matches/:id/reports': here(
    'A line of the chat is reported, or what the player of a seat is called: one of the two.',
    3,
    { line: v.exactOptional(v.pipe(v.string(), v.maxLength(20))), seat: v.exactOptional(seat) },
    undefined,
    { again: true },
  ),
} as const;

const contract = { ...documents, ...tables, ...seats, ...reports, ...people, ...circles, ...tournaments, ...daily };

type Contract = typeof contract;
/** The name of a call: its method and path. */
export type CallName = keyof Contract;
/** The names of those that are answered so. */
export type CallAt<Where extends At> = {
  [Name in CallName]: Contract[Name]['at'] extends Where ? Name : never;
}[CallName];

/** Who may make a call. */
export type AskedBy<Name extends CallName> = Contract[Name]['by'];

type Params<Name extends CallName> = Readonly<Record<Named<Name>, string>>;
type Schema<Name extends CallName> = Contract[Name]['asks'] extends infer Fields extends v.ObjectEntries
  ? v.ObjectSchema<Fields, undefined>
  : never;

/** What is asked, with what the path names. */
export type Asks<Name extends CallName> = Unchanged<v.InferInput<Schema<Name>>> & Params<Name>;

/** Values that nobody changes, however deep: what is asked is taken as whoever asks has it. */
type Unchanged<T> = T extends readonly (infer Item)[]
  ? readonly Unchanged<Item>[]
  : T extends object
    ? { readonly [Key in keyof T]: Unchanged<T[Key]> }
    : T;
/** The same as the server has checked it. */
export type Asked<Name extends CallName> = Readonly<v.InferOutput<Schema<Name>>> & Params<Name>;
export type Gives<Name extends CallName> = Of<Contract[Name]['gives']>;

/** All calls, whichever they are. */
export const calls: Readonly<Record<CallName, Call>> = contract;

/** The calls of a server whose site signs people in, or doesn't. */
export const callsWhere = (signsIn: boolean): readonly CallName[] =>
  (Object.keys(calls) as CallName[]).filter((name) => calls[name].where !== (signsIn ? 'passkeys' : 'site'));
