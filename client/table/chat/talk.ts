/** The chat as this screen shows it: in the reader's language, without those who were muted here. */
import type { Seat } from '../../../games/kit/rules.ts';
import type { ChatLine } from '../../../server/wire.ts';
import { storedStore } from '../../kit/kept/storage.ts';
import { useStore } from '../../kit/store.ts';
import type { TableText } from '../../text/shell/table.en.ts';
import type { AnyWords } from '../../text/words.ts';
import type { Session } from '../match.ts';

/** Of so many matches it is remembered who was muted there. */
const MOST = 30;

type Muted = readonly { readonly match: string; readonly seats: readonly Seat[] }[];

const store = storedStore<Muted>('agora.muted', (stored) => (Array.isArray(stored) ? stored.filter(isMuted) : []));

/** The seats muted at a match, by this browser. */
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

/** The lines that are shown here. */
export function useLines({ id, chat }: Pick<Session, 'id' | 'chat'>): readonly ChatLine[] {
  const muted = useMuted(id);
  return muted.length === 0 ? chat : chat.filter(({ seat }) => seat === null || !muted.includes(seat));
}

/** The game's ready phrases and everybody's, as codes with sentences. */
export function phrasesIn(words: AnyWords, text: TableText): ReadonlyMap<string, string> {
  return new Map([...Object.entries(text.quick), ...Object.entries(words.phrases ?? {})]);
}

/** Those, and what is said by a deed. */
function sayingsIn(words: AnyWords, text: TableText): ReadonlyMap<string, string> {
  return new Map([...phrasesIn(words, text), ...Object.entries(text.saidBy)]);
}

/** Whose seat a line says was given to somebody who asked for it. */
export function seatGiven({ phrase = '' }: Pick<ChatLine, 'phrase'>): Seat | undefined {
  const [, deed, seat] = GIVES.exec(phrase) ?? [];
  return deed === 'givesSeat' ? Number(seat) : undefined;
}

const GIVES = /^(agreesToGive|givesSeat)(\d+)$/;

/** A line in the reader's language where it is a ready phrase or told of a deed, else as it was written. */
export function sentenceOf(
  { phrase = '', text: written }: Pick<ChatLine, 'phrase' | 'text'>,
  words: AnyWords,
  text: TableText,
  players: readonly { readonly name: string }[],
): string {
  const [, deed, seat] = GIVES.exec(phrase) ?? [];
  const whose = players[Number(seat)]?.name;
  if ((deed === 'agreesToGive' || deed === 'givesSeat') && whose !== undefined) return text.gives[deed](whose);
  return sayingsIn(words, text).get(phrase) ?? written;
}

function mutedAt(all: Muted, match: string): readonly Seat[] {
  return all.find((each) => each.match === match)?.seats ?? [];
}

function isMuted(stored: unknown): stored is Muted[number] {
  if (typeof stored !== 'object' || stored === null) return false;
  const { match, seats } = stored as Record<string, unknown>;
  return typeof match === 'string' && Array.isArray(seats) && seats.every(Number.isInteger);
}
