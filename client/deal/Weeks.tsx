import { useCallback } from 'react';
import type { DailyWeeks, WeeksRow } from '../../server/contract/daily.ts';
import { useAnswer } from '../asking/use-answer.ts';
import { useSentence } from '../asking/use-sentence.ts';
import pages from '../kit/page/Page.module.css';
import { Standings } from '../kit/page/Standings.tsx';
import { useLanguage } from '../text/index.ts';
import { daily } from '../text/shell/daily.ts';
import { getWeeks } from './api.ts';
import cards from './Card.module.css';
import styles from './Everybody.module.css';

/** How everybody did in a game's deals of the last four weeks: first those of one's circles, then all. */
export function Weeks({ game }: { readonly game: string }) {
  const text = daily[useLanguage()].weeks;
  const sentence = useSentence();
  const { told, refusal } = useAnswer(useCallback(() => getWeeks(game), [game]));
  return (
    <section className={`${cards.card} ${styles.everybody}`} aria-labelledby="weeks">
      <h2 id="weeks">{text.heading}</h2>
      {refusal !== null && <output>{sentence(refusal)}</output>}
      {told !== null && <Told weeks={told} />}
    </section>
  );
}

function Told({ weeks: { least, count, rows } }: { readonly weeks: DailyWeeks }) {
  const text = daily[useLanguage()].weeks;
  const listed = rows.filter(({ position }) => position !== undefined);
  const mates = listed.filter(({ circle }) => circle);
  const own = rows.find((row) => row.own);
  // One's own row alone is no circle.
  const hasMates = mates.some((row) => !row.own);
  return (
    <>
      <p className={pages.note}>{text.rule(least)}</p>
      {own !== undefined && own.position === undefined && <p>{text.few(own.days, least)}</p>}
      {count === 0 && <p>{text.nobody}</p>}
      {hasMates && <WeeksTable caption={text.circles} rows={mates} />}
      {count > 0 && <WeeksTable caption={hasMates ? text.everybody : undefined} rows={listed} />}
    </>
  );
}

function WeeksTable({ caption, rows }: { readonly caption: string | undefined; readonly rows: readonly WeeksRow[] }) {
  const text = daily[useLanguage()];
  return (
    <Standings
      caption={caption}
      position={text.position}
      name={text.name}
      figures={[text.weeks.days, text.weeks.share]}
      rows={rows.map(({ position, name, days, share, own }) => ({
        position,
        name: name ?? text.nameless,
        nameless: name === undefined,
        own,
        figures: [days, text.weeks.percent(share)],
      }))}
      you={text.you}
    />
  );
}
