/** What a move of Attika must have done, worked out from the page of rules and not from the code. */
import { BUILDINGS, ROAD_COST, STACKS, SUBSTITUTE, TERRAIN_KINDS } from '../../../games/attika/data.ts';
import type { AttikaEvent, AttikaMove, State } from '../../../games/attika/types.ts';
import { ofSeat, sum } from '../../../games/kit/counts.ts';
import { type Transition, type Oracle, turnTold } from '../../../games/kit/laws/oracle.ts';

type Done = Transition<State, AttikaMove, AttikaEvent>;

export const oracle: Oracle<State, AttikaMove, AttikaEvent> = () => (transition) =>
  price(transition) ??
  idleAmphora(transition) ??
  bareDeck(transition.after) ??
  turnTold(transition.after.turn !== transition.before.turn, transition.before, transition.after, transition.events);

/** The discards are the deck as soon as there is none. */
function bareDeck({ deckSize, discards }: State): string | undefined {
  return deckSize === 0 && sum(discards) > 0 ? `${sum(discards)} discards lie beside an empty deck` : undefined;
}

/** An amphora buys an action of the turn's mode: there must be one to take. */
function idleAmphora({ before, seat, move }: Done): string | undefined {
  if (move.type !== 'useAmphora' || before.mode !== 'draw') return undefined;
  return sum(ofSeat(before.stacks, seat, STACKS.length)) === 0 ? 'an amphora was given up for nothing' : undefined;
}

/** What was paid is what the building costs, told and given alike. */
function price({ before, seat, move, events }: Done): string | undefined {
  if (move.type !== 'build') return undefined;
  const told = events.find((event) => event.type === 'buildingBuilt');
  if (told === undefined) return 'no building was told of';
  if (told.free !== isFree(before, seat, move.kind, move.hex)) return `free: ${told.free}`;
  if (told.cards.some((count, terrain) => count > before.hands[seat * TERRAIN_KINDS + terrain]!))
    return 'cards not held';
  const due = told.free ? 0 : costs(before, seat, move.kind, move.hex, told.cards);
  return sum(told.cards) === due ? undefined : `${sum(told.cards)} cards were paid, not ${due}`;
}

const around = ({ land }: State, hex: number) => land.near.slice(hex * 6, hex * 6 + 6).filter((other) => other >= 0);

/** Names of one's own buildings beside a hex. */
function neighbours(state: State, seat: number, hex: number): readonly string[] {
  return around(state, hex).flatMap((other) => {
    const piece = state.built[other]!;
    return piece >= 0 && Math.floor(piece / BUILDINGS.length) === seat
      ? [BUILDINGS[piece % BUILDINGS.length]!.name]
      : [];
  });
}

export function isFree(state: State, seat: number, kind: number, hex: number): boolean {
  const { freeBy } = BUILDINGS[kind]!;
  return freeBy !== null && neighbours(state, seat, hex).includes(freeBy);
}

/** How many cards a building takes when these are among them: two of any stand for one of a terrain. */
export function costs(state: State, seat: number, kind: number, hex: number, cards: readonly number[]): number {
  const fee = neighbours(state, seat, hex).length > 0 ? 0 : state.settlements[seat]!;
  const marks = [hex, ...around(state, hex).filter((other) => state.built[other] === -1)].map(
    (other) => state.land.marks[other]!,
  );
  const { name, cost } = BUILDINGS[kind]!;
  if (name === 'road') return fee + Math.max(0, ROAD_COST - marks.filter((mark) => mark >= 0).length);
  const missing = cost.map((count, terrain) => Math.max(0, count - marks.filter((mark) => mark === terrain).length));
  const own = missing.map((count, terrain) => Math.min(count, cards[terrain]!));
  return fee + sum(own) + SUBSTITUTE * (sum(missing) - sum(own));
}
