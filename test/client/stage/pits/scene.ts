/** How a move of Kalah is pressed: by the pit that is sown. */
import type { kalah } from '../../../kit/define/kalah.ts';
import type { EventOf, MoveOf, StateOf } from '../../../../games/kit/define/types.ts';
import { type Scene, partsOf, spot } from '../../../../client/stage/scene.ts';

export type State = StateOf<typeof kalah.rules>;
export type Sow = MoveOf<typeof kalah.rules>;
export type Event = EventOf<typeof kalah.rules>;

export const scene: Scene<State, Sow, Event> = {
  blank: {},
  ways: ({ pit }) => [[spot('pit', pit)]],
  whyNot: (of, _, why) => why({ type: 'sow', pit: partsOf(of)[1] }),
  shows: (event) => (event.type === 'sow' ? [spot('pit', event.pit)] : []),
};
