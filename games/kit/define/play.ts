/** Carries out the moves of a defined game: gives its functions their tools, passes the turn and emits events. */
import type { Random } from '../random.ts';
import type { Emit, Move, Seat } from '../rules.ts';
import { leftOf } from '../seats.ts';
import type { Moves } from './moves.ts';
import { type AnyDefinition, type AnyState, type NamedPart, type Plan } from './plan.ts';
import type { States } from './state.ts';
import { Teller } from './tell.ts';
import type { Names, Place, Play } from './types.ts';

export class Player implements Play<Names> {
  seat: Seat = -1;
  private state!: AnyState;
  private random!: Random;
  private emit: Emit;
  /** The seat that moves next, if the game has said so. */
  private following: Seat | undefined;
  private readonly parts: ReadonlyMap<string, NamedPart>;
  private readonly teller: Teller;

  constructor(
    private readonly definition: AnyDefinition,
    plan: Plan,
    private readonly moves: Moves,
    private readonly states: States,
  ) {
    this.parts = new Map(plan.parts.map((part) => [part.name, part]));
    this.teller = new Teller(definition, this.parts);
  }

  // The tools of a game's functions. They are properties with functions, so that a game may destructure them.

  readonly draw = (from: Place<Names>, to: Place<Names>, count = 1): readonly number[] => {
    const [source, target] = [this.cardsAt(from), this.cardsAt(to)];
    const unseen = this.parts.get(typeof from === 'string' ? from : from[0])!.seen === 'nobody';
    const drawn: number[] = [];
    while (drawn.length < count && source.length > 0) {
      const at = this.random.below(source.length);
      drawn.push(source[at]!);
      // The order of the remaining cards matters only where somebody sees them.
      if (unseen) source[at] = source.at(-1)!;
      source.splice(unseen ? source.length - 1 : at, 1);
    }
    target.push(...drawn);
    if (drawn.length > 0) this.emit?.(this.teller.drawn(from, to, drawn, this.seat));
    return drawn;
  };

  readonly move = (from: Place<Names>, to: Place<Names>, card: number): void => {
    const [source, target] = [this.cardsAt(from), this.cardsAt(to)];
    const at = source.indexOf(card);
    if (at < 0)
      throw this.teller.error(`there is no ${card} in ${typeof from === 'string' ? from : from[0]} to be moved`);
    source.splice(at, 1);
    target.push(card);
  };

  readonly moveAll = (from: Place<Names>, to: Place<Names>): readonly number[] => {
    const [source, target] = [this.cardsAt(from), this.cardsAt(to)];
    const moved = source.splice(0);
    target.push(...moved);
    return moved;
  };

  readonly chance = (n: number): number => this.random.below(n);

  readonly tell = (type: string, says: object): void => this.emit?.(this.teller.said(type, says, this.seat));

  readonly again = (): void => void (this.following = this.state.turn);

  readonly next = (seat: Seat): void => void (this.following = seat);

  readonly goTo = (phase: string): void => {
    const together = this.moves.isTogether(phase);
    if (together === undefined) throw this.teller.error(`there is no phase "${phase}" to go to`);
    this.state.phase = phase;
    this.state.waiting = together ? (1 << this.state.seats) - 1 : 0;
  };

  // What the contract asks for.

  setup(seats: number, options: object, random: Random): AnyState {
    const state = this.states.begin(seats, options);
    this.begin(state, -1, random, undefined);
    this.definition.setup?.(state, this);
    state.turn = this.following ?? random.below(seats);
    this.settle();
    return state;
  }

  readonly apply = (state: AnyState, seat: Seat, move: Move, random: Random, emit: Emit): void => {
    this.begin(state, seat, random, emit);
    if (state.waiting === 0) this.takeTurn(state, move);
    else this.decide(state, move);
  };

  private begin(state: AnyState, seat: Seat, random: Random, emit: Emit): void {
    // Writing a new object into an old one costs the engine something, and a search plays on with one state for long.
    if (this.state !== state) this.state = state;
    if (this.random !== random) this.random = random;
    this.seat = seat;
    this.emit = emit;
    this.following = undefined;
  }

  private takeTurn(state: AnyState, move: Move): void {
    const { seat, emit } = this;
    emit?.(this.teller.made(move, seat));
    this.definition.moves[move.type]!.apply!(state, move as never, this);
    const next = this.following ?? leftOf(seat, state.seats);
    state.turn = next;
    this.settle();
    if (this.following !== seat && state.over === '' && state.waiting === 0)
      emit?.({ type: 'turnEnded', seat, next } as never);
  }

  /** Stores the choice of a seat. After the last seat's choice, carries out all choices. */
  private decide(state: AnyState, move: Move): void {
    const { seat, emit, moves } = this;
    state.chosen[seat] = moves.numberOf(move);
    state.waiting &= ~(1 << seat);
    emit?.({ type: 'decided', seat });
    if (state.waiting > 0) return;
    const made = state.chosen.map((number) => moves.ofNumber(number));
    state.chosen.fill(0);
    for (const [of, each] of made.entries()) emit?.({ ...this.teller.made(each, of), reveals: true });
    this.seat = -1;
    const { phase } = state;
    this.definition.phases![phase]!.together!(state, made as never, this);
    state.turn = this.following ?? state.turn;
    if (state.phase === phase) state.waiting = (1 << state.seats) - 1;
    this.settle();
  }

  private settle(): void {
    const over = this.states.endOf(this.state);
    if (over === '') return;
    this.state.over = over;
    this.state.waiting = 0;
  }

  /** The cards at a place: the very list in the state. If it doesn't say which of several piles, it is the mover's. */
  private cardsAt(place: Place<Names>): number[] {
    const [name, of] = typeof place === 'string' ? [place, this.seat] : place;
    const part = this.parts.get(name);
    if (part === undefined) throw this.teller.error(`there is no "${name}" in the state`);
    if (part.cards === undefined) throw this.teller.error(`"${name}" holds no cards`);
    const cards = part.what === 'piles' ? (this.state[name] as number[][])[of] : (this.state[name] as number[]);
    if (cards === undefined) throw this.teller.error(`say whose "${name}", as in ['${name}', seat]`);
    return cards;
  }
}
