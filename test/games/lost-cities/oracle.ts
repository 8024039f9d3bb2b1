/** What a move of Lost Cities must have told, worked out from the page of rules and not from the code. */
import { ofSeat, sum } from '../../../games/kit/counts.ts';
import { STEP_POINTS } from '../../../games/lost-cities/data.ts';
import type { LostCitiesEvent, LostCitiesMove, State } from '../../../games/lost-cities/types.ts';
import { PATHS } from '../../../games/lost-cities/data.ts';
import { type Transition, type Oracle, turnTold } from '../../../games/kit/laws/oracle.ts';

type Done = Transition<State, LostCitiesMove, LostCitiesEvent>;

export const oracle: Oracle<State, LostCitiesMove, LostCitiesEvent> = () => (transition) =>
  turnTold(transition.after.turn !== transition.before.turn, transition.before, transition.after, transition.events) ??
  order(transition) ??
  scores(transition) ??
  figures(transition);

/** An expedition ends, is scored and ends the turn with it before the next one begins. */
function order({ events }: Done): string | undefined {
  const course = ['expeditionEnded', 'expeditionScored', 'statuesScored', 'turnEnded', 'expeditionBegun'];
  const places = events.map(({ type }) => course.indexOf(type)).filter((place) => place >= 0);
  const told = places.map((place) => course[place]);
  return places.every((place, index) => index === 0 || place >= places[index - 1]!)
    ? undefined
    : `told were ${told.join(', ')}`;
}

/** Points told are the points of the steps that the expedition left. */
function scores({ before, after, events }: Done): string | undefined {
  if (after.expeditions.length === before.expeditions.length) return undefined;
  const { steps, researchers } = after.expeditions.at(-1)!;
  for (const event of events) {
    if (event.type !== 'expeditionScored') continue;
    const own = ofSeat(steps, event.seat, PATHS);
    const points = own.map((step) => STEP_POINTS[step]!);
    const alone = researchers[event.seat]! < 0 ? 0 : points[researchers[event.seat]!]!;
    if (event.explorers !== sum(points) - alone) return `explorers of ${event.seat} bring ${sum(points) - alone}`;
    if (event.researcher !== 2 * alone) return `the researcher of ${event.seat} brings ${2 * alone}`;
  }
  return undefined;
}

/** Each step told of is a step taken, while the expedition goes on. */
function figures({ before, seat, after, events }: Done): string | undefined {
  const taken = events.filter((event) => event.type === 'figureMoved').length;
  const ended = after.expeditions.length > before.expeditions.length;
  const steps = ended ? after.expeditions.at(-1)!.steps : after.steps;
  const gone = sum(ofSeat(steps, seat, PATHS)) - sum(ofSeat(before.steps, seat, PATHS));
  return gone === taken ? undefined : `${gone} steps were taken, ${taken} told`;
}
