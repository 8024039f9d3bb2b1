/** What the log says of a move. */
import type { GameEvent } from '../../games/kit/rules.ts';
import type { AnyWords, Told } from './words.ts';

/** The sentences for all that one move did, in the words of one language. `state` is the match's at any time, and says where. */
export function toldBy(words: AnyWords, events: readonly GameEvent[], state: object): readonly Told[] {
  return words.told?.(events, state) ?? events.flatMap((event) => toldAlone(event, words.event(event, state)));
}

function toldAlone(event: GameEvent, text: string | null): readonly Told[] {
  return text === null ? [] : [{ events: [event], text }];
}
