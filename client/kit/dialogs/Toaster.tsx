import { X } from 'lucide-react';
import { useText } from '../../text/index.ts';
import { useStore } from '../../kept/store.ts';
import { type Toast, dismissToast, toasts } from './toast.ts';
import styles from './Toaster.module.css';

/**
 * Shows the toasts and has each read aloud once: news when the reader pauses, problems at once. A page has one Toaster.
 */
export function Toaster() {
  const text = useText();
  const shown = useStore(toasts);
  return (
    <section className={styles.toaster} aria-label={text.notices}>
      <Shown toasts={shown.filter(({ tone }) => tone === 'news')} urgency="polite" />
      <Shown toasts={shown.filter(({ tone }) => tone === 'problem')} urgency="assertive" />
    </section>
  );
}

interface ShownProps {
  readonly toasts: readonly Toast[];
  readonly urgency: 'polite' | 'assertive';
}

function Shown({ toasts, urgency }: ShownProps) {
  const text = useText();
  return (
    <div className={styles.shown} aria-live={urgency}>
      {toasts.map((toast) => (
        <div key={toast.id} className={styles[toast.tone]}>
          <span>{toast.text}</span>
          <button type="button" className={styles.close} aria-label={text.close} onClick={() => dismissToast(toast.id)}>
            <X aria-hidden="true" />
          </button>
        </div>
      ))}
    </div>
  );
}
