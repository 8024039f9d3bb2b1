/** What the server answers to one question: now, when the network is back, and now and then. */
import { useCallback, useEffect, useState } from 'react';
import type { Refusal } from '../../games/kit/rules.ts';
import { LatestAnswer } from '../kit/latest-answer.ts';
import type { Answer } from './ask.ts';

export interface Told<T> {
  /** As it was last told; null before that. */
  readonly told: T | null;
  /** Why it isn't up to date. */
  readonly refusal: Refusal | null;
}

/**
 * `ask` must stay the same function while the same is asked. It is asked again after so many milliseconds while the page is
 * in sight, until what is told `isLast`.
 */
export function useAnswer<T>(
  ask: () => Promise<Answer<T>>,
  every?: number,
  isLast?: (told: T) => boolean,
): Told<T> & { tell(value: T): void; look(): Promise<void> } {
  const [known, know] = useState<Told<T>>({ told: null, refusal: null });
  const [latest] = useState(() => new LatestAnswer());
  const look = useCallback(async () => {
    const isNews = latest.ask();
    const answer = await ask();
    if (!isNews()) return;
    know(({ told }) => (answer.ok ? { told: answer.value, refusal: null } : { told, refusal: answer.refusal }));
  }, [ask, latest]);
  useEffect(() => {
    const again = () => void look();
    // Soon, but after this.
    queueMicrotask(again);
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [look]);
  const isOver = known.told !== null && isLast?.(known.told) === true;
  useEffect(() => {
    if (every === undefined || isOver) return undefined;
    const polling = setInterval(() => document.visibilityState !== 'hidden' && void look(), every);
    return () => clearInterval(polling);
  }, [look, every, isOver]);
  const tell = (told: T) => {
    // What was asked before and is answered later is out of date.
    latest.ask()();
    know({ told, refusal: null });
  };
  return { ...known, tell, look };
}
