/** What a browser asks the server about tables and seats. Nothing here throws: every failure is a refusal with a code. */
import type { Json, Seat } from '../../games/kit/rules.ts';
import type { Asks } from '../../server/contract/contract.ts';
import type { SeatKey } from '../../server/contract/schema.ts';
import type { MatchSummary, MatchTerms, SeatWish } from '../../server/contract/tables.ts';
import type { Terms } from '../table/terms.ts';
import { type Answer, ask } from './ask.ts';
import { lostKey } from './lost-keys.ts';

export type { Answer };

export interface NewMatch extends Terms {
  readonly game: string;
  readonly players: number;
  readonly options: Readonly<Record<string, Json>>;
  readonly unlisted: boolean;
  /** If given, everybody at the table is told that the deal was chosen. */
  readonly seed?: string;
}

/** What every request about an own seat says: the match, and the key of the seat alone, whatever is held with it. */
const own = (id: string, { playerID, credentials }: SeatKey) => ({ id, playerID, credentials });

/** The public matches, of one game or all. `more` asks for further ones of a kind, beyond those that are known. */
export const listMatches = (game?: string, more?: { readonly kind: 'open' | 'playing'; readonly from: number }) =>
  ask('GET /api/matches', {
    ...(game === undefined ? {} : { game }),
    ...(more === undefined ? {} : { more: more.kind, from: String(more.from) }),
  });

/** A match; whoever was sent away there before is told that they are unwelcome. */
export function getMatch(id: string): Promise<Answer<MatchSummary>> {
  const before = lostKey(id)?.credentials;
  return ask('GET /api/matches/:id', { id }, before === undefined ? {} : { Authorization: `Bearer ${before}` });
}

/** Those of the given matches that exist, and how they stand. */
export const getMatches = (ids: readonly string[]) => ask('GET /api/matches/some', { ids: ids.join() });

/** Opens a table. The answer is its id. */
export async function createMatch({ game, players, unlisted, ...terms }: NewMatch): Promise<Answer<string>> {
  const answer = await ask('POST /games/:name/create', { name: game, numPlayers: players, terms, unlisted });
  return answer.ok ? { ok: true, value: answer.value.matchID } : answer;
}

/** The record of a match that is over. */
export const getRecord = (id: string) => ask('GET /api/matches/:id/record', { id });

/** Takes a seat (the first free one unless one is named), with the pledge of this browser's share of the deal. */
export async function joinMatch(
  game: string,
  id: string,
  playerName: string,
  pledge: string,
  seat?: Seat,
): Promise<Answer<SeatKey>> {
  const before = lostKey(id)?.credentials;
  const answer = await ask('POST /games/:name/:id/join', {
    name: game,
    id,
    playerName,
    pledge,
    waits: true,
    ...(seat === undefined ? {} : { playerID: String(seat) }),
    ...(before === undefined ? {} : { before }),
  });
  if (!answer.ok) return answer;
  const { playerID, playerCredentials: credentials } = answer.value;
  return { ok: true, value: { playerID, credentials } };
}

export const leaveMatch = (game: string, id: string, key: SeatKey) =>
  ask('POST /games/:name/:id/leave', { name: game, ...own(id, key) });

export const renameSeat = (game: string, id: string, key: SeatKey, newName: string) =>
  ask('POST /games/:name/:id/update', { name: game, ...own(id, key), newName });

export const seatBot = (id: string, key: SeatKey, seat: Seat, level: string) =>
  ask('POST /api/matches/:id/bots', { ...own(id, key), seat, level });

export const removeBot = (id: string, key: SeatKey, seat: Seat) =>
  ask('DELETE /api/matches/:id/bots/:seat', { ...own(id, key), seat: String(seat) });

export const fillWithBots = (id: string, key: SeatKey, level: string) =>
  ask('POST /api/matches/:id/fill', { ...own(id, key), level });

/** Frees another person's seat. */
export const freeSeat = (id: string, key: SeatKey, seat: Seat) =>
  ask('DELETE /api/matches/:id/people/:seat', { ...own(id, key), seat: String(seat) });

/** Allows somebody who was sent away to sit down again. */
export const letBack = (id: string, key: SeatKey, name: string) =>
  ask('POST /api/matches/:id/readmit', { ...own(id, key), name });

/** Replaces all terms of the match. */
export const changeTerms = (id: string, key: SeatKey, terms: MatchTerms) =>
  ask('POST /api/matches/:id/terms', { ...own(id, key), ...terms });

/** Adds a free seat. */
export const addSeat = (id: string, key: SeatKey) => ask('POST /api/matches/:id/seats', own(id, key));

/** Removes a free seat. */
export const closeSeat = (id: string, key: SeatKey, seat: Seat) =>
  ask('DELETE /api/matches/:id/seats/:seat', { ...own(id, key), seat: String(seat) });

