/** Makes the events of a defined game. */
import type { GameEvent, Json, Move, Seat } from '../rules.ts';
import type { Seen } from './parts.ts';
import type { AnyDefinition } from './plan.ts';

/** The number that stands for nobody. */
export const NOBODY = -1;

/** What the author of a game is told that a function of it has done wrong. */
export function errorOf({ meta }: AnyDefinition, wrong: string): Error {
  return new Error(`${meta.id}: ${wrong}`);
}

/** The event of a move. Fields that only the mover may know go into its secret part. */
export function madeEvent({ moves }: AnyDefinition, move: Move, seat: Seat): GameEvent {
  const secret: readonly string[] = moves[move.type]!.secret ?? [];
  if (secret.length === 0) return { ...move, seat };
  const [told, kept]: [Record<string, Json>, Record<string, Json>] = [{}, {}];
  for (const [name, value] of Object.entries(move)) (secret.includes(name) ? kept : told)[name] = value as Json;
  return { ...told, type: move.type, seat, secret: { seats: [seat], ...kept } };
}

/** An event that the game itself emits. */
export function saidEvent(definition: AnyDefinition, type: string, says: object, seat: Seat): GameEvent {
  const { tells = {} } = definition;
  if (!Object.hasOwn(tells, type))
    throw errorOf(definition, `it tells "${type}"; \`tells\` has ${Object.keys(tells).join(', ') || 'nothing'}`);
  const [declared, given] = [Object.keys(tells[type]!), Object.keys(says)];
  if (declared.toSorted().join() !== given.toSorted().join())
    throw errorOf(definition, `what is told of "${type}" should be ${declared.join(', ')}, and is ${given.join(', ')}`);
  // The event keeps copies, so that later changes to the state's lists don't change it.
  return { type, ...(seat === NOBODY ? {} : { seat }), ...structuredClone(says) };
}

/** A pile that cards are drawn from or to: the very list in the state, who sees it, and whose it is. */
export interface Spot {
  readonly name: string;
  readonly seen: Seen;
  readonly owner: Seat;
}

/** The event of cards that `seat` drew. Only those who see the cards at one of the two places learn which they are. */
export function drawnEvent(from: Spot, to: Spot, drawn: readonly number[], seat: Seat): GameEvent {
  const by = seat === NOBODY ? to.owner : seat;
  const seats = [from, to].flatMap(({ seen, owner }) => (seen === 'owner' ? owner : []));
  const cards = drawn.slice();
  const isOpen = from.seen === 'all' || to.seen === 'all';
  const event = { type: 'drawn', from: from.name, to: to.name, count: cards.length };
  return {
    ...event,
    ...(by === NOBODY ? {} : { seat: by }),
    ...(isOpen ? { cards } : seats.length > 0 && { secret: { seats, cards } }),
  };
}

/** The event of a card that some seats are shown: to whom is open, which card it is only they learn. */
export function shownEvent({ name, owner }: Spot, card: number, seats: readonly Seat[], seat: Seat): GameEvent {
  const by = seat === NOBODY ? owner : seat;
  const event = { type: 'shown', from: name, to: [...seats], reveals: true as const };
  return { ...event, ...(by === NOBODY ? {} : { seat: by }), secret: { seats: [...seats], cards: [card] } };
}
