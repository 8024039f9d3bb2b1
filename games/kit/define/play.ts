/** Carries out the moves of a defined game: gives its functions their tools, passes the turn and emits events. */
import { pushAll } from '../moves.ts';
import type { Random } from '../random.ts';
import type { Emit, Move, Rules, Seat } from '../rules.ts';
import { leftOf } from '../seats.ts';
import type { NamedPart } from './parts.ts';
import type { AnyDefinition, AnyState, Plan } from './plan.ts';
import { endingOf } from './score.ts';
import { seersOf } from './seen.ts';
import { beginning, everybody, pilesOf, takeAny, takeAt } from './state.ts';
import { NOBODY, type Spot, drawnEvent, errorOf, madeEvent, saidEvent, shownEvent } from './tell.ts';
import type { Names, Pile, Play } from './types.ts';
import { Untouched } from './untouched.ts';

type At = Pile<Names>;
type Kind = AnyDefinition['moves'][string];

export class Player implements Play<Names> {
  seat: Seat = NOBODY;
  private state!: AnyState;
  private random!: Random;
  private emit: Emit;
  /** The seat that moves next, if the game has said so. */
  private following: Seat | undefined;
  private readonly ending: (state: AnyState) => string;
  private readonly parts: ReadonlyMap<string, NamedPart>;
  private readonly showable: readonly NamedPart[];
  /** Watches the piles whose cards stay seen, at the beginning and wherever events are heard: never while a bot thinks. */
  private readonly untouched = new Untouched();
  private watches = false;

  constructor(
    private readonly definition: AnyDefinition,
    private readonly plan: Plan,
  ) {
    this.ending = endingOf(definition);
    this.parts = new Map(plan.parts.map((part) => [part.name, part]));
    this.showable = plan.parts.filter(({ showable }) => showable);
  }

  // The tools of a game's functions. They are properties with functions, so that a game may destructure them.

  readonly draw = (from: At, to: At, count = 1): readonly number[] => {
    const source = this.cardsAt(from);
    const target = this.cardsAt(to);
    // The order of the remaining cards matters only where somebody sees them.
    const take = this.parts.get(nameAt(from))!.seen === 'nobody' ? takeAny : takeAt;
    const drawn: number[] = [];
    this.demandUntouched();
    while (drawn.length < count && source.length > 0) {
      const at = this.random.below(source.length);
      if (this.showable.length > 0) this.carry(from, to, at, take);
      drawn.push(take(source, at));
    }
    pushAll(target, drawn);
    this.keep(source, target);
    if (drawn.length > 0) this.emit?.(drawnEvent(this.spotAt(from), this.spotAt(to), drawn, this.seat));
    return drawn;
  };

  readonly move = (from: At, to: At, card: number): void => {
    const cards = this.cardsAt(from);
    const at = cards.indexOf(card);
    if (at < 0) throw errorOf(this.definition, `there is no ${card} in ${nameAt(from)} to be moved`);
    this.demandUntouched();
    if (this.showable.length > 0) this.carry(from, to, at, takeAt);
    const target = this.cardsAt(to);
    target.push(takeAt(cards, at));
    this.keep(cards, target);
  };

  readonly moveAll = (from: At, to: At): readonly number[] => {
    const source = this.cardsAt(from);
    this.demandUntouched();
    for (let left = this.showable.length > 0 ? source.length : 0; left > 0; left--) this.carry(from, to, 0, takeAt);
    const moved = source.slice();
    source.length = 0;
    const target = this.cardsAt(to);
    pushAll(target, moved);
    this.keep(source, target);
    return moved;
  };

  readonly show = (at: At, card: number, seats: readonly Seat[]): void => {
    const [seers, place] = [this.seersAt(at), this.cardsAt(at).indexOf(card)];
    if (seers === undefined) throw errorOf(this.definition, `cards of "${nameAt(at)}" can be shown if it is showable`);
    if (place < 0) throw errorOf(this.definition, `there is no ${card} in ${nameAt(at)} to be shown`);
    for (const seat of seats) seers[place]! |= 1 << seat;
    this.emit?.(shownEvent(this.spotAt(at), card, seats, this.seat));
  };

  readonly chance = (n: number): number => this.random.below(n);

  readonly tell = (type: string, says: object): void => this.emit?.(saidEvent(this.definition, type, says, this.seat));

