import { Popover } from '@base-ui/react/popover';
import { Ellipsis } from 'lucide-react';
import type { ReactNode } from 'react';
import { useClearOfEdges } from '../../kit/dialogs/edges.ts';
import { useTableText } from '../../text/shell/table.ts';
import styles from './EndWays.module.css';

/** The rarely used buttons at the end of a match. */
export function MoreWays({ children }: { readonly children: ReactNode }) {
  const { moreWays } = useTableText();
  const edges = useClearOfEdges();
  return (
    <Popover.Root>
      <Popover.Trigger className={styles.more} aria-label={moreWays} title={moreWays}>
        <Ellipsis aria-hidden="true" />
      </Popover.Trigger>
      <Popover.Portal>
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
