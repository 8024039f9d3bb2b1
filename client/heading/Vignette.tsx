import { useId } from 'react';
import { Emblem } from '../kit/page/Emblem.tsx';
import { useShelf } from '../table/shelf.ts';
import styles from './Vignette.module.css';

/** A game's picture, with sides of 3 : 2; a game without one shows the site's mark. */
export function Vignette({ game }: { readonly game: string }) {
  const svg = useShelf().games.get(game)?.picture;
  if (svg !== undefined) return <Picture svg={svg} />;
  return (
    <span className={styles.plain}>
      <Emblem />
    </span>
  );
}

const NAMES = /(?:\bid="|href="#|url\(#)/g;

/** The drawing in a file. Others on the page may have the same ids in them, so it gets ids of its own. */
function Picture({ svg }: { readonly svg: string }) {
  const own = useId();
  return (
    <svg viewBox="0 0 360 240" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <g dangerouslySetInnerHTML={{ __html: svg.replaceAll(NAMES, (before) => before + own) }} />
      <rect className={styles.dusk} width="360" height="240" />
    </svg>
  );
}
