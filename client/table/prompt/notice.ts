/** A sentence about what can't be done. It replaces the prompt and disappears by itself. */
import { useOwn } from '../../kit/scope/context.ts';
import { perBoard } from '../../kit/scope/scope.ts';
import { useStableCallback } from '../../kit/stable-callback.ts';
import { useStore } from '../../kept/store.ts';

/** For how many milliseconds it is shown; usually only until the next move. */
const STANDS = 7000;

interface Notice {
  readonly sentence: string;
  /** The step that it is about; null if it stays through moves. */
  readonly step: number | null;
}

const NOTICE = perBoard<Notice | null>(null);

/** The notice to show after `step` moves, or null. */
export function useNotice(step: number): string | null {
  const notice = useStore(useOwn(NOTICE));
  return notice !== null && (notice.step ?? step) === step ? notice.sentence : null;
}

/** Returns a function that shows a notice. With `outlasts` it stays through moves. */
export function useNotify(step: number): (sentence: string, outlasts?: boolean) => void {
  const store = useOwn(NOTICE);
  return useStableCallback((sentence: string, outlasts = false) => {
    const notice = { sentence, step: outlasts ? null : step };
    store.set(notice);
    setTimeout(() => store.get() === notice && store.set(null), STANDS);
  });
}
