/** How long a bot's move is awaited at least, so that people can follow it. */
import { storedStore } from '../kept/storage.ts';
import { useStore } from '../kept/store.ts';

export const PACES = ['quick', 'steady', 'slow'] as const;
export type Pace = (typeof PACES)[number];

const MILLISECONDS: Readonly<Record<Pace, number>> = { quick: 400, steady: 900, slow: 1500 };

const store = storedStore<Pace>('agora.bot-pace', (stored) => PACES.find((pace) => pace === stored) ?? 'steady');

export function usePace(): Pace {
  return useStore(store);
}

export function setPace(pace: Pace): void {
  store.update(() => pace);
}

export function paceMilliseconds(): number {
  return MILLISECONDS[store.get()];
}
