/** Sentences for screen readers alone. */
import { createStore } from '../store.ts';

export const announced = createStore({ text: '', turn: 0 });

/** Has `text` read aloud when the reader is done with what it is saying. */
export function announce(text: string): void {
  announced.set({ text, turn: announced.get().turn + 1 });
}
