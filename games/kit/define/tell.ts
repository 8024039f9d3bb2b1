/** Makes the events of a defined game. */
import type { Json } from '../json.ts';
import type { GameEvent, Move, Seat } from '../rules.ts';
import type { AnyDefinition, NamedPart } from './plan.ts';
import type { Names, Place } from './types.ts';

/** The number that stands for nobody. */
const NOBODY = -1;

export class Teller {
  constructor(
    private readonly definition: AnyDefinition,
    private readonly parts: ReadonlyMap<string, NamedPart>,
  ) {}

  error(wrong: string): Error {
    return new Error(`${this.definition.meta.id}: ${wrong}`);
  }

  /** The event of a move. Fields that only the mover may know go into its secret part. */
  made(move: Move, seat: Seat): GameEvent {
    const secret: readonly string[] = this.definition.moves[move.type]!.secret ?? [];
    if (secret.length === 0) return { ...move, seat };
    const fields = Object.entries(move) as [string, Json][];
    const told = fields.filter(([name]) => !secret.includes(name));
    const kept = fields.filter(([name]) => secret.includes(name));
    return {
      ...(Object.fromEntries(told) as unknown as Move),
      seat,
      secret: { seats: [seat], ...Object.fromEntries(kept) },
    };
  }

  /** An event that the game itself emits. */
  said(type: string, says: object, seat: Seat): GameEvent {
    const { tells = {} } = this.definition;
    if (!Object.hasOwn(tells, type))
      throw this.error(`it tells "${type}"; \`tells\` has ${Object.keys(tells).join(', ') || 'nothing'}`);
    const [declared, given] = [Object.keys(tells[type]!), Object.keys(says)];
    if (declared.toSorted().join() !== given.toSorted().join())
      throw this.error(`what is told of "${type}" should be ${declared.join(', ')}, and is ${given.join(', ')}`);
    // The event keeps copies, so that later changes to the state's lists don't change it.
    return { type, ...(seat === NOBODY ? {} : { seat }), ...structuredClone(says) };
  }

  /** The event of cards that `seat` drew. Only those who see the cards at one of the two places learn which they are. */
  drawn(from: Place<Names>, to: Place<Names>, drawn: readonly number[], seat: Seat): GameEvent {
    const ends = [from, to].map((place) => {
      const [name, of] = typeof place === 'string' ? [place, seat] : place;
      const { what, seen } = this.parts.get(name)!;
      return { name, seen, owner: what === 'piles' ? of : NOBODY };
    });
    const [source, target] = ends as [(typeof ends)[0], (typeof ends)[0]];
    const seats = ends.flatMap(({ seen, owner }) => (seen === 'owner' ? owner : []));
    const cards = drawn.slice();
    const by = seat === NOBODY ? target.owner : seat;
    const event = { type: 'drawn', from: source.name, to: target.name, count: cards.length };
    return {
      ...event,
      ...(by === NOBODY ? {} : { seat: by }),
      ...(source.seen === 'all' || target.seen === 'all'
        ? { cards }
        : seats.length > 0 && { secret: { seats, cards } }),
    };
  }
}
