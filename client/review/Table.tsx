import type { ReactNode } from 'react';
import type { Player } from '../boards/contract.ts';
import { SeatMark } from '../kit/seats/SeatMark.tsx';
import styles from './Table.module.css';

interface SeatTableProps {
  readonly caption: string;
  readonly players: readonly Player[];
  /** The name of the first column. */
  readonly what: string;
  readonly rows: readonly { readonly key: string; readonly label: string; readonly values: readonly ReactNode[] }[];
}

/** Figures with a column for each player. */
export function SeatTable({ caption, players, what, rows }: SeatTableProps) {
  return (
    <table className={styles.table}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">{what}</span>
          </th>
          {players.map((player) => (
            <th key={player.seat} scope="col">
              <span className={styles.player}>
                <SeatMark seat={player.seat} colour={player.colour} />
                <span>{player.name}</span>
              </span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, label, values }) => (
          <tr key={key}>
            <th scope="row">{label}</th>
            {players.map(({ seat }) => (
              <td key={seat}>{values[seat]}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
