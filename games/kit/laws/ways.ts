/** Law 16: which kinds of move a seat has, told by somebody who knows the game but not its code. */
import { type Move, type Rules, type Seat, movers } from '../rules.ts';
import { demand, seatsOf } from './law.ts';

/** A `ways` in test/games/<game>/ways.ts: the kinds of move a seat has in a position of a game that goes on. */
export type Ways<State = object, M extends Move = Move> = (state: State, seat: Seat) => readonly M['type'][];

/** The kinds that can be had, of those that are said to be possible or not. */
export function those<Kind extends string>(can: Readonly<Partial<Record<Kind, boolean>>>): Kind[] {
  return (Object.keys(can) as Kind[]).filter((kind) => can[kind]);
}

/** Demands that each seat is offered all kinds of move it should have, and no other. */
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
