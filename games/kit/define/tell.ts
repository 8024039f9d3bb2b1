/** Makes the events of a defined game, and the errors for games that ask for something impossible. */
import type { Move, GameEvent, Seat } from '../rules.ts';
import type { Json } from '../json.ts';
import type { AnyDefinition, NamedPart, Plan } from './plan.ts';
import type { Names, Place } from './types.ts';

/** The number that stands for nobody. */
const NOBODY = -1;

export class Teller {
  private readonly parts: readonly NamedPart[];

  constructor(
    private readonly definition: AnyDefinition,
    plan: Plan,
  ) {
    this.parts = plan.parts;
  }

  /** The event of a move. Fields that only the mover may know go into its secret part. */
  made(move: Move, seat: Seat): GameEvent {
    const { secret = [] } = this.definition.moves[move.type]!;
    if (secret.length === 0) return { ...move, seat };
    const fields = Object.entries(move) as [string, Json][];
    const open = fields.filter(([name]) => !secret.includes(name as never));
    const kept = fields.filter(([name]) => secret.includes(name as never));
    return {
      ...(Object.fromEntries(open) as unknown as Move),
      seat,
      secret: { seats: [seat], ...Object.fromEntries(kept) },
    };
  }

  /** An event that the game itself emits. */
  said(type: string, says: object, seat: Seat): GameEvent {
    this.demandDeclared(type, says);
    // The event keeps copies, so that later changes to the state's lists don't change it.
    const copies = Object.entries(says).map(
      ([name, said]) => [name, Array.isArray(said) ? said.slice() : said] as const,
    );
    return { type, ...(seat === NOBODY ? {} : { seat }), ...Object.fromEntries(copies) };
  }

  /**
   * The event of cards that `seat` drew. Only those who see the cards at one of the two places learn which they are.
   */
  drawn(from: Place<Names>, to: Place<Names>, cards: readonly number[], seat: Seat): GameEvent {
    const [source, target] = [this.partAt(from), this.partAt(to)];
    const receiver = this.ownerOf(to, seat);
    const seats = [from, to].flatMap((place) =>
      this.partAt(place).seen === 'owner' ? [this.ownerOf(place, seat)] : [],
    );
    const open = source.seen === 'all' || target.seen === 'all';
    const hidden = { type: 'drawn', from: source.name, to: target.name, count: cards.length };
    return {
      ...hidden,
      ...(open ? { cards } : {}),
      ...(seat === NOBODY ? (receiver === NOBODY ? {} : { seat: receiver }) : { seat }),
      ...(!open && seats.length > 0 ? { secret: { seats, cards: cards.slice() } } : {}),
    };
  }

  /** The error for a place that holds no cards. */
  noCards(place: Place<Names>): Error {
    return this.error(this.whyNot(place));
  }

  /** The error for moving a card from where it isn't. */
  missing(card: number, from: Place<Names>): Error {
    return this.error(`there is no ${card} in ${this.partAt(from).name} to be moved`);
  }

  noPhase(phase: string): Error {
    return this.error(`there is no phase "${phase}" to go to`);
  }

  private error(wrong: string): Error {
    return new Error(`${this.definition.meta.id}: ${wrong}`);
  }

  private demandDeclared(type: string, says: object): void {
    const { tells = {} } = this.definition;
    const declared = Object.hasOwn(tells, type) ? Object.keys(tells[type]!) : undefined;
    if (declared === undefined)
      throw this.error(`it tells "${type}"; \`tells\` has ${Object.keys(tells).join(', ') || 'nothing'}`);
    const odd = [
      ...declared.filter((name) => !(name in says)),
      ...Object.keys(says).filter((name) => !declared.includes(name)),
    ];
    if (odd.length > 0)
      throw this.error(
        `what is told of "${type}" should be ${declared.join(', ')}, and is ${Object.keys(says).join(', ')}`,
      );
  }

  private whyNot(place: Place<Names>): string {
    const name = typeof place === 'string' ? place : place[0];
    const part = this.parts.find((each) => each.name === name);
    if (part === undefined) return `there is no "${name}" in the state`;
    return part.cards === undefined ? `"${name}" holds no cards` : `say whose "${name}", as in ['${name}', seat]`;
  }

  private partAt(place: Place<Names>): NamedPart {
    const name = typeof place === 'string' ? place : place[0];
    return this.parts.find((part) => part.name === name)!;
  }

  /** The seat that owns the pile; NOBODY if the part has only one pile. */
  private ownerOf(place: Place<Names>, seat: Seat): number {
    if (this.partAt(place).what !== 'piles') return NOBODY;
    return typeof place === 'string' ? seat : place[1];
  }
}
