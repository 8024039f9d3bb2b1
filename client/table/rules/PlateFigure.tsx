import { type ReactNode, type RefCallback, useCallback, useState } from 'react';
import { BoardScope } from '../../kit/scope/BoardScope.tsx';
import { useScope } from '../../kit/scope/context.ts';
import styles from './PlateFigure.module.css';

interface PlateFigureProps {
  /** Says everything that the picture shows. */
  readonly caption: ReactNode;
  /** More content below the picture. */
  readonly below?: ReactNode;
  /** The name of the picture, for tests. */
  readonly name: string;
  readonly children: ReactNode;
}

/**
 * A picture of the rules with its caption. It is drawn when it comes near the visible part of the page, and can't be
 * played at.
 */
export function PlateFigure({ caption, below, name, children }: PlateFigureProps) {
  const [ref, near] = useNear();
  return (
    <figure ref={ref} className={styles.figure} data-plate={name}>
      {/* Hidden from screen readers and the keyboard, because the caption says the same. */}
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

/** At what distance from the visible part a picture is drawn. */
const AHEAD = '600px';

/** Whether an element has ever come near the visible part of the page. */
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
