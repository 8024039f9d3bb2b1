/** Whether this browser is to call its reader to tables, and calls from a page that is open but out of sight. */
import { storedStore } from '../kept/storage.ts';

/** What the reader chose; whether the browser allows it is another matter. */
export const calling = storedStore('agora.calls', (stored) => stored === true);

/** Shows a notice while the page is out of sight, if the reader wants calls. */
export function callFromHere(title: string, options: NotificationOptions): void {
  if (!calling.get() || document.visibilityState === 'visible' || !('serviceWorker' in navigator)) return;
  if (!('Notification' in window) || Notification.permission !== 'granted') return;
  navigator.serviceWorker
    .getRegistration()
    .then((registration) => registration?.showNotification(title, options))
    .catch(() => undefined);
}
