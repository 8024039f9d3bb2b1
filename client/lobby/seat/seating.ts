/** Sitting down and getting up: the requests to the server, and what this browser stores. */
import { type Meta, defaultOptions } from '../../../games/kit/meta.ts';
import type { Seat } from '../../../games/kit/rules.ts';
import { NAMELESS } from '../../text/seat-name.ts';
import type { MatchSummary } from '../../../server/contract/tables.ts';
import type { Meeting, QuickSeat } from '../../../server/contract/seats.ts';
import {
  type Answer,
  type NewMatch,
  askRematch,
  createMatch,
  joinMatch,
  leaveMatch,
  meetElsewhere,
  quickSeat,
  renameSeat,
  takeSeat,
} from '../../asking/api.ts';
import { isAnswered } from '../../asking/ask.ts';
import { note, noted, settle } from '../../asking/attempts.ts';
import { type HeldSeat, forgetSeat, heldSeats, holdSeat } from '../../asking/keys.ts';
import { dropLostKey, lostMatches } from '../../asking/lost-keys.ts';
import { rememberName } from './my-name.ts';
import { type Terms, termsOf } from '../../table/terms.ts';
import { keepDeal, keptDeal } from '../../verify/kept-deal.ts';
import { drawShare } from '../../verify/pledging.ts';

/** Takes a seat (the first free one unless one is named), and stores its key and the name. */
export async function sitDown(game: string, matchId: string, name: string, seat?: Seat): Promise<Answer<HeldSeat>> {
  const answer = await takeFree(game, matchId, name, seat);
  if (answer.ok) rememberName(name);
  return answer;
}

async function takeFree(game: string, matchId: string, name: string, seat?: Seat): Promise<Answer<HeldSeat>> {
  const what = `share of ${matchId}`;
  const { share, pledge } = drawShare(what);
  const answer = await joinMatch(game, matchId, name, pledge, seat);
  if (isAnswered(answer)) settle(what);
  if (!answer.ok) return answer;
  keepDeal(matchId, { share });
  const held = { ...answer.value, game, name };
  dropLostKey(matchId);
  holdSeat(matchId, held);
  return { ok: true, value: held };
}

/** Takes the best open seat, or the first seat of a new table. */
export async function playNow(name: string, game?: string): Promise<Answer<QuickSeat>> {
  const what = `share for ${game ?? 'any game'}`;
  const { share, pledge } = drawShare(what);
  const answer = await quickSeat(name, [...Object.keys(heldSeats()), ...lostMatches()], pledge, game);
  if (isAnswered(answer)) settle(what);
  if (!answer.ok) return answer;
  const { id, playerID, credentials } = answer.value;
  keepDeal(id, { share });
  holdSeat(id, { game: answer.value.game, name, playerID, credentials });
  rememberName(name);
  return answer;
}

/** Comes from a table where one waits alone to others who wait elsewhere, if there are any. What one had is gone then. */
export async function meetOthers(matchId: string, held: HeldSeat): Promise<Answer<Meeting>> {
  const what = `share for others than ${matchId}`;
  const { share, pledge } = drawShare(what);
  const answer = await meetElsewhere(matchId, held, pledge);
  if (isAnswered(answer)) settle(what);
  if (!answer.ok || answer.value.met === null) return answer;
  const { id, game, playerID, credentials } = answer.value.met;
  keepDeal(id, { share });
  holdSeat(id, { ...held, game, playerID, credentials });
  return answer;
}

/** Opens a match and takes its first seat. The answer is the match's id. */
export async function openMatch(wanted: NewMatch, name: string): Promise<Answer<string>> {
  return opened(wanted, (id) => sitDown(wanted.game, id, name));
}

/** Opens a match and sits down there. Whoever wants the same again before they sit gets the table that was opened. */
async function opened(wanted: NewMatch, sit: (matchId: string) => Promise<Answer<HeldSeat>>): Promise<Answer<string>> {
  const what = `table ${JSON.stringify(wanted)}`;
  const known = noted(what);
  const created = known === undefined ? await createMatch(wanted) : { ok: true as const, value: known };
  if (!created.ok) return created;
  note(what, created.value);
  const seated = await sit(created.value);
  if (isAnswered(seated)) settle(what);
  return seated.ok ? created : seated;
}

/** A new table for as many friends as can play, where that is known; found only by its link, with the usual settings. */
export function forFriends(meta: Meta): NewMatch {
  const { players } = meta;
  const options = defaultOptions(meta) as NewMatch['options'];
  return { game: meta.id, players: players[players.unsaid ? 'default' : 'max'], options, unlisted: true };
}

/** A table; the new one gets as many seats. */
interface Like extends Terms, Pick<MatchSummary, 'game' | 'options'> {
  readonly seats: readonly unknown[];
}

/** A new table with the same terms as another one, found only by its link. */
export function tableLike({ game, seats, options, ...terms }: Like): NewMatch {
  return { game, players: seats.length, options, unlisted: true, ...termsOf(terms) };
}

/**
 * Opens a table and takes its first seat, as who has given no name yet if the user has none. The answer is the match's
 * id.
 */
export async function openSoon(wanted: NewMatch, own: string): Promise<Answer<string>> {
  if (own !== '') return openMatch(wanted, own);
  return opened(wanted, (id) => takeFree(wanted.game, id, NAMELESS));
}

/** Changes the name of a seat's holder, there and for later. */
export async function rename(matchId: string, held: HeldSeat, name: string): Promise<Answer<unknown>> {
  const answer = await renameSeat(held.game, matchId, held, name);
  if (!answer.ok) return answer;
  holdSeat(matchId, { ...held, name });
  rememberName(name);
  return answer;
}

/** Joins the next match of the same players, in the seat kept there. The answer is its id. */
export async function playAgain(matchId: string, held: HeldSeat): Promise<Answer<string>> {
  const what = `share after ${matchId}`;
  const { share, pledge } = drawShare(what);
  const answer = await askRematch(matchId, held, pledge);
  if (isAnswered(answer)) settle(what);
  if (!answer.ok) return answer;
  const { id, playerID } = answer.value;
  // A repeated press must use the share that the first one pledged.
  if (keptDeal(id).share === undefined) keepDeal(id, { share });
  holdSeat(id, { ...held, playerID });
  return { ok: true, value: id };
}

/** Takes a seat to this device by a link from another one. */
export async function comeByLink(matchId: string, token: string): Promise<Answer<HeldSeat>> {
  const answer = await takeSeat(matchId, token);
  if (answer.ok) holdSeat(matchId, answer.value);
  return answer;
}

/** Gives a seat up. Its key is deleted even if the server no longer knows the seat. */
export async function getUp(matchId: string, held: HeldSeat): Promise<Answer<unknown>> {
  const answer = await leaveMatch(held.game, matchId, held);
  if (answer.ok || answer.refusal.code !== 'offline') forgetSeat(matchId);
  return answer;
}
