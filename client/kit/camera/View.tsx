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
    </svg>
  );
}
