import { Swords } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../kit/controls/IconButton.tsx';
import { apart } from '../kit/page/lazily.tsx';
import { showToast } from '../kit/dialogs/toast.ts';
import { useTable } from '../table/context.ts';
import { useDealtText } from '../text/shell/dealt.ts';
import type { NamedRecord } from '../records/read-record.ts';

// Few play on from a match, and what asks who sits where is heavy.
const PlayOnDialog = apart(() => import('./PlayOnDialog.tsx'), 'PlayOnDialog');

interface PlayOnToolProps {
  /** Brings the record of the match, which is over; null where it can't be had. */
  record(): Promise<NamedRecord | null>;
}

/** At a match that is over, shown as it was: a new match against bots from the moment shown. Nothing where none is. */
export function PlayOnTool({ record }: PlayOnToolProps) {
  const { phase, timeline, lookingBack } = useTable();
  const { playOn: text } = useDealtText();
  // What is played like a film goes on behind the dialog.
  const [asked, setAsked] = useState<{ readonly named: NamedRecord; readonly step: number } | null>(null);
  const past = !timeline.live || lookingBack.step !== null;
  if (phase !== 'over' || !past) return null;
  const step = lookingBack.step ?? timeline.length;
  const ended = timeline.last.result !== null && step === timeline.length;
  const ask = async () => {
    if (ended) return showToast(text.over);
    const answer = await record();
    if (answer === null) showToast(text.gone, 'problem');
    setAsked(answer && { named: answer, step });
  };
  return (
    <>
      <IconButton
        label={text.action}
        icon={<Swords aria-hidden="true" />}
        aria-disabled={ended}
        aria-haspopup="dialog"
        onClick={() => void ask()}
      />
      {asked !== null && <PlayOnDialog {...asked} onClose={() => setAsked(null)} />}
    </>
  );
}
