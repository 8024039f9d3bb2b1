import { Bot } from 'lucide-react';
import { type FormEvent, Suspense } from 'react';
import { useLocation } from 'wouter';
import { addressOf, hasPage } from '../kept/site.ts';
import { Link } from '../kit/page/Link.tsx';
import { type Deal, dailyDeal, readDeal, writeDeal } from '../../games/kit/deal.ts';
import { saidIn } from '../../games/kit/languages.ts';
import { GameHead } from '../heading/GameHead.tsx';
import { Button } from '../kit/controls/Button.tsx';
import { NotFoundPage } from '../kit/page/NotFoundPage.tsx';
import { useTitle } from '../kit/page/title.ts';
import { OptionSummary } from '../lobby/room/OptionSummary.tsx';
import { ShareLink } from '../lobby/seat/ShareLink.tsx';
import { useMyName } from '../lobby/seat/my-name.ts';
import { useNaming } from '../lobby/seat/use-naming.tsx';
import { openMatch } from '../lobby/seat/seating.ts';
import { useAction } from '../asking/use-action.ts';
import { useNow } from '../asking/use-now.ts';
import { botSeat, humanSeat } from '../saved/local-setup.ts';
import { beginGame } from '../saved/saved-game.ts';
import { useKeptGames } from '../saved/use-kept-games.ts';
import { type LoadedGame, useGame } from '../table/load.ts';
import { useShelf } from '../table/shelf.ts';
import { useLanguage, useText } from '../text/index.ts';
import type { Options } from '../text/words.ts';
import { useDealText } from '../text/shell/deal.ts';
import { useDealtText } from '../text/shell/dealt.ts';
import cards from './Card.module.css';
import styles from './DealPage.module.css';
import { dateOf, dayAt, dayOf } from './day.ts';
import { Everybody } from './Everybody.tsx';
import { FindDeal } from './FindDeal.tsx';
import { firstPlayed } from './first-played.ts';
import { OwnResults } from './OwnResults.tsx';
import { Weeks } from './Weeks.tsx';

/** A deal that somebody has the code of. No code has room for the options of a stock game, so none is of one. */
export function DealPage({ code }: { readonly code: string }) {
  const metas = Array.from(useShelf().games.values(), ({ meta }) => meta);
  const read = readDeal(
    metas.filter(({ ownOptions }) => ownOptions !== true),
    code,
  );
  return read.ok ? <ReadDeal deal={read.deal} /> : <FindDeal typed={code} refusal={read.refusal} />;
}

function ReadDeal({ deal }: { readonly deal: Deal }) {
  const loaded = useGame(deal.game);
  if (loaded === null) return <NotFoundPage what="game" />;
  const { meta, module } = loaded;
  if (deal.format !== module.rules.format)
    return <FindDeal typed={writeDeal(meta, deal)} refusal={{ code: 'dealOutdated' }} />;
  return <Shown loaded={loaded} deal={deal} day={null} />;
}

/** The deal of the day, which is everywhere the same day. */
export function DailyPage({ game }: { readonly game: string }) {
  const loaded = useGame(game);
  const day = dayAt(useNow());
  if (loaded === null) return <NotFoundPage what="game" />;
  if (loaded.meta.ownOptions === true) return <NotFoundPage />;
  const deal = dailyDeal(loaded.meta, loaded.module.rules.format, day);
  return <Shown key={day} loaded={loaded} deal={deal} day={day} />;
}

interface ShownProps {
  readonly loaded: LoadedGame;
  readonly deal: Deal;
  /** Whose deal it is, as 2026-11-22; null for any other. */
  readonly day: string | null;
}

function Shown({ loaded, deal, day }: ShownProps) {
  const text = useDealText();
  const { home } = useText();
  const language = useLanguage();
  const code = writeDeal(loaded.meta, deal);
  const ofDay = dayOf(loaded.meta, deal, useNow());
  const name = saidIn(loaded.meta.names, language);
  useTitle(day === null ? text.titleOf(name) : text.dailyOf(name));
  // Who has played it comes to compare.
  const hasPlayed = firstPlayed(useKeptGames().games, code) !== null;
  const results = ofDay !== undefined && <Everybody game={deal.game} code={code} day={ofDay} isToday={day !== null} />;
  return (
    <div className={styles.page}>
      <GameHead game={deal.game} title={day === null ? text.titleOf(name) : text.dailyOf(name)}>
        <p>{day === null ? text.lead : text.dailyLead(dateOf(day, language))}</p>
        <p className={styles.code}>
          <code>{code}</code>
          <span>{home.players(deal.players, deal.players)}</span>
        </p>
        <Suspense>
          <OptionSummary match={{ game: deal.game, options: deal.options as Options }} />
        </Suspense>
      </GameHead>
      {hasPlayed && results}
      <div className={styles.ways}>
        <Alone deal={deal} code={code} />
        <Together deal={deal} />
      </div>
      {!hasPlayed && results}
      <OwnResults code={code} meta={loaded.meta} />
      {day !== null && <Weeks game={deal.game} />}
      {hasPage('/deal') && (
        <section className={`${cards.card} ${styles.share}`}>
          <h2>{text.share}</h2>
          <ShareLink link={addressOf(`/deal/${code}`)} label={text.link} />
        </section>
      )}
      <Link href="/deal">{text.other}</Link>
    </div>
  );
}

/** Against bots on this screen, in the first seat, as everybody plays it who compares. */
function Alone({ deal, code }: { readonly deal: Deal; readonly code: string }) {
  const text = useDealText();
  const { thisDeal } = useDealtText();
  const { botName, local } = useText();
  const meta = useShelf().games.get(deal.game)?.meta;
  const [, go] = useLocation();
  const mine = useMyName();
  const start = () => {
    const me = humanSeat(mine === '' ? local.colours[meta?.colours[0] ?? 'black'] : mine);
    const rivals = Array.from({ length: deal.players - 1 }, (_, at) => botSeat(botName(at + 1)));
    const { game, seed } = deal;
    const id = beginGame({ game, options: deal.options as Options, seats: [me, ...rivals], seed, deal: code });
    go(`/local/${game}/${id}`);
  };
  return (
    <section className={cards.card}>
      <h2>{text.alone}</h2>
      <p>{text.aloneLead}</p>
      <Button variant="primary" size="large" icon={<Bot aria-hidden="true" />} onClick={start}>
        {thisDeal}
      </Button>
    </section>
  );
}

/** A table online, which says that its deal was chosen. */
function Together({ deal }: { readonly deal: Deal }) {
  const text = useDealText();
  const [, go] = useLocation();
  const { busy, run } = useAction();
  const { field, named } = useNaming();
  const open = async (event: FormEvent) => {
    event.preventDefault();
    const name = named();
    if (name === null || busy) return;
    const { game, players, seed } = deal;
    const id = await run(openMatch({ game, players, seed, options: deal.options as Options, unlisted: true }, name));
    if (id !== null) go(`/match/${id}`);
  };
  return (
    <form className={cards.card} onSubmit={(event) => void open(event)} noValidate>
      <h2>{text.together}</h2>
      <p>{text.togetherLead}</p>
      {field}
      <Button type="submit" size="large" busy={busy}>
        {text.open}
      </Button>
    </form>
  );
}
