/** The lobby's requests to the server. Nothing here throws: every failure is a refusal with a code. */
import type { Pledges } from '../../games/kit/draw.ts';
import type { GameRecord, Json, Seat } from '../../games/kit/rules.ts';
import type { HeldMatches, MatchList, MatchSummary, MatchTerms, Past, SeatKey, SeatWish } from '../../server/wire.ts';
import type {
  CallRequest,
  ClaimAnswer,
  ClaimStanding,
  Meeting,
  QuickSeat,
  ReadyRequest,
  Rematch,
  SeatClaim,
  SeatLink,
  TakenSeat,
  PushKey,
} from '../../server/wire-seats.ts';
import type { Terms } from '../table/terms.ts';
import { type Answer, ask } from './ask.ts';
import { lostKey } from './seat/lost-keys.ts';

export type { Answer };

export interface NewMatch extends Terms {
  readonly game: string;
  readonly players: number;
  readonly options: Readonly<Record<string, Json>>;
  readonly unlisted: boolean;
  /** If given, everybody at the table is told that the deal was chosen. */
  readonly seed?: string;
}

/** The public matches, of one game or all. `more` asks for further ones of a kind, beyond those that are known. */
export function listMatches(
  game?: string,
  more?: { readonly kind: 'open' | 'playing'; readonly from: number },
): Promise<Answer<MatchList>> {
  const asked = new URLSearchParams({
    ...(game === undefined ? {} : { game }),
    ...(more === undefined ? {} : { more: more.kind, from: String(more.from) }),
  });
  return ask<MatchList>('GET', asked.size === 0 ? '/api/matches' : `/api/matches?${asked}`);
}

/** A match; whoever was sent away there before is told that they are unwelcome. */
export function getMatch(id: string): Promise<Answer<MatchSummary>> {
  const before = lostKey(id)?.credentials;
  const headers = before === undefined ? {} : { Authorization: `Bearer ${before}` };
  return ask('GET', `/api/matches/${encodeURIComponent(id)}`, undefined, headers);
}

/** Those of the given matches that exist, and how they stand. */
export const getMatches = (ids: readonly string[]) =>
  ask<HeldMatches>('GET', `/api/matches/some?ids=${ids.map(encodeURIComponent).join(',')}`);

/** Opens a table. The answer is its id. */
export async function createMatch({ game, players, unlisted, ...setupData }: NewMatch): Promise<Answer<string>> {
  const body = { numPlayers: players, setupData, unlisted };
  const answer = await ask<{ readonly matchID: string }>('POST', `/games/${game}/create`, body);
  return answer.ok ? { ok: true, value: answer.value.matchID } : answer;
}

/** The record of a match that is over. */
export const getRecord = (id: string) => ask<GameRecord>('GET', `/api/matches/${encodeURIComponent(id)}/record`);

/** Takes a seat (the first free one unless one is named), with the pledge of this browser's share of the deal. */
export async function joinMatch(
  game: string,
  id: string,
  playerName: string,
  pledge: string,
  seat?: Seat,
): Promise<Answer<SeatKey>> {
  const before = lostKey(id)?.credentials;
  const body = {
    playerName,
    pledge,
    waits: true,
    ...(seat === undefined ? {} : { playerID: String(seat) }),
    ...(before === undefined ? {} : { before }),
  };
  const path = `/games/${game}/${encodeURIComponent(id)}/join`;
  const answer = await ask<{ readonly playerID: string; readonly playerCredentials: string }>('POST', path, body);
  if (!answer.ok) return answer;
  const { playerID, playerCredentials: credentials } = answer.value;
  return { ok: true, value: { playerID, credentials } };
}

export const leaveMatch = (game: string, id: string, { playerID, credentials }: SeatKey) =>
  ask<unknown>('POST', `/games/${game}/${encodeURIComponent(id)}/leave`, { playerID, credentials });

export const renameSeat = (game: string, id: string, { playerID, credentials }: SeatKey, newName: string) =>
  ask<unknown>('POST', `/games/${game}/${encodeURIComponent(id)}/update`, { playerID, credentials, newName });

export const seatBot = (id: string, { playerID, credentials }: SeatKey, seat: Seat, level: string) =>
  ask<MatchSummary>('POST', `/api/matches/${encodeURIComponent(id)}/bots`, { playerID, credentials, seat, level });

