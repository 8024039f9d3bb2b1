/** A sentence about what can't be done. It replaces the prompt and disappears by itself. */
import { useOwn } from '../../kit/scope/context.ts';
import { perBoard } from '../../kit/scope/scope.ts';
import { useStableCallback } from '../../kit/stable-callback.ts';
import { useStore } from '../../kept/store.ts';
import { useChoices } from '../../stage/stage.ts';

/** For how many milliseconds it is shown; usually only until the next move, or until something else is chosen. */
const STANDS = 7000;

interface Notice {
  readonly sentence: string;
  /** The step that it is about; null if it stays through moves. */
  readonly step: number | null;
  /** What was chosen when it was said. */
  readonly choice: object;
}

const NOTICE = perBoard<Notice | null>(null);

/** The notice to show after `step` moves while nothing else is chosen, or null. */
export function useNotice(step: number): string | null {
  const notice = useStore(useOwn(NOTICE));
  const choice = useStore(useChoices());
  if (notice === null || notice.step === null) return notice?.sentence ?? null;
  return notice.step === step && notice.choice === choice ? notice.sentence : null;
}

/** Returns a function that shows a notice. With `outlasts` it stays through moves. */
export function useNotify(step: number): (sentence: string, outlasts?: boolean) => void {
  const store = useOwn(NOTICE);
  const choices = useChoices();
  return useStableCallback((sentence: string, outlasts = false) => {
    const notice = { sentence, step: outlasts ? null : step, choice: choices.get() };
    store.set(notice);
    setTimeout(() => store.get() === notice && store.set(null), STANDS);
  });
}
