/** Hands a call to a push service, sealed so that only the browser it is for can read it. */
import { request as plain } from 'node:http';
import { request as secure } from 'node:https';
import webPush, { type VapidKeys } from 'web-push';
import type { StoredCall } from '../storage/types.ts';
import { openLookup } from './endpoint.ts';

/** A call nobody has fetched after this many seconds is dropped. */
const LASTS = 24 * 60 * 60;
const PATIENCE = 10_000;

export interface PostOptions {
  readonly keys: VapidKeys;
  /** Where the operator can be reached: an https or mailto address. */
  readonly contact: string;
  /** For tests: services may stand on this computer, without https. */
  readonly near?: boolean;
}

/** The service's status. `topic` lets a later call take the place of an earlier one that wasn't fetched yet. */
export async function post(
  { endpoint, p256dh, auth }: StoredCall,
  message: object,
  topic: string,
  { keys, contact, near = false }: PostOptions,
): Promise<number> {
  const { method, headers, body } = webPush.generateRequestDetails(
    { endpoint, keys: { p256dh, auth } },
    JSON.stringify(message),
    { TTL: LASTS, urgency: 'normal', topic, vapidDetails: { subject: contact, ...keys } },
  );
  const send = near && endpoint.startsWith('http:') ? plain : secure;
  return new Promise((resolve, reject) => {
    const options = { method, headers: headers as Record<string, string>, timeout: PATIENCE };
    // Redirects are not followed: they could lead where no address may.
    const sent = send(endpoint, near ? options : { ...options, lookup: openLookup }, (answer) => {
      answer.resume();
      resolve(answer.statusCode ?? 0);
    });
    sent.once('timeout', () => sent.destroy(new Error('no answer in time')));
    sent.once('error', reject);
    sent.end(body);
  });
}
