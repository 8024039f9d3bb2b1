/** The values of a field of a move: which values exist at all, and which can be chosen in a position. */
import type { Json } from '../json.ts';
import type { Seat } from '../rules.ts';
import { type Field, below, between, oneOf } from '../shape.ts';
import type { Hand } from './access.ts';
import type { Choice } from './fields.ts';
import type { Part } from './parts.ts';
import type { Names, StateOf } from './types.ts';

export interface FieldOf {
  readonly shape: Field;
  /** The index of a value among all values of the field. */
  indexOf(value: Json): number;
  /**
   * What can be chosen in a position, without repeats: indexes of values, or card numbers if the field has `places`.
   */
  there(state: StateOf<Names>, seat: Seat): readonly number[];
  /** The same list, if it is the same in every position. */
  readonly always?: readonly number[];
  /** The index of each card among all values. */
  readonly places?: readonly number[];
}

/**
 * The values of a declared field. `count` is the largest number of places in its part, `seats` the largest number of
 * players; `hand` reads the part's cards if it has any.
 */
export function fieldOf(
  choice: Choice,
  part: Part | undefined,
  count: number,
  seats: number,
  hand: Hand | undefined,
): FieldOf {
  const { what, least = 0, most = 0, choices = [] } = choice;
  if (what === 'from') return cardOf(part!, hand!);
  if (what === 'at') return placeOf(part!, choice.most ?? sizeOf(part!, count), hand);
  if (what === 'player') {
    const others = Array.from({ length: seats }, (_, seat) => firstOf(seats).filter((other) => other !== seat));
    const there = (state: StateOf<Names>, seat: Seat) =>
      state.seats === seats ? others[seat]! : others[seat]!.filter((other) => other < state.seats);
    return { shape: below(seats), indexOf: (value) => value as number, there };
  }
  if (what === 'amount') {
    const all = firstOf(most - least + 1);
    return {
      shape: between(least, most),
      indexOf: (value) => (value as number) - least,
      there: () => all,
      always: all,
    };
  }
  const all = firstOf(choices.length);
  return {
    shape: oneOf(...(choices as readonly (string | boolean)[])),
    indexOf: (value) => choices.indexOf(value),
    there: () => all,
    always: all,
  };
}

const firstOf = (count: number): readonly number[] => Array.from({ length: count }, (_, at) => at);

function sizeOf(part: Part, count: number): number {
  return part.what === 'pile' ? part.cards!.cards.length : count;
}

/** A card from a pile; cards that are alike count once. */
function cardOf(part: Part, hand: Hand): FieldOf {
  const kinds = [...new Set(part.cards!.cards)].toSorted((a, b) => a - b);
  const unlike = kinds.length === part.cards!.cards.length;
  const places: number[] = Array.from({ length: kinds.at(-1)! + 1 }, () => -1);
  for (const [place, card] of kinds.entries()) places[card] = place;
  const there: Hand = unlike ? hand : (state, seat) => eachOnce(hand(state, seat));
  return { shape: oneOf(...kinds), indexOf: (value) => places[value as number] ?? -1, there, places };
}

function eachOnce(pile: readonly number[]): readonly number[] {
  const kinds: number[] = [];
  for (let at = 0; at < pile.length; at++) if (!kinds.includes(pile[at]!)) kinds.push(pile[at]!);
  return kinds;
}

/** The places of each seat, `count` for each and `all` together. */
function ownOf(count: number, all: number): readonly (readonly number[])[] {
  return Array.from({ length: all / count }, (_, seat) => firstOf(count).map((at) => seat * count + at));
}

/** A place: one of several numbers or piles, or a position within a pile. */
function placeOf(part: Part, most: number, hand: Hand | undefined): FieldOf {
  const all = firstOf(most);
  const place = { shape: below(most), indexOf: (value: Json) => value as number };
  if (part.each === true) {
    const own = ownOf(part.count as number, most);
    return { ...place, there: (_, seat) => own[seat]! };
  }
  if (part.what !== 'pile' && part.count !== 'each') return { ...place, there: () => all, always: all };
  // The lists are made once, one for each length, so that no position makes new ones.
  const first = Array.from({ length: most }, (_, count) => firstOf(count));
  return {
    ...place,
    there: (state, seat) => first[part.what === 'pile' ? hand!(state, seat).length : state.seats] ?? all,
  };
}
