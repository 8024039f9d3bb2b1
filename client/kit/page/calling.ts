/** Whether this browser is to call its reader to tables, and calls from a page that is open but out of sight. */
import { storedStore } from '../../kept/storage.ts';

/** The user's choice; the browser may still forbid notifications. */
export const calling = storedStore('agora.calls', (stored) => stored === true);

/** Shows a notification if the page isn't visible and the user wants calls. */
export function callFromHere(title: string, options: NotificationOptions): void {
  if (!calling.get() || document.visibilityState === 'visible' || !('serviceWorker' in navigator)) return;
  if (!('Notification' in window) || Notification.permission !== 'granted') return;
  navigator.serviceWorker
    .getRegistration()
    .then((registration) => registration?.showNotification(title, options))
    .catch(() => undefined);
}
