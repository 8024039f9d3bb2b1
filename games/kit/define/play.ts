/** Carries moves out: hands a game's functions what they change the state with, passes the turn and tells what happened. */
import type { Random } from '../random.ts';
import type { Emit, GameEvent, Json, Move, Seat } from '../rules.ts';
import { leftOf } from '../seats.ts';
import type { Moves } from './moves.ts';
import type { AnyDefinition, AnyState, NamedPart, Plan } from './plan.ts';
import type { Fields, Kind, Names, Phase, Place, Play, StateOf } from './types.ts';

/** What stands for nobody. */
const NOBODY = -1;

/** A pile that somebody moves cards from or to. */
interface Held {
  readonly part: NamedPart;
  readonly of: number;
  readonly cards: number[];
}

export class Player implements Play<Names> {
  seat: Seat = NOBODY;
  private state: AnyState | undefined;
  private random: Random | undefined;
  private emit: Emit;
  /** Who is next, where the game has said so. */
  private following: Seat | undefined;
  private readonly parts: ReadonlyMap<string, NamedPart>;
  private readonly kinds: ReadonlyMap<string, Kind<Names, Fields>>;
  private readonly phases: Readonly<Record<string, Phase<Names>>>;
  private readonly ends: readonly (readonly [string, (state: StateOf<Names>) => boolean])[];

  constructor(
    private readonly definition: AnyDefinition,
    plan: Plan,
    private readonly moves: Moves,
  ) {
    this.parts = new Map(plan.parts.map((part) => [part.name, part]));
    this.kinds = new Map(Object.entries(definition.moves));
    this.phases = definition.phases ?? {};
    this.ends = Object.entries(definition.ends);
  }

  // What a game's functions use; they may take it apart.

  readonly draw = (from: Place<Names>, to: Place<Names>, count = 1): readonly number[] => {
    const source = this.held(from);
    const target = this.held(to);
    const { cards } = source;
    const drawn: number[] = [];
    while (drawn.length < count && cards.length > 0) {
      const at = this.chance(cards.length);
      const card = cards[at]!;
      // What nobody sees has no order.
      if (source.part.seen === 'nobody') cards[at] = cards.at(-1)!;
      else cards.copyWithin(at, at + 1);
      cards.pop();
      target.cards.push(card);
      drawn.push(card);
    }
    if (this.emit !== undefined && drawn.length > 0) this.tellDrawn(source, target, drawn);
    return drawn;
  };

  readonly move = (from: Place<Names>, to: Place<Names>, card: number): void => {
    const source = this.held(from);
    const at = source.cards.indexOf(card);
    if (at < 0) throw new Error(`${this.definition.meta.id}: there is no ${card} in ${source.part.name} to be moved`);
    const target = this.held(to);
    source.cards.splice(at, 1);
    target.cards.push(card);
  };

  readonly moveAll = (from: Place<Names>, to: Place<Names>): readonly number[] => {
    const source = this.held(from);
    const target = this.held(to);
    const moved = source.cards.splice(0);
    for (let i = 0; i < moved.length; i++) target.cards.push(moved[i]!);
    return moved;
  };

  readonly chance = (n: number): number => this.random!.below(n);

  readonly tell = (type: string, says: object): void => {
    if (this.emit === undefined) return;
    // What is told stays as it was told, whatever becomes of a list of the state.
    const copies = Object.entries(says).map(
      ([name, said]) => [name, Array.isArray(said) ? said.slice() : said] as const,
    );
    this.emit({ type, ...(this.seat === NOBODY ? {} : { seat: this.seat }), ...Object.fromEntries(copies) });
  };

  readonly again = (): void => void (this.following = this.state!.turn);

  readonly next = (seat: Seat): void => void (this.following = seat);

  readonly goTo = (phase: string): void => {
    const state = this.state!;
    const together = this.moves.isTogether(phase);
    if (together === undefined) throw new Error(`${this.definition.meta.id}: there is no phase "${phase}" to go to`);
    state.phase = phase;
    state.waiting = together ? (1 << state.seats) - 1 : 0;
  };

  // What the contract asks.

