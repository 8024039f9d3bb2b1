import { memo } from 'react';
import styles from './Bridge.module.css';

/** A marble arch, about 88 units long, along the road. */
export const Arch = memo(() => {
  return (
    <g className={styles.arch}>
      <path d="M-44 22V4Q0-46 44 4V22H30Q28 2 0-6-28 2-30 22Z" className={styles.stone} />
      <path d="M-44 4Q0-46 44 4" className={styles.rail} />
      <path d="M-32-3V-13M-16-14V-24M0-18V-28M16-14V-24M32-3V-13" className={styles.post} />
      <path d="M-44-6Q0-56 44-6" className={styles.hand} />
      <path d="M-30 22Q-28 2 0-6 28 2 30 22" className={styles.joint} />
    </g>
  );
});
