import { Tooltip as Base } from '@base-ui/react/tooltip';
import type { ReactElement } from 'react';
import styles from './Tooltip.module.css';

interface TooltipProps {
  readonly text: string;
  /** What it explains: one element that takes focus. It needs its own accessible name, a tooltip gives none. */
  readonly children: ReactElement;
  readonly side?: 'top' | 'bottom' | 'left' | 'right';
}

/** A few words at the pointer or the focus. Nothing that can't be learnt elsewhere: touch screens show none. */
export function Tooltip({ text, children, side = 'bottom' }: TooltipProps) {
  return (
    <Base.Root>
      <Base.Trigger render={children} delay={400} />
      <Base.Portal>
        <Base.Positioner side={side} sideOffset={8} className={styles.positioner}>
          <Base.Popup className={styles.popup}>{text}</Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
