import { useState } from 'react';
import { saidIn } from '../../games/kit/languages.ts';
import type { Circle } from '../../server/contract/circles.ts';
import { useSettings } from '../kept/settings.ts';
import { Segmented } from '../kit/controls/Segmented.tsx';
import { type Rating, ratingsIn } from '../results/rating.ts';
import { Matches } from '../results/Results.tsx';
import { useShelf } from '../table/shelf.ts';
import { useLanguage } from '../text/index.ts';
import { localeOf } from '../text/locale.ts';
import { circles as words } from '../text/shell/circles.ts';
import { useRatingText } from '../text/shell/ratings.ts';
import pages from '../kit/page/Page.module.css';
import { Standings } from '../kit/page/Standings.tsx';
import { type Season, type Standing, seasonsIn, standingsIn } from './standings.ts';

/** For how many seasons one can look. */
const MOST_SEASONS = 3;
/** Nobody's season. */
const ALWAYS = 'always';
const NO_RATINGS: ReadonlyMap<string, Rating> = new Map();

/** Who stands where, in each game that the circle has played, and the matches themselves. */
export function CircleStandings({ circle }: { readonly circle: Circle }) {
  const text = words[useLanguage()];
  const ratingText = useRatingText();
  const { games } = useShelf();
  const [chosen, choose] = useState<string>(ALWAYS);
  const season = seasonsIn(circle.results).find(({ id }) => id === chosen);
  const results = circle.results.filter(({ at }) => season === undefined || (at >= season.from && at < season.to));
  const rates = useSettings().ratings;
  const keepers = new Set(circle.members.flatMap(({ who, keeper }) => (keeper === true ? [who] : [])));
  const ratingsUntil = (id: string, end = Infinity) =>
    ratingsIn(
      circle.results.filter(({ game, at }) => game === id && at < end),
      (who) => keepers.has(who),
    );
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
            ratings={rates ? ratingsUntil(meta.id, season?.to) : NO_RATINGS}
            circle={circle}
          />
        ))}
        <p className={pages.note}>{text.order}</p>
        {rates && circle.results.some(({ rated }) => rated) && <p className={pages.note}>{ratingText.lead}</p>}
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
  readonly ratings: ReadonlyMap<string, Rating>;
  readonly circle: Circle;
}

function Table({ game, standings, ratings, circle }: TableProps) {
  const language = useLanguage();
  const text = words[language];
  const ratingText = useRatingText();
  const nameOf = (of: string) => circle.members.find(({ who }) => who === of)?.name || text.nameless;
  const ratingOf = (of: string) => {
    const rating = ratings.get(of);
    return rating === undefined
      ? '–'
      : ratingText.figure(Math.round(rating.points), Math.round(rating.spread), rating.settled);
  };
  const isOwn = (of: string) => circle.members.some(({ who, own }) => who === of && own);
  const isRated = ratings.size > 0;
  return (
    <Standings
      caption={saidIn(game, language)}
      name={text.who}
      figures={[text.played, text.won, text.ahead, ...(isRated ? [ratingText.rating] : [])]}
      rows={standings.map(({ who, played, won, ahead }) => ({
        name: nameOf(who),
        own: isOwn(who),
        figures: [played, won, text.percent(ahead), ...(isRated ? [ratingOf(who)] : [])],
      }))}
    />
  );
}
