/**
 * Whether a page is open in the browser that is built into another app, as when a link is pressed in a chat. It keeps
 * what it stores to itself: a seat taken there isn't known to the person's own browser.
 */
export function isInApp(userAgent: string): boolean {
  return APPS.test(userAgent);
}

/** How such browsers call themselves: Android's web view, and the apps that add their names. */
const APPS =
  /; wv\)|\b(?:FBAN|FBAV|FB_IAB|Instagram|Line\/|MicroMessenger|Twitter|KAKAOTALK|Snapchat|Pinterest|musical_ly|BytedanceWebview)/;