  readonly reveal = (type: string, says: object): void =>
    this.emit?.({ ...saidEvent(this.definition, type, says, this.seat), reveals: true });

  readonly again = (): void => this.next(this.state.turn);

  readonly next = (seat: Seat): void => void (this.following = seat);

  readonly goTo = (name: string): void => {
    const phase = this.plan.phases.find((each) => each.name === name);
    if (phase === undefined) throw errorOf(this.definition, `there is no phase "${name}" to go to`);
    this.state.phase = name;
    this.state.waiting = phase.together ? everybody(this.state.seats) : 0;
  };

  // What the contract asks for.

  readonly setup = (seats: number, options: object, random: Random): AnyState => {
    const state = beginning(this.plan, seats, options);
    this.begin(state, NOBODY, random, undefined);
    this.definition.setup?.(state, this);
    this.finish(this.following ?? random.below(seats));
    return state;
  };

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
    this.watches = this.showable.length > 0 && (seat === NOBODY || emit !== undefined);
    if (this.watches) this.untouched.begin(this.piles());
  }

  private takeTurn(state: AnyState, move: Move, apply: NonNullable<Kind['apply']>): void {
    const { seat, emit, definition } = this;
    emit?.(madeEvent(definition, move, seat));
    apply(state, move as never, this);
    const next = this.following ?? leftOf(seat, state.seats);
    this.finish(next);
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
    if (state.phase === phase) state.waiting = everybody(state.seats);
    this.finish(this.following ?? state.turn);
  }

  /** Passes the turn on, unless the game is over. */
  private finish(next: Seat): void {
    const { state } = this;
    this.demandUntouched();
    state.turn = next;
    const over = this.ending(state);
    if (over === '') return;
    state.over = over;
    state.waiting = 0;
  }

  /** The cards at a place: the very list in the state. If it doesn't say which of several piles, it is the mover's. */
  private cardsAt(place: At): number[] {
    const name = nameAt(place);
    const part = this.parts.get(name);
    if (part === undefined) throw errorOf(this.definition, `there is no "${name}" in the state`);
    if (part.cards === undefined) throw errorOf(this.definition, `"${name}" holds no cards`);
    if (part.what === 'pile') return this.state[name] as number[];
    const pile = (this.state[name] as number[][])[typeof place === 'string' ? this.seat : place[1]];
    if (pile === undefined) throw errorOf(this.definition, `say whose "${name}", as in ['${name}', seat]`);
    return pile;
  }

  /** All piles whose cards stay seen. */
  private piles() {
    return this.showable.flatMap((part) => pilesOf(part, this.state).map((pile) => [part, pile] as const));
  }

  /** Refuses to go on where a pile whose cards stay seen was changed by hand. */
  private demandUntouched(): void {
    const touched = this.watches ? this.untouched.touched(this.piles()) : undefined;
    if (touched === undefined) return;
    const what = `"${touched.name}" was changed by hand: cards that stay seen move by \`draw\`, \`move\` and \`moveAll\` alone`;
    throw errorOf(this.definition, what);
  }

  private keep(...piles: readonly (readonly number[])[]): void {
    if (this.watches) for (const pile of piles) this.untouched.keep(pile);
  }

  /** Who has seen the cards at a place beside who sees it; undefined unless it is showable. */
  private seersAt(place: At): number[] | undefined {
    const part = this.parts.get(nameAt(place))!;
    if (part.showable !== true) return undefined;
    return seersOf(part, this.state)[part.what === 'pile' ? 0 : typeof place === 'string' ? this.seat : place[1]];
  }

  /** Carries along who has seen a card that is about to be moved. */
  private carry(from: At, to: At, at: number, take: typeof takeAt): void {
    const { seen, owner } = this.spotAt(from);
    const before = this.seersAt(from);
    const open = seen === 'all' ? everybody(this.state.seats) : seen === 'owner' ? 1 << owner : 0;
    const seers = (before === undefined ? 0 : take(before, at)) | open;
    this.seersAt(to)?.push(seers);
  }

  /** Who sees a place, and whose it is. */
  private spotAt(place: At): Spot {
    const { name, count, seen } = this.parts.get(nameAt(place))!;
    return { name, seen, owner: count !== 'each' ? NOBODY : typeof place === 'string' ? this.seat : place[1] };
  }
}

function nameAt(place: At): string {
  return typeof place === 'string' ? place : place[0];
}
