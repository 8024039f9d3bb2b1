/**
 * The rules of the chat. Players hear each other. Spectators talk only among themselves until the match is over, so
 * that nobody tells a player what others hold.
 */
import { LONGEST_LINE, LONGEST_NAME } from '../../../games/kit/lengths.ts';
import type { RefusalFor, Seat } from '../../../games/kit/rules.ts';
import { cleanLine } from '../../../games/kit/written.ts';
import { isPlainJson } from '../../guard.ts';
import type { StoredMatches } from '../../storage/stored-matches.ts';
import { readsAsBot } from '../seats/names.ts';
import type { MatchData, StoredChat, Utterance } from '../../storage/types.ts';
import type { HintPhrase } from '../../contract/messages.ts';
import type { ChatLine } from '../../contract/messages.ts';

const HINT: HintPhrase = 'asksForHint';
const PHRASE = /^[a-z]\w{0,39}$/i;
/** Codes that only the server may say: when a player has done something, or the operator has hidden a line. */
const SERVERS_OWN = /^(?:(?:agreesToGive|givesSeat)\d+|hidden)$/;

/** A message as a client sends it: whose it claims to be, and the text; clients of boardgame.io may send anything else. */
interface Message {
  readonly sender?: unknown;
  readonly payload: {} | null;
  readonly phrase?: unknown;
  readonly name?: unknown;
}

export function isMessage(value: unknown): value is Message {
  if (!isPlainJson(value) || typeof value !== 'object' || value === null) return false;
  return 'payload' in value;
}

/** A message from a proven seat (null: a spectator). */
export function lineOf({ payload, phrase, name }: Message, seat: Seat | null): Utterance | RefusalFor<'emptyLine'> {
  const text = cleanLine(typeof payload === 'string' ? payload : JSON.stringify(payload), LONGEST_LINE);
  if (text === '') return { code: 'emptyLine' };
  const called = seat === null && typeof name === 'string' ? cleanLine(name, LONGEST_NAME) : '';
  return {
    seat,
    text,
    ...(typeof phrase === 'string' && PHRASE.test(phrase) && !SERVERS_OWN.test(phrase) ? { phrase } : {}),
    ...(called === '' || readsAsBot(called) ? {} : { name: called }),
  };
}

/**
 * Why a message is refused at a match, or undefined. Telling that one asks a bot for a hint is for players, at tables
 * with hints.
 */
export function refuseLine({ hints }: MatchData, { seat, phrase }: Utterance): RefusalFor<'hintsOff'> | undefined {
  return phrase === HINT && (seat === null || hints !== true) ? { code: 'hintsOff' } : undefined;
}

/** Whether a message is heard by somebody who follows the match from a seat (null: a spectator). */
export function hears(from: Seat | null, line: Pick<Utterance, 'seat'>, isOver: boolean): boolean {
  return isOver || from === null || line.seat !== null;
}

/** The messages so far that a seat hears. */
export function heardLines(store: StoredMatches, id: string, from: Seat | null): readonly ChatLine[] {
  const isOver = store.metadata(id)?.gameover !== undefined;
  return store.chat(id).flatMap((line) => (hears(from, line, isOver) ? [chatLine(line)] : []));
}

function chatLine(line: StoredChat): ChatLine {
  return { ...line, id: String(line.id) };
}
