import { useCallback, useState } from 'react';
import { saidIn } from '../../games/kit/languages.ts';
import { useAnswer } from '../asking/use-answer.ts';
import { Button } from '../kit/controls/Button.tsx';
import { Dialog } from '../kit/dialogs/Dialog.tsx';
import { apart } from '../kit/page/lazily.tsx';
import { Link } from '../kit/page/Link.tsx';
import pages from '../kit/page/Page.module.css';
import { useShelf } from '../table/shelf.ts';
import { useLanguage } from '../text/index.ts';
import { tournaments as words } from '../text/shell/tournaments.ts';
import { getTournaments } from './api.ts';

// Few open one.
const TournamentForm = apart(() => import('./TournamentForm.tsx'), 'TournamentForm');

interface TournamentsProps {
  readonly signedInBy: string;
  /** Whose they are; one's own without it. */
  readonly circle?: string;
}

/** The tournaments of a circle or of oneself, and the way to a new one. */
export function Tournaments({ signedInBy: key, circle }: TournamentsProps) {
  const language = useLanguage();
  const text = words[language];
  const { games } = useShelf();
  const { told } = useAnswer(useCallback(() => getTournaments(key, circle), [key, circle]));
  const [opening, open] = useState(false);
  return (
    <section aria-labelledby="tournaments">
      <h2 id="tournaments">{text.heading}</h2>
      <p className={pages.note}>{circle === undefined ? text.lead : text.circleLead}</p>
      {told !== null && told.tournaments.length > 0 && (
        <ul className={pages.members}>
          {told.tournaments.map(({ id, name, game, stage, entrants }) => (
            <li key={id}>
              <Link href={`/tournament/${id}`}>{name}</Link>
              <span className={pages.note}>
                {text.listed(
                  saidIn(games.get(game)?.meta.names ?? { en: game }, language),
                  text.short[stage],
                  entrants,
                )}
              </span>
            </li>
          ))}
        </ul>
      )}
      <div>
        <Button aria-haspopup="dialog" onClick={() => open(true)}>
          {text.open}
        </Button>
      </div>
      <Dialog open={opening} onClose={() => open(false)} title={text.opening}>
        <TournamentForm signedInBy={key} {...(circle !== undefined && { circle })} />
      </Dialog>
    </section>
  );
}
