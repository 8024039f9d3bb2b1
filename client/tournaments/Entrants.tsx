import { UserMinus } from 'lucide-react';
import type { TournamentEntrant } from '../../server/contract/tournaments.ts';
import { useChange } from '../groups/use-change.ts';
import { Button } from '../kit/controls/Button.tsx';
import { IconButton } from '../kit/controls/IconButton.tsx';
import pages from '../kit/page/Page.module.css';
import { useLanguage } from '../text/index.ts';
import { tournaments as words } from '../text/shell/tournaments.ts';
import { getTournament, partFrom } from './api.ts';
import type { TournamentProps } from './tournament-props.ts';

/** Who has entered; one goes, and the keeper sends others away. */
export function Entrants(props: TournamentProps) {
  const text = words[useLanguage()];
  const { entrants, stage, keeper } = props.tournament;
  return (
    <section aria-labelledby="entrants">
      <h2 id="entrants">{text.entrants(entrants.length)}</h2>
      <ul className={pages.members}>
        {entrants.map((entrant) => (
          <li key={entrant.number} data-own={entrant.own}>
            <span>
              <bdi>{entrant.name || text.nameless}</bdi>
              {entrant.out && <span className={pages.badge}>{text.out}</span>}
            </span>
            {stage !== 'over' && !entrant.out && (entrant.own || keeper) && <Parting {...props} entrant={entrant} />}
          </li>
        ))}
      </ul>
    </section>
  );
}

interface PartingProps extends TournamentProps {
  readonly entrant: TournamentEntrant;
}

function Parting({ tournament: { id, word }, signedInBy: key, onChanged, entrant }: PartingProps) {
  const text = words[useLanguage()];
  const { busy, run, change } = useChange(onChanged);
  const part = async () => {
    if (key === undefined || (await run(partFrom(key, id, entrant.number))) === null) return;
    await change(getTournament(key, id, word));
  };
  return entrant.own ? (
    <Button size="small" busy={busy} onClick={() => void part()}>
      {text.leave}
    </Button>
  ) : (
    <IconButton
      label={text.sendAway(entrant.name || text.nameless)}
      icon={<UserMinus aria-hidden="true" />}
      disabled={busy}
      onClick={() => void part()}
    />
  );
}
