import { Popover } from '@base-ui/react/popover';
import { Ellipsis } from 'lucide-react';
import type { ReactNode } from 'react';
import { useClearOfEdges } from '../kit/edges.ts';
import { useTableText } from '../text/shell/table.ts';
import styles from './EndWays.module.css';

interface EndWaysProps {
  /** What few come for: folded. */
  readonly more: ReactNode;
  /** The others, the main one last. */
  readonly children: ReactNode;
}

/** The ways on from the end of a match, in one row. */
export function EndWays({ more, children }: EndWaysProps) {
  const { moreWays } = useTableText();
  const edges = useClearOfEdges();
  return (
    <div className={styles.ways}>
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
              {more}
            </Popover.Popup>
          </Popover.Positioner>
        </Popover.Portal>
      </Popover.Root>
      {children}
    </div>
  );
}
