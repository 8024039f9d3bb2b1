/**
 * What is said at a table. Players hear each other; spectators talk among themselves until the match is over, so that nobody
 * who plays is told what others see.
 */
import { LONGEST_LINE, LONGEST_NAME } from '../../../games/kit/lengths.ts';
import type { RefusalFor, Seat } from '../../../games/kit/rules.ts';
import { cleanLine, isPlainJson } from '../../guard.ts';
import type { StoredMatches } from '../../storage/stored-matches.ts';
import { readsAsBot } from '../seats/names.ts';
import type { MatchData, StoredChat, Utterance } from '../../storage/types.ts';
import type { ChatLine, HintPhrase } from '../../wire.ts';

const HINT: HintPhrase = 'asksForHint';
const PHRASE = /^[a-z]\w{0,39}$/i;
/** What the server says for somebody, of what they have done: nobody says that by themselves. */
const DEED = /^(?:agreesToGive|givesSeat)\d+$/;

/** A line as a client sends it: whose it is said to be, and what. */
interface Message {
  readonly sender?: unknown;
  readonly payload: string;
  readonly phrase?: unknown;
  readonly name?: unknown;
}

export function isMessage(value: unknown): value is Message {
  if (!isPlainJson(value) || typeof value !== 'object' || value === null) return false;
  return 'payload' in value && typeof value.payload === 'string';
}

/** What is said by somebody whose seat (null: a spectator) is proven. */
export function lineOf({ payload, phrase, name }: Message, seat: Seat | null): Utterance | RefusalFor<'emptyLine'> {
  const text = cleanLine(payload, LONGEST_LINE);
  if (text === '') return { code: 'emptyLine' };
  const called = seat === null && typeof name === 'string' ? cleanLine(name, LONGEST_NAME) : '';
  return {
    seat,
    text,
    ...(typeof phrase === 'string' && PHRASE.test(phrase) && !DEED.test(phrase) ? { phrase } : {}),
    ...(called === '' || readsAsBot(called) ? {} : { name: called }),
  };
}

/** Why a line can't be said at a match, or undefined: a bot is asked for a hint by those who play, where that is allowed. */
export function refuseLine({ hints }: MatchData, { seat, phrase }: Utterance): RefusalFor<'hintsOff'> | undefined {
  return phrase === HINT && (seat === null || hints !== true) ? { code: 'hintsOff' } : undefined;
}

/** Whether who follows a match from a seat (null: a spectator) hears a line. */
export function hears(from: Seat | null, line: Pick<Utterance, 'seat'>, isOver: boolean): boolean {
  return isOver || from === null || line.seat !== null;
}

/** The lines said so far that are heard from a seat. */
export function heardLines(store: StoredMatches, id: string, from: Seat | null): readonly ChatLine[] {
  const isOver = store.metadata(id)?.gameover !== undefined;
  return store.chat(id).flatMap((line) => (hears(from, line, isOver) ? [chatLine(line)] : []));
}

function chatLine(line: StoredChat): ChatLine {
  return { ...line, id: String(line.id) };
}
