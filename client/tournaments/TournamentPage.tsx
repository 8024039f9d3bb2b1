import type { FormEvent } from 'react';
import { saidIn } from '../../games/kit/languages.ts';
import { keyFor } from '../groups/coming-in.ts';
import { Out } from '../groups/Out.tsx';
import { useChange } from '../groups/use-change.ts';
import { useLinked } from '../groups/use-linked.tsx';
import { addressOf } from '../kept/site.ts';
import { Button } from '../kit/controls/Button.tsx';
import { Link } from '../kit/page/Link.tsx';
import pages from '../kit/page/Page.module.css';
import { ShareLink } from '../lobby/seat/ShareLink.tsx';
import { useNaming } from '../lobby/seat/use-naming.tsx';
import { useShelf } from '../table/shelf.ts';
import { useLanguage } from '../text/index.ts';
import { usePaceText } from '../text/shell/pace.ts';
import { tournaments as words } from '../text/shell/tournaments.ts';
import { beginTournament, closeTournament, enterTournament, getTournament } from './api.ts';
import { Entrants } from './Entrants.tsx';
import { OwnTable } from './OwnTable.tsx';
import { Rounds } from './Rounds.tsx';
import { ownNumber, type TournamentProps } from './tournament-props.ts';
import { TournamentStandings } from './TournamentStandings.tsx';

/** How often it is looked how far it is, in milliseconds. */
const POLL = 10_000;

/** A tournament, for those of it and whoever has its link. */
export function TournamentPage({ id }: { readonly id: string }) {
  const { key, told, tell, missing } = useLinked(id, getTournament, POLL, ({ stage }) => stage === 'over');
  return told === null ? missing : <Shown tournament={told} signedInBy={key} onChanged={tell} />;
}

function Shown(props: TournamentProps) {
  const text = words[useLanguage()];
  const { tournament, signedInBy: key } = props;
  const { id, name, word, stage, keeper, circle } = tournament;
  return (
    <div className={pages.page}>
      <header>
        <h1>{name}</h1>
        <p className={pages.lead}>{text.stages[stage]}</p>
        {circle !== undefined && <Link href={`/circle/${circle}`}>{text.toCircle}</Link>}
      </header>
      {stage === 'running' && <OwnTable {...props} />}
      <Entering {...props} />
      {stage !== 'entering' && <TournamentStandings tournament={tournament} />}
      {stage !== 'entering' && <Rounds tournament={tournament} />}
      <Rules {...props} />
      <Entrants {...props} />
      {stage !== 'over' && (
        <section className={pages.invite} aria-labelledby="link">
          <h2 id="link">{text.invite}</h2>
          <p className={pages.note}>{stage === 'entering' ? text.inviteLead : text.watchLead}</p>
          <ShareLink link={addressOf(`/tournament/${id}#${word}`)} label={text.link} folds />
        </section>
      )}
      {keeper && key !== undefined && (
        <div>
          <Out label={text.close} asked={text.closing} done={text.closed} go={() => closeTournament(key, id)} />
        </div>
      )}
    </div>
  );
}

/** By what rules it is played, in sentences. */
function Rules({ tournament }: TournamentProps) {
  const language = useLanguage();
  const text = words[language];
  const pace = usePaceText();
  const { rules, rounds, stage } = tournament;
  const meta = useShelf().games.get(rules.game)?.meta;
  const { form, sizes, wait, absence } = rules;
  return (
    <section aria-labelledby="rules">
      <h2 id="rules">{text.rules}</h2>
      <ul className={pages.rules}>
        <li>{text.playedAs(meta === undefined ? rules.game : saidIn(meta.names, language), pace.pace(rules.pace))}</li>
        <li>{form === 'swiss' ? text.swiss(rounds, sizes) : text[form]}</li>
        <li>{form === 'knockOut' ? text.level : text.points}</li>
        <li>{rules.pace.kind === 'slow' ? text.slow : text[absence](wait / 60)}</li>
        <li>{text.missed}</li>
        {stage === 'entering' && <li>{text.order}</li>}
      </ul>
    </section>
  );
}

/** The ways in: to enter, to come back, and to begin. */
function Entering({ tournament, onChanged, signedInBy: key }: TournamentProps) {
  const text = words[useLanguage()];
  const { busy, run, change } = useChange(onChanged);
  const { field, named } = useNaming();
  const { id, word, stage, keeper, entrants } = tournament;
  const own = entrants.find((entrant) => entrant.own);
  const enter = async (event: FormEvent) => {
    event.preventDefault();
    const name = key === undefined ? named() : undefined;
    if (name === null || busy) return;
    const by = await keyFor(name, run);
    if (by !== undefined) await change(enterTournament(by, id, word));
  };
  const mayEnter = stage === 'entering' ? own === undefined : stage === 'running' && own?.out === true;
  const lacking = stage === 'entering' ? Math.min(...tournament.rules.sizes) - entrants.length : 0;
  const begins = stage === 'entering' && lacking <= 0 && keeper === true && key !== undefined;
  if (!mayEnter && !begins && lacking <= 0) return null;
  return (
    <form className={pages.beginning} onSubmit={(event) => void enter(event)} noValidate>
      {mayEnter && key === undefined && field}
      {own?.out === true && <p>{text.gone}</p>}
      {lacking > 0 && <p>{text.lacking(lacking)}</p>}
      <div className={pages.ways}>
        {mayEnter && (
          <Button type="submit" variant="primary" size="large" busy={busy}>
            {own === undefined ? text.enter : text.comeBack}
          </Button>
        )}
        {begins && (
          <Button
            variant={ownNumber(tournament) === undefined ? 'plain' : 'primary'}
            size="large"
            busy={busy}
            onClick={() => void change(beginTournament(key, id))}
          >
            {text.begin}
          </Button>
        )}
      </div>
    </form>
  );
}
