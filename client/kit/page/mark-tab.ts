/** A mark on the browser's tab, as long as anything wants attention. */
import { ownsTab } from '../../kept/site.ts';

const MARKED =
  'data:image/svg+xml,' +
  encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><circle cx="16" cy="16" r="14" fill="#b5532f"/></svg>',
  );

let callers = 0;
let unmarked = '';

/** Marks the tab until the returned function is called. Each caller must call it once. */
export function markTab(): (() => void) | undefined {
  const icon = document.querySelector<HTMLLinkElement>('link[rel~="icon"]');
  if (icon === null || !ownsTab()) return undefined;
  if (callers++ === 0) unmarked = icon.href;
  icon.href = MARKED;
  return () => {
    if (--callers === 0) icon.href = unmarked;
  };
}
