import { useState } from 'react';
import { saidIn } from '../../games/kit/languages.ts';
import type { Circle } from '../../server/contract/circles.ts';
import { Segmented } from '../kit/controls/Segmented.tsx';
import { Matches } from '../results/Results.tsx';
import { useShelf } from '../table/shelf.ts';
import { useLanguage } from '../text/index.ts';
import { localeOf } from '../text/locale.ts';
import { circles as words } from '../text/shell/circles.ts';
import pages from '../results/Results.module.css';
import styles from './Circle.module.css';
import { type Season, type Standing, seasonsIn, standingsIn } from './standings.ts';

/** For how many seasons one can look. */
const MOST_SEASONS = 3;
/** Nobody's season. */
const ALWAYS = 'always';

/** Who stands where, in each game that the circle has played, and the matches themselves. */
export function Standings({ circle }: { readonly circle: Circle }) {
  const text = words[useLanguage()];
  const { games } = useShelf();
  const [chosen, choose] = useState<string>(ALWAYS);
  const season = seasonsIn(circle.results).find(({ id }) => id === chosen);
  const results = circle.results.filter(({ at }) => season === undefined || (at >= season.from && at < season.to));
  const played = [...games.values()].filter(({ meta }) => results.some(({ game }) => game === meta.id));
  if (circle.results.length === 0)
    return (
      <section aria-labelledby="standings">
        <h2 id="standings">{text.standings}</h2>
        <p className={pages.note}>{text.noResults}</p>
      </section>
    );
  return (
    <>
      <section aria-labelledby="standings">
        <h2 id="standings">{text.standings}</h2>
        <Seasons seasons={seasonsIn(circle.results)} value={season?.id ?? ALWAYS} onChange={choose} />
        {played.map(({ meta }) => (
          <Table
            key={meta.id}
            game={meta.names}
            standings={standingsIn(
              results.filter(({ game }) => game === meta.id),
              new Set(circle.members.map(({ who }) => who)),
            )}
            circle={circle}
          />
        ))}
        <p className={pages.note}>{text.order}</p>
      </section>
      <Matches results={results} />
    </>
  );
}

interface SeasonsProps {
  readonly seasons: readonly Season[];
  readonly value: string;
  readonly onChange: (id: string) => void;
}

function Seasons({ seasons, value, onChange }: SeasonsProps) {
  const language = useLanguage();
  const text = words[language];
  const month = new Intl.DateTimeFormat(localeOf(language), { year: 'numeric', month: 'short' });
  const choices = seasons
    .slice(0, MOST_SEASONS)
    .map(({ id, from, to }) => ({ value: id, label: text.season(month.format(from), month.format(to - 1)) }));
  const all = [{ value: ALWAYS, label: text.always }, ...choices];
  return <Segmented label={text.standings} hideLabel choices={all} value={value} onChange={onChange} />;
}

interface TableProps {
  readonly game: Parameters<typeof saidIn<string>>[0];
  readonly standings: readonly Standing[];
  readonly circle: Circle;
}

function Table({ game, standings, circle }: TableProps) {
  const language = useLanguage();
  const text = words[language];
  const nameOf = (of: string) => circle.members.find(({ who }) => who === of)?.name || text.nameless;
  const isOwn = (of: string) => circle.members.some(({ who, own }) => who === of && own);
  return (
    <table className={styles.standings}>
      <caption>{saidIn(game, language)}</caption>
      <thead>
        <tr>
          <th scope="col">{text.who}</th>
          <th scope="col">{text.played}</th>
          <th scope="col">{text.won}</th>
          <th scope="col">{text.ahead}</th>
        </tr>
      </thead>
      <tbody>
        {standings.map(({ who, played, won, ahead }) => (
          <tr key={who} data-own={isOwn(who)}>
            <th scope="row">
              <bdi>{nameOf(who)}</bdi>
            </th>
            <td>{played}</td>
            <td>{won}</td>
            <td>{text.percent(ahead)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
