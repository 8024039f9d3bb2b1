import { X } from 'lucide-react';
import { useText } from '../text/index.ts';
import { useStore } from './store.ts';
import { dismissToast, toasts } from './toast.ts';
import styles from './Toaster.module.css';

/** Where toasts appear. Once on the page. */
export function Toaster() {
  const text = useText();
  const shown = useStore(toasts);
  return (
    <section className={styles.toaster} aria-label={text.notices} aria-live="polite">
      {shown.map((toast) => (
        <div
          key={toast.id}
          className={toast.tone === 'problem' ? styles.problem : styles.news}
          role={toast.tone === 'problem' ? 'alert' : undefined}
        >
          <span>{toast.text}</span>
          <button type="button" className={styles.close} aria-label={text.close} onClick={() => dismissToast(toast.id)}>
            <X aria-hidden="true" />
          </button>
        </div>
      ))}
    </section>
  );
}