export const removeBot = (id: string, { playerID, credentials }: SeatKey, seat: Seat) =>
  ask<MatchSummary>('DELETE', `/api/matches/${encodeURIComponent(id)}/bots/${seat}`, { playerID, credentials });

export const fillWithBots = (id: string, { playerID, credentials }: SeatKey, level: string) =>
  ask<MatchSummary>('POST', `/api/matches/${encodeURIComponent(id)}/fill`, { playerID, credentials, level });

/** Frees another person's seat. */
export const freeSeat = (id: string, { playerID, credentials }: SeatKey, seat: Seat) =>
  ask<MatchSummary>('DELETE', `/api/matches/${encodeURIComponent(id)}/people/${seat}`, { playerID, credentials });

/** Allows somebody who was sent away to sit down again. */
export const letBack = (id: string, { playerID, credentials }: SeatKey, name: string) =>
  ask<MatchSummary>('POST', `/api/matches/${encodeURIComponent(id)}/readmit`, { playerID, credentials, name });

/** Replaces all terms of the match. */
export const changeTerms = (id: string, { playerID, credentials }: SeatKey, terms: MatchTerms) =>
  ask<MatchSummary>('POST', `/api/matches/${encodeURIComponent(id)}/terms`, { playerID, credentials, ...terms });

/** Adds a free seat. */
export const addSeat = (id: string, { playerID, credentials }: SeatKey) =>
  ask<MatchSummary>('POST', `/api/matches/${encodeURIComponent(id)}/seats`, { playerID, credentials });

/** Removes a free seat. */
export const closeSeat = (id: string, { playerID, credentials }: SeatKey, seat: Seat) =>
  ask<MatchSummary>('DELETE', `/api/matches/${encodeURIComponent(id)}/seats/${seat}`, { playerID, credentials });

/** Says that the seat's player is ready to play by the terms they have seen. */
export function sayReady(
  { id, options, pace, patience, hints }: MatchTerms & Pick<MatchSummary, 'id'>,
  { playerID, credentials }: SeatKey,
): Promise<Answer<MatchSummary>> {
  const terms = { options, ...(pace && { pace }), ...(patience && { patience }), ...(hints && { hints }) };
  const yes: ReadyRequest = { playerID, credentials, terms };
  return ask('POST', `/api/matches/${encodeURIComponent(id)}/ready`, yes);
}

/** Begins the match, whether everybody is ready or not. */
export const beginNow = (id: string, { playerID, credentials }: SeatKey) =>
  ask<MatchSummary>('POST', `/api/matches/${encodeURIComponent(id)}/begin`, { playerID, credentials });

export const makeHost = (id: string, { playerID, credentials }: SeatKey, seat: Seat) =>
  ask<MatchSummary>('POST', `/api/matches/${encodeURIComponent(id)}/host`, { playerID, credentials, seat });

/** Says that the seat's player is back and plays themselves. */
export const comeBack = (id: string, { playerID, credentials }: SeatKey) =>
  ask<unknown>('POST', `/api/matches/${encodeURIComponent(id)}/back`, { playerID, credentials });

/** Says that the seat's player is doing something at the board. */
export const sayActive = (id: string, { playerID, credentials }: SeatKey) =>
  ask<unknown>('POST', `/api/matches/${encodeURIComponent(id)}/active`, { playerID, credentials });

/** Votes that a bot should play for another seat. */
export const voteFor = (id: string, { playerID, credentials }: SeatKey, seat: Seat) =>
  ask<unknown>('POST', `/api/matches/${encodeURIComponent(id)}/vote`, { playerID, credentials, seat });

/** Asks the others to agree to undo the seat's last move. */
export const askUndo = (id: string, { playerID, credentials }: SeatKey) =>
  ask<unknown>('POST', `/api/matches/${encodeURIComponent(id)}/undo`, { playerID, credentials });

/** Wishes for something until this seat must decide. */
export const wishFor = (id: string, { playerID, credentials }: SeatKey, wish: SeatWish) =>
  ask<unknown>('POST', `/api/matches/${encodeURIComponent(id)}/wishes`, { playerID, credentials, wish });

/** Agrees to another seat's undo, or refuses it. */
export const answerUndo = (id: string, { playerID, credentials }: SeatKey, seat: Seat, agrees: boolean) =>
  ask<unknown>('POST', `/api/matches/${encodeURIComponent(id)}/undo/answer`, { playerID, credentials, seat, agrees });

