import { useEffect } from 'react';
import { useText } from '../../text/index.ts';

/** Names the page in the browser's tab; nothing names the front page. */
export function useTitle(title?: string): void {
  const { title: site } = useText();
  useEffect(() => {
    document.title = title === undefined ? site : `${title} · ${site}`;
  }, [title, site]);
}
