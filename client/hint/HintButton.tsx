import { Lightbulb } from 'lucide-react';
import { useEffect, useSyncExternalStore } from 'react';
import { useShortcuts } from '../kit/a11y/shortcuts.ts';
import { Button } from '../kit/controls/Button.tsx';
import { useStableCallback } from '../kit/stable-callback.ts';
import { Tooltip } from '../kit/controls/Tooltip.tsx';
import { useTable } from '../table/context.ts';
import { useHintText } from '../text/shell/hint.ts';
import { type Hints, isFor } from './asked.ts';

/** The key that asks. */
export const HINT_KEY = 't';

const ICON = <Lightbulb aria-hidden="true" />;

interface HintButtonProps {
  readonly hints: Hints;
  /** What is asked, where it isn't what a bot would do. */
  readonly what?: string;
}

/** Asks what a bot would do, and puts the answer away. */
export function HintButton({ hints, what }: HintButtonProps) {
  const text = useHintText();
  const { meta, phase, position, control, words, timeline, lookingBack } = useTable();
  const asked = useSyncExternalStore(hints.subscribe, hints.getSnapshot);
  const { seat, step, toMove, state } = position;
  const present = timeline.live && lookingBack.step === null;
  const decides = present && phase === 'playing' && control.ready && seat !== null && toMove.includes(seat);
  const open = isFor(asked, position);
  const press = useStableCallback(() => {
    if (open) hints.putAway();
    else if (decides) void hints.ask(meta.id, { view: state, remember: timeline.remember }, { seat, step });
  });
  useShortcuts((sign) => {
    if (sign === HINT_KEY) press();
    return sign === HINT_KEY;
  });
  // What was asked at another decision is over.
  useEffect(() => {
    if (!open && hints.getSnapshot().is !== 'nothing') hints.putAway();
  }, [hints, open]);
  if (seat === null || words.advice === undefined) return null;
  return (
    <Tooltip text={decides ? (what ?? text.what) : text.notNow}>
      <Button size="small" icon={ICON} aria-pressed={open} aria-disabled={!decides && !open} onClick={press}>
        {text.ask}
      </Button>
    </Tooltip>
  );
}
