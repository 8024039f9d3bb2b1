import { memo } from 'react';
import styles from './Bull.module.css';

/** The bull's head, about 80 wide and 96 high around the origin. */
export const Bull = memo(() => {
  return (
    <g className={styles.bull}>
      <path
        className={styles.horn}
        d="M-14-16Q-38-18-42-38-44-50-36-58-38-40-28-33-18-28-8-28ZM14-16Q38-18 42-38 44-50 36-58 38-40 28-33 18-28 8-28Z"
      />
      <path className={styles.ear} d="M-17-14L-38-10Q-34 0-18-4ZM17-14L38-10Q34 0 18-4Z" />
      <path
        className={styles.head}
        d="M0-30Q18-30 20-14 20 0 13 12L12 24Q10 36 0 36-10 36-12 24L-13 12Q-20 0-20-14-18-30 0-30Z"
      />
      <path className={styles.mark} d="M0-24L5-12 0 0-5-12ZM-10 14Q0 20 10 14M-9 5V10M9 5V10" />
      <path className={styles.eye} d="M-15-8L-6-5Q-8 0-13-2ZM15-8L6-5Q8 0 13-2Z" />
      <path className={styles.ring} d="M-5 27A5.5 5.5 0 1 0 5 27" />
      <path className={styles.eye} d="M-6 24A2 1.6 0 1 1-5.9 24ZM6 24A2 1.6 0 1 0 5.9 24Z" />
    </g>
  );
});
