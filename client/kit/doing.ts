/** A sentence about the next press of an action that takes several presses. It replaces the prompt meanwhile. */
import { useEffect } from 'react';
import { useOwn } from './scope/context.ts';
import { perBoard } from './scope/scope.ts';
import { useStore } from '../kept/store.ts';

const DOING = perBoard<string | null>(null);

/** Shows the sentence while the calling component is mounted; null leaves the prompt as it is. */
export function useDoing(sentence: string | null): void {
  const store = useOwn(DOING);
  useEffect(() => {
    store.set(sentence);
    return () => store.set(null);
  }, [store, sentence]);
}

/** The current sentence, or null. */
export function useNext(): string | null {
  return useStore(useOwn(DOING));
}
