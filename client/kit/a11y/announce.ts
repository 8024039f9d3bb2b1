/** Sentences that only screen readers get. */
import { createStore } from '../../kept/store.ts';

export const announced = createStore({ text: '', turn: 0 });

/** Has `text` read aloud after whatever the screen reader is saying now. */
export function announce(text: string): void {
  announced.set({ text, turn: announced.get().turn + 1 });
}
