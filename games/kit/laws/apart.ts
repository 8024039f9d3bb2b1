/**
 * Law 6 for what outlives a move: later moves don't change earlier views and events, and listening to events doesn't
 * change the game.
 */
import { Random } from '../random.ts';
import { type Move, type Rules, type Seat, movers } from '../rules.ts';
import { called, demand, demandSame, nameOf } from './law.ts';
import { copyOf, isSame } from './same.ts';
import type { Step } from './step.ts';

const HEARD = '`apply`, which uses what is neither in the state nor chance, or draws and changes inside `emit?.(…)`';

/**
 * Makes the move without a listener, and in the very state that `observer` has a view of; nothing may differ. Cheap
 * enough for every move.
 */
export function leavesAlone(rules: Rules, { before, seat, move, after }: Step, observer: Seat | null): void {
  const state = rules.clone(before.state);
  const view = rules.view(state, observer);
  const seen = copyOf(view);
  const random = new Random([...before.random]);
  rules.apply(state, seat, move, random, undefined);
  const name = called(move, seat);
  const silent = `${name} does the same whether or not anybody hears of it`;
  demandSame(6, state, after.state, silent, HEARD);
  demandSame(6, random.words, after.random, silent, HEARD);
  const apart = isSame(view, seen);
  const shared = () => `a view shares something with the state: ${name} changes what ${nameOf(observer)} saw before`;
  demand(6, apart, shared, '`view`, which copies what a move changes in place');
}

/** Makes the move and another one in the same state; the events of the first must not change. */
export function staysTold(rules: Rules, { before, seat, move }: Step, random: Random): void {
  const state = rules.clone(before.state);
  const told: { readonly event: object; readonly text: string }[] = [];
  const chance = new Random([...before.random]);
  const apply = (by: Seat, what: Move) =>
    rules.apply(state, by, what, chance, (event) => told.push({ event, text: JSON.stringify(event) }));
  const stay = (after: string) => {
    const changed = told.find(({ event, text }) => JSON.stringify(event) !== text);
    const shared = () => `an event shares something with the state: ${after} changes it from ${changed?.text}`;
    demand(6, changed === undefined, shared, 'what `apply` tells, which is to be a copy');
  };
  apply(seat, move);
  stay(called(move, seat));
  const next = movers(rules, state)[0];
  if (next === undefined) return;
  const then = random.pick(rules.legal(state, next));
  apply(next, then);
  stay(called(then, next));
}
