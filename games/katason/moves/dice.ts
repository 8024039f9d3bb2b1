/** The roll: production, or the robber on a 7. */
import type { KindOf } from '../../kit/moves.ts';
import { filled, sum, takeOne } from '../../kit/counts.ts';
import type { Random } from '../../kit/random.ts';
import type { Emit } from '../../kit/rules.ts';
import { BAG_REST, KINDS, ROBBERS_ROLL, SAFE_HAND } from '../data.ts';
import { gain } from '../hand.ts';
import type { Katason, KatasonEvent, State } from '../types.ts';
import { type Yields, yieldsOf } from '../yields.ts';

export const ROLL = { type: 'roll' } as const;

export const roll: KindOf<Katason, 'roll'> = {
  shape: {},
  list(_state, _seat, moves) {
    moves.push(ROLL);
  },
  refuse: () => undefined,
  apply(state, seat, _move, random, emit) {
    rollDice(state, random);
    emit?.({ type: 'rolled', seat, dice: [state.dice1, state.dice2] });
    const rolled = state.dice1 + state.dice2;
    if (rolled === ROBBERS_ROLL) startBurst(state, emit);
    else {
      produce(state, rolled, emit);
      state.phase = 'development';
    }
  },
};

function rollDice(state: State, random: Random): void {
  if (state.options.dice === 'fair') {
    state.dice1 = 1 + random.below(6);
    state.dice2 = 1 + random.below(6);
    return;
  }
  const left = sum(state.bag);
  const drawn = takeOne(state.bag, left, random);
  state.dice1 = 1 + Math.floor(drawn / 6);
  state.dice2 = 1 + (drawn % 6);
  if (left - 1 === BAG_REST) state.bag.fill(1);
}

/** Katason 5.1, 5.2: first whoever holds too much discards half of it, then the robber moves. */
function startBurst(state: State, emit: Emit<KatasonEvent>): void {
  state.phase = 'robber';
  for (let seat = 0; seat < state.seats; seat++) {
    const size = state.handSizes[seat]!;
    if (size <= SAFE_HAND) continue;
    const count = Math.floor(size / 2);
    state.owed[seat] = count;
    state.phase = 'burst';
    emit?.({ type: 'mustDiscard', seat, count });
  }
}

function produce(state: State, rolled: number, emit: Emit<KatasonEvent>): void {
  const yields = yieldsOf(state);
  const { first, next, drawn } = yields;
  if (drawn[rolled] === 0) return;
  const { terrain, robber, bank } = state;
  for (let hex = first[rolled]!; hex >= 0; hex = next[hex]!) {
    if (bank[terrain[hex]!]! < drawn[rolled]!) return produceScarcely(state, rolled, yields, emit);
  }
  for (let hex = first[rolled]!; hex >= 0; hex = next[hex]!) {
    if (hex !== robber) payHex(state, hex, yields, emit);
  }
}

/**
 * How many cards of each resource this roll claims; 0 if the bank can't pay them all (Katason 4.4). All zero between
 * rolls.
 */
const demand = filled(KINDS, 0);

/** Production when the bank might run short: counts all claims on each resource before paying any. */
function produceScarcely(state: State, rolled: number, yields: Yields, emit: Emit<KatasonEvent>): void {
  const { first, next, total } = yields;
  const { terrain, robber } = state;
  for (let hex = first[rolled]!; hex >= 0; hex = next[hex]!) {
    if (hex !== robber) demand[terrain[hex]!]! += total[hex]!;
  }
  dropShortages(state, emit);
  for (let hex = first[rolled]!; hex >= 0; hex = next[hex]!) {
    if (hex !== robber && demand[terrain[hex]!]! > 0) payHex(state, hex, yields, emit);
  }
  demand.fill(0);
}

function dropShortages({ bank }: State, emit: Emit<KatasonEvent>): void {
  for (let kind = 0; kind < KINDS; kind++) {
    if (demand[kind]! <= bank[kind]!) continue;
    demand[kind] = 0;
    emit?.({ type: 'shortage', resource: kind });
  }
}

function payHex(state: State, hex: number, { packed }: Yields, emit: Emit<KatasonEvent>): void {
  const resource = state.terrain[hex]!;
  for (let seat = 0, left = packed[hex]!; left !== 0; seat++, left >>= 4) {
    const count = left & 15;
    if (count === 0) continue;
    gain(state, seat, resource, count);
    emit?.({ type: 'produced', seat, hex, resource, count });
  }
}