  /** Lays out what doesn't lie where it lies at first. */
  setUp(state: StateOf<Names>, random: Random): void {
    this.begin(state, NOBODY, random, undefined);
    try {
      this.following = undefined;
      this.definition.setup?.(state, this);
      const first = this.following ?? random.below(state.seats);
      (state as unknown as AnyState).turn = first;
      (state as unknown as AnyState).over = this.endOf(state);
      if (state.over !== '') (state as unknown as AnyState).waiting = 0;
    } finally {
      this.end();
    }
  }

  apply(state: StateOf<Names>, seat: Seat, move: Move, random: Random, emit: Emit): void {
    this.begin(state, seat, random, emit);
    try {
      if (state.waiting === 0) this.takeTurn(state, move);
      else this.decide(state, move);
    } finally {
      this.end();
    }
  }

  /** How it has ended; empty where it goes on. */
  endOf(state: StateOf<Names>): string {
    for (let i = 0; i < this.ends.length; i++) if (this.ends[i]![1](state)) return this.ends[i]![0];
    return '';
  }

  private begin(state: StateOf<Names>, seat: Seat, random: Random, emit: Emit): void {
    this.state = state as unknown as AnyState;
    this.seat = seat;
    this.random = random;
    this.emit = emit;
    this.following = undefined;
  }

  private end(): void {
    this.state = undefined;
    this.random = undefined;
    this.emit = undefined;
  }

  private takeTurn(state: StateOf<Names>, move: Move): void {
    const all = state as unknown as AnyState;
    const kind = this.kinds.get(move.type)!;
    if (this.emit !== undefined) this.emit(told(move, this.seat, kind.secret ?? []));
    kind.apply!(state, move as never, this);
    const next = this.following ?? leftOf(this.seat, state.seats);
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
    const made = chosen.map((number) => this.moves.ofNumber(number)!);
    chosen.fill(0);
    this.seat = NOBODY;
    const { phase } = state;
    if (this.emit !== undefined)
      for (const [seat, each] of made.entries())
        this.emit({ ...told(each, seat, this.kinds.get(each.type)!.secret ?? []), reveals: true });
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

  private held(place: Place<Names>): Held {
    const [name, of] = typeof place === 'string' ? [place, this.seat] : place;
    const part = this.parts.get(name);
    const value = this.state![name];
    const cards = (part?.what === 'piles' ? (value as number[][])[of] : value) as number[] | undefined;
    if (part?.cards === undefined || cards === undefined)
      throw new Error(`${this.definition.meta.id}: ${whyNot(name, part)}`);
    return { part, of: part.what === 'piles' ? of : NOBODY, cards };
  }

  /** What was drawn, for who sees where it lay or where it lies. */
  private tellDrawn(from: Held, to: Held, cards: readonly number[]): void {
    const seats = [from, to].flatMap(({ part, of }) => (part.seen === 'owner' ? [of] : []));
    const open = from.part.seen === 'all' || to.part.seen === 'all';
    const event = { type: 'drawn', from: from.part.name, to: to.part.name, count: cards.length, cards };
    const { cards: _, ...hidden } = event;
    this.emit?.({
      ...(open ? event : hidden),
      ...(this.seat === NOBODY ? (to.of === NOBODY ? {} : { seat: to.of }) : { seat: this.seat }),
      ...(!open && seats.length > 0 ? { secret: { seats, cards: cards.slice() } } : {}),
    });
  }
}

function whyNot(name: string, part: NamedPart | undefined): string {
  if (part === undefined) return `there is no "${name}" in the state`;
  return part.cards === undefined ? `"${name}" holds no cards` : `say whose "${name}", as in ['${name}', seat]`;
}

/** A move as an event. What only the mover may know of it stands apart. */
function told(move: Move, seat: Seat, secret: readonly string[]): GameEvent {
  if (secret.length === 0) return { ...move, seat };
  const fields = Object.entries(move) as [string, Json][];
  const open = fields.filter(([name]) => !secret.includes(name));
  const kept = fields.filter(([name]) => secret.includes(name));
  return {
    ...(Object.fromEntries(open) as unknown as Move),
    seat,
    secret: { seats: [seat], ...Object.fromEntries(kept) },
  };
}
