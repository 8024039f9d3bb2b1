import { Popover } from '@base-ui/react/popover';
import { Ellipsis } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { placeOf } from '../../kit/page/place.ts';
import { useClearOfEdges } from '../../kit/dialogs/edges.ts';
import { useBack } from '../../kit/page/back.ts';
import { useTableText } from '../../text/shell/table.ts';
import styles from './EndWays.module.css';

/** The rarely used buttons at the end of a match. */
export function MoreWays({ children }: { readonly children: ReactNode }) {
  const { moreWays } = useTableText();
  const edges = useClearOfEdges();
  const [open, setOpen] = useState(false);
  useBack(open ? () => setOpen(false) : undefined);
  return (
    <Popover.Root open={open} onOpenChange={setOpen}>
      <Popover.Trigger className={styles.more} aria-label={moreWays} title={moreWays}>
        <Ellipsis aria-hidden="true" />
      </Popover.Trigger>
      <Popover.Portal container={placeOf()}>
        <Popover.Positioner
          side="top"
          align="start"
          sideOffset={8}
          collisionPadding={edges}
          className={styles.positioner}
        >
          <Popover.Popup className={styles.popup} aria-label={moreWays}>
            {children}
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}
