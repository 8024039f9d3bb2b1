/** What the log says of a move. */
import type { GameEvent } from '../../games/kit/rules.ts';
import type { AnyWords, Told } from './words.ts';

/** The sentences for everything one move did. `state` only helps to name places, so it may be of any moment of the match. */
export function toldBy(words: AnyWords, events: readonly GameEvent[], state: object): readonly Told[] {
  return words.told?.(events, state) ?? events.flatMap((event) => toldAlone(event, words.event(event, state)));
}

/** Sentences already made, by language and game (its words) and by move (its events). */
const known = new WeakMap<AnyWords, WeakMap<readonly GameEvent[], readonly Told[]>>();

/** The same, made only once for each move: its sentences stay true as the match goes on. */
export function toldOnce(words: AnyWords, events: readonly GameEvent[], state: object): readonly Told[] {
  const said = known.get(words) ?? new WeakMap<readonly GameEvent[], readonly Told[]>();
  const sentences = said.get(events) ?? toldBy(words, events, state);
  known.set(words, said.set(events, sentences));
  return sentences;
}

function toldAlone(event: GameEvent, text: string | null): readonly Told[] {
  return text === null ? [] : [{ events: [event], text }];
}
