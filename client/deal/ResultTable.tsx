import type { DailyList, DailyRow } from '../../server/contract/daily.ts';
import { useLanguage, useText } from '../text/index.ts';
import { daily } from '../text/shell/daily.ts';
import { useTableText } from '../text/shell/table.ts';
import styles from './Everybody.module.css';

/** Everybody's results, best first, with one's own marked. */
export function ResultTable({ list: { count, rows } }: { readonly list: DailyList }) {
  const text = daily[useLanguage()];
  return (
    <div>
      <table className={styles.results}>
        <thead>
          <tr>
            <th scope="col">{text.position}</th>
            <th scope="col">{text.name}</th>
            <th scope="col">{text.place}</th>
            <th scope="col">{text.points}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            // Nothing else tells nameless rows apart, and none has anything of its own.
            // oxlint-disable-next-line no-array-index-key
            <Row key={at} row={row} />
          ))}
        </tbody>
      </table>
      {count > rows.length && <p className={styles.note}>{text.more(count - rows.length)}</p>}
      <p className={styles.note}>{text.known}</p>
    </div>
  );
}

function Row({ row: { position, name, rank, score, own } }: { readonly row: DailyRow }) {
  const text = daily[useLanguage()];
  const { home } = useText();
  const table = useTableText();
  return (
    <tr className={own ? styles.mine : undefined}>
      <td>{position}</td>
      <th scope="row">
        <bdi className={name === undefined ? styles.nameless : undefined}>{name ?? text.nameless}</bdi>
        {own && <span className={styles.you}>{text.you}</span>}
      </th>
      <td>{table.rank(rank)}</td>
      <td>{home.score(score)}</td>
    </tr>
  );
}
