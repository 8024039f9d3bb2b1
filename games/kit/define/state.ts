/** States of a defined game: how they begin, copies, what each seat may know of them, and which are impossible. */
import { HIDDEN, filled, sum } from '../counts.ts';
import type { Random } from '../random.ts';
import type { Refusal, Rules, Seat } from '../rules.ts';
import type { CardSet, NamedPart } from './parts.ts';
import type { AnyDefinition, AnyState, Plan } from './plan.ts';
import { endingOf } from './score.ts';
import { hideUnseen, seenIn, seersOf } from './seen.ts';

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
  for (const { name, what, count, each, start, cards, choices, showable } of parts) {
    const length = count === 'each' ? seats : each === true ? count * seats : count;
    const full = cards === undefined || laid.has(cards) ? [] : cards.cards;
    if (cards !== undefined) laid.add(cards);
    if (what === 'counter') state[name] = start;
    else if (what === 'value') state[name] = choices![0];
    else if (what === 'values') state[name] = Array.from({ length }, () => choices![0]);
    else if (what === 'pile') state[name] = full.slice();
    else if (what !== 'piles') state[name] = filled(length, start);
    else state[name] = Array.from({ length }, (_, of) => (count === 'each' || of === 0 ? full.slice() : []));
    if (showable) state[seenIn(name)] = pilesOf({ name, what }, state).map((pile) => filled(pile.length, 0));
  }
  return state;
}

/** That many seats, as bits. */
export function everybody(seats: number): number {
  return (1 << seats) - 1;
}

/** Takes the card at a place; those behind it move up. A loop, because a `splice` for one card takes twice as long. */
export function takeAt(pile: number[], at: number): number {
  const card = pile[at]!;
  for (let i = at + 1; i < pile.length; i++) pile[i - 1] = pile[i]!;
  pile.pop();
  return card;
}

/** Takes the card at a place of a pile without an order: the last one takes its place. */
export function takeAny(pile: number[], at: number): number {
  const card = pile[at]!;
  pile[at] = pile.at(-1)!;
  pile.pop();
  return card;
}

/** Cards that always stay together, and their piles: a set, or that of one seat if each has the set by itself. */
interface Heap {
  readonly name: string;
  readonly cards: readonly number[];
  readonly piles: readonly number[][];
}

function heapsOf(set: CardSet, parts: readonly NamedPart[], state: AnyState): readonly Heap[] {
  const holders = parts.filter(({ cards }) => cards === set);
  const piles = holders.map((part) => pilesOf(part, state));
  const { name, count } = holders[0]!;
  if (holders.every((part) => part.count === 'each'))
    return seatsIn(state).map((seat) => ({
      name: `${name} of ${seat}`,
      cards: set.cards,
      piles: piles.map((all) => all[seat]!),
    }));
  return [{ name, cards: count === 'each' ? seatsIn(state).flatMap(() => set.cards) : set.cards, piles: piles.flat() }];
}

const seatsIn = ({ seats }: AnyState) => Array.from({ length: seats }, (_, seat) => seat);

/** The piles of a part: one, or several. */
export function pilesOf({ name, what }: Pick<NamedPart, 'name' | 'what'>, state: AnyState): readonly number[][] {
  return what === 'pile' ? [state[name] as number[]] : (state[name] as number[][]);
}

