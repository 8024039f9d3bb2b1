/** The fields that a move can declare: what a player chooses in it. */
import { filled } from '../counts.ts';
import type { Json } from '../json.ts';
import type { Seat } from '../rules.ts';
import { type Field, below, between, oneOf } from '../shape.ts';
import type { NamedPart } from './parts.ts';

/** The values of one field of a move. `Part` is the part of the state that it chooses from. */
export interface Choice<Value = unknown, Part extends string = string> {
  readonly what: 'from' | 'at' | 'amount' | 'choice' | 'player';
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
}

/** The values of a declared field. `part` is the part that it chooses from, `seats` the largest number of players. */
export function valuesOf(field: Choice, part: NamedPart | undefined, seats: number): Values {
  const { what, least = 0, most = 0, choices = [] } = field;
  if (what === 'from') return cardsOf(part!);
  if (what === 'at') return placesOf(part!, field.most, seats);
  if (what === 'amount') return always(between(least, most));
  if (what === 'choice') return always(oneOf(...(choices as readonly (string | boolean)[])));
  const all = first(seats);
  return { shape: below(seats), there: (state, seat) => all.filter((other) => other !== seat && other < state.seats) };
}

const first = (count: number): readonly number[] => Array.from({ length: count }, (_, at) => at);

function always(shape: Field): Values {
  const all = first(shape.size);
  return { shape, there: () => all };
}

/** A card from a pile; cards that are alike count once. */
function cardsOf(part: NamedPart): Values {
  const kinds = [...new Set(part.cards!.cards)].toSorted((a, b) => a - b);
  const placeOf: number[] = [];
  for (const [place, card] of kinds.entries()) placeOf[card] = place;
  /** When each kind was last found: in which look into the pile. */
  const found = filled(kinds.length, 0);
  let look = 0;
  return {
    shape: oneOf(...kinds),
    there(state, seat) {
      const cards = pileOf(state, part, seat);
      const places: number[] = [];
      look++;
      for (let i = 0; i < cards.length; i++) {
        const place = placeOf[cards[i]!]!;
        if (found[place] === look) continue;
        found[place] = look;
        places.push(place);
      }
      return places;
    },
  };
}

/** Places: those of numbers or piles, or those within a pile. */
function placesOf(part: NamedPart, most: number | undefined, seats: number): Values {
  const { what, count, each, cards } = part;
  if (what === 'pile') {
    const all = first(most ?? cards!.cards.length);
    return { shape: below(all.length), there: (state, seat) => all.slice(0, pileOf(state, part, seat).length) };
  }
  if (count === 'each') {
    const all = first(seats);
    return { shape: below(seats), there: (state) => all.slice(0, state.seats) };
  }
  if (each !== true) return always(below(count));
  const own = first(seats).map((seat) => first(count).map((place) => seat * count + place));
  return { shape: below(seats * count), there: (_, seat) => own[seat]! };
}

/** The cards of a part; if each seat has a pile, those of `seat`. */
function pileOf(state: State, { name, what }: NamedPart, seat: Seat): readonly number[] {
  return what === 'piles' ? (state[name] as readonly number[][])[seat]! : (state[name] as readonly number[]);
}
