/** Which kinds of move a seat of Lost Cities has, by the page of rules and not by the code. */
import type { Seat } from '../../../games/kit/rules.ts';
import { PATHS, STEPS, VALUES } from '../../../games/lost-cities/data.ts';
import type { LostCitiesMove, State } from '../../../games/lost-cities/types.ts';
import { type Ways, those } from '../../../games/kit/laws/ways.ts';

const COLOURS = Array.from({ length: PATHS }, (_, colour) => colour);

export const ways: Ways<State, LostCitiesMove> = (state, seat) => {
  if (seat !== state.turn) return [];
  if (state.stage === 'card') return playing(state, seat);
  // Lost Cities 4.1 to 4.3
  if (state.stage === 'draw')
    return those({ drawCard: true, takeDiscard: COLOURS.some((path) => isOpen(state, path)) });
  // Lost Cities 5.7, 5.9
  const walks = (step: number) => step > 0 && step < STEPS;
  return those({ moveFigure: stepsOf(state, seat).some(walks), declineStep: true });
};

/** Lost Cities 3.2, 3.5, 3.6 */
function playing(state: State, seat: Seat) {
  const figures = state.explorersLeft[seat]! > 0 || state.researchers[seat] === -1;
  const laid = stepsOf(state, seat).map((step) => step > 0);
  return those({
    discard: true,
    startPath: figures && COLOURS.some((path) => !laid[path] && held(state, seat, path).length > 0),
    advance: COLOURS.some((path) => laid[path] && held(state, seat, path).some(fits(state, seat, path))),
  });
}

const stepsOf = (state: State, seat: Seat) => state.steps.slice(seat * PATHS, (seat + 1) * PATHS);

/** The values a seat holds of a colour. */
function held(state: State, seat: Seat, path: number): number[] {
  const first = (seat * PATHS + path) * VALUES;
  return state.hands.slice(first, first + VALUES).flatMap((count, value) => (count > 0 ? [value] : []));
}

/** A row rises; with both directions it falls where the cards on it do, and goes either way while they are alike (10.2, 10.4). */
function fits(state: State, seat: Seat, path: number): (value: number) => boolean {
  const [first, last] = [state.firsts, state.tops].map((row) => row[seat * PATHS + path]! - path * VALUES);
  if (!state.options.bothDirections || last! > first!) return (value) => value >= last!;
  return last! < first! ? (value) => value <= last! : () => true;
}

function isOpen({ piles, discarded, options }: State, path: number): boolean {
  return piles[path]!.length > 0 && (options.takeBack || discarded !== path);
}
