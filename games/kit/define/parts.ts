/** The parts that a defined game's state can have: cards, piles, counters and grids. */

/** All cards (or tiles, tokens) with one back. A card is a number from 0 up; cards with the same number are alike. */
export interface CardSet {
  readonly cards: readonly number[];
}

/** Who sees the cards of a pile: everybody, its owner, or nobody. After the end everybody sees everything. */
export type Seen = 'all' | 'owner' | 'nobody';

/** A part of the state. `Value` is its type in the game's functions. */
export interface Part<Value = unknown> {
  readonly what: 'counter' | 'counters' | 'grid' | 'value' | 'values' | 'pile' | 'piles';
  /** How many numbers or piles there are; 'each' means one for each seat. */
  readonly count: number | 'each';
  /** The count is per seat. The numbers of one seat follow those of another. */
  readonly each?: true;
  /** The value of the numbers at the beginning. */
  readonly start: number;
  /** How many places to draw side by side. */
  readonly width?: number;
  /** The least value of the numbers; 0, or where they start if that is less, if absent. */
  readonly least?: number;
  /** What these numbers count, if the sum never changes. */
  readonly of?: string;
  /** The numbers are seats, −1 for nobody. */
  readonly seats?: true;
  readonly cards?: CardSet;
  readonly seen: Seen;
  /** Whether cards stay seen by who has seen them before they came here. */
  readonly showable?: true;
  /** What each value can be. */
  readonly choices?: readonly (string | boolean)[];
  /** Exists only for the types. */
  readonly value?: Value;
}

export type NamedPart = Part & { readonly name: string };

/** The settings of counters: `counters(4, { start: 3 })`. */
interface Counted {
  /**
   * Makes the count per seat, one seat's numbers after another's, like rows of pits. `at` then names one of the mover's
   * own places.
   */
  readonly each?: true;
  /** The value at the beginning; 0 if absent. */
  readonly start?: number;
  /** The least value; 0 if absent, or `start` if that is less. The laws hold every move to it. */
  readonly least?: number;
  /** What they count, if the sum never changes, like seeds that move from pit to pit. */
  readonly of?: string;
  /** How many to draw side by side. */
  readonly width?: number;
}

/** A set of cards with one back. `values` has the number of each card, repeated for cards that are alike. */
export function cards(values: readonly number[]): CardSet {
  return { cards: values };
}

/** The whole numbers from `least` to `most`, each `times` times; an argument for `cards`. */
export function range(least: number, most: number, times = 1): readonly number[] {
  return Array.from({ length: (most - least + 1) * times }, (_, at) => least + Math.floor(at / times));
}

/** One number that everybody sees. */
export function counter(counted: Omit<Counted, 'each' | 'width'> = {}): Part<number> {
  return { what: 'counter', count: 1, start: 0, seen: 'all', ...counted };
}

/** Several numbers, or one for each seat, that everybody sees. */
export function counters(count: number | 'each', counted: Counted = {}): Part<number[]> {
  return { what: 'counters', count, start: 0, seen: 'all', ...counted };
}

/** A seat, such as who holds a token; −1, as at first, for nobody. Everybody sees it. */
export function seat(): Part<number> {
  return { what: 'counter', count: 1, start: -1, seats: true, seen: 'all' };
}

/** Several seats, or one for each seat, such as whom each has chosen. */
export function seats(count: number | 'each'): Part<number[]> {
  return { what: 'counters', count, start: -1, seats: true, seen: 'all' };
}

/** A board of places, numbered row by row. Each place holds a number that says what lies there. */
export function grid(width: number, height: number, counted: Omit<Counted, 'each' | 'width'> = {}): Part<number[]> {
  return { what: 'grid', count: width * height, width, start: 0, seen: 'all', ...counted };
}

type Choices = readonly [string | boolean, ...(string | boolean)[]];

/** One of these values, which everybody sees; the first of them at first. */
export function value<const Of extends Choices>(...choices: Of): Part<Of[number]> {
  return { what: 'value', count: 1, start: 0, seen: 'all', choices };
}

/** Several of them, or one for each seat. */
export function values<const Of extends Choices>(count: number | 'each', ...choices: Of): Part<Of[number][]> {
  return { what: 'values', count, start: 0, seen: 'all', choices };
}

/** Something that holds or not; at first not. */
export function flag(): Part<boolean> {
  return value(false, true);
}

/** Several of them, or one for each seat. */
export function flags(count: number | 'each'): Part<boolean[]> {
  return values(count, false, true);
}

/**
 * Cards in one place, as a list of their numbers. At the beginning, all cards of a set lie in the first pile that is
 * declared with the set. If that part has a pile for each seat, each seat has its own set.
 */
export function pile(set: CardSet, seen: 'all' | 'nobody' = 'all'): Part<number[]> {
  return { what: 'pile', count: 1, start: 0, cards: set, seen };
}

/** Several piles, or one for each seat. */
export function piles(set: CardSet, count: 'each', seen?: Seen): Part<number[][]>;
export function piles(set: CardSet, count: number, seen?: 'all' | 'nobody'): Part<number[][]>;
export function piles(set: CardSet, count: number | 'each', seen: Seen = 'all'): Part<number[][]> {
  return { what: 'piles', count, start: 0, cards: set, seen };
}

/**
 * Piles in which a card stays seen by who saw it before it came there, or was shown it (`show`), until it comes to a
 * pile that isn't showable: who passes a card goes on seeing it in another's hand. Cards move by `move`, `moveAll` and
 * `draw` alone, and have no places there: others see first what they know.
 */
export function showable<P extends Part>(part: P): P & { readonly showable: true } {
  return { ...part, showable: true };
}
