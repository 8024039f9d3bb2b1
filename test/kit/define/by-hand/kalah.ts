/** Kalah on the contract, written by hand: what `defineGame` makes of ../kalah.ts is held to it in rules and in speed. */
import { sum } from '../../../../games/kit/counts.ts';
import { moveTable } from './moves.ts';
import type { Random } from '../../../../games/kit/random.ts';
import type { Emit, Result, Seat } from '../../../../games/kit/rules.ts';
import { ALONE, NOBODY, ranked } from '../../../../games/kit/seats.ts';
import type { ByHand } from './by-hand.ts';

interface State {
  turn: Seat;
  readonly pits: number[];
  readonly stores: number[];
  over: boolean;
}

const OWN = 6;
const PITS = 2 * OWN;

const sows = moveTable('sow', 'pit', PITS);

function setup(_seats: number, _options: object, random: Random): State {
  return { turn: random.below(2), pits: Array.from({ length: PITS }, () => 4), stores: [0, 0], over: false };
}

function clone({ turn, pits, stores, over }: State): State {
  return { turn, pits: pits.slice(), stores: stores.slice(), over };
}

function legal({ pits, turn, over }: State, seat: Seat) {
  const moves = [];
  if (over || seat !== turn) return [];
  for (let pit = seat * OWN; pit < (seat + 1) * OWN; pit++) if (pits[pit]! > 0) moves.push(sows[pit]!);
  return moves;
}

function apply(state: State, seat: Seat, { pit }: (typeof sows)[number], _random: Random, emit: Emit): void {
  const { pits, stores } = state;
  let hand = pits[pit]!;
  let last = pit;
  let stored = false;
  emit?.({ type: 'sow', seat });
  pits[pit] = 0;
  while (hand-- > 0) {
    stored = !stored && last === seat * OWN + OWN - 1;
    if (stored) stores[seat]! += 1;
    else pits[(last = (last + 1) % PITS)]! += 1;
  }
  const opposite = PITS - 1 - last;
  if (!stored && (last < OWN ? 0 : 1) === seat && pits[last] === 1 && pits[opposite]! > 0) {
    emit?.({ type: 'captured' });
    stores[seat]! += 1 + pits[opposite]!;
    pits[last] = pits[opposite] = 0;
  }
  if (isEmpty(pits, 0) || isEmpty(pits, 1)) {
    emit?.({ type: 'kept' });
    stores[isEmpty(pits, 0) ? 1 : 0]! += sum(pits);
    pits.fill(0);
    state.over = true;
  }
  if (!stored || state.over) state.turn = 1 - seat;
}

function isEmpty(pits: readonly number[], side: Seat): boolean {
  for (let pit = side * OWN; pit < (side + 1) * OWN; pit++) if (pits[pit]! > 0) return false;
  return true;
}

function result({ over, stores }: State): Result | undefined {
  if (!over) return undefined;
  const scores = stores.map((points) => ({ score: points, items: [{ code: 'points', points }] }));
  return { ending: 'sideEmpty', places: ranked(scores, (a, b) => stores[a]! > stores[b]!) };
}

export const kalah: ByHand<State, (typeof sows)[number]> = {
  setup,
  toMove: ({ over, turn }) => (over ? NOBODY : ALONE[turn]!),
  legal,
  refuse: (state, seat, move) => (legal(state, seat).includes(move as never) ? undefined : { code: 'no' }),
  apply,
  result,
  view: clone,
  redeal: clone,
  clone,
};
