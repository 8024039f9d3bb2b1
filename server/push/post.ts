/** Sends a message to a push service, encrypted so that only the browser can read it. */
import webPush, { type VapidKeys } from 'web-push';
import type { StoredCall } from '../storage/types.ts';
import { type SendOptions, send } from './send.ts';

/** In seconds: a message that nobody has fetched by then is dropped. */
const LASTS = 24 * 60 * 60;

export interface PostOptions extends SendOptions {
  readonly keys: VapidKeys;
  /** How the operator can be reached: an https or mailto address. */
  readonly contact: string;
}

/**
 * Resolves to the service's HTTP status. A later message with the same `topic` replaces one that wasn't fetched yet.
 */
export async function post(
  { endpoint, p256dh, auth }: StoredCall,
  message: object,
  topic: string,
  { keys, contact, ...how }: PostOptions,
): Promise<number> {
  const { method, headers, body } = webPush.generateRequestDetails(
    { endpoint, keys: { p256dh, auth } },
    JSON.stringify(message),
    { TTL: LASTS, urgency: 'normal', topic, vapidDetails: { subject: contact, ...keys } },
  );
  return send(endpoint, { method, headers, body }, how);
}
