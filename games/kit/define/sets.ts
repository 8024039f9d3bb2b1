/** Fields whose values are sets of cards: lists in ascending order, in which cards that are alike may stand repeatedly. */
import { sum } from '../counts.ts';
import type { Field } from '../shape.ts';
import type { NamedPart } from './parts.ts';

type State = Readonly<Record<string, unknown>>;

/** All sets of `least` to `most` cards of a set of cards, by their places, and those that lie in a pile. */
export class Sets {
  readonly shape: Field;
  private readonly kinds: readonly number[];
  private readonly sizes: readonly number[];
  /** How many sets of a size there are of the kinds from a place on. */
  private readonly ways: readonly (readonly number[])[];

  constructor(
    private readonly part: NamedPart,
    least: number,
    most: number,
  ) {
    const all = part.cards!.cards;
    this.kinds = [...new Set(all)].toSorted((a, b) => a - b);
    this.sizes = Array.from({ length: most - least + 1 }, (_, more) => least + more);
    const ways: number[][] = [Array.from({ length: most + 1 }, (_, size) => (size === 0 ? 1 : 0))];
    for (const kind of this.kinds.toReversed()) {
      const after = ways[0]!;
      ways.unshift(after.map((_, size) => sum(after.slice(Math.max(0, size - countOf(all, kind)), size + 1))));
    }
    this.ways = ways;
    const size = sum(this.sizes.map((each) => ways[0]![each]!));
    this.shape = {
      accepts: (value) => this.holdsIn(all, value),
      size,
      at: (index) => this.at(index),
      sample: (random) => this.at(random.below(size)),
    };
  }

  // Properties, so that they may be taken out of the object.

  readonly there = (state: State, seat: number): readonly number[] => {
    const pile = this.pileOf(state, seat);
    const held = this.kinds.map((kind) => countOf(pile, kind));
    const found: number[] = [];
    const choose = (kind: number, left: number, index: number) => {
      if (left === 0) found.push(index);
      if (left === 0 || kind === held.length) return;
      const after = this.ways[kind + 1]!;
      for (let taken = 0, from = index; taken <= Math.min(held[kind]!, left); from += after[left - taken++]!)
        choose(kind + 1, left - taken, from);
    };
    let first = 0;
    for (const size of this.sizes) {
      choose(0, size, first);
      first += this.ways[0]![size]!;
    }
    return found;
  };

  readonly holds = (state: State, seat: number, value: unknown): boolean =>
    this.holdsIn(this.pileOf(state, seat), value);

  private holdsIn(cards: readonly unknown[], value: unknown): boolean {
    if (!Array.isArray(value) || !this.sizes.includes(value.length)) return false;
    // By index, because `every` would skip the holes of a sparse list.
    const set = Array.from(value as unknown[]);
    return set.every((card, at) => {
      const isNext = at === 0 || (set[at - 1] as number) <= (card as number);
      return isNext && cards.includes(card) && countOf(set, card) <= countOf(cards, card);
    });
  }

  private at(index: number): readonly number[] {
    const all = this.ways[0]!;
    let left = index;
    let place = 0;
    while (left >= all[this.sizes[place]!]!) left -= all[this.sizes[place++]!]!;
    const set: number[] = [];
    for (let size = this.sizes[place]!, kind = 0; size > 0; kind++) {
      const after = this.ways[kind + 1]!;
      while (left >= after[size]!) {
        left -= after[size--]!;
        set.push(this.kinds[kind]!);
      }
    }
    return set;
  }

  private pileOf(state: State, seat: number): readonly number[] {
    const { name, what } = this.part;
    return what === 'piles' ? (state[name] as number[][])[seat]! : (state[name] as number[]);
  }
}

const countOf = (cards: readonly unknown[], card: unknown) => cards.filter((each) => each === card).length;
