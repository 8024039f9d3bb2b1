/** The roll: production, or the robber's day. */
import type { KindOf } from '../../kit/moves.ts';
import { filled, sum, takeOne } from '../../kit/counts.ts';
import type { Random } from '../../kit/random.ts';
import type { Emit } from '../../kit/rules.ts';
import { cornersOfHex, hexes } from '../board.ts';
import { BAG_REST, DESERT, KINDS, ROBBERS_ROLL, SAFE_HAND } from '../data.ts';
import { gain } from '../hand.ts';
import { ownerOf, yieldOf } from '../sites.ts';
import type { Katason, KatasonEvent, State } from '../types.ts';

const ROLL = { type: 'roll' } as const;

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

/** Katason 5.1: first the discards, then the robber. */
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

const HEXES = hexes.length;

/** Cards of each resource claimed by this roll; 0 where the bank can't pay them all (Katason 4.4). The desert claims none. */
const demand = filled(DESERT + 1, 0);
/** Hexes whose number was rolled, as many as there are, and the cards each seat claims from them: `4 * place + seat`. */
const producing = filled(HEXES, 0);
const claims = filled(4 * HEXES, 0);

function produce(state: State, rolled: number, emit: Emit<KatasonEvent>): void {
  for (let kind = 0; kind <= DESERT; kind++) demand[kind] = 0;
  const { numbers, terrain, robber } = state;
  let count = 0;
  for (let hex = 0; hex < HEXES; hex++) {
    if (numbers[hex] !== rolled || hex === robber) continue;
    producing[count] = hex;
    demand[terrain[hex]!]! += claim(state, hex, 4 * count++);
  }
  for (let kind = 0; kind < KINDS; kind++) {
    if (demand[kind]! <= state.bank[kind]!) continue;
    demand[kind] = 0;
    emit?.({ type: 'shortage', resource: kind });
  }
  for (let i = 0; i < count; i++) if (demand[terrain[producing[i]!]!]! > 0) payHex(state, producing[i]!, 4 * i, emit);
}

/** Notes what the buildings around a hex claim, by seat from `at` on, and returns how many cards that is. */
function claim(state: State, hex: number, at: number): number {
  for (let seat = 0; seat < state.seats; seat++) claims[at + seat] = 0;
  const { corners } = state;
  const around = cornersOfHex[hex]!;
  let cards = 0;
  for (let i = 0; i < around.length; i++) {
    const building = corners[around[i]!]!;
    if (building === 0) continue;
    claims[at + ownerOf(building)]! += yieldOf(building);
    cards += yieldOf(building);
  }
  return cards;
}

/** Pays what was claimed from a hex, by seat from `at` on. */
function payHex(state: State, hex: number, at: number, emit: Emit<KatasonEvent>): void {
  const resource = state.terrain[hex]!;
  for (let seat = 0; seat < state.seats; seat++) {
    const count = claims[at + seat]!;
    if (count === 0) continue;
    gain(state, seat, resource, count);
    emit?.({ type: 'produced', seat, hex, resource, count });
  }
}
