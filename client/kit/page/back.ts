/**
 * Makes the browser's "back" (a gesture on most phones) close what is open before it leaves the page. While anything is
 * open, the history has one extra entry for the same page; going back from it closes what was opened last.
 */
import { useEffect, useEffectEvent } from 'react';

/** Kinds of history entries: the page itself, or the extra one after it. */
type Entry = 'page' | 'added';
const KEY = 'agora.entry';

/** The close functions of everything that is open; the last opened is last. */
const layers: (() => void)[] = [];
/** The address of the extra entry while the history is at it. It stays when the open thing closes by other means. */
let added: string | null = null;

/** Makes "back" call `close`, as long as `close` is given. */
export function useBack(close: (() => void) | undefined): void {
  const active = close !== undefined;
  const shut = useEffectEvent(() => close?.());
  useEffect(() => {
    if (!active) return undefined;
    const layer = () => shut();
    layers.push(layer);
    follow();
    add();
    return () => void layers.splice(layers.indexOf(layer), 1);
  }, [active]);
}

function add(): void {
  if (added !== null) return;
  history.replaceState(marked('page'), '');
  history.pushState(marked('added'), '');
  added = location.href;
}

function marked(entry: Entry): object {
  return { ...(history.state as object | null), [KEY]: entry };
}

function entryAt(state: unknown): Entry | undefined {
  return (state as { readonly [KEY]?: Entry } | null)?.[KEY];
}

/** Runs for the life of the page, because the extra entry outlives what was open. Calling it again changes nothing. */
function follow(): void {
  window.addEventListener('popstate', onMove);
  window.addEventListener('pushState', onWrite);
  window.addEventListener('replaceState', onWrite);
}

/** The page moved to another address or changed its own; the router reports both. */
function onWrite({ type }: Event): void {
  if (type === 'pushState' && entryAt(history.state) !== 'added') added = null;
  else if (added !== null) added = location.href;
}

function onMove({ state }: PopStateEvent): void {
  const left = added;
  const entry = entryAt(state);
  added = entry === 'added' ? location.href : null;
  if (left === null || entry !== 'page') return;
  const last = layers.at(-1);
  // If nothing is open, the extra entry stood for nothing: going back is meant to leave the page.
  if (last === undefined) return history.back();
  // Keeps changes that were made to the address meanwhile.
  if (location.href !== left) history.replaceState(history.state, '', left);
  last();
  if (layers.length > 1) add();
}
