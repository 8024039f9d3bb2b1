/** What the log says of a move. */
import type { GameEvent } from '../../games/kit/rules.ts';
import type { AnyWords, Told } from './words.ts';

/** The sentences for all that one move did, in the words of one language. `state` is the match's at any time, and says where. */
export function toldBy(words: AnyWords, events: readonly GameEvent[], state: object): readonly Told[] {
  return words.told?.(events, state) ?? events.flatMap((event) => toldAlone(event, words.event(event, state)));
}

/** What has been said of moves, by the words it was said in. */
const known = new WeakMap<AnyWords, WeakMap<readonly GameEvent[], readonly Told[]>>();

/** The same, made once for each move however long its match grows: what is said of a move stays true as the match goes on. */
export function toldOnce(words: AnyWords, events: readonly GameEvent[], state: object): readonly Told[] {
  const said = known.get(words) ?? new WeakMap<readonly GameEvent[], readonly Told[]>();
  const sentences = said.get(events) ?? toldBy(words, events, state);
  known.set(words, said.set(events, sentences));
  return sentences;
}

function toldAlone(event: GameEvent, text: string | null): readonly Told[] {
  return text === null ? [] : [{ events: [event], text }];
}
