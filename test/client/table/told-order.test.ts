/** In which order a turn is told to who looks back at it. */
import { expect, test } from 'vitest';
import { turnsToldIn } from '../../../client/table/log/log.ts';
import type { TimedMoment } from '../../../client/table/past/timeline.ts';
import type { GameEvent } from '../../../games/kit/rules.ts';

const PASSING = ['rolled', 'produced'];
const tell = (events: readonly GameEvent[]) => events.map((event) => ({ events: [event], text: event.type }));

/** A turn whose moves have these events. */
function toldOf(...moves: readonly (readonly string[])[]): string {
  const moments = moves.map((types, at): TimedMoment => {
    const events = types.map((type) => ({ type, seat: 1, ...(type === 'turnEnded' ? { next: 0 } : {}) }));
    return { step: at + 1, events };
  });
  const [turn] = turnsToldIn(moments, tell, PASSING);
  return turn!.sentences.map(({ text }) => text).join(' ');
}

test('a roll that only pays is told after what was built', () => {
  expect(toldOf(['rolled', 'produced'], ['houseBuilt'], ['turnEnded'])).toBe('houseBuilt turnEnded rolled produced');
});

test('a roll is told before what followed from it', () => {
  expect(toldOf(['rolled', 'burst'], ['discarded'])).toBe('rolled burst discarded');
  expect(toldOf(['rolled', 'produced'], ['traded'], ['turnEnded', 'rolled'])).toBe(
    'traded turnEnded rolled produced rolled',
  );
});
