/** What the log says of a move. */
import type { GameEvent } from '../../games/kit/rules.ts';
import type { AnyWords, LogSentence } from './words.ts';

/** The sentences for everything one move did. `state` only helps to name places, so it may be of any moment of the match. */
export function sentencesOf(words: AnyWords, events: readonly GameEvent[], state: object): readonly LogSentence[] {
  return words.sentences?.(events, state) ?? events.flatMap((event) => alone(event, words.event(event, state)));
}

/** Sentences already made, by language and game (its words) and by move (its events). */
const known = new WeakMap<AnyWords, WeakMap<readonly GameEvent[], readonly LogSentence[]>>();

/** The same, made only once for each move: its sentences stay true as the match goes on. */
export function sentencesOnce(words: AnyWords, events: readonly GameEvent[], state: object): readonly LogSentence[] {
  const said = known.get(words) ?? new WeakMap<readonly GameEvent[], readonly LogSentence[]>();
  const sentences = said.get(events) ?? sentencesOf(words, events, state);
  known.set(words, said.set(events, sentences));
  return sentences;
}

function alone(event: GameEvent, text: string | null): readonly LogSentence[] {
  return text === null ? [] : [{ events: [event], text }];
}
