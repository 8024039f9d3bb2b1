/** Who has the award for the longest trail. */
import type { Emit, Seat } from '../kit/rules.ts';
import { LEAST_TRAIL } from './data.ts';
import type { KatasonEvent, State } from './types.ts';

/** How `reached` stores that `seat` has reached `length`. */
const note = (length: number, seat: Seat): number => 4 * length + seat;

/** Call it when the longest trail of `seat` has become longer or shorter. */
export function trailBecame(state: State, seat: Seat, length: number, emit: Emit<KatasonEvent>): void {
  const { trails } = state;
  const before = trails[seat]!;
  trails[seat] = length;
  // Most trails are too short for the award.
  if (before < LEAST_TRAIL && length < LEAST_TRAIL) return;
  for (let more = Math.max(before + 1, LEAST_TRAIL); more <= length; more++) state.reached.push(note(more, seat));
  for (let less = before; less > length && less >= LEAST_TRAIL; less--) {
    state.reached.splice(state.reached.indexOf(note(less, seat)), 1);
  }
  const holder = longestFirst(state);
  if (holder !== state.roadAward) pass(state, holder, emit);
}

/**
 * The seat with the longest trail; of equal ones, the seat that has had this length for longest; −1 below five (Katason
 * 10.4, 10.5).
 */
export function longestFirst({ trails, reached }: State): number {
  const longest = Math.max(...trails);
  const first = reached.find((noted) => noted >= note(longest, 0) && noted < note(longest + 1, 0));
  return first === undefined ? -1 : first % 4;
}

function pass(state: State, holder: number, emit: Emit<KatasonEvent>): void {
  state.roadAward = holder;
  emit?.(
    holder < 0
      ? { type: 'roadAward', seat: null, length: 0 }
      : { type: 'roadAward', seat: holder, length: state.trails[holder]! },
  );
}
