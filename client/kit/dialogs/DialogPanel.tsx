import { Dialog as Base } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { placeOf } from '../page/place.ts';
import { useText } from '../../text/index.ts';
import { useBack } from '../page/back.ts';
import styles from './Dialog.module.css';

export interface DialogProps {
  readonly open: boolean;
  /** Called when the dialog should close: by the cross, Escape or a press outside. */
  readonly onClose: () => void;
  readonly title: string;
  /** One sentence below the title. */
  readonly description?: string;
  readonly children: ReactNode;
  /** The buttons; the main one comes last. */
  readonly actions?: ReactNode;
}

interface DialogPanelProps extends DialogProps {
  readonly shape: 'dialog' | 'sheet';
  readonly clear?: boolean;
}

/** The content of dialogs and sheets. Its code is loaded when the first of them opens. */
export function DialogPanel({
  open,
  onClose,
  title,
  description,
  children,
  actions,
  shape,
  clear = false,
}: DialogPanelProps) {
  const text = useText();
  const popup = useRef<HTMLDivElement>(null);
  useBack(open ? onClose : undefined);
  return (
    <Base.Root
      open={open}
      onOpenChange={(next) => !next && onClose()}
      // What isn't dimmed can be pressed: a press beside it does what it would do without the sheet.
      modal={!clear}
      disablePointerDismissal={clear}
    >
      <Base.Portal container={placeOf()}>
        {!clear && <Base.Backdrop className={styles.backdrop} />}
        {/* The focus moves inside, but not to a button, so that a stray key press triggers nothing. */}
        <Base.Popup ref={popup} initialFocus={popup} tabIndex={-1} className={styles[shape]} data-clear={clear}>
          {/* No header: beside a page that isn't dimmed it would be a second one of the page. */}
          <div className={styles.header}>
            <Base.Title className={styles.title}>{title}</Base.Title>
            <Base.Close className={styles.close} aria-label={text.close}>
              <X aria-hidden="true" />
            </Base.Close>
          </div>
          {description !== undefined && (
            <Base.Description className={styles.description}>{description}</Base.Description>
          )}
          <div className={styles.body}>{children}</div>
          {actions !== undefined && <footer className={styles.actions}>{actions}</footer>}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
