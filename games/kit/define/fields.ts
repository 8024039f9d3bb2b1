/** The fields that a move can declare: what a player chooses in it. */
import type { Json } from '../json.ts';
import type { Seat } from '../rules.ts';
import { type Field, below, between, oneOf } from '../shape.ts';
import type { NamedPart } from './parts.ts';
import { Sets } from './sets.ts';

/** The values of one field of a move. `Part` is the part of the state that it chooses from. */
export interface Choice<Value = unknown, Part extends string = string> {
  readonly what: 'from' | 'some' | 'at' | 'amount' | 'choice' | 'player';
  readonly part?: Part;
  readonly least?: number;
  readonly most?: number;
  readonly choices?: readonly Json[];
  /** Exists only for the types. */
  readonly value?: Value;
}

/** A card from a pile; if every seat has its own pile, from the mover's. */
export function from<Part extends string>(part: Part): Choice<number, Part> {
  return { what: 'from', part };
}

/**
 * Several cards of a pile at once; if every seat has its own pile, of the mover's. Their numbers stand in ascending
 * order: `some('hand', 3)` is three cards, `some('hand', 1, 3)` one to three.
 */
export function some<Part extends string>(part: Part, least: number, most = least): Choice<readonly number[], Part> {
  return { what: 'some', part, least, most };
}

/**
 * A place, counted from 0: in a grid, among counters (the mover's own, if each seat has some), or in a pile. `most`
 * limits how many places of a pile can be chosen.
 */
export function at<Part extends string>(part: Part, most?: number): Choice<number, Part> {
  return { what: 'at', part, ...(most === undefined ? {} : { most }) };
}

/** A whole number from `least` to `most`. */
export function amount(least: number, most: number): Choice<number, never> {
  return { what: 'amount', least, most };
}

/** One of these values. */
export function choice<const Of extends string | boolean>(...choices: readonly Of[]): Choice<Of, never> {
  return { what: 'choice', choices };
}

/** Another player. */
export function player(): Choice<Seat, never> {
  return { what: 'player' };
}

/** As much of a state as fields look at. */
type State = { readonly seats: number } & Readonly<Record<string, unknown>>;

/** The values of a field: all there are, and which of them a seat can choose now, by their places among all. */
export interface Values {
  readonly shape: Field;
  there(state: State, seat: Seat): readonly number[];
  /** Whether a seat can choose this value now; if absent, `there` says so. */
  holds?(state: State, seat: Seat, value: unknown): boolean;
}

/** The values of a declared field. `part` is the part that it chooses from, `seats` the largest number of players. */
export function valuesOf(field: Choice, part: NamedPart | undefined, seats: number): Values {
  const { what, least = 0, most = 0, choices = [] } = field;
  if (what === 'from') return cardsOf(part!);
  if (what === 'some') return new Sets(part!, least, most);
  if (what === 'at') return placesOf(part!, field.most, seats);
  if (what === 'player') {
    const all = first(seats);
    return {
      shape: below(seats),
      there: (state, seat) => all.filter((other) => other !== seat && other < state.seats),
    };
  }
  const shape = what === 'amount' ? between(least, most) : oneOf(...(choices as readonly (string | boolean)[]));
  const all = first(shape.size);
  return { shape, there: () => all };
}

const first = (count: number): readonly number[] => Array.from({ length: count }, (_, at) => at);

/** A card from a pile; cards that are alike count once. */
function cardsOf({ cards, name, what }: NamedPart): Values {
  const kinds = [...new Set(cards!.cards)].toSorted((a, b) => a - b);
  const placeOf: number[] = [];
  for (const [place, card] of kinds.entries()) placeOf[card] = place;
  const isAlike = kinds.length < cards!.cards.length;
  return {
    shape: oneOf(...kinds),
    there(state, seat) {
      const pile = (what === 'piles' ? (state[name] as number[][])[seat] : state[name]) as readonly number[];
      const places: number[] = [];
      for (let i = 0; i < pile.length; i++)
        if (!isAlike || pile.indexOf(pile[i]!) === i) places.push(placeOf[pile[i]!]!);
      return places;
    },
  };
}

/** Places: those of numbers or piles, or those within a pile. */
function placesOf({ name, what, count, each, cards }: NamedPart, most: number | undefined, seats: number): Values {
  if (each === true && count !== 'each') {
    const own = first(seats).map((seat) => first(count).map((place) => seat * count + place));
    return { shape: below(seats * count), there: (_, seat) => own[seat]! };
  }
  const size = what === 'pile' ? (most ?? cards!.cards.length) : count === 'each' ? seats : count;
  const all = first(size);
  return { shape: below(size), there: (state) => all.slice(0, (state[name] as readonly unknown[]).length) };
}
