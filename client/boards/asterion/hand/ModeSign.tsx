import type { Use } from '../scene.ts';
import styles from './Modes.module.css';

const SIGNS: Readonly<Record<'place' | Use, string>> = {
  place: 'M-5-5H5V5H-5ZM0-15V-9M-3-11 0-8 3-11M-14-2V14H14V-2',
  turn: 'M-5-5H5V5H-5ZM12-7A14 14 0 0 0-12-7M12-7V-14M12-7H5M-12 7A14 14 0 0 0 12 7M-12 7V14M-12 7H-5',
  swap: 'M-14-3H-4V7H-14ZM4-3H14V7H4ZM-9-8Q0-17 9-9M9-9H4M9-9V-14M9 12Q0 19-9 12M-9 12H-4M-9 12V16',
  move: 'M-14 3H-4V13H-14ZM4-13H14V-3H4ZM-9-2Q-9-10-1-9M-1-9-4-13M-1-9-5-6',
};

/** A small drawing of what a mode does with a tile. */
export function ModeSign({ mode }: { readonly mode: 'place' | Use }) {
  return (
    <svg viewBox="-18 -18 36 36" className={styles.sign} aria-hidden="true">
      <path d={SIGNS[mode]} />
    </svg>
  );
}
