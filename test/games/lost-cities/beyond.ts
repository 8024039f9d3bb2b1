/** What no look at Lost Cities would tell of what it says. */
import type { LostCitiesEvent } from '../../../games/lost-cities/types.ts';
import type { Beyond } from '../../client/text/beyond.ts';

export const beyond: Beyond<LostCitiesEvent> = {
  details: { card: 0, colour: 3 },
  stages: ['card', 'bonus', 'draw'],
  // Playing, a free step for either reason, drawing; waiting for these; the end.
  prompts: 7,
  // The first step is told with the card that started the path.
  silent: (event) => event.type === 'turnEnded' || (event.type === 'figureMoved' && event.step === 1),
};
