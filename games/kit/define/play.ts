/**
 * Carries out the moves of a defined game: gives the game's functions their tools, passes the turn and emits events.
 */
import type { Random } from '../random.ts';
import type { Emit, GameEvent, Move, Seat } from '../rules.ts';
import { leftOf } from '../seats.ts';
import type { Access } from './access.ts';
import { ownClass } from './code.ts';
import type { Moves } from './moves.ts';
import type { AnyDefinition, AnyState, Plan } from './plan.ts';
import { Teller } from './tell.ts';
import type { Fields, Kind, Names, Phase, Place, Play, StateOf } from './types.ts';

/** The functions of other files that `Player` uses. */
interface Uses {
  readonly cardsAt: Access['cardsAt'];
  readonly leftOf: typeof leftOf;
  readonly teller: Teller;
}

/** Makes the `Player` of one game, as its own copy of the code. */
export function ownPlayer(definition: AnyDefinition, plan: Plan, moves: Moves, { cardsAt }: Access): Player {
  return new (ownClass(Player))(definition, plan, moves, { cardsAt, leftOf, teller: new Teller(definition, plan) });
}

/** The class is copied for each game (`ownClass`), so it can't use anything else in this file. */
export class Player implements Play<Names> {
  seat: Seat = -1;
  private state: AnyState | undefined;
  private random: Random | undefined;
  private emit: Emit;
  /** The seat that moves next, if the game has said so. */
  private following: Seat | undefined;
  private readonly cards: Access['cardsAt'];
  private readonly leftOf: typeof leftOf;
  private readonly teller: Teller;
  /** The names of the piles that nobody sees. */
  private readonly unseen: readonly string[];
  private readonly kinds: Readonly<Record<string, Kind<Names, Fields>>>;
  private readonly phases: Readonly<Record<string, Phase<Names>>>;
  private readonly ends: readonly (readonly [string, (state: StateOf<Names>) => boolean])[];

  constructor(
    private readonly definition: AnyDefinition,
    plan: Plan,
    private readonly moves: Moves,
    uses: Uses,
  ) {
    this.cards = uses.cardsAt;
    this.leftOf = uses.leftOf;
    this.teller = uses.teller;
    this.unseen = plan.parts.flatMap(({ name, cards, seen }) => (cards && seen === 'nobody' ? name : []));
    this.kinds = definition.moves;
    this.phases = definition.phases ?? {};
    this.ends = Object.entries(definition.ends);
  }

  // The tools of a game's functions. They are properties with functions, so that a game may destructure them.

  readonly draw = (from: Place<Names>, to: Place<Names>, count = 1): readonly number[] => {
    const cards = this.cardsAt(from);
    const target = this.cardsAt(to);
    const unseen = this.unseen.includes(typeof from === 'string' ? from : from[0]);
    // Most draws are of one card, and building a list of one is faster than growing an empty one.
    const drawn = count === 1 && cards.length > 0 ? [this.take(cards, unseen)] : this.takeSome(cards, unseen, count);
    for (let i = 0; i < drawn.length; i++) target.push(drawn[i]!);
    if (this.emit !== undefined && drawn.length > 0) this.emit(this.teller.drawn(from, to, drawn, this.seat));
    return drawn;
  };

  readonly move = (from: Place<Names>, to: Place<Names>, card: number): void => {
    const cards = this.cardsAt(from);
    const target = this.cardsAt(to);
    const at = cards.indexOf(card);
    if (at < 0) throw this.teller.missing(card, from);
    this.closeUp(cards, at);
    cards.pop();
    target.push(card);
  };

  readonly moveAll = (from: Place<Names>, to: Place<Names>): readonly number[] => {
    const cards = this.cardsAt(from);
    const target = this.cardsAt(to);
    const moved = cards.slice();
    while (cards.length > 0) cards.pop();
    for (let i = 0; i < moved.length; i++) target.push(moved[i]!);
    return moved;
  };

  readonly chance = (n: number): number => this.random!.below(n);

  readonly tell = (type: string, says: object): void => {
    if (this.emit === undefined) return;
    this.emit(this.teller.said(type, says, this.seat));
  };

  readonly again = (): void => void (this.following = this.state!.turn);

  readonly next = (seat: Seat): void => void (this.following = seat);

