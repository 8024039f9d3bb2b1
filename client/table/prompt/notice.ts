/** A sentence about what can't be done, which stands in the prompt's place and goes by itself. */
import { useOwn } from '../../kit/scope/context.ts';
import { perBoard } from '../../kit/scope/scope.ts';
import { useSteady } from '../../kit/motion/steady.ts';
import { useStore } from '../../kit/store.ts';

/** For how many milliseconds it stands, mostly until the next move at the latest. */
const STANDS = 7000;

interface Notice {
  readonly sentence: string;
  /** The step it is about; without one it stays whatever happens. */
  readonly step: number | null;
}

const NOTICE = perBoard<Notice | null>(null);

/** The one there is after so many moves, or null. */
export function useNotice(step: number): string | null {
  const notice = useStore(useOwn(NOTICE));
  return notice !== null && (notice.step ?? step) === step ? notice.sentence : null;
}

/** Says a sentence, which may outlast the moves to come. */
export function useNotify(step: number): (sentence: string, outlasts?: boolean) => void {
  const store = useOwn(NOTICE);
  return useSteady((sentence: string, outlasts = false) => {
    const notice = { sentence, step: outlasts ? null : step };
    store.set(notice);
    setTimeout(() => store.get() === notice && store.set(null), STANDS);
  });
}
