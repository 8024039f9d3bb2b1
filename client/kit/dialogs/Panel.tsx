import { X } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useEscape } from '../a11y/escape.ts';
import { useFocusReturn } from '../a11y/focus-return.ts';
import { useBack } from '../page/back.ts';
import styles from './Panel.module.css';

interface PanelProps {
  readonly title: ReactNode;
  readonly closeLabel?: string;
  /** Absent if the title says everything. */
  readonly children?: ReactNode;
  /** Buttons, the main one last. */
  readonly actions?: ReactNode;
  /** Absent if the player must decide. */
  onClose?: (() => void) | undefined;
}

/** A decision, shown over the hand that it is about. It never covers the board. */
export function Panel({ title, closeLabel, children, actions, onClose }: PanelProps) {
  const id = useId();
  useEscape(onClose);
  useBack(onClose);
  const panel = useFocusReturn<HTMLElement>();
  return (
    <section ref={panel} className={styles.panel} aria-labelledby={id}>
      <header className={styles.header} data-alone={children === undefined}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {onClose !== undefined && (
          <button type="button" className={styles.close} aria-label={closeLabel} onClick={onClose}>
            <X aria-hidden="true" />
          </button>
        )}
      </header>
      {children !== undefined && <div className={styles.body}>{children}</div>}
      {actions !== undefined && <footer className={styles.actions}>{actions}</footer>}
    </section>
  );
}
