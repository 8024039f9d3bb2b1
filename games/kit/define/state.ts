/** States of a defined game: how they begin, copies, what they are made of, and which are impossible. */
import { filled, sum } from '../counts.ts';
import type { Refusal, Rules, Seat } from '../rules.ts';
import type { CardSet, NamedPart, Part } from './parts.ts';
import type { AnyDefinition, AnyState, Plan } from './plan.ts';
import { endingOf } from './score.ts';

/** The state before the game's own `setup` runs. All cards of a set lie in the first part that holds it. */
export function beginning({ parts, phases }: Plan, seats: number, options: object): AnyState {
  const { name: phase, together } = phases[0]!;
  const state: AnyState = {
    seats,
    options: { ...options },
    turn: 0,
    phase,
    waiting: together ? everybody(seats) : 0,
    chosen: phases.some((each) => each.together) ? Array.from({ length: seats }, () => null) : [],
    over: '',
  };
  const laid = new Set<CardSet>();
  for (const { name, what, count, each, start, cards } of parts) {
    const length = count === 'each' ? seats : each === true ? count * seats : count;
    const full = cards === undefined || laid.has(cards) ? [] : cards.cards;
    if (cards !== undefined) laid.add(cards);
    if (what === 'counter') state[name] = start;
    else if (what === 'pile') state[name] = full.slice();
    else if (what !== 'piles') state[name] = filled(length, start);
    else state[name] = Array.from({ length }, (_, of) => (count === 'each' || of === 0 ? full.slice() : []));
  }
  return state;
}

/** That many seats, as bits. */
export function everybody(seats: number): number {
  return (1 << seats) - 1;
}

/** A set of cards, and the parts that hold it. */
interface Hoard {
  readonly cards: readonly number[];
  readonly parts: readonly NamedPart[];
  /** Each seat has the set by itself. */
  readonly apart: boolean;
}

export function hoardsOf({ parts }: Plan): readonly Hoard[] {
  return [...new Set(parts.flatMap(({ cards }) => cards ?? []))].map((set) => {
    const holders = parts.filter(({ cards }) => cards === set);
    return { cards: set.cards, parts: holders, apart: holders.every(({ count }) => count === 'each') };
  });
}

/** Cards that always stay together, and their piles: a set, or if each seat has it by itself, that of each seat. */
export function heapsOf({ cards, parts, apart }: Hoard, state: AnyState) {
  if (apart) return filled(state.seats, 0).map((_, of) => ({ cards, piles: pilesOf(parts, state, of) }));
  const all = parts[0]!.count === 'each' ? filled(state.seats, 0).flatMap(() => cards) : cards;
  return [{ cards: all, piles: pilesOf(parts, state) }];
}

/** The piles of some parts: all, or those of one seat. */
export function pilesOf(parts: readonly NamedPart[], state: AnyState, of?: Seat): readonly number[][] {
  const piles: number[][] = [];
  for (const { name, what } of parts) {
    const own = state[name] as number[] | number[][];
    if (what === 'pile') piles.push(own as number[]);
    else if (of !== undefined) piles.push(own[of] as number[]);
    else for (const pile of own) piles.push(pile as number[]);
  }
  return piles;
}

/** What the contract asks of states: copies, what they are made of, and why one can't be. */
export function statesOf(
  definition: AnyDefinition,
  plan: Plan,
  { refuse }: Pick<Rules<AnyState>, 'refuse'>,
): Pick<Rules<AnyState>, 'clone' | 'census' | 'impossible'> {
  const { parts, phases } = plan;
  const counted = parts.filter(({ cards }) => cards === undefined);
  const numbers = named(parts, ['counter']);
  const lists = named(parts, ['counters', 'grid', 'pile']);
  const piles = named(parts, ['piles']);
  const hoards = hoardsOf(plan);
  const ending = endingOf(definition);
  // All copies are made of this object, which has all its fields in itself since it was read from text: engines copy and
  // read objects of one origin several times as fast.
  const blank = JSON.parse(JSON.stringify(beginning(plan, 1, {}))) as AnyState;
  const numbersOf = (state: AnyState, { name }: NamedPart) => [state[name] as number | readonly number[]].flat();

  function clone(state: AnyState): AnyState {
    const copy = { ...blank };
    copy.seats = state.seats;
    copy.options = state.options;
    copy.turn = state.turn;
    copy.phase = state.phase;
    copy.waiting = state.waiting;
    copy.chosen = state.chosen.slice();
    copy.over = state.over;
    for (let i = 0; i < numbers.length; i++) copy[numbers[i]!] = state[numbers[i]!];
    for (let i = 0; i < lists.length; i++) copy[lists[i]!] = (state[lists[i]!] as number[]).slice();
    for (let i = 0; i < piles.length; i++) {
      const all = state[piles[i]!] as number[][];
      const own: number[][] = [];
      for (let at = 0; at < all.length; at++) own.push(all[at]!.slice());
      copy[piles[i]!] = own;
    }
    return copy;
  }

  function census(state: AnyState): Readonly<Record<string, number>> {
    const count: Record<string, number> = {};
    const add = (name: string, more: number) => (count[name] = (count[name] ?? 0) + more);
    for (const hoard of hoards)
      for (const [of, heap] of heapsOf(hoard, state).entries()) {
        const name = hoard.apart ? `${hoard.parts[0]!.name} of ${of}` : hoard.parts[0]!.name;
        for (const card of heap.cards) add(`${name} ${card}`, 0);
        for (const card of heap.piles.flat()) add(`${name} ${card}`, 1);
      }
    for (const part of counted) if (part.of !== undefined) add(part.of, sum(numbersOf(state, part)));
    return count;
  }

  /** The first thing that is impossible in a state of the right shape. */
  function impossible(state: AnyState): Refusal | undefined {
    const { seats, options, waiting, over, chosen } = state;
    const isTogether = phases.some(({ name, together }) => together && name === state.phase);
    if (waiting >> seats !== 0 || waiting > 0 !== (over === '' && isTogether)) return { code: 'waitsForNobody' };
    for (const part of counted) {
      const isPossible = (value: number) => Number.isSafeInteger(value) && (part.of === undefined || value >= 0);
      if (!numbersOf(state, part).every(isPossible)) return { code: 'outOfRange', part: part.name };
    }
    const [expected, found] = [census(beginning(plan, seats, options)), census(state)];
    const wrong = Object.keys({ ...expected, ...found }).find((name) => found[name] !== expected[name]);
    if (wrong !== undefined) return { code: 'miscounted', part: wrong };
    const odd = chosen.findIndex((move, seat) => {
      const undecided = waiting | (1 << seat);
      return waiting === 0 || undecided === waiting
        ? move !== null
        : refuse({ ...state, waiting: undecided }, seat, move) !== undefined;
    });
    if (odd >= 0) return { code: 'choseNothing', seat: odd };
    if (ending(state) !== over) return { code: 'notOver' };
    const own = definition.impossible?.(state);
    return own === undefined ? undefined : { code: own };
  }

  return { clone, census, impossible };
}

function named(parts: readonly NamedPart[], sorts: readonly Part['what'][]): readonly string[] {
  return parts.filter(({ what }) => sorts.includes(what)).map(({ name }) => name);
}