export const closeTable = (id: string, { playerID, credentials }: SeatKey) =>
  ask<unknown>('DELETE', `/api/matches/${encodeURIComponent(id)}`, { playerID, credentials });

/** What a seat (or a spectator) saw after `from` to `to` moves. */
export function getPast(id: string, key: SeatKey | undefined, from: number, to: number): Promise<Answer<Past>> {
  const path = `/api/matches/${encodeURIComponent(id)}/past?from=${from}&to=${to}`;
  if (key === undefined) return ask('GET', path);
  return ask('GET', `${path}&seat=${key.playerID}`, undefined, { Authorization: `Bearer ${key.credentials}` });
}

/** Joins the next match of the same players. */
export const askRematch = (id: string, { playerID, credentials }: SeatKey, pledge: string) =>
  ask<Rematch>('POST', `/api/matches/${encodeURIComponent(id)}/rematch`, { playerID, credentials, pledge });

/** Pledges this browser's share of the deal. */
export const pledgeShare = (id: string, { playerID, credentials }: SeatKey, pledge: string) =>
  ask<Pledges>('POST', `/api/matches/${encodeURIComponent(id)}/pledge`, { playerID, credentials, pledge });

/** Reveals the pledged share. */
export const showShare = (id: string, { playerID, credentials }: SeatKey, share: string) =>
  ask<Pledges>('POST', `/api/matches/${encodeURIComponent(id)}/share`, { playerID, credentials, share });

/** Finds a seat to play now, of one game or any; not at the matches in `except`. */
export const quickSeat = (playerName: string, except: readonly string[], pledge: string, game?: string) =>
  ask<QuickSeat>('POST', '/api/play', { playerName, except, pledge, ...(game === undefined ? {} : { game }) });

/** Goes from a table where one waits alone to others who wait elsewhere, with the pledge of one's share of the deal there. */
export const meetElsewhere = (id: string, { playerID, credentials }: SeatKey, pledge: string) =>
  ask<Meeting>('POST', `/api/matches/${encodeURIComponent(id)}/meet`, { playerID, credentials, pledge });

/** Claims a seat whose holder is away. */
export const claimSeat = (id: string, seat: Seat) =>
  ask<SeatClaim>('POST', `/api/matches/${encodeURIComponent(id)}/claims/${seat}`, {});

export const claimStanding = (id: string, { playerID, credentials }: SeatKey) =>
  ask<ClaimStanding>('POST', `/api/matches/${encodeURIComponent(id)}/claims`, { playerID, credentials });

/** Takes a seat back that was given to somebody who claimed it. */
export const takeSeatBack = (id: string, { playerID, credentials }: SeatKey) =>
  ask<MatchSummary>('POST', `/api/matches/${encodeURIComponent(id)}/claims/${playerID}/back`, {
    playerID,
    credentials,
  });

/** Agrees to a claim, or refuses it. */
export const answerClaim = (
  id: string,
  { playerID, credentials }: SeatKey,
  seat: Seat,
  { claim, agrees }: Pick<ClaimAnswer, 'claim' | 'agrees'>,
) =>
  ask<MatchSummary>('POST', `/api/matches/${encodeURIComponent(id)}/claims/${seat}/answer`, {
    playerID,
    credentials,
    claim,
    agrees,
  });

/** Makes a link to a seat for another device. */
export const makeLink = (id: string, { playerID, credentials }: SeatKey) =>
  ask<SeatLink>('POST', `/api/matches/${encodeURIComponent(id)}/links`, { playerID, credentials });

export const takeSeat = (id: string, token: string) =>
  ask<TakenSeat>('POST', `/api/matches/${encodeURIComponent(id)}/links/take`, { token });

/** Signs out all other devices from a seat. */
export const signOutOthers = (id: string, { playerID, credentials }: SeatKey) =>
  ask<unknown>('DELETE', `/api/matches/${encodeURIComponent(id)}/devices`, { playerID, credentials });

export const getPushKey = () => ask<PushKey>('GET', '/api/push');

/** Subscribes a browser to push messages for a seat. */
export const askForCalls = (id: string, call: CallRequest) =>
  ask<unknown>('POST', `/api/matches/${encodeURIComponent(id)}/calls`, call);

export const endCalls = (id: string, { playerID, credentials }: SeatKey, endpoint: string) =>
  ask<unknown>('DELETE', `/api/matches/${encodeURIComponent(id)}/calls`, { playerID, credentials, endpoint });
