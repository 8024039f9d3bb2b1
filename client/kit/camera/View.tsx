import type { ReactNode, RefObject } from 'react';
import type { Camera } from './camera.ts';
import styles from './Camera.module.css';

interface ViewProps {
  readonly svg: RefObject<SVGSVGElement | null>;
  readonly camera: Camera;
  readonly label: string;
  /** What stays fixed when the view moves. */
  readonly behind?: ReactNode;
  readonly children: ReactNode;
}

/** Shows the part of a drawing that the camera looks at. */
export function View({ svg, camera, label, behind, children }: ViewProps) {
  return (
    <svg
      ref={svg}
      viewBox={camera.viewBox}
      className={styles.board}
      data-near={!camera.whole}
      role="group"
      aria-label={label}
    >
      {behind}
      <g className={styles.view} style={camera.style}>
        {children}
      </g>
      {camera.pointers.map(({ x, y, angle }) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y}) rotate(${angle})`} className={styles.pointer} aria-hidden>
          <circle r="14" />
          <path d="M-3-6L4 0L-3 6" />
        </g>
      ))}
    </svg>
  );
}
