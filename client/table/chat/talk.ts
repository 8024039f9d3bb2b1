/** The chat as this screen shows it: in the reader's language, without players who are muted here. */
import type { Seat } from '../../../games/kit/rules.ts';
import type { ChatLine } from '../../../server/contract/messages.ts';
import { fieldsOf, storedStore } from '../../kept/storage.ts';
import { useStore } from '../../kept/store.ts';
import type { TableText } from '../../text/shell/table.en.ts';
import type { AnyWords } from '../../text/words.ts';
import type { Session } from '../match.ts';

/** For how many matches the muted players are remembered. */
const MOST = 30;

type Muted = readonly { readonly match: string; readonly seats: readonly Seat[] }[];

const store = storedStore<Muted>('agora.muted', (stored) => (Array.isArray(stored) ? stored.filter(isMuted) : []));

/** The seats that this browser has muted in a match. */
export function useMuted(match: string): readonly Seat[] {
  return mutedAt(useStore(store), match);
}

export function setMuted(match: string, seat: Seat, muted: boolean): void {
  store.update((all) => {
    const others = mutedAt(all, match).filter((each) => each !== seat);
    const seats = muted ? [...others, seat] : others;
    const rest = all.filter((each) => each.match !== match);
    return (seats.length > 0 ? [{ match, seats }, ...rest] : rest).slice(0, MOST);
  });
}

/** The messages that this screen shows. */
export function useLines({ id, chat }: Pick<Session, 'id' | 'chat'>): readonly ChatLine[] {
  const muted = useMuted(id);
  return muted.length === 0 ? chat : chat.filter(({ seat }) => seat === null || !muted.includes(seat));
}

/** The ready phrases of the game and of every table: their codes with their sentences. */
export function phrasesIn(words: AnyWords, text: TableText): ReadonlyMap<string, string> {
  return new Map([...Object.entries(text.quick), ...Object.entries(words.phrases ?? {})]);
}

/** The ready phrases, plus the messages that tell of something a player did. */
function sayingsIn(words: AnyWords, text: TableText): ReadonlyMap<string, string> {
  return new Map([...phrasesIn(words, text), ...Object.entries(text.saidBy)]);
}

/** If a message says that a seat was given to somebody who asked for it: which seat. */
export function seatGiven({ phrase = '' }: Pick<ChatLine, 'phrase'>): Seat | undefined {
  const [, kind, seat] = GIVES.exec(phrase) ?? [];
  return kind === 'givesSeat' ? Number(seat) : undefined;
}

const GIVES = /^(agreesToGive|givesSeat)(\d+)$/;

/** The text of a message: in the reader's language if it has a code, otherwise as it was written. */
export function sentenceOf(
  { phrase = '', text: written }: Pick<ChatLine, 'phrase' | 'text'>,
  words: AnyWords,
  text: TableText,
  players: readonly { readonly name: string }[],
): string {
  const [, kind, seat] = GIVES.exec(phrase) ?? [];
  const whose = players[Number(seat)]?.name;
  if ((kind === 'agreesToGive' || kind === 'givesSeat') && whose !== undefined) return text.gives[kind](whose);
  return sayingsIn(words, text).get(phrase) ?? written;
}

function mutedAt(all: Muted, match: string): readonly Seat[] {
  return all.find((each) => each.match === match)?.seats ?? [];
}

function isMuted(stored: unknown): stored is Muted[number] {
  const { match, seats } = fieldsOf(stored);
  return typeof match === 'string' && Array.isArray(seats) && seats.every(Number.isInteger);
}
