/** The values of a field of a move: which there are at all, and which in a position. */
import type { Json } from '../json.ts';
import type { Seat } from '../rules.ts';
import { type Field, below, between, oneOf } from '../shape.ts';
import type { Hand } from './access.ts';
import type { Choice } from './fields.ts';
import type { Part } from './parts.ts';
import type { Names, StateOf } from './types.ts';

export interface FieldOf {
  readonly shape: Field;
  /** Where a value stands among all values. */
  indexOf(value: Json): number;
  /** What can be chosen in a position, each once: where it stands among all values, or cards where there are `places`. */
  there(state: StateOf<Names>, seat: Seat): readonly number[];
  /** The same, where it is the same in every position. */
  readonly always?: readonly number[];
  /** Where each card stands among all values. */
  readonly places?: readonly number[];
}

/** `count` is how many places its part has at most, `seats` how many players there can be, `hand` reads a part with cards. */
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

/** A card that lies in a pile, each kind of card once. */
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

/** The places of each seat, of which there are so many together. */
function ownOf(count: number, all: number): readonly (readonly number[])[] {
  return Array.from({ length: all / count }, (_, seat) => firstOf(count).map((at) => seat * count + at));
}

/** A place: of several things, or in a pile. */
function placeOf(part: Part, most: number, hand: Hand | undefined): FieldOf {
  const all = firstOf(most);
  const place = { shape: below(most), indexOf: (value: Json) => value as number };
  if (part.each === true) {
    const own = ownOf(part.count as number, most);
    return { ...place, there: (_, seat) => own[seat]! };
  }
  if (part.what !== 'pile' && part.count !== 'each') return { ...place, there: () => all, always: all };
  // By how many there are, so that nothing is made anew in every position.
  const first = Array.from({ length: most }, (_, count) => firstOf(count));
  return {
    ...place,
    there: (state, seat) => first[part.what === 'pile' ? hand!(state, seat).length : state.seats] ?? all,
  };
}
