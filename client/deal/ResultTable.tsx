import type { DailyList } from '../../server/contract/daily.ts';
import pages from '../kit/page/Page.module.css';
import { Standings } from '../kit/page/Standings.tsx';
import { useLanguage, useText } from '../text/index.ts';
import { daily } from '../text/shell/daily.ts';
import { useTableText } from '../text/shell/table.ts';

/** Everybody's results, best first, with one's own marked. */
export function ResultTable({ list: { count, rows } }: { readonly list: DailyList }) {
  const text = daily[useLanguage()];
  const { home } = useText();
  const table = useTableText();
  return (
    <div>
      <Standings
        position={text.position}
        name={text.name}
        figures={[text.place, text.points]}
        rows={rows.map(({ position, name, rank, score, own }) => ({
          position,
          name: name ?? text.nameless,
          nameless: name === undefined,
          own,
          figures: [table.rank(rank), home.score(score)],
        }))}
        you={text.you}
      />
      {count > rows.length && <p className={pages.note}>{text.more(count - rows.length)}</p>}
      <p className={pages.note}>{text.known}</p>
    </div>
  );
}
