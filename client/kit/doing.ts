/** What comes next in something that takes several presses: it stands in the prompt's place while it is being put together. */
import { useEffect } from 'react';
import { useOwn } from './scope/context.ts';
import { perBoard } from './scope/scope.ts';
import { useStore } from './store.ts';

const DOING = perBoard<string | null>(null);

/** Says it for as long as the component that does so is there; null leaves the prompt as it is. */
export function useDoing(sentence: string | null): void {
  const store = useOwn(DOING);
  useEffect(() => {
    store.set(sentence);
    return () => store.set(null);
  }, [store, sentence]);
}

/** What is said so now, or null. */
export function useNext(): string | null {
  return useStore(useOwn(DOING));
}
