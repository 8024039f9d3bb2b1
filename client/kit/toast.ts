/** Short notices that come and go. Anything may show one; <Toaster> draws them. */
import { createStore } from './store.ts';

export interface Toast {
  readonly id: number;
  readonly text: string;
  readonly tone: 'news' | 'problem';
}

export const toasts = createStore<readonly Toast[]>([]);

const SHOWN_FOR = { news: 4000, problem: 8000 };
let last = 0;

/** Shows `text` for some seconds. Problems stay longer and are read aloud at once. */
export function showToast(text: string, tone: Toast['tone'] = 'news'): void {
  const id = ++last;
  const others = toasts.get().filter((toast) => toast.text !== text);
  toasts.set([...others.slice(-2), { id, text, tone }]);
  setTimeout(() => dismissToast(id), SHOWN_FOR[tone]);
}

export function dismissToast(id: number): void {
  toasts.set(toasts.get().filter((toast) => toast.id !== id));
}
