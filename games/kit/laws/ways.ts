/**
 * Law 16: checks which kinds of move a seat has against a list that was written from the rules of the game and not from
 * its code.
 */
import { type Move, type Rules, type Seat, movers } from '../rules.ts';
import { demand, seatsOf } from './law.ts';

/**
 * The kinds of move that a seat has, in a position of a game that isn't over. A game's `ways` is in
 * test/games/<game>/ways.ts.
 */
export type Ways<State = object, M extends Move = Move> = (state: State, seat: Seat) => readonly M['type'][];

/** The kinds that are marked as possible. */
export function those<Kind extends string>(can: Readonly<Partial<Record<Kind, boolean>>>): Kind[] {
  return (Object.keys(can) as Kind[]).filter((kind) => can[kind]);
}

/** Demands that each seat is offered exactly the kinds of move that it should have. */
export function hasItsWays(rules: Rules, ways: Ways | undefined, state: object): void {
  if (ways === undefined || movers(rules, state).length === 0) return;
  for (const seat of seatsOf(rules, state)) {
    const offered = [...new Set(rules.legal(state, seat).map(({ type }) => type))].toSorted().join(', ') || 'none';
    const due = [...ways(state, seat)].toSorted().join(', ') || 'none';
    demand(
      16,
      offered === due,
      () => `seat ${seat} is offered these kinds of move: ${offered}; by ways.ts it has: ${due}`,
    );
  }
}
