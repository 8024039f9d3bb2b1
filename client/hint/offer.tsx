/** Hints as a table takes them: a button beside the prompt, a line below it, a key. */
import { useEffect, useMemo, useState } from 'react';
import { useShelf } from '../table/shelf.ts';
import type { Aid } from '../table/aid.ts';
import { workerThinker } from '../thinking/thinker.ts';
import { useHintText } from '../text/shell/hint.ts';
import { Hints } from './asked.ts';
import { HINT_KEY, HintButton } from './HintButton.tsx';
import { HintLine } from './HintLine.tsx';

/** Offers hints for as long as the page is open. Before each `announce` tells the others, where there are any. */
export function useHints(announce?: () => Promise<boolean>): Aid {
  const { botWorker } = useShelf();
  const { key } = useHintText();
  const [hints] = useState(() => new Hints(workerThinker(botWorker), announce));
  useEffect(() => () => hints.close(), [hints]);
  return useMemo(
    () => ({
      button: <HintButton hints={hints} />,
      line: <HintLine hints={hints} />,
      keys: { [HINT_KEY]: key },
    }),
    [hints, key],
  );
}
