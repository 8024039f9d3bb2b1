import { Eye } from 'lucide-react';
import { useState } from 'react';
import { Sheet } from '../kit/dialogs/Dialog.tsx';
import { IconButton } from '../kit/controls/IconButton.tsx';
import { Segmented } from '../kit/controls/Segmented.tsx';
import { useTable } from '../table/context.ts';
import { SaveTool } from './KeepWays.tsx';
import { PlayOnTool } from './PlayOn.tsx';
import type { NamedRecord } from '../records/read-record.ts';
import type { Viewer } from './record-match.ts';

interface ReplayToolsProps {
  readonly named: NamedRecord;
  readonly viewer: Viewer;
  onLook(viewer: Viewer): void;
}

/** Through whose eyes the match is seen, and its record to keep. */
export function ReplayTools({ named, viewer, onLook }: ReplayToolsProps) {
  const { text, session } = useTable();
  const { past } = text;
  const [open, setOpen] = useState(false);
  const nameOf = (of: Viewer) => {
    if (of === 'open') return past.open;
    return of === null ? past.watching : (session.players[of]?.name ?? '');
  };
  const viewers: readonly Viewer[] = ['open', ...session.players.map(({ seat }) => seat), null];
  const look = (value: string) => {
    onLook(viewers[Number(value)] ?? null);
    setOpen(false);
  };
  return (
    <>
      <IconButton label={past.seenBy(nameOf(viewer))} icon={<Eye aria-hidden="true" />} onClick={() => setOpen(true)} />
      <PlayOnTool record={async () => named} />
      <SaveTool record={async () => named} />
      <Sheet open={open} onClose={() => setOpen(false)} title={past.eyes}>
        <Segmented
          label={past.eyes}
          hideLabel
          choices={viewers.map((each, i) => ({ value: String(i), label: nameOf(each) }))}
          value={String(viewers.indexOf(viewer))}
          onChange={look}
        />
      </Sheet>
    </>
  );
}
