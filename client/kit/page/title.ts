import { useEffect } from 'react';
import { createStore, useStore } from '../../kept/store.ts';
import { ownsTab, siteName } from '../../kept/site.ts';
import { useLanguage } from '../../text/index.ts';

/** A call from another page, shown before the name of the open page; null if there is none. */
const call = createStore<string | null>(null);

/** Sets the title of the browser's tab. Without a title it is the front page's. */
export function useTitle(title?: string): void {
  const site = siteName(useLanguage());
  const called = useStore(call);
  useEffect(() => {
    if (!ownsTab()) return;
    const page = title === undefined ? site : `${title} · ${site}`;
    document.title = called === null ? page : `● ${called} · ${page}`;
  }, [title, site, called]);
}

/** Shows a call from another page in the tab's title while a sentence is given. */
export function useCall(sentence: string | null): void {
  useEffect(() => {
    call.set(sentence);
    return () => call.set(null);
  }, [sentence]);
}
