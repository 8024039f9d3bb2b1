import pages from './Page.module.css';

interface StandingsProps {
  readonly caption?: string | undefined;
  /** What stands above the positions; absent where rows have none. */
  readonly position?: string;
  readonly name: string;
  /** What stands above the figures. */
  readonly figures: readonly string[];
  readonly rows: readonly StandingsRow[];
  /** What one's own row is marked by, beside its colour. */
  readonly you?: string;
}

interface StandingsRow {
  readonly position?: number | undefined;
  readonly name: string;
  /** The name only says that there is none. */
  readonly nameless?: boolean;
  readonly own?: boolean | undefined;
  readonly figures: readonly (number | string)[];
}

/** Who stands where: a row for each, the best first, with one's own marked. */
export function Standings({ caption, position, name, figures, rows, you }: StandingsProps) {
  return (
    <table className={pages.standings}>
      {caption !== undefined && <caption>{caption}</caption>}
      <thead>
        <tr>
          {position !== undefined && (
            <th scope="col" className={pages.position}>
              {position}
            </th>
          )}
          <th scope="col" className={pages.name}>
            {name}
          </th>
          {figures.map((figure) => (
            <th key={figure} scope="col">
              {figure}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, at) => (
          // Nothing else tells nameless rows apart, and none has anything of its own.
          // oxlint-disable-next-line no-array-index-key
          <tr key={at} data-own={row.own}>
            {position !== undefined && <td className={pages.position}>{row.position}</td>}
            <th scope="row" className={pages.name}>
              <bdi className={row.nameless ? pages.nameless : undefined}>{row.name}</bdi>
              {row.own && you !== undefined && <span className={pages.badge}>{you}</span>}
            </th>
            {row.figures.map((figure, column) => (
              <td key={figures[column]}>{figure}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
