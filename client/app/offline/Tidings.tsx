import { CloudOff, RefreshCw } from 'lucide-react';
import { useStore } from '../../kit/store.ts';
import { useText } from '../../text/index.ts';
import { reachable } from './reach.ts';
import styles from './Tidings.module.css';
import { newVersion } from './updates.ts';

/** News about the server and this page, shown on every page; nothing while all is well. */
export function Tidings() {
  const { tidings } = useText();
  const there = useStore(reachable);
  const renewed = useStore(newVersion);
  return (
    <output className={styles.tidings}>
      {!there && (
        <span className={styles.away} title={tidings.awayHint}>
          <CloudOff aria-hidden="true" />
          <span>{tidings.away}</span>
        </span>
      )}
      {there && renewed && (
        <button type="button" className={styles.renew} onClick={() => window.location.reload()}>
          <RefreshCw aria-hidden="true" />
          <span>{tidings.renew}</span>
        </button>
      )}
    </output>
  );
}
