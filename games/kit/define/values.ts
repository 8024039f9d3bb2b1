/** The values of a field of a move. */
import type { Seat } from '../rules.ts';
import { type Field, below, between, oneOf } from '../shape.ts';
import { type AnyState, type NamedField, type NamedPart, countOf } from './plan.ts';

export interface Values {
  /** All values. */
  readonly shape: Field;
  /** Which of them a seat can choose now, by their places among all. */
  there(state: AnyState, seat: Seat): readonly number[];
}

/** The values of a declared field. `seats` is the largest number of players. */
export function valuesOf(field: NamedField, part: NamedPart | undefined, seats: number): Values {
  if (field.what === 'from') return cardsOf(part!);
  if (field.what === 'at') return placesOf(part!, field.most, seats);
  if (field.what === 'player') {
    const all = first(seats);
    return {
      shape: below(seats),
      there: (state, seat) => all.filter((other) => other !== seat && other < state.seats),
    };
  }
  const { least = 0, most = 0, choices = [] } = field;
  const shape = field.what === 'amount' ? between(least, most) : oneOf(...(choices as readonly (string | boolean)[]));
  const all = first(shape.size);
  return { shape, there: () => all };
}

const first = (count: number): readonly number[] => Array.from({ length: count }, (_, at) => at);

/** A card from a pile; cards that are alike count once. */
function cardsOf(part: NamedPart): Values {
  const kinds = [...new Set(part.cards!.cards)].toSorted((a, b) => a - b);
  const placeOf: number[] = [];
  for (const [place, card] of kinds.entries()) placeOf[card] = place;
  return {
    shape: oneOf(...kinds),
    there(state, seat) {
      const places: number[] = [];
      for (const card of pileOf(state, part, seat)) if (!places.includes(placeOf[card]!)) places.push(placeOf[card]!);
      return places;
    },
  };
}

/** Places: those of numbers or piles, or those within a pile. */
function placesOf(part: NamedPart, most: number | undefined, seats: number): Values {
  const { what, count, each, cards } = part;
  const size = most ?? (what === 'pile' ? cards!.cards.length : countOf(part, seats));
  const [shape, all] = [below(size), first(size)];
  if (what === 'pile') return { shape, there: (state, seat) => all.slice(0, pileOf(state, part, seat).length) };
  if (count === 'each') return { shape, there: (state) => all.slice(0, state.seats) };
  if (each !== true) return { shape, there: () => all };
  const own = first(seats).map((seat) => all.slice(seat * count, (seat + 1) * count));
  return { shape, there: (_, seat) => own[seat]! };
}

/** The cards of a part; if each seat has a pile, those of `seat`. */
function pileOf(state: AnyState, { name, what }: NamedPart, seat: Seat): readonly number[] {
  return what === 'piles' ? (state[name] as readonly number[][])[seat]! : (state[name] as readonly number[]);
}
