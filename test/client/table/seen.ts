import type { Match } from '../../../client/table/match.ts';

/** All that a screen is shown of a match, side by side, for expectations. Throws while it is still connecting. */
export function seen(match: Match) {
  const at = match.getSnapshot();
  if (at.phase === 'connecting') throw new Error('still connecting');
  const { phase, timeline, session, control } = at;
  const { ready, undoable, formality } = control;
  const curtain = session.hotseat?.curtain ?? null;
  return { phase, ...timeline.last, moments: timeline.moments, ...session, curtain, ready, undoable, formality };
}
