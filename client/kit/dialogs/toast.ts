/** Short notices that come and go. Anything may show one; <Toaster> draws them. */
import { createStore } from '../store.ts';

export interface Toast {
  readonly id: number;
  readonly text: string;
  readonly tone: 'news' | 'problem';
  /** It is about the page one is on the way to. */
  readonly travels: boolean;
}

export const toasts = createStore<readonly Toast[]>([]);

const SHOWN_FOR = { news: 4000, problem: 8000 };
let last = 0;

/** Shows `text` for some seconds, on this page or as one `travels` to the next. Problems stay longer and are read aloud at once. */
export function showToast(text: string, tone: Toast['tone'] = 'news', travels = false): void {
  const id = ++last;
  const others = toasts.get().filter((toast) => toast.text !== text);
  toasts.set([...others.slice(-2), { id, text, tone, travels }]);
  setTimeout(() => dismissToast(id), SHOWN_FOR[tone]);
}

/** What was said on a page stays there: only what travels arrives on the next one. */
export function arrive(): void {
  toasts.set(toasts.get().flatMap((toast) => (toast.travels ? [{ ...toast, travels: false }] : [])));
}

export function dismissToast(id: number): void {
  toasts.set(toasts.get().filter((toast) => toast.id !== id));
}
