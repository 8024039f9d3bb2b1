/**
 * The browser's way back, a gesture on most phones, closes what is open before it leaves the page. While anything is open the
 * history has one more entry of the same page, and going back from there closes what opened last.
 */
import { useEffect, useEffectEvent } from 'react';

/** What an entry of the history is: one of the page itself, or the one that was added after it. */
type Entry = 'page' | 'added';
const KEY = 'agora.entry';

/** What is open on the page, the last to open at the end. */
const layers: (() => void)[] = [];
/** The address of the added entry while the history stands there. It stays there when what was open closes by itself. */
let added: string | null = null;

/** Has the way back call `close`, while there is something to close. */
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

/** For as long as the page lives: what is added to the history outlives what was open. Doing so again changes nothing. */
function follow(): void {
  window.addEventListener('popstate', onMove);
  window.addEventListener('pushState', onWrite);
  window.addEventListener('replaceState', onWrite);
}

/** The page went on to another address, or changed its own. The router tells both. */
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
  // With nothing open the entry was no page of its own: whoever left it meant to leave the page.
  if (last === undefined) return history.back();
  // What the address had come to tell meanwhile it tells on.
  if (location.href !== left) history.replaceState(history.state, '', left);
  last();
  if (layers.length > 1) add();
}
