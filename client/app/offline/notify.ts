/** Notifications by the service worker: makes a sentence of a push message, and opens the table it is about. */
import { saidIn } from '../../../games/kit/languages.ts';
import { below, siteName } from '../../kept/site.ts';
import type { CallMessage, GatheringCall, TableCall } from '../../../server/contract/messages.ts';
import { calls } from '../../text/shell/calls.ts';
import { meetings } from '../../text/shell/meetings.ts';

const metas = import.meta.glob<{ readonly id: string; readonly names: Readonly<Record<string, string>> }>(
  ['../../../games/*/meta.ts', '!../../../games/kit/meta.ts'],
  { eager: true, import: 'meta' },
);

/** Shows a notification for every push message, because browsers withdraw the permission from pages that don't. */
export async function notify(worker: ServiceWorkerGlobalScope, data: PushMessageData | null): Promise<void> {
  const message = readMessage(data);
  const lang = message.language === 'ja' ? 'ja' : 'en';
  const { title, body, tag, path } = message.code === 'gathering' ? ofCircle(message, lang) : ofTable(message, lang);
  const icon = below('/icons/192.png');
  await worker.registration.showNotification(title, { body, lang, tag, icon, badge: icon, data: below(path) });
  await worker.navigator.setAppBadge?.();
}

function ofTable({ code, game, match }: TableCall, language: 'en' | 'ja') {
  const meta = Object.values(metas).find(({ id }) => id === game);
  const { yourTurn, everybodyWaits, seatClaimed, comeAndKeepIt } = calls[language];
  const [title, body] = code === 'seatClaimed' ? [seatClaimed, comeAndKeepIt] : [yourTurn, everybodyWaits];
  return {
    title: title(meta === undefined ? siteName(language) : saidIn(meta.names, language)),
    body,
    tag: match,
    path: match === '' ? '/' : `/match/${encodeURIComponent(match)}`,
  };
}

function ofCircle({ circle, name, at }: GatheringCall, language: 'en' | 'ja') {
  const time = new Intl.DateTimeFormat(language, { hour: 'numeric', minute: 'numeric' }).format(at);
  const path = `/circle/${encodeURIComponent(circle)}`;
  return { title: meetings[language].begins(name, time), body: meetings[language].comeAndSee, tag: circle, path };
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
    const told = (data?.json() ?? nothing) as Readonly<Record<string, unknown>>;
    const { game, match, circle, name, at, language } = told;
    if (!isText(language)) return nothing;
    if (told['code'] === 'gathering' && isText(circle) && isText(name) && typeof at === 'number')
      return { code: 'gathering', circle, name, at, language };
    const code = told['code'] === 'seatClaimed' ? 'seatClaimed' : 'yourTurn';
    return isText(game) && isText(match) ? { code, game, match, language } : nothing;
  } catch {
    return nothing;
  }
}

const isText = (value: unknown): value is string => typeof value === 'string';
