import type { Tournament } from '../../server/contract/tournaments.ts';
import pages from '../kit/page/Page.module.css';
import { Standings } from '../kit/page/Standings.tsx';
import { useLanguage } from '../text/index.ts';
import { localeOf } from '../text/locale.ts';
import { tournaments as words } from '../text/shell/tournaments.ts';
import { namesIn, ownNumber } from './tournament-props.ts';

/** Who stands where; live, while it is played. */
export function TournamentStandings({ tournament }: { readonly tournament: Tournament }) {
  const language = useLanguage();
  const text = words[language];
  const name = namesIn(tournament, text.nameless);
  const own = ownNumber(tournament);
  const { format } = new Intl.NumberFormat(localeOf(language), { maximumFractionDigits: 2 });
  return (
    <section aria-labelledby="standings">
      <h2 id="standings">{text.standings}</h2>
      <Standings
        name={text.who}
        figures={[text.place, text.pointsHead, text.won, text.opponents]}
        rows={tournament.standings.map(({ entrant, place, points, won, opponents }) => ({
          name: name(entrant),
          own: entrant === own,
          figures: [place, format(points), won, format(opponents)],
        }))}
      />
      <p className={pages.note}>{text.order}</p>
    </section>
  );
}
