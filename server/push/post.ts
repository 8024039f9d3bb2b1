/** Hands a call to a push service, sealed so that only the browser it is for can read it. */
import webPush, { type VapidKeys } from 'web-push';
import type { StoredCall } from '../storage/types.ts';
import { type SendOptions, send } from './send.ts';

/** A call nobody has fetched after this many seconds is dropped. */
const LASTS = 24 * 60 * 60;

export interface PostOptions extends SendOptions {
  readonly keys: VapidKeys;
  /** Where the operator can be reached: an https or mailto address. */
  readonly contact: string;
}

/** The service's status. `topic` lets a later call take the place of an earlier one that wasn't fetched yet. */
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
