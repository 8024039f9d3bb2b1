import type { Tournament } from '../../server/contract/tournaments.ts';
import pages from '../results/Results.module.css';
import { useLanguage } from '../text/index.ts';
import { localeOf } from '../text/locale.ts';
import { tournaments as words } from '../text/shell/tournaments.ts';
import { namesIn, ownNumber } from './tournament-props.ts';

/** Who stands where; live, while it is played. */
export function Standings({ tournament }: { readonly tournament: Tournament }) {
  const language = useLanguage();
  const text = words[language];
  const name = namesIn(tournament, text.nameless);
  const own = ownNumber(tournament);
  const { format } = new Intl.NumberFormat(localeOf(language), { maximumFractionDigits: 2 });
  return (
    <section aria-labelledby="standings">
      <h2 id="standings">{text.standings}</h2>
      <table className={pages.standings}>
        <thead>
          <tr>
            <th scope="col">{text.who}</th>
            <th scope="col">{text.place}</th>
            <th scope="col">{text.pointsHead}</th>
            <th scope="col">{text.won}</th>
            <th scope="col">{text.opponents}</th>
          </tr>
        </thead>
        <tbody>
          {tournament.standings.map(({ entrant, place, points, won, opponents }) => (
            <tr key={entrant} data-own={entrant === own}>
              <th scope="row">
                <bdi>{name(entrant)}</bdi>
              </th>
              <td>{place}</td>
              <td>{format(points)}</td>
              <td>{won}</td>
              <td>{format(opponents)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={pages.note}>{text.order}</p>
    </section>
  );
}
