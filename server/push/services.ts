/** The push services browsers bring: a browser's maker chooses it, and nobody can subscribe at another. */

/** Hosts; one that begins with `*.` stands for all names below it. */
const KNOWN: readonly string[] = [
  // Chrome, and the browsers made of it, on every system; Chromium as distributions build it has the last.
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

/** What services answer for a browser that wants no calls any more. */
export const GONE: ReadonlySet<number> = new Set([404, 410]);

/** Whether a host as an operator writes it is one, or all names below one. */
export const isHost = (text: string): boolean =>
  /^(?:\*\.)?(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z][a-z\d-]*$/.test(text);

/** Whether the address of a call is at one of the services known here, or at one of the operator's. */
export function isAtService(address: string, further: readonly string[]): boolean {
  const host = new URL(address).hostname.replace(/\.$/, '');
  return [...KNOWN, ...further].some((each) => (each.startsWith('*.') ? host.endsWith(each.slice(1)) : host === each));
}
