/** Short notices that come and go. Anything may show one; <Toaster> draws them. */
import { createStore } from '../../kept/store.ts';

export interface Toast {
  readonly id: number;
  readonly text: string;
  readonly tone: 'news' | 'problem';
  /** Belongs to the page that is opened next. */
  readonly travels: boolean;
}

export const toasts = createStore<readonly Toast[]>([]);

const SHOWN_FOR = { news: 4000, problem: 8000 };
let last = 0;

/**
 * Shows `text` for some seconds. With `travels` it shows on the next page, too. Problems stay longer and are read aloud
 * at once.
 */
export function showToast(text: string, tone: Toast['tone'] = 'news', travels = false): void {
  const id = ++last;
  const others = toasts.get().filter((toast) => toast.text !== text);
  toasts.set([...others.slice(-2), { id, text, tone, travels }]);
  setTimeout(() => dismissToast(id), SHOWN_FOR[tone]);
}

/** Call this when a new page is shown: removes every toast except those that travel. */
export function arrive(): void {
  toasts.set(toasts.get().flatMap((toast) => (toast.travels ? [{ ...toast, travels: false }] : [])));
}

export function dismissToast(id: number): void {
  toasts.set(toasts.get().filter((toast) => toast.id !== id));
}
