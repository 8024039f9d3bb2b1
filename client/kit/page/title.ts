import { useEffect } from 'react';
import { createStore, useStore } from '../store.ts';
import { useText } from '../../text/index.ts';

/** What calls from elsewhere, before the name of whatever page is open; null while nothing does. */
const call = createStore<string | null>(null);

/** Names the page in the browser's tab; nothing names the front page. */
export function useTitle(title?: string): void {
  const { title: site } = useText();
  const called = useStore(call);
  useEffect(() => {
    const page = title === undefined ? site : `${title} · ${site}`;
    document.title = called === null ? page : `● ${called} · ${page}`;
  }, [title, site, called]);
}

/** Has the browser's tab say something from another page for as long as it is given. */
export function useCall(sentence: string | null): void {
  useEffect(() => {
    call.set(sentence);
    return () => call.set(null);
  }, [sentence]);
}
