import type { CSSProperties, ReactNode } from 'react';
import styles from './GameHead.module.css';
import { longestWord } from './longest-word.ts';
import { Vignette } from './Vignette.tsx';

interface Props {
  readonly game: string;
  readonly title: string;
  /** The content below the title. */
  readonly children: ReactNode;
  /** Links at the far end. */
  readonly beside?: ReactNode;
}

/** The heading of a page about a game, with its picture. */
export function GameHead({ game, title, children, beside }: Props) {
  return (
    <header className={styles.head}>
      <Vignette game={game} />
      <div className={styles.words}>
        <h1 style={{ '--longest': longestWord(title) } as CSSProperties}>
          <span>{title}</span>
        </h1>
        {children}
      </div>
      {beside !== undefined && <div className={styles.beside}>{beside}</div>}
    </header>
  );
}
