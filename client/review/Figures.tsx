import type { CSSProperties } from 'react';
import type { AgainstRow, Sheet } from '../../games/kit/statistics.ts';
import type { Player } from '../boards/contract.ts';
import type { StatisticsWords } from '../text/words.ts';
import { useReviewText } from '../text/shell/review.ts';
import styles from './Figures.module.css';
import { SeatTable } from './Table.tsx';

interface FiguresProps {
  readonly sheets: readonly Sheet[];
  readonly words: StatisticsWords;
  readonly players: readonly Player[];
}

/** What the match came to in figures. */
export function Figures({ sheets, words, players }: FiguresProps) {
  const text = useReviewText();
  return (
    <div className={styles.sheets}>
      {sheets.map((sheet) => {
        const { title, rows } = words.sheets[sheet.code] ?? { title: sheet.code, rows: {} };
        if (sheet.kind === 'against') return <Against key={sheet.code} title={title} rows={sheet.rows} />;
        const labelled = sheet.rows.map(({ code, values }) => ({
          key: code,
          label: rows[code] ?? code,
          values: values.map(written),
        }));
        return <SeatTable key={sheet.code} caption={title} what={text.what} players={players} rows={labelled} />;
      })}
    </div>
  );
}

/** With a minus as wide as a figure. */
const written = (value: number) => String(value).replace('-', '−');

/** How often something came, as bars, beside how often it should have, as a stroke across each. */
function Against({ title, rows }: { readonly title: string; readonly rows: readonly AgainstRow[] }) {
  const text = useReviewText();
  const most = Math.max(1, ...rows.flatMap(({ counted, expected }) => [counted, expected]));
  const high = (value: number) => ({ '--share': value / most }) as CSSProperties;
  return (
    <table className={styles.bars}>
      <caption>{title}</caption>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">{text.what}</th>
          <th scope="col">{text.counted}</th>
          <th scope="col">{text.expected}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ of, counted, expected }) => (
          <tr key={of}>
            <th scope="row">{of}</th>
            <td className={styles.counted} style={high(counted)}>
              {counted}
            </td>
            <td className={styles.expected} style={high(expected)}>
              <span className="visually-hidden">{expected.toFixed(1)}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
