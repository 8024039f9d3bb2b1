/** This browser's push subscription, which is sent to the server for every seat that the browser holds. */
import { calling } from '../kit/page/calling.ts';
import { settingsNow } from '../kept/settings.ts';
import { createStore } from '../kept/store.ts';
import { showToast } from '../kit/dialogs/toast.ts';
import { askForCalls, endCalls, getPushKey } from './api.ts';
import { followSeats, heldSeats } from './keys.ts';
import type { BrowserCall } from '../../server/contract/schema.ts';
import { calls } from '../text/shell/calls.ts';

/** impossible: not in this browser, or not over plain http. blocked: the user has forbidden notifications. */
export type CallState = 'impossible' | 'blocked' | 'off' | 'on';

export const callState = createStore<CallState>('impossible');

/**
 * Finds out what this browser can do, and sends the subscription for every seat, also for later ones. Returns the
 * function that ends this.
 */
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

/**
 * Asks the user for permission and the push service for a subscription. Resolves to whether push messages are on then.
 */
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
  // Switching on again must send the subscription for every seat again.
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

/** By match: what the server knows already, so that it is sent only once. */
const told = new Map<string, string>();

async function tellOf(registration: ServiceWorkerRegistration): Promise<void> {
  const call = await callHere(registration);
  if (call === undefined) return;
  for (const [id, { playerID, credentials }] of Object.entries(heldSeats())) {
    const news = JSON.stringify([playerID, call]);
    if (told.get(id) === news) continue;
    told.set(id, news);
    const answer = await askForCalls({ id, playerID, credentials, ...call });
    if (answer.ok) continue;
    told.delete(id);
    // The server refuses this browser's push service, so no seat will ever work.
    if (answer.refusal.code !== 'unknownService') continue;
    await switchOff();
    showToast(calls[settingsNow().language].unknownService, 'problem');
    return;
  }
}

/** How this browser is called; undefined if it can't be. Rejects if no push service can be reached. */
export async function callHere(known?: ServiceWorkerRegistration): Promise<BrowserCall | undefined> {
  const registration = known ?? (await registered());
  if (registration === undefined) return undefined;
  const { endpoint, keys } = (await subscribed(registration)).toJSON();
  if (endpoint === undefined || keys === undefined) return undefined;
  return { endpoint, p256dh: keys['p256dh'] ?? '', auth: keys['auth'] ?? '', language: settingsNow().language };
}

/** The subscription for this server's key. One for another key (from before the server lost its data) is cancelled. */
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
