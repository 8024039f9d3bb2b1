import type { Seat } from '../../../games/kit/rules.ts';
import { Count } from '../../kit/seats/Count.tsx';
import type { PlainProps, PlainState } from './props.ts';
import styles from './SeatPanel.module.css';

/** The counts of one player, and how many cards the player has. */
export function SeatPanel({ plan, labels, state, players, of }: PlainProps & { readonly of: Seat }) {
  const parts = plan.parts.filter(({ count }) => count === 'each');
  return (
    <div className={styles.panel}>
      {parts.map(({ name, seats }, at) => {
        const value = ((state as PlainState)[name] as readonly (number | string | boolean | readonly number[])[])[of]!;
        const held = seats === true ? (players[value as Seat]?.name ?? labels.phrases.empty) : value;
        return (
          <Count
            key={name}
            label={labels.part(name)}
            icon={<span className={styles.name}>{labels.part(name)}</span>}
            main={at === 0}
          >
            {typeof held === 'object'
              ? held.length
              : typeof held === 'number' || seats === true
                ? held
                : labels.value(held)}
          </Count>
        );
      })}
    </div>
  );
}
