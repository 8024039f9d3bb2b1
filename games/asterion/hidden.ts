/** What each seat may know, and full states that fit it. */
import { hideOthers } from '../kit/counts.ts';
import type { Random } from '../kit/random.ts';
import type { Seat } from '../kit/rules.ts';
import { clone, draw } from './state.ts';
import type { State } from './types.ts';

/** Asterion 7.1: only its seat sees a held tile. At the end nobody holds one. */
export function view(state: State, seat: Seat | null): State {
  const seen = clone(state);
  hideOthers(seen.held, seat, 1);
  return seen;
}

/** A random full state that fits the view: the other seats hold some of their unseen tiles. */
export function redeal(seen: State, seat: Seat | null, random: Random): State {
  const state = clone(seen);
  for (let other = 0; other < state.seats; other++) if (other !== seat) state.held[other] = draw(state, other, random);
  return state;
}
