/** This browser's subscription at its push service, told to the server for every seat it holds. */
import { calling } from '../../kit/page/calling.ts';
import { settingsNow } from '../../kit/kept/settings.ts';
import { createStore } from '../../kit/store.ts';
import { showToast } from '../../kit/dialogs/toast.ts';
import { askForCalls, endCalls, getPushKey } from '../../lobby/api.ts';
import { followSeats, heldSeats } from '../../lobby/seat/keys.ts';
import { calls } from '../../text/shell/calls.ts';

/** impossible: not in this browser, or not over plain http. blocked: the reader has forbidden it. */
export type CallState = 'impossible' | 'blocked' | 'off' | 'on';

export const callState = createStore<CallState>('impossible');

/** Looks what this browser can do, and tells the server of every seat, also of later ones. Returns what ends that. */
export async function followCalls(): Promise<() => void> {
  const registration = await registered();
  if (registration === undefined) return () => undefined;
  const again = () => {
    callState.set(stateNow());
    if (stateNow() === 'on') void tellOf(registration).catch(() => undefined);
  };
  const ends = [calling.subscribe(again), followSeats(again)];
  again();
  return () => {
    for (const end of ends) end();
  };
}

/** Asks the reader's leave and the push service's; whether calls are on then. */
export async function switchOn(): Promise<boolean> {
  const registration = await registered();
  if (registration === undefined) return false;
  try {
    if ((await Notification.requestPermission()) === 'granted') {
      await subscribed(registration);
      calling.update(() => true);
    }
  } catch {
    // No push service can be reached, or this browser has none.
    return false;
  } finally {
    callState.set(stateNow());
  }
  return stateNow() === 'on';
}

export async function switchOff(): Promise<void> {
  calling.update(() => false);
  // Whoever switches them on again tells of every seat anew.
  told.clear();
  callState.set(stateNow());
  const subscription = await (await registered())?.pushManager.getSubscription();
  if (subscription === null || subscription === undefined) return;
  const { endpoint } = subscription;
  await Promise.all(Object.entries(heldSeats()).map(([id, seat]) => endCalls(id, seat, endpoint)));
  await subscription.unsubscribe();
}

function stateNow(): CallState {
  if (Notification.permission === 'denied') return 'blocked';
  return calling.get() && Notification.permission === 'granted' ? 'on' : 'off';
}

async function registered(): Promise<ServiceWorkerRegistration | undefined> {
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window)) return undefined;
  return navigator.serviceWorker.ready;
}

/** What the server knows by now, by match, so that it is told once. */
const told = new Map<string, string>();

async function tellOf(registration: ServiceWorkerRegistration): Promise<void> {
  const { endpoint, keys } = (await subscribed(registration)).toJSON();
  const { language } = settingsNow();
  if (endpoint === undefined || keys === undefined) return;
  const call = { endpoint, p256dh: keys['p256dh'] ?? '', auth: keys['auth'] ?? '', language };
  for (const [id, { playerID, credentials }] of Object.entries(heldSeats())) {
    const news = JSON.stringify([playerID, call]);
    if (told.get(id) === news) continue;
    told.set(id, news);
    const answer = await askForCalls(id, { playerID, credentials, ...call });
    if (answer.ok) continue;
    told.delete(id);
    // Not for this seat alone: no call of this server ever reaches this browser.
    if (answer.refusal.code !== 'unknownService') continue;
    await switchOff();
    showToast(calls[settingsNow().language].unknownService, 'problem');
    return;
  }
}

/** The subscription for this server's key; one for another key, from before its data was lost, is given up. */
async function subscribed({ pushManager }: ServiceWorkerRegistration): Promise<PushSubscription> {
  const answer = await getPushKey();
  if (!answer.ok) throw new Error('the server told no key');
  const { key } = answer.value;
  const known = await pushManager.getSubscription();
  if (known !== null && base64url(known.options.applicationServerKey) === key) return known;
  await known?.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
}

function base64url(bytes: ArrayBuffer | null): string {
  const text = String.fromCodePoint(...new Uint8Array(bytes ?? new ArrayBuffer()));
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
