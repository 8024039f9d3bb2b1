/** The push services of known browsers: a browser's maker chooses the service, so these few are enough. */

/** Hosts; `*.` at the beginning stands for all names below. */
const KNOWN: readonly string[] = [
  // Chrome and all browsers based on it; some Linux distributions' Chromium uses the last one.
  'fcm.googleapis.com',
  'android.googleapis.com',
  'jmt17.google.com',
  // Firefox.
  '*.push.services.mozilla.com',
  // Safari, on Macs, iPhones and iPads.
  '*.push.apple.com',
  // Edge on Windows.
  '*.notify.windows.com',
];

/** The statuses with which services answer when a browser has unsubscribed. */
export const GONE: ReadonlySet<number> = new Set([404, 410]);

/** Whether a subscription's address belongs to a known service, or to one of the operator's. */
export function isAtService(address: string, further: readonly string[]): boolean {
  const host = new URL(address).hostname.replace(/\.$/, '');
  return [...KNOWN, ...further].some((each) => (each.startsWith('*.') ? host.endsWith(each.slice(1)) : host === each));
}
