import { type FormEvent, useCallback, useEffect, useState } from 'react';
import { saidIn } from '../../games/kit/languages.ts';
import { useGroupAction } from '../results/use-group-action.ts';
import { useAnswer } from '../asking/use-answer.ts';
import { useSentence } from '../asking/use-sentence.ts';
import { Out } from '../results/Out.tsx';
import { addressOf } from '../kept/site.ts';
import { Button } from '../kit/controls/Button.tsx';
import { NotFoundPage } from '../kit/page/NotFoundPage.tsx';
import { Link } from '../kit/page/Link.tsx';
import { Waiting } from '../kit/page/Spinner.tsx';
import { useTitle } from '../kit/page/title.ts';
import { rememberName } from '../lobby/seat/my-name.ts';
import { ShareLink } from '../lobby/seat/ShareLink.tsx';
import { useNaming } from '../lobby/seat/use-naming.tsx';
import { beKnown } from '../people/passkey.ts';
import { signedInNow, useSignedIn } from '../people/signed-in.ts';
import pages from '../results/Results.module.css';
import { useShelf } from '../table/shelf.ts';
import { useLanguage, useText } from '../text/index.ts';
import { usePaceText } from '../text/shell/pace.ts';
import { tournaments as words } from '../text/shell/tournaments.ts';
import { beginTournament, closeTournament, enterTournament, getTournament } from './api.ts';
import { Entrants } from './Entrants.tsx';
import { OwnTable } from './OwnTable.tsx';
import { Rounds } from './Rounds.tsx';
import { Standings } from './Standings.tsx';
import { ownNumber, type TournamentProps } from './tournament-props.ts';

/** How often it is looked how far it is, in milliseconds. */
const POLL = 10_000;

/** A tournament, for those of it and whoever has its link. The link's word stands behind its `#`. */
export function TournamentPage({ id }: { readonly id: string }) {
  const key = useSignedIn()?.key;
  const [word] = useState(() => /^#([\w-]+)/.exec(window.location.hash)?.[1] ?? '');
  const { loading } = useText();
  const sentence = useSentence();
  const { told, refusal, tell, look } = useAnswer(useCallback(() => getTournament(key, id, word), [key, id, word]));
  const isOver = told?.stage === 'over';
  useEffect(() => {
    const polling = isOver ? undefined : setInterval(() => void look(), POLL);
    return () => clearInterval(polling);
  }, [look, isOver]);
  useTitle(told?.name);
  if (told !== null) return <Shown tournament={told} signedInBy={key} onChanged={tell} />;
  if (refusal?.code === 'notFound') return <NotFoundPage />;
  return refusal === null ? <Waiting label={loading} /> : <output>{sentence(refusal)}</output>;
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
      {stage !== 'entering' && <Standings tournament={tournament} />}
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
  const { busy, run } = useGroupAction();
  const { field, named } = useNaming();
  const { id, word, stage, keeper, entrants } = tournament;
  const own = entrants.find((entrant) => entrant.own);
  const change = async (asked: ReturnType<typeof beginTournament>) => {
    const changed = await run(asked);
    if (changed !== null) onChanged(changed);
  };
  const enter = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    if (signedInNow() === null) {
      const name = named();
      if (name === null) return;
      rememberName(name);
      // Whoever enters is known from now on by this browser, if by nothing else.
      if ((await run(beKnown())) === null) return;
    }
    const by = signedInNow()?.key;
    if (by !== undefined) await change(enterTournament(by, id, word));
  };
  const mayEnter = stage === 'entering' ? own === undefined : stage === 'running' && own?.out === true;
  const isEnough = entrants.length >= Math.min(...tournament.rules.sizes);
  const begins = stage === 'entering' && isEnough && keeper === true && key !== undefined;
  if (!mayEnter && !begins) return null;
  return (
    <form className={pages.beginning} onSubmit={(event) => void enter(event)} noValidate>
      {mayEnter && key === undefined && field}
      {own?.out === true && <p>{text.gone}</p>}
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
