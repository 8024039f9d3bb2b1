import type { Seat } from '../../../games/kit/rules.ts';
import { Count } from '../../kit/seats/Count.tsx';
import type { PlainProps, PlainState } from './props.ts';
import styles from './SeatPanel.module.css';

/** The counts of one player, and how many cards the player has. */
export function SeatPanel({ plan, labels, state, of }: PlainProps & { readonly of: Seat }) {
  const parts = plan.parts.filter(({ count }) => count === 'each');
  return (
    <div className={styles.panel}>
      {parts.map(({ name }, at) => {
        const value = ((state as PlainState)[name] as readonly (number | string | boolean | readonly number[])[])[of]!;
        return (
          <Count
            key={name}
            label={labels.part(name)}
            icon={<span className={styles.name}>{labels.part(name)}</span>}
            main={at === 0}
          >
            {typeof value === 'number' ? value : typeof value === 'object' ? value.length : labels.value(value)}
          </Count>
        );
      })}
    </div>
  );
}
