/** Carries out the moves of a defined game: gives its functions their tools, passes the turn and emits events. */
import type { Random } from '../random.ts';
import type { Emit, Move, Rules, Seat } from '../rules.ts';
import { leftOf } from '../seats.ts';
import { takeAny, takeAt } from './piles.ts';
import type { NamedPart } from './parts.ts';
import type { AnyDefinition, AnyState, Plan } from './plan.ts';
import { endingOf } from './score.ts';
import { beginning, everybody } from './state.ts';
import { NOBODY, type Spot, drawnEvent, errorOf, madeEvent, saidEvent } from './tell.ts';
import type { Names, Place, Play } from './types.ts';

type Kind = AnyDefinition['moves'][string];

export class Player implements Play<Names> {
  seat: Seat = NOBODY;
  private state!: AnyState;
  private random!: Random;
  private emit: Emit;
  /** The seat that moves next, if the game has said so. */
  private following: Seat | undefined;
  private readonly parts: ReadonlyMap<string, NamedPart>;
  private readonly ending: (state: AnyState) => string;

  constructor(
    private readonly definition: AnyDefinition,
    private readonly plan: Plan,
  ) {
    this.ending = endingOf(definition);
    this.parts = new Map(plan.parts.map((part) => [part.name, part]));
  }

  // The tools of a game's functions. They are properties with functions, so that a game may destructure them.

  readonly draw = (from: Place<Names>, to: Place<Names>, count = 1): readonly number[] => {
    const source = this.cardsAt(from);
    const target = this.cardsAt(to);
    // The order of the remaining cards matters only where somebody sees them.
    const take = this.partAt(from).seen === 'nobody' ? takeAny : takeAt;
    const drawn: number[] = [];
    while (drawn.length < count && source.length > 0) drawn.push(take(source, this.random.below(source.length)));
    for (let i = 0; i < drawn.length; i++) target.push(drawn[i]!);
    if (drawn.length > 0) this.emit?.(drawnEvent(this.spotAt(from), this.spotAt(to), drawn, this.seat));
    return drawn;
  };

  readonly move = (from: Place<Names>, to: Place<Names>, card: number): void => {
    const source = this.cardsAt(from);
    const target = this.cardsAt(to);
    const at = source.indexOf(card);
    if (at < 0) throw errorOf(this.definition, `there is no ${card} in ${this.partAt(from).name} to be moved`);
    target.push(takeAt(source, at));
  };

  readonly moveAll = (from: Place<Names>, to: Place<Names>): readonly number[] => {
    const source = this.cardsAt(from);
    const target = this.cardsAt(to);
    const moved = source.splice(0);
    for (let i = 0; i < moved.length; i++) target.push(moved[i]!);
    return moved;
  };

  readonly chance = (n: number): number => this.random.below(n);

  readonly tell = (type: string, says: object): void => this.emit?.(saidEvent(this.definition, type, says, this.seat));

  readonly again = (): void => void (this.following = this.state.turn);

  readonly next = (seat: Seat): void => void (this.following = seat);

  readonly goTo = (name: string): void => {
    const phase = this.plan.phases.find((each) => each.name === name);
    if (phase === undefined) throw errorOf(this.definition, `there is no phase "${name}" to go to`);
    this.state.phase = name;
    this.state.waiting = phase.together ? everybody(this.state.seats) : 0;
  };

  // What the contract asks for.

  setup(seats: number, options: object, random: Random): AnyState {
    const state = beginning(this.plan, seats, options);
    this.begin(state, NOBODY, random, undefined);
    this.definition.setup?.(state, this);
    state.turn = this.following ?? random.below(seats);
    this.settle();
    return state;
  }

  /** Makes the moves of a kind. */
  applyOf({ apply }: Kind): Rules<AnyState>['apply'] {
    return (state, seat, move, random, emit) => {
      this.begin(state, seat, random, emit);
      if (state.waiting === 0) this.takeTurn(state, move, apply!);
      else this.decide(state, move);
    };
  }

  private begin(state: AnyState, seat: Seat, random: Random, emit: Emit): void {
    // Writing a new object into an old one costs the engine something, and a search plays on with one state for long.
    if (this.state !== state) this.state = state;
    if (this.random !== random) this.random = random;
    this.seat = seat;
    this.emit = emit;
    this.following = undefined;
  }

  private takeTurn(state: AnyState, move: Move, apply: NonNullable<Kind['apply']>): void {
    const { seat, emit, definition } = this;
    emit?.(madeEvent(definition, move, seat));
    apply(state, move as never, this);
    const next = this.following ?? leftOf(seat, state.seats);
    state.turn = next;
    this.settle();
    if (this.following !== seat && state.over === '' && state.waiting === 0)
      emit?.({ type: 'turnEnded', seat, next } as never);
  }

  /** Stores the choice of a seat. After the last seat's choice, carries out all choices. */
  private decide(state: AnyState, move: Move): void {
    const { seat, emit, definition } = this;
    // A copy: what comes from outside may be no plain object.
    state.chosen[seat] = { ...move };
    state.waiting &= ~(1 << seat);
    emit?.({ type: 'decided', seat });
    if (state.waiting > 0) return;
    const made: Move[] = [];
    for (let of = 0; of < state.seats; of++) {
      made.push(state.chosen[of] as Move);
      state.chosen[of] = null;
    }
    if (emit !== undefined)
      for (const [of, each] of made.entries()) emit({ ...madeEvent(definition, each, of), reveals: true });
    this.seat = NOBODY;
    const { phase } = state;
    definition.phases![phase]!.together!(state, made as never, this);
    state.turn = this.following ?? state.turn;
    if (state.phase === phase) state.waiting = everybody(state.seats);
    this.settle();
  }

  private settle(): void {
    const over = this.ending(this.state);
    if (over === '') return;
    this.state.over = over;
    this.state.waiting = 0;
  }

  private partAt(place: Place<Names>): NamedPart {
    const name = typeof place === 'string' ? place : place[0];
    const part = this.parts.get(name);
    if (part === undefined) throw errorOf(this.definition, `there is no "${name}" in the state`);
    return part;
  }

  /** The cards at a place: the very list in the state. If it doesn't say which of several piles, it is the mover's. */
  private cardsAt(place: Place<Names>): number[] {
    const { name, what, cards } = this.partAt(place);
    if (cards === undefined) throw errorOf(this.definition, `"${name}" holds no cards`);
    if (what === 'pile') return this.state[name] as number[];
    const pile = (this.state[name] as number[][])[typeof place === 'string' ? this.seat : place[1]];
    if (pile === undefined) throw errorOf(this.definition, `say whose "${name}", as in ['${name}', seat]`);
    return pile;
  }

  /** Who sees a place, and whose it is. */
  private spotAt(place: Place<Names>): Spot {
    const { name, count, seen } = this.partAt(place);
    return { name, seen, owner: count !== 'each' ? NOBODY : typeof place === 'string' ? this.seat : place[1] };
  }
}
