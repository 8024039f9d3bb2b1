/** The lobby's questions to the server. Nothing here throws: every failure is a refusal with a code. */
import type { Pledges } from '../../games/kit/draw.ts';
import type { GameRecord, Json, Seat } from '../../games/kit/rules.ts';
import type { HeldMatches, MatchList, MatchSummary, MatchTerms, Past, Rematch, SeatKey } from '../../server/wire.ts';
import type {
  CallRequest,
  ClaimAnswer,
  ClaimStanding,
  QuickSeat,
  SeatClaim,
  SeatLink,
  TakenSeat,
  PushKey,
} from '../../server/wire-seats.ts';
import type { Terms } from '../table/terms.ts';
import { type Answer, ask } from './ask.ts';

export type { Answer };

export interface NewMatch extends Terms {
  readonly game: string;
  readonly players: number;
  readonly options: Readonly<Record<string, Json>>;
  readonly unlisted: boolean;
  /** Everybody at the table is told that there is one. */
  readonly seed?: string;
}

/** The public matches, of one game or all; with `more` the further ones of a kind beyond those one knows. */
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

export const getMatch = (id: string) => ask<MatchSummary>('GET', `/api/matches/${encodeURIComponent(id)}`);

/** Those of some matches there are, and where they stand. */
export const getMatches = (ids: readonly string[]) =>
  ask<HeldMatches>('GET', `/api/matches/some?ids=${ids.map(encodeURIComponent).join(',')}`);

/** Opens a table; its id is the answer. */
export async function createMatch({ game, players, unlisted, ...setupData }: NewMatch): Promise<Answer<string>> {
  const body = { numPlayers: players, setupData, unlisted };
  const answer = await ask<{ readonly matchID: string }>('POST', `/games/${game}/create`, body);
  return answer.ok ? { ok: true, value: answer.value.matchID } : answer;
}

/** The record of a match that is over. */
export const getRecord = (id: string) => ask<GameRecord>('GET', `/api/matches/${encodeURIComponent(id)}/record`);

