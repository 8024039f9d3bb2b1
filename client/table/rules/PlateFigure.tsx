import { type ReactNode, type RefCallback, useCallback, useState } from 'react';
import { BoardScope } from '../../kit/scope/BoardScope.tsx';
import { useScope } from '../../kit/scope/context.ts';
import styles from './PlateFigure.module.css';

interface PlateFigureProps {
  /** Says all that the picture shows. */
  readonly caption: ReactNode;
  /** More that belongs to it, below the picture. */
  readonly below?: ReactNode;
  /** Names the picture for tests. */
  readonly name: string;
  readonly children: ReactNode;
}

/** A picture of the rules with its sentence. It is drawn when it comes near the part of the page in sight, and is only looked at. */
export function PlateFigure({ caption, below, name, children }: PlateFigureProps) {
  const [ref, near] = useNear();
  return (
    <figure ref={ref} className={styles.figure} data-plate={name}>
      {/* The sentence says the same: who can't see the picture misses nothing, and nobody comes to it with the keyboard. */}
      <div className={styles.picture} inert aria-hidden="true">
        {near && (
          <BoardScope live={false}>
            <Frame>{children}</Frame>
          </BoardScope>
        )}
      </div>
      {below}
      <figcaption className={styles.caption}>{caption}</figcaption>
    </figure>
  );
}

function Frame({ children }: { readonly children: ReactNode }) {
  return (
    <div {...useScope().frame} className={styles.frame}>
      {children}
    </div>
  );
}

/** How far from sight a picture is drawn already. */
const AHEAD = '600px';

/** Whether an element has come near what is in sight; from then on for good. */
function useNear(): readonly [RefCallback<HTMLElement>, boolean] {
  const [near, setNear] = useState(typeof IntersectionObserver === 'undefined');
  const ref = useCallback((element: HTMLElement | null) => {
    if (element === null || typeof IntersectionObserver === 'undefined') return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        setNear(true);
        observer.disconnect();
      },
      { rootMargin: AHEAD },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, near];
}
