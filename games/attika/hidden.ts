/** What each seat may know, and full states that fit it. */
import { HIDDEN, hideOthers, ownCount } from '../kit/counts.ts';
import { dealUnseen } from '../kit/deck.ts';
import type { Random } from '../kit/random.ts';
import type { Memory, Seat } from '../kit/rules.ts';
import { CARDS_OF_TERRAIN, TERRAIN_KINDS } from './data.ts';
import { isOver } from './flow.ts';
import { clone } from './state.ts';
import type { State } from './types.ts';

/** Attika 9.1: hands belong to their seat, the deck to nobody; all is open after the end. */
export function view(state: State, seat: Seat | null): State {
  const seen = clone(state);
  if (isOver(state)) return seen;
  hideOthers(seen.hands, seat, TERRAIN_KINDS);
  seen.deck.fill(HIDDEN);
  return seen;
}

/** A full state drawn from all that fit the view: cards neither in the own hand nor discarded may be anywhere but where they are remembered. */
export function redeal(seen: State, seat: Seat | null, random: Random, memory?: Memory): State {
  const state = clone(seen);
  if (isOver(state)) return state;
  const unseen = state.discards.map(
    (discarded, terrain) => CARDS_OF_TERRAIN - discarded - ownCount(state.hands, seat, terrain, TERRAIN_KINDS),
  );
  dealUnseen(state, seat, unseen, random, memory);
  return state;
}
