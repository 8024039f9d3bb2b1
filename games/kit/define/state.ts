/** States of a defined game: setup, copies, component counts, and checks for impossible states. */
import { filled } from '../counts.ts';
import type { Random } from '../random.ts';
import type { Refusal, Seat } from '../rules.ts';
import type { Moves } from './moves.ts';
import type { Access } from './access.ts';
import type { CardSet } from './parts.ts';
import { type AnyDefinition, type AnyState, type NamedPart, type Plan, countOf, pilesOf } from './plan.ts';
import type { Player } from './play.ts';
import type { Names, StateOf } from './types.ts';

type State = StateOf<Names>;

/** Cards of one back and the parts where they can lie. */
export interface Dealt {
  readonly set: CardSet;
  /** How many there are of each card, by card number. */
  readonly copies: readonly number[];
  readonly parts: readonly NamedPart[];
  /** Whether each seat has its own set of these cards. */
  readonly own: boolean;
}

export class States {
  readonly sets: readonly Dealt[];
  readonly clone: (state: State) => State;
  private readonly someTogether: boolean;
  private readonly begun: State[] = [];
  /** The parts that share a sum, by what they count. */
  private readonly counted: ReadonlyMap<string, readonly NamedPart[]>;

  constructor(
    private readonly definition: AnyDefinition,
    private readonly plan: Plan,
    private readonly moves: Moves,
    private readonly player: Player,
    access: Access,
  ) {
    this.clone = access.clone;
    const { parts } = plan;
    this.someTogether = plan.phases.some(({ together }) => together);
    const sets = new Set(parts.flatMap(({ cards }) => cards ?? []));
    this.sets = [...sets].map((set) => {
      const where = parts.filter(({ cards }) => cards === set);
      const copies = filled(Math.max(...set.cards) + 1, 0);
      for (const card of set.cards) copies[card]! += 1;
      return { set, copies, parts: where, own: where[0]!.count === 'each' };
    });
    const counted = new Set(parts.flatMap(({ of }) => of ?? []));
    this.counted = new Map([...counted].map((name) => [name, parts.filter(({ of }) => of === name)]));
  }

  setup(seats: number, options: object, random: Random): State {
    const begun = (this.begun[seats] ??= this.begin(seats));
    const state = this.clone(begun);
    (state as unknown as AnyState).options = { ...options };
    this.player.setUp(state, random);
    return state;
  }

  /** The state that every game with this number of seats begins with, before its own `setup` runs. */
  private begin(seats: number): State {
    const { name: phase, together } = this.plan.phases[0]!;
    const state: AnyState = {
      seats,
      options: {},
      turn: 0,
      phase,
      waiting: together ? (1 << seats) - 1 : 0,
      chosen: this.someTogether ? filled(seats, 0) : [],
      over: '',
    };
    for (const part of this.plan.parts) state[part.name] = this.startOf(part, seats);
    // An object that is parsed from text stores all fields compactly, so that it is copied faster than one that grew
    // field by field.
    return JSON.parse(JSON.stringify(state)) as State;
  }

  private startOf(part: NamedPart, seats: number): unknown {
    const count = countOf(part, seats);
    if (part.what === 'counter') return part.start;
    if (part.cards === undefined) return filled(count, part.start);
    const full = this.sets.some(({ parts }) => parts[0] === part);
    if (part.what === 'pile') return full ? part.cards.cards.slice() : [];
    return Array.from({ length: count }, (_, at) =>
      full && (at === 0 || part.count === 'each') ? part.cards!.cards.slice() : [],
    );
  }

  /** The cards in all parts, or only those of one seat. */
  cardsIn(state: State, { parts }: Dealt, of?: Seat): number[] {
    return parts.flatMap((part) => pilesOf(state, part, of).flat());
  }

  census(state: State): Readonly<Record<string, number>> {
    const count: Record<string, number> = {};
    for (const dealt of this.sets) {
      const { name } = dealt.parts[0]!;
      for (const card of dealt.set.cards) count[`${name} ${card}`] = 0;
      for (const card of this.cardsIn(state, dealt)) count[`${name} ${card}`] = (count[`${name} ${card}`] ?? 0) + 1;
    }
    for (const [of, parts] of this.counted) count[of] = total(numbersOf(state, parts));
    return count;
  }

  /** The first thing that is impossible in a state; undefined if it is possible. */
  impossible(state: State): Refusal | undefined {
    return this.misplaced(state) ?? this.miscounted(state) ?? this.undecided(state);
  }

  private misplaced(state: State): Refusal | undefined {
    const { turn, seats, phase, waiting, over, chosen } = state;
    const together = this.moves.isTogether(phase);
    if (!isBelow(turn, seats)) return { code: 'nobodysTurn' };
    if (together === undefined || !isBelow(waiting, 1 << seats)) return { code: 'noSuchPhase' };
    if (waiting > 0 !== (together && over === '')) return { code: 'waitsForNobody' };
    for (const part of this.plan.parts) {
      const values = part.cards === undefined ? numbersOf(state, [part]) : [];
      if (!values.every(Number.isSafeInteger)) return { code: 'outOfRange', part: part.name };
      const { length } = part.what === 'counter' ? [0] : ((state as unknown as AnyState)[part.name] as unknown[]);
      if (part.what !== 'pile' && length !== countOf(part, seats)) return { code: 'outOfRange', part: part.name };
    }
    const odd = chosen.findIndex((number, seat) => this.isOddChoice(state, number, seat));
    return odd < 0 ? undefined : { code: 'choseNothing', seat: odd };
  }

  private isOddChoice(state: State, number: number, seat: Seat): boolean {
    if (state.waiting === 0 || (state.waiting & (1 << seat)) !== 0) return number !== 0;
    const move = this.moves.ofNumber(number);
    return move === undefined || !this.moves.movesOf(state, seat).includes(move);
  }

  private miscounted(state: State): Refusal | undefined {
    for (const dealt of this.sets) {
      for (const of of dealt.own ? Array.from({ length: state.seats }).keys() : [undefined]) {
        const there = this.cardsIn(state, dealt, of).toSorted((a, b) => a - b);
        const all = dealt.set.cards.toSorted((a, b) => a - b);
        if (there.length !== all.length || there.some((card, at) => card !== all[at]))
          return { code: 'miscounted', part: dealt.parts[0]!.name };
      }
    }
    for (const [of, parts] of this.counted) {
      const all = parts.reduce((sum, part) => sum + part.start * countOf(part, state.seats), 0);
      if (total(numbersOf(state, parts)) !== all || numbersOf(state, parts).some((value) => value < 0))
        return { code: 'miscounted', part: of };
    }
    return undefined;
  }

  private undecided(state: State): Refusal | undefined {
    if (this.player.endOf(state) !== state.over) return { code: 'notOver' };
    const stuck = this.moves.deciders(state).find((seat) => this.moves.legal(state, seat).length === 0);
    if (stuck !== undefined) return { code: 'cantMove', seat: stuck };
    const own = this.definition.impossible?.(state);
    return own === undefined ? undefined : { code: own };
  }
}

function numbersOf(state: State, parts: readonly NamedPart[]): number[] {
  return parts.flatMap(({ name }) => (state as unknown as AnyState)[name] as number | number[]);
}

const total = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);

const isBelow = (value: number, bound: number) => Number.isInteger(value) && value >= 0 && value < bound;