/** Takes a seat, the first free one unless one is named; with the pledge of what this browser adds to the deal. */
export async function joinMatch(
  game: string,
  id: string,
  playerName: string,
  pledge: string,
  seat?: Seat,
): Promise<Answer<SeatKey>> {
  const body = { playerName, pledge, waits: true, ...(seat === undefined ? {} : { playerID: String(seat) }) };
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

/** Lets somebody sit down again who was sent away. */
export const letBack = (id: string, { playerID, credentials }: SeatKey, name: string) =>
  ask<MatchSummary>('POST', `/api/matches/${encodeURIComponent(id)}/readmit`, { playerID, credentials, name });

/** Has the match played by all of these terms. */
export const changeTerms = (id: string, { playerID, credentials }: SeatKey, terms: MatchTerms) =>
  ask<MatchSummary>('POST', `/api/matches/${encodeURIComponent(id)}/terms`, { playerID, credentials, ...terms });

/** Has a free seat more. */
export const addSeat = (id: string, { playerID, credentials }: SeatKey) =>
  ask<MatchSummary>('POST', `/api/matches/${encodeURIComponent(id)}/seats`, { playerID, credentials });

/** Takes a free seat away. */
export const closeSeat = (id: string, { playerID, credentials }: SeatKey, seat: Seat) =>
  ask<MatchSummary>('DELETE', `/api/matches/${encodeURIComponent(id)}/seats/${seat}`, { playerID, credentials });

/** Says that whoever sits there is ready. */
export const sayReady = (id: string, { playerID, credentials }: SeatKey) =>
  ask<MatchSummary>('POST', `/api/matches/${encodeURIComponent(id)}/ready`, { playerID, credentials });

/** Begins, whether all who sit there are ready or not. */
export const beginNow = (id: string, { playerID, credentials }: SeatKey) =>
  ask<MatchSummary>('POST', `/api/matches/${encodeURIComponent(id)}/begin`, { playerID, credentials });

export const makeHost = (id: string, { playerID, credentials }: SeatKey, seat: Seat) =>
  ask<MatchSummary>('POST', `/api/matches/${encodeURIComponent(id)}/host`, { playerID, credentials, seat });

/** Says that the seat's player is there and plays themselves. */
export const comeBack = (id: string, { playerID, credentials }: SeatKey) =>
  ask<unknown>('POST', `/api/matches/${encodeURIComponent(id)}/back`, { playerID, credentials });

/** Wants a bot to play on for another seat. */
export const voteFor = (id: string, { playerID, credentials }: SeatKey, seat: Seat) =>
  ask<unknown>('POST', `/api/matches/${encodeURIComponent(id)}/vote`, { playerID, credentials, seat });

/** Asks the others at the table to agree that the seat's last move is taken back. */
export const askUndo = (id: string, { playerID, credentials }: SeatKey) =>
  ask<unknown>('POST', `/api/matches/${encodeURIComponent(id)}/undo`, { playerID, credentials });

/** Asks bots not to pause before they move, until the seat must decide. */
export const hurryBots = (id: string, { playerID, credentials }: SeatKey) =>
  ask<unknown>('POST', `/api/matches/${encodeURIComponent(id)}/hurry`, { playerID, credentials });

/** Agrees that another seat's last move is taken back, or doesn't. */
export const answerUndo = (id: string, { playerID, credentials }: SeatKey, seat: Seat, agrees: boolean) =>
  ask<unknown>('POST', `/api/matches/${encodeURIComponent(id)}/undo/answer`, { playerID, credentials, seat, agrees });

export const closeTable = (id: string, { playerID, credentials }: SeatKey) =>
  ask<unknown>('DELETE', `/api/matches/${encodeURIComponent(id)}`, { playerID, credentials });

/** What was seen after `from` to `to` moves from a seat, or by spectators. */
export function getPast(id: string, key: SeatKey | undefined, from: number, to: number): Promise<Answer<Past>> {
  const path = `/api/matches/${encodeURIComponent(id)}/past?from=${from}&to=${to}`;
  if (key === undefined) return ask('GET', path);
  return ask('GET', `${path}&seat=${key.playerID}`, undefined, { Authorization: `Bearer ${key.credentials}` });
}

/** Sits down at the match that follows this one. */
export const askRematch = (id: string, { playerID, credentials }: SeatKey, pledge: string) =>
  ask<Rematch>('POST', `/api/matches/${encodeURIComponent(id)}/rematch`, { playerID, credentials, pledge });

/** Fixes what this browser adds to a deal. */
export const pledgeShare = (id: string, { playerID, credentials }: SeatKey, pledge: string) =>
  ask<Pledges>('POST', `/api/matches/${encodeURIComponent(id)}/pledge`, { playerID, credentials, pledge });

/** Shows what was pledged. */
export const showShare = (id: string, { playerID, credentials }: SeatKey, share: string) =>
  ask<Pledges>('POST', `/api/matches/${encodeURIComponent(id)}/share`, { playerID, credentials, share });

/** A seat to play at now, of one game or any; not where one sits already. */
export const quickSeat = (playerName: string, except: readonly string[], pledge: string, game?: string) =>
  ask<QuickSeat>('POST', '/api/play', { playerName, except, pledge, ...(game === undefined ? {} : { game }) });

/** Says that a seat whose holder is away is one's own. */
export const claimSeat = (id: string, seat: Seat) =>
  ask<SeatClaim>('POST', `/api/matches/${encodeURIComponent(id)}/claims/${seat}`, {});

export const claimStanding = (id: string, { playerID, credentials }: SeatKey) =>
  ask<ClaimStanding>('POST', `/api/matches/${encodeURIComponent(id)}/claims`, { playerID, credentials });

/** Gives a seat to whoever claims it, or doesn't. */
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

/** A link to a seat for another device. */
export const makeLink = (id: string, { playerID, credentials }: SeatKey) =>
  ask<SeatLink>('POST', `/api/matches/${encodeURIComponent(id)}/links`, { playerID, credentials });

export const takeSeat = (id: string, token: string) =>
  ask<TakenSeat>('POST', `/api/matches/${encodeURIComponent(id)}/links/take`, { token });

/** Takes a seat away from all devices but this one. */
export const signOutOthers = (id: string, { playerID, credentials }: SeatKey) =>
  ask<unknown>('DELETE', `/api/matches/${encodeURIComponent(id)}/devices`, { playerID, credentials });

export const getPushKey = () => ask<PushKey>('GET', '/api/push');

/** Has a browser called when it is a seat's turn. */
export const askForCalls = (id: string, call: CallRequest) =>
  ask<unknown>('POST', `/api/matches/${encodeURIComponent(id)}/calls`, call);

export const endCalls = (id: string, { playerID, credentials }: SeatKey, endpoint: string) =>
  ask<unknown>('DELETE', `/api/matches/${encodeURIComponent(id)}/calls`, { playerID, credentials, endpoint });
