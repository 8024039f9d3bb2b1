/** Notifications by the service worker: makes a sentence of a push message, and opens the table it is about. */
import { saidIn } from '../../../games/kit/languages.ts';
import { below, siteName } from '../../kept/site.ts';
import type { CallMessage } from '../../../server/contract/messages.ts';
import { calls } from '../../text/shell/calls.ts';

const metas = import.meta.glob<{ readonly id: string; readonly names: Readonly<Record<string, string>> }>(
  ['../../../games/*/meta.ts', '!../../../games/kit/meta.ts'],
  { eager: true, import: 'meta' },
);

/** Shows a notification for every push message, because browsers withdraw the permission from pages that don't. */
export async function notify(worker: ServiceWorkerGlobalScope, data: PushMessageData | null): Promise<void> {
  const { code, game, match, language } = readMessage(data);
  const spoken = language === 'ja' ? 'ja' : 'en';
  const meta = Object.values(metas).find(({ id }) => id === game);
  const { yourTurn, everybodyWaits, seatClaimed, comeAndKeepIt } = calls[spoken];
  const [title, body] = code === 'seatClaimed' ? [seatClaimed, comeAndKeepIt] : [yourTurn, everybodyWaits];
  await worker.registration.showNotification(
    title(meta === undefined ? siteName(spoken) : saidIn(meta.names, spoken)),
    {
      body,
      lang: spoken,
      tag: match,
      icon: below('/icons/192.png'),
      badge: below('/icons/192.png'),
      data: below(match === '' ? '/' : `/match/${encodeURIComponent(match)}`),
    },
  );
  await worker.navigator.setAppBadge?.();
}

/** Shows the table, in an open page that already shows it if there is one. */
export async function answer(worker: ServiceWorkerGlobalScope, notification: Notification): Promise<void> {
  notification.close();
  const path = typeof notification.data === 'string' ? notification.data : below('/');
  const pages = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = pages.find(({ url }) => new URL(url).pathname === path);
  await (there === undefined ? worker.clients.openWindow(path) : there.focus());
}

function readMessage(data: PushMessageData | null): CallMessage {
  const nothing: CallMessage = { code: 'yourTurn', game: '', match: '', language: 'en' };
  try {
    const told = (data?.json() ?? nothing) as Partial<Record<keyof CallMessage, unknown>>;
    const { game, match, language } = told;
    const code = told.code === 'seatClaimed' ? 'seatClaimed' : 'yourTurn';
    return isText(game) && isText(match) && isText(language) ? { code, game, match, language } : nothing;
  } catch {
    return nothing;
  }
}

const isText = (value: unknown): value is string => typeof value === 'string';
