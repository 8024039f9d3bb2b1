/** The values of a field of a move: which there are at all, and which in a position. */
import type { Json } from '../json.ts';
import type { Seat } from '../rules.ts';
import { type Field, below, between, oneOf } from '../shape.ts';
import type { Choice } from './fields.ts';
import type { Part } from './parts.ts';
import type { Names, StateOf } from './types.ts';

export interface FieldOf {
  readonly shape: Field;
  /** Where a value stands among all values. */
  indexOf(value: Json): number;
  /** Where the values stand that can be chosen in a position, each once. */
  indices(state: StateOf<Names>, seat: Seat): readonly number[];
}

/** `count` is how many places its part has at most, `seats` how many players there can be. */
export function fieldOf(choice: Choice, part: Part | undefined, count: number, seats: number): FieldOf {
  const { what, part: name = '', least = 0, most = 0, choices = [] } = choice;
  const valueOf = (state: StateOf<Names>) => (state as unknown as Readonly<Record<string, unknown>>)[name];
  if (what === 'from') return cardOf(part!, valueOf);
  if (what === 'at') return placeOf(part!, choice.most ?? sizeOf(part!, count), valueOf);
  if (what === 'player') {
    const others = Array.from({ length: seats }, (_, seat) => firstOf(seats).filter((other) => other !== seat));
    const indices = (state: StateOf<Names>, seat: Seat) =>
      state.seats === seats ? others[seat]! : others[seat]!.filter((other) => other < state.seats);
    return { shape: below(seats), indexOf: (value) => value as number, indices };
  }
  if (what === 'amount') {
    const all = firstOf(most - least + 1);
    return { shape: between(least, most), indexOf: (value) => (value as number) - least, indices: () => all };
  }
  const all = firstOf(choices.length);
  return {
    shape: oneOf(...(choices as readonly (string | boolean)[])),
    indexOf: (value) => choices.indexOf(value),
    indices: () => all,
  };
}

const firstOf = (count: number): readonly number[] => Array.from({ length: count }, (_, at) => at);

function sizeOf(part: Part, count: number): number {
  return part.what === 'pile' ? part.cards!.cards.length : count;
}

/** A card that lies in a pile, each kind of card once. */
function cardOf(part: Part, valueOf: (state: StateOf<Names>) => unknown): FieldOf {
  const kinds = [...new Set(part.cards!.cards)].toSorted((a, b) => a - b);
  const unlike = kinds.length === part.cards!.cards.length;
  const places = new Map(kinds.map((card, at) => [card, at]));
  // Numbered without gaps, as most cards are, they are their own places.
  const close = kinds[0] === 0 && kinds.at(-1) === kinds.length - 1;
  const indices = (state: StateOf<Names>, seat: Seat) => {
    const pile = (part.what === 'pile' ? valueOf(state) : (valueOf(state) as number[][])[seat]) as readonly number[];
    const own = unlike ? pile : pile.filter((card, at) => pile.indexOf(card) === at);
    return close ? own : own.map((card) => places.get(card)!);
  };
  return { shape: oneOf(...kinds), indexOf: (value) => places.get(value as number) ?? -1, indices };
}

/** A place: of several things, or in a pile. */
function placeOf(part: Part, most: number, valueOf: (state: StateOf<Names>) => unknown): FieldOf {
  const all = firstOf(most);
  const varies = part.what === 'pile' || part.count === 'each';
  const indices = (state: StateOf<Names>) => {
    if (!varies) return all;
    const { length } = valueOf(state) as readonly unknown[];
    return length >= most ? all : firstOf(length);
  };
  return { shape: below(most), indexOf: (value) => value as number, indices };
}
