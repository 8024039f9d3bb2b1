import { useLayoutEffect, useRef, useState } from 'react';
import { Acts, type ActsProps } from './Acts.tsx';
import styles from './Controls.module.css';

const GAP = 8;

/** The buttons below the pinned preview. */
export function Controls(props: ActsProps) {
  const { labels } = props;
  const key = props.stage.pinned;
  const node = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<{ left: number; top: number } | null>(null);
  useLayoutEffect(() => {
    const { current } = node;
    if (current === null) return undefined;
    const put = () => setPlace(below(current, key));
    put();
    // The camera may still be moving, so the buttons are placed again when it has arrived.
    const board = current.offsetParent;
    board?.addEventListener('transitionend', put);
    return () => board?.removeEventListener('transitionend', put);
  }, [key]);
  return (
    <div
      ref={node}
      className={styles.controls}
      style={place ?? { visibility: 'hidden' }}
      role="group"
      aria-label={labels.thisTile}
    >
      <Acts {...props} />
    </div>
  );
}

/** The position of the controls: below the target, but always inside the board. */
function below(controls: HTMLElement, key: string | null): { left: number; top: number } | null {
  const board = controls.offsetParent?.getBoundingClientRect();
  const target = controls.offsetParent?.querySelector(`[data-target="${key}"]`)?.getBoundingClientRect();
  if (board === undefined || target === undefined) return null;
  const left = target.left + target.width / 2 - board.left - controls.offsetWidth / 2;
  const top = target.bottom - board.top + GAP;
  return {
    left: Math.min(Math.max(left, GAP), board.width - controls.offsetWidth - GAP),
    top: Math.min(Math.max(top, GAP), board.height - controls.offsetHeight - GAP),
  };
}
