import { STATUE, STATUE_POINTS } from '../../../../games/lost-cities/data.ts';
import { statueCount } from '../../../../games/lost-cities/score.ts';
import type { State } from '../../../../games/lost-cities/types.ts';
import { SeatMark } from '../../../kit/seats/SeatMark.tsx';
import type { Player } from '../../contract.ts';
import type { Labels } from '../../../text/lost-cities/labels.ts';
import { signed } from '../../../text/points.ts';
import { TileIcon } from '../signs/icons.tsx';
import styles from './StatueTable.module.css';

interface StatueTableProps {
  readonly state: State;
  readonly players: readonly Player[];
  readonly labels: Labels;
}

/** A table of what each number of statues is worth at the end, with every seat's mark at its number. */
export function StatueTable({ state, players, labels }: StatueTableProps) {
  const table = STATUE_POINTS[state.options.length];
  const last = table.length - 1;
  return (
    <section className={styles.statues}>
      <h3>
        <TileIcon tile={STATUE} />
        {labels.statueTable}
      </h3>
      <ol>
        {table.map((points, count) => {
          const here = players.filter(({ seat }) => Math.min(statueCount(state, seat), last) === count);
          return (
            <li key={count} data-loss={points < 0} data-here={here.length > 0}>
              <span className={styles.count}>{count === last ? `${count}+` : count}</span>
              <b>{signed(points)}</b>
              <span className={styles.marks}>
                {here.map(({ seat, colour, name }) => (
                  <span key={seat}>
                    <span className="visually-hidden">{name}</span>
                    <SeatMark seat={seat} colour={colour} />
                  </span>
                ))}
              </span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
