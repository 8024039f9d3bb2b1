import { memo } from 'react';
import { useOwnId } from '../../../kit/scope/context.ts';
import styles from './Ground.module.css';

const REACH = 8000;

/** The plaster below the tiles, with the lines of a surveyor's grid. */
export const Ground = memo(() => {
  const id = useOwnId('asterion-grid');
  const area = { x: -REACH, y: -REACH, width: 2 * REACH, height: 2 * REACH };
  return (
    <g aria-hidden="true">
      <defs>
        <pattern id={id} x="-50" y="-50" width="100" height="100" patternUnits="userSpaceOnUse">
          <path d="M0 0H100M0 0V100" className={styles.cord} />
          <path d="M-5 0H5M0-5V5M95 0H105M100-5V5M-5 100H5M0 95V105M95 100H105M100 95V105" className={styles.knot} />
        </pattern>
      </defs>
      <rect {...area} className={styles.plaster} />
      <rect {...area} fill={`url(#${id})`} />
    </g>
  );
});
