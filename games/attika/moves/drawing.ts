/** Turning up a building, and keeping it on the mat. */
import { type KindOf, prebuilt } from '../../kit/moves.ts';
import { below } from '../../kit/shape.ts';
import { BUILDINGS, STACKS } from '../data.ts';
import { turnUp } from '../state.ts';
import { refuseAction, refuseMode, resume, spendAction } from '../turn.ts';
import type { Attika } from '../types.ts';

const DRAWS = prebuilt(STACKS.length, (stack) => ({ type: 'drawBuilding', stack }) as const);
const KEEP = { type: 'keepBuilding' } as const;

export const drawBuilding: KindOf<Attika, 'drawBuilding'> = {
  shape: { stack: below(STACKS.length) },
  list(state, seat, moves) {
    if (refuseAction(state, 'draw')) return;
    for (let stack = 0; stack < STACKS.length; stack++) {
      if (state.stacks[seat * STACKS.length + stack]! > 0) moves.push(DRAWS[stack]!);
    }
  },
  refuse(state, seat, { stack }) {
    const refusal = refuseAction(state, 'draw');
    if (refusal) return refusal;
    if (state.stacks[seat * STACKS.length + stack]! > 0) return undefined;
    return refuseMode(state, seat, 'draw') ?? { code: 'stackEmpty' };
  },
  apply(state, seat, { stack }, random, emit) {
    spendAction(state, 'draw');
    const kind = turnUp(state, seat, stack, random);
    state.revealed = kind;
    state.phase = 'reveal';
    emit?.({ type: 'buildingDrawn', seat, stack, kind });
    if (state.stacks[seat * STACKS.length + stack]! > 0) return;
    state.exhausted = true;
    emit?.({ type: 'stackExhausted', seat, stack });
  },
};

export const keepBuilding: KindOf<Attika, 'keepBuilding'> = {
  shape: {},
  list(_state, _seat, moves) {
    moves.push(KEEP);
  },
  refuse: () => undefined,
  apply(state, seat, _move, random, emit) {
    const kind = state.revealed;
    state.mats[seat * BUILDINGS.length + kind]!++;
    state.revealed = -1;
    emit?.({ type: 'buildingKept', seat, kind });
    resume(state, seat, random, emit);
  },
};
