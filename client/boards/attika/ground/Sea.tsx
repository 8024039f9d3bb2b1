import { memo } from 'react';
import { useOwnId } from '../../../kit/scope/context.ts';
import styles from './Sea.module.css';

/** The sea around the land, with rows of small waves. */
export const Sea = memo(() => {
  const id = useOwnId('attika-sea');
  return (
    <>
      <defs>
        <pattern id={id} width="64" height="36" patternUnits="userSpaceOnUse">
          <path d="M4 12q5-5 10 0t10 0M36 30q5-5 10 0t10 0" className={styles.waves} />
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </>
  );
});
