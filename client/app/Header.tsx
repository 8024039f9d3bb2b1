import { Settings2 } from 'lucide-react';
import { Link } from '../kit/page/Link.tsx';
import { siteName } from '../kept/site.ts';
import { useLanguage, useText } from '../text/index.ts';
import { CallBell } from './calls/CallSwitch.tsx';
import { YourTurns } from './calls/YourTurns.tsx';
import { Emblem } from '../kit/page/Emblem.tsx';
import styles from './Header.module.css';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { ServerNews } from './offline/ServerNews.tsx';

const here = (active: boolean) => (active ? `${styles.link} ${styles.here}` : styles.link);

/** The header of every page; `compact` makes it smaller, for tables. */
export function Header({ compact }: { readonly compact: boolean }) {
  const { nav } = useText();
  const name = siteName(useLanguage());
  return (
    <header className={compact ? `${styles.header} ${styles.compact}` : styles.header}>
      <Link href="/" className={styles.title}>
        <Emblem />
        <span className={styles.name}>{name}</span>
      </Link>
      <nav className={styles.nav} aria-label={nav.label}>
        <Link href="/" className={here}>
          {nav.games}
        </Link>
        <Link href="/play" className={here}>
          {nav.tables}
        </Link>
      </nav>
      <ServerNews />
      <YourTurns />
      <CallBell className={styles.icon} />
      <LanguageSwitch />
      <Link href="/settings" className={styles.icon} aria-label={nav.settings} title={nav.settings}>
        <Settings2 aria-hidden="true" />
      </Link>
    </header>
  );
}
