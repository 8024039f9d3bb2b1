/** What a game has on its table: the parts its state is declared with. */

/** All cards (tiles, tokens) of one back, as numbers from 0 up; each as often as there are of it. */
export interface CardSet {
  readonly cards: readonly number[];
}

/** Who sees the cards of a pile: everybody, the seat it belongs to, or nobody. At the end everybody sees all. */
export type Seen = 'all' | 'owner' | 'nobody';

/** A part of the state. `Value` is how a game's functions read and write it. */
export interface Part<Value = unknown> {
  readonly what: 'counter' | 'counters' | 'grid' | 'pile' | 'piles';
  /** How many numbers or piles there are; one for each seat. */
  readonly count: number | 'each';
  /** There are so many for each seat, one seat's after another's. */
  readonly each?: true;
  /** What the numbers are at first. */
  readonly start: number;
  /** How many places are beside each other where they are drawn. */
  readonly width?: number;
  /** What these numbers count, where none of it is ever made or lost. */
  readonly of?: string;
  readonly cards?: CardSet;
  readonly seen: Seen;
  /** For the types alone. */
  readonly value?: Value;
}

/** What may be said of numbers: `counters(4, { start: 3 })`. */
interface Counted {
  /** So many for each seat, one seat's after another's, as rows of pits: `at` then names a place of one's own. */
  readonly each?: true;
  /** What they are at first; 0 without it. */
  readonly start?: number;
  /** What they count, where none of it is ever made or lost, as seeds that go from pit to pit. */
  readonly of?: string;
  /** How many are beside each other where they are drawn. */
  readonly width?: number;
}

/** Cards of one back: the number of each card, as often as there are of it. */
export function cards(values: readonly number[]): CardSet {
  return { cards: values };
}

/** The whole numbers from `least` to `most`, each so many times: for `cards`. */
export function range(least: number, most: number, times = 1): readonly number[] {
  return Array.from({ length: (most - least + 1) * times }, (_, at) => least + Math.floor(at / times));
}

/** One number all can see. */
export function counter(counted: Omit<Counted, 'each' | 'width'> = {}): Part<number> {
  return { what: 'counter', count: 1, start: 0, seen: 'all', ...counted };
}

/** So many numbers, or one for each seat, which all can see. */
export function counters(count: number | 'each', counted: Counted = {}): Part<number[]> {
  return { what: 'counters', count, start: 0, seen: 'all', ...counted };
}

/** The places of a board row by row, each with the number of what lies there. */
export function grid(width: number, height: number, counted: Omit<Counted, 'each' | 'width'> = {}): Part<number[]> {
  return { what: 'grid', count: width * height, width, start: 0, seen: 'all', ...counted };
}

/**
 * Cards in one place, as a list of their numbers. At first all cards of a set lie in the first pile that is declared with
 * it; where that is one for each seat, each seat has a set of its own.
 */
export function pile(set: CardSet, seen: 'all' | 'nobody' = 'all'): Part<number[]> {
  return { what: 'pile', count: 1, start: 0, cards: set, seen };
}

/** The same in so many places, or for each seat. */
export function piles(set: CardSet, count: 'each', seen?: Seen): Part<number[][]>;
export function piles(set: CardSet, count: number, seen?: 'all' | 'nobody'): Part<number[][]>;
export function piles(set: CardSet, count: number | 'each', seen: Seen = 'all'): Part<number[][]> {
  return { what: 'piles', count, start: 0, cards: set, seen };
}