/** Says that the seat's player is ready to play by the terms they have seen. */
export const sayReady = (id: string, terms: MatchTerms, key: SeatKey): Promise<Answer<MatchSummary>> =>
  ask('POST /api/matches/:id/ready', { ...own(id, key), terms });

/** Begins the match, whether everybody is ready or not. */
export const beginNow = (id: string, key: SeatKey) => ask('POST /api/matches/:id/begin', own(id, key));

export const makeHost = (id: string, key: SeatKey, seat: Seat) =>
  ask('POST /api/matches/:id/host', { ...own(id, key), seat });

/** Says that the seat's player is back and plays themselves. */
export const comeBack = (id: string, key: SeatKey) => ask('POST /api/matches/:id/back', own(id, key));

/** Says that the seat's player is doing something at the board. */
export const sayActive = (id: string, key: SeatKey) => ask('POST /api/matches/:id/active', own(id, key));

/** Votes that a bot should play for another seat. */
export const voteFor = (id: string, key: SeatKey, seat: Seat) =>
  ask('POST /api/matches/:id/vote', { ...own(id, key), seat });

/** Asks the others to agree to undo the seat's last move. */
export const askUndo = (id: string, key: SeatKey) => ask('POST /api/matches/:id/undo', own(id, key));

/** Wishes for something until this seat must decide. */
export const wishFor = (id: string, key: SeatKey, wish: SeatWish) =>
  ask('POST /api/matches/:id/wishes', { ...own(id, key), wish });

/** Agrees to another seat's undo, or refuses it. */
export const answerUndo = (id: string, key: SeatKey, seat: Seat, agrees: boolean) =>
  ask('POST /api/matches/:id/undo/answer', { ...own(id, key), seat, agrees });

export const closeTable = (id: string, key: SeatKey) => ask('DELETE /api/matches/:id', own(id, key));

/** What a seat (or a spectator) saw after `from` to `to` moves. */
export const getPast = (id: string, key: SeatKey | undefined, from: number, to: number) =>
  ask(
    'GET /api/matches/:id/past',
    { id, from: String(from), to: String(to), ...(key === undefined ? {} : { seat: key.playerID }) },
    key === undefined ? {} : { Authorization: `Bearer ${key.credentials}` },
  );

/** Joins the next match of the same players. */
export const askRematch = (id: string, key: SeatKey, pledge: string) =>
  ask('POST /api/matches/:id/rematch', { ...own(id, key), pledge });

/** Pledges this browser's share of the deal. */
export const pledgeShare = (id: string, key: SeatKey, pledge: string) =>
  ask('POST /api/matches/:id/pledge', { ...own(id, key), pledge });

/** Reveals the pledged share. */
export const showShare = (id: string, key: SeatKey, share: string) =>
  ask('POST /api/matches/:id/share', { ...own(id, key), share });

/** Finds a seat to play now, of one game or any; not at the matches in `except`. */
export const quickSeat = (playerName: string, except: readonly string[], pledge: string, game?: string) =>
  ask('POST /api/play', { playerName, except, pledge, ...(game === undefined ? {} : { game }) });

/** Goes from a table where one waits alone to others who wait elsewhere, with the pledge of one's share of the deal there. */
export const meetElsewhere = (id: string, key: SeatKey, pledge: string) =>
  ask('POST /api/matches/:id/meet', { ...own(id, key), pledge });

/** Claims a seat whose holder is away. */
export const claimSeat = (id: string, seat: Seat) =>
  ask('POST /api/matches/:id/claims/:seat', { id, seat: String(seat) });

export const claimStanding = (id: string, key: SeatKey) => ask('POST /api/matches/:id/claims', own(id, key));

/** Takes a seat back that was given to somebody who claimed it. */
export const takeSeatBack = (id: string, key: SeatKey) =>
  ask('POST /api/matches/:id/claims/:seat/back', { ...own(id, key), seat: key.playerID });

/** Agrees to a claim, or refuses it. */
export const answerClaim = (
  id: string,
  key: SeatKey,
  seat: Seat,
  answer: { readonly claim: string; readonly agrees: boolean },
) => ask('POST /api/matches/:id/claims/:seat/answer', { ...own(id, key), seat: String(seat), ...answer });

/** Makes a link to a seat for another device. */
export const makeLink = (id: string, key: SeatKey) => ask('POST /api/matches/:id/links', own(id, key));

export const takeSeat = (id: string, token: string) => ask('POST /api/matches/:id/links/take', { id, token });

/** Signs out all other devices from a seat. */
export const signOutOthers = (id: string, key: SeatKey) => ask('DELETE /api/matches/:id/devices', own(id, key));

export const getPushKey = () => ask('GET /api/push', {});

/** Subscribes a browser to push messages for a seat. */
export const askForCalls = (call: Asks<'POST /api/matches/:id/calls'>) => ask('POST /api/matches/:id/calls', call);

export const endCalls = (id: string, key: SeatKey, endpoint: string) =>
  ask('DELETE /api/matches/:id/calls', { ...own(id, key), endpoint });