  readonly goTo = (phase: string): void => {
    const state = this.state!;
    const together = this.moves.isTogether(phase);
    if (together === undefined) throw this.teller.noPhase(phase);
    state.phase = phase;
    state.waiting = together ? (1 << state.seats) - 1 : 0;
  };

  // What the contract asks for.

  /** Sets up a new game. */
  setUp(state: StateOf<Names>, random: Random): void {
    this.begin(state, -1, random, undefined);
    this.definition.setup?.(state, this);
    (state as unknown as AnyState).turn = this.following ?? random.below(state.seats);
    this.settle(state);
  }

  readonly apply = (state: StateOf<Names>, seat: Seat, move: Move, random: Random, emit: Emit): void => {
    this.begin(state, seat, random, emit);
    if (state.waiting === 0) this.takeTurn(state, move);
    else this.decide(state, move);
  };

  /** The code of the ending, or an empty text if the game goes on. */
  endOf(state: StateOf<Names>): string {
    for (let i = 0; i < this.ends.length; i++) if (this.ends[i]![1](state)) return this.ends[i]![0];
    return '';
  }

  private begin(state: StateOf<Names>, seat: Seat, random: Random, emit: Emit): void {
    // Writing a new object into an old one costs the engine something, and a search plays on with one state for long.
    if (this.state !== (state as unknown as AnyState)) this.state = state as unknown as AnyState;
    if (this.random !== random) this.random = random;
    this.seat = seat;
    this.emit = emit;
    this.following = undefined;
  }

  private takeTurn(state: StateOf<Names>, move: Move): void {
    const all = state as unknown as AnyState;
    const kind = this.kinds[move.type]!;
    if (this.emit !== undefined) this.emit(this.teller.made(move, this.seat));
    kind.apply!(state, move as never, this);
    const next = this.following ?? this.leftOf(this.seat, state.seats);
    all.turn = next;
    this.settle(state);
    if (this.emit !== undefined && this.following !== this.seat && state.over === '' && state.waiting === 0)
      this.emit({ type: 'turnEnded', seat: this.seat, next } as GameEvent);
  }

  /** Stores the choice of a seat. After the last seat's choice, carries out all choices. */
  private decide(state: StateOf<Names>, move: Move): void {
    const all = state as unknown as AnyState;
    const chosen = all.chosen as number[];
    chosen[this.seat] = this.moves.numberOf(move);
    all.waiting &= ~(1 << this.seat);
    this.emit?.({ type: 'decided', seat: this.seat });
    if (all.waiting > 0) return;
    const made: Move[] = [];
    for (let seat = 0; seat < chosen.length; seat++) {
      made.push(this.moves.ofNumber(chosen[seat]!)!);
      chosen[seat] = 0;
    }
    this.seat = -1;
    const { phase } = state;
    if (this.emit !== undefined)
      for (const [seat, each] of made.entries()) this.emit({ ...this.teller.made(each, seat), reveals: true });
    this.phases[phase]!.together!(state, made as never, this);
    if (this.following !== undefined) all.turn = this.following;
    if (state.phase === phase) all.waiting = (1 << state.seats) - 1;
    this.settle(state);
  }

  private settle(state: StateOf<Names>): void {
    const over = this.endOf(state);
    if (over === '') return;
    (state as unknown as AnyState).over = over;
    (state as unknown as AnyState).waiting = 0;
  }

  /** Takes a random card. The order of the remaining cards matters only in piles that somebody sees. */
  private take(cards: number[], unseen: boolean): number {
    const at = this.random!.below(cards.length);
    const card = cards[at]!;
    if (unseen) cards[at] = cards[cards.length - 1]!;
    else this.closeUp(cards, at);
    cards.pop();
    return card;
  }

  private takeSome(cards: number[], unseen: boolean, count: number): number[] {
    const taken: number[] = [];
    while (taken.length < count && cards.length > 0) taken.push(this.take(cards, unseen));
    return taken;
  }

  /** The cards at a place: the very list in the state. */
  private cardsAt(place: Place<Names>): number[] {
    const cards = this.cards(this.state!, place, this.seat);
    if (cards === undefined) throw this.teller.noCards(place);
    return cards;
  }

  /**
   * Removes the card at a place by moving the later ones forward: engines do that faster than `splice` on short lists.
   */
  private closeUp(cards: number[], at: number): void {
    for (let i = at + 1; i < cards.length; i++) cards[i - 1] = cards[i]!;
  }
}
