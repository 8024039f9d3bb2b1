import { CloudOff, RefreshCw } from 'lucide-react';
import { useStore } from '../../kept/store.ts';
import { useText } from '../../text/index.ts';
import { reachable } from './reach.ts';
import styles from './ServerNews.module.css';
import { newVersion } from './updates.ts';

/** News about the server and this page, shown on every page; nothing while all is well. */
export function ServerNews() {
  const { serverNews } = useText();
  const there = useStore(reachable);
  const renewed = useStore(newVersion);
  return (
    <output className={styles.serverNews}>
      {!there && (
        <span className={styles.away} title={serverNews.awayHint}>
          <CloudOff aria-hidden="true" />
          <span>{serverNews.away}</span>
        </span>
      )}
      {there && renewed && (
        <button type="button" className={styles.renew} onClick={() => window.location.reload()}>
          <RefreshCw aria-hidden="true" />
          <span>{serverNews.renew}</span>
        </button>
      )}
    </output>
  );
}
