/** Carries moves out: hands a game's functions what they change the state with, passes the turn and tells what happened. */
import type { Random } from '../random.ts';
import type { Emit, GameEvent, Move, Seat } from '../rules.ts';
import { leftOf } from '../seats.ts';
import type { Access } from './access.ts';
import { ownClass } from './code.ts';
import type { Moves } from './moves.ts';
import type { AnyDefinition, AnyState, Plan } from './plan.ts';
import { Teller } from './tell.ts';
import type { Fields, Kind, Names, Phase, Place, Play, StateOf } from './types.ts';

/** What `Player` uses of other files. */
interface Uses {
  readonly cardsAt: Access['cardsAt'];
  readonly leftOf: typeof leftOf;
  readonly teller: Teller;
}

/** Who carries out the moves of one game, with code of its own. */
export function ownPlayer(definition: AnyDefinition, plan: Plan, moves: Moves, { cardsAt }: Access): Player {
  return new (ownClass(Player))(definition, plan, moves, { cardsAt, leftOf, teller: new Teller(definition, plan) });
}

/** Made once for each game (`ownClass`), so that it uses nothing of this file. */
export class Player implements Play<Names> {
  seat: Seat = -1;
  private state: AnyState | undefined;
  private random: Random | undefined;
  private emit: Emit;
  /** Who is next, where the game has said so. */
  private following: Seat | undefined;
  private readonly cards: Access['cardsAt'];
  private readonly leftOf: typeof leftOf;
  private readonly teller: Teller;
  /** The piles that nobody sees. */
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

  // What a game's functions use; they may take it apart.

  readonly draw = (from: Place<Names>, to: Place<Names>, count = 1): readonly number[] => {
    const cards = this.cardsAt(from);
    const target = this.cardsAt(to);
    const unseen = this.unseen.includes(typeof from === 'string' ? from : from[0]);
    // Lists that are made whole take less than those that grow, and most draws are of one card.
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

  // What the contract asks.

  /** Lays out what doesn't lie where it lies at first. */
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

  /** How it has ended; empty where it goes on. */
  endOf(state: StateOf<Names>): string {
    for (let i = 0; i < this.ends.length; i++) if (this.ends[i]![1](state)) return this.ends[i]![0];
    return '';
  }

  private begin(state: StateOf<Names>, seat: Seat, random: Random, emit: Emit): void {
    // What is young costs engines something to keep hold of, and searches go on with one state for long.
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

  /** Keeps what a seat has chosen, and carries out what all have once the last has. */
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

  /** Takes a card by chance; what nobody sees has no order to be kept. */
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

  /** The cards that lie at a place, as the list in the state. */
  private cardsAt(place: Place<Names>): number[] {
    const cards = this.cards(this.state!, place, this.seat);
    if (cards === undefined) throw this.teller.noCards(place);
    return cards;
  }

  /** Moves what lies after a place one nearer; engines are quicker at this than at cutting few things out of a list. */
  private closeUp(cards: number[], at: number): void {
    for (let i = at + 1; i < cards.length; i++) cards[i - 1] = cards[i]!;
  }
}