/** What the contract asks of states. */
export function statesOf(
  definition: AnyDefinition,
  plan: Plan,
  { legal, refuse }: Pick<Rules<AnyState>, 'legal' | 'refuse'>,
): Pick<Rules<AnyState>, 'clone' | 'census' | 'impossible' | 'view' | 'redeal'> {
  const { parts, phases } = plan;
  const counted = parts.filter(({ cards }) => cards === undefined);
  const masked = parts.filter(({ seen }) => seen !== 'all');
  const shown = parts.filter(({ showable }) => showable);
  const fields = [...parts.map(({ name }) => name), ...shown.map(({ name }) => seenIn(name))];
  const sets = [...new Set(parts.flatMap(({ cards }) => cards ?? []))];
  const dealt = sets.filter((set) => masked.some(({ cards }) => cards === set));
  // All copies are made of this object, which has all its fields in itself since it was read from text: engines copy and
  // read objects of one origin several times as fast.
  const blank = JSON.parse(JSON.stringify(beginning(plan, 1, {}))) as AnyState;
  const numbersOf = (state: AnyState, { name }: NamedPart) => [state[name] as number | readonly number[]].flat();

  function clone(state: AnyState): AnyState {
    const { seats, options, turn, phase, waiting, chosen, over } = state;
    const copy: AnyState = { ...blank, seats, options, turn, phase, waiting, chosen: chosen.slice(), over };
    for (let i = 0; i < fields.length; i++) copy[fields[i]!] = copied(state[fields[i]!]);
    return copy;
  }

  function census(state: AnyState): Readonly<Record<string, number>> {
    const count: Record<string, number> = {};
    const add = (name: string, more: number) => (count[name] = (count[name] ?? 0) + more);
    for (const { name, piles } of sets.flatMap((set) => heapsOf(set, parts, state))) {
      const cards = piles.flat();
      add(name, cards.length);
      for (const card of cards) add(`${name} ${card}`, 1);
    }
    for (const part of counted) {
      if (part.of !== undefined) add(part.of, sum(numbersOf(state, part)));
      add(`places of ${part.name}`, numbersOf(state, part).length);
    }
    return count;
  }

  /** The first thing that is impossible in a state of the right shape that has all its components. */
  function impossible(state: AnyState): Refusal | undefined {
    const { seats, waiting, over, chosen } = state;
    const isTogether = phases.some(({ name, together }) => together && name === state.phase);
    if (waiting >> seats !== 0 || waiting > 0 !== (over === '' && isTogether)) return { code: 'waitsForNobody' };
    for (const part of counted) {
      const { name, start, choices, least = Math.min(0, start) } = part;
      const isPossible = (value: number) =>
        choices === undefined
          ? Number.isSafeInteger(value) && value >= least && (part.seats !== true || value < seats)
          : choices.includes(value as never);
      const odd = numbersOf(state, part).find((value) => !isPossible(value));
      if (odd !== undefined) return { code: 'outOfRange', part: name, value: String(odd), least: String(least) };
    }
    for (const part of shown) {
      const lengths = (lists: readonly (readonly unknown[])[]) => lists.map(({ length }) => length).join();
      if (lengths(seersOf(part, state)) !== lengths(pilesOf(part, state))) return { code: 'notMoved', part: part.name };
    }
    const unsound = chosen.findIndex((move, seat) => {
      const undecided = waiting | (1 << seat);
      return waiting === 0 || undecided === waiting
        ? move !== null
        : refuse({ ...state, waiting: undecided }, seat, move) !== undefined;
    });
    if (unsound >= 0) return { code: 'choseNothing', seat: unsound };
    if (endingOf(definition)(state) !== over) return { code: 'notOver' };
    const own = definition.impossible?.(state);
    return own === undefined ? undefined : { code: own };
  }

  /** After the end everybody sees everything. */
  function view(state: AnyState, seat: Seat | null): AnyState {
    const seen = clone(state);
    if (state.over !== '') return seen;
    for (const part of masked)
      for (const [owner, pile] of pilesOf(part, seen).entries())
        if (part.showable) hideUnseen(part, pile, seersOf(part, seen)[owner]!, owner, seat);
        else if (part.seen === 'nobody' || owner !== seat) pile.fill(HIDDEN);
    for (const [other, move] of seen.chosen.entries()) if (move !== null && other !== seat) seen.chosen[other] = HIDDEN;
    return seen;
  }

  /** Fills in what the view hides: deals the unseen cards, and picks some choice for seats whose choice is hidden. */
  function redeal(seen: AnyState, _seat: Seat | null, random: Random): AnyState {
    const state = clone(seen);
    for (const { cards, piles } of dealt.flatMap((set) => heapsOf(set, parts, state))) {
      const unseen = cards.slice();
      for (const pile of piles) for (const card of pile) if (card !== HIDDEN) takeAt(unseen, unseen.indexOf(card));
      random.shuffle(unseen);
      for (const pile of piles)
        for (let at = 0; at < pile.length; at++) if (pile[at] === HIDDEN) pile[at] = unseen.pop()!;
    }
    for (let seat = 0; seat < state.chosen.length; seat++) {
      if (state.chosen[seat] !== HIDDEN) continue;
      // What it could choose: as long as it had yet to.
      state.waiting |= 1 << seat;
      state.chosen[seat] = random.pick(legal(state, seat));
      state.waiting &= ~(1 << seat);
    }
    return state;
  }

  return { clone, census, impossible, view, redeal };
}

/** A copy of a field of the state: a list, a list of lists, or what never changes in place. */
function copied(value: unknown): unknown {
  if (!Array.isArray(value)) return value;
  if (!Array.isArray(value[0])) return value.slice();
  const lists: unknown[][] = [];
  for (let i = 0; i < value.length; i++) lists.push((value[i] as unknown[]).slice());
  return lists;
}
