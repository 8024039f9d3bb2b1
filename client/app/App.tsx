import { Suspense, startTransition, useEffect, useRef, useState } from 'react';
import { Route, Switch, useLocation } from 'wouter';
import { hasPage } from '../kept/site.ts';
import { HomePage } from '../home/index.ts';
import { Announcer } from '../kit/a11y/Announcer.tsx';
import { fetchDialogs } from '../kit/dialogs/Dialog.tsx';
import { apart, lazily } from '../kit/page/lazily.tsx';
import { usePressGuard } from '../kit/presses/guard.ts';
import { Waiting, firstPageShown } from '../kit/page/Spinner.tsx';
import { storageFull } from '../kept/storage.ts';
import { useStore } from '../kept/store.ts';
import { arrive } from '../kit/dialogs/toast.ts';
import { Toaster } from '../kit/dialogs/Toaster.tsx';
import { useHeldSeats } from '../asking/keys.ts';
import { useSeeking } from '../lobby/list/seeking.ts';
import { OnlinePage } from '../online/index.ts';
import { useText } from '../text/index.ts';
import styles from './App.module.css';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { Header } from './Header.tsx';
import { NotFoundPage } from '../kit/page/NotFoundPage.tsx';
import { OfGame } from './OfGame.tsx';
import { PATHS } from './paths.ts';

// Loaded on demand: a full storage is rare, and the dialog is large.
const MakeRoom = apart(() => import('../home/MakeRoom.tsx'), 'MakeRoom');
const LobbyPage = lazily(() => import('../lobby/list/LobbyPage.tsx'), 'LobbyPage');
const NextTable = apart(() => import('../online/next/NextTable.tsx'), 'NextTable');
const Seeker = apart(() => import('../online/Seeker.tsx'), 'Seeker');
const TakeSeatPage = lazily(() => import('../lobby/seat/TakeSeatPage.tsx'), 'TakeSeatPage');
const LocalRoute = lazily(() => import('./LocalRoute.tsx'), 'LocalRoute');
const OpenRecordPage = lazily(() => import('../replay/OpenRecordPage.tsx'), 'OpenRecordPage');
const MatchReplay = lazily(() => import('../replay/sources.tsx'), 'MatchReplay');
const GameReplay = lazily(() => import('../replay/sources.tsx'), 'GameReplay');
const FileReplay = lazily(() => import('../replay/sources.tsx'), 'FileReplay');
const FindDeal = lazily(() => import('../deal/FindDeal.tsx'), 'FindDeal');
const DealPage = lazily(() => import('../deal/DealPage.tsx'), 'DealPage');
const DailyPage = lazily(() => import('../deal/DealPage.tsx'), 'DailyPage');
const MatchReview = lazily(() => import('../review/sources.tsx'), 'MatchReview');
const GameReview = lazily(() => import('../review/sources.tsx'), 'GameReview');
const FileReview = lazily(() => import('../review/sources.tsx'), 'FileReview');
const MatchCheck = lazily(() => import('../verify/sources.tsx'), 'MatchCheck');
const FileCheck = lazily(() => import('../verify/sources.tsx'), 'FileCheck');
const RulesPage = lazily(() => import('./RulesPage.tsx'), 'RulesPage');
const SettingsPage = lazily(() => import('./SettingsPage.tsx'), 'SettingsPage');
const YouPage = lazily(() => import('../circles/index.ts'), 'YouPage');
const SharedPage = lazily(() => import('../results/SharedPage.tsx'), 'SharedPage');
const CirclePage = lazily(() => import('../circles/index.ts'), 'CirclePage');
const TournamentPage = lazily(() => import('../circles/index.ts'), 'TournamentPage');
const LessonPage = lazily(() => import('../lesson/LessonPage.tsx'), 'LessonPage');

interface AppProps {
  /** Whether the code of the first page is loaded already. */
  readonly atHand?: boolean;
}

/** The frame around every page: header, the page itself, notices. */
export function App({ atHand = false }: AppProps) {
  const text = useText();
  const [path] = useLocation();
  const main = useFocusOnArrival(path);
  const isHere = useFirstPage(atHand);
  const seeking = useSeeking() !== null;
  const mayBeCalled = Object.keys(useHeldSeats()).length > 0 && !path.startsWith('/match/');
  const full = useStore(storageFull);
  useEffect(fetchAtFirstPress, []);
  usePressGuard();
  // A table fills the window and never scrolls as a whole.
  const atTable = /^\/(?:match|local|replay|learn)\//.test(path);
  return (
    <div className={atTable ? styles.table : styles.page}>
      <a href="#content" className={styles.skip}>
        {text.skipToContent}
      </a>
      <Header compact={atTable} />
      {seeking && (
        <ErrorBoundary beside>
          <Seeker />
        </ErrorBoundary>
      )}
      {mayBeCalled && (
        <ErrorBoundary beside>
          <NextTable />
        </ErrorBoundary>
      )}
      <main id="content" ref={main} tabIndex={-1} className={styles.main}>
        <ErrorBoundary key={path}>
          <Suspense fallback={<Waiting label={text.loading} />}>
            {isHere ? <Pages path={path} /> : <Waiting label={text.loading} />}
          </Suspense>
        </ErrorBoundary>
      </main>
      <Toaster />
      {full && <MakeRoom />}
      <Announcer />
    </div>
  );
}

/**
 * Loads the dialogs at the first press anywhere, because the user may open one soon, even after the server has gone.
 */
function fetchAtFirstPress(): () => void {
  const press = new AbortController();
  const fetch = () => {
    press.abort();
    fetchDialogs();
  };
  for (const type of ['pointerdown', 'keydown']) document.addEventListener(type, fetch, { signal: press.signal });
  return () => press.abort();
}

function Pages({ path }: { readonly path: string }) {
  if (!hasPage(path)) return <NotFoundPage />;
  return (
    <Switch>
      <Route path={PATHS.home}>
        <HomePage />
      </Route>
      <Route path={PATHS.tables}>
        <LobbyPage />
      </Route>
      <Route path={PATHS.game}>
        {({ game }) => <OfGame id={game}>{(meta) => <LobbyPage key={game} meta={meta} />}</OfGame>}
      </Route>
      <Route path={PATHS.seat}>{({ id }) => <TakeSeatPage key={id} matchId={id} />}</Route>
      <Route path={PATHS.match}>{({ id }) => <OnlinePage key={id} matchId={id} />}</Route>
      <Route path={PATHS.local}>
        {({ game }) => <OfGame id={game}>{(meta) => <LocalRoute meta={meta} />}</OfGame>}
      </Route>
      <Route path={PATHS.kept}>
        {({ game, id }) => <OfGame id={game}>{(meta) => <LocalRoute meta={meta} id={id} />}</OfGame>}
      </Route>
      <Route path={PATHS.record}>
        <OpenRecordPage />
      </Route>
      <Route path={PATHS.matchReplay}>{({ id }) => <MatchReplay key={id} id={id} />}</Route>
      <Route path={PATHS.gameReplay}>{({ id }) => <GameReplay key={id} id={id} />}</Route>
      <Route path={PATHS.fileReplay}>{({ id }) => <FileReplay key={id} id={id} />}</Route>
      <Route path={PATHS.findDeal}>
        <FindDeal />
      </Route>
      <Route path={PATHS.deal}>{({ code }) => <DealPage key={code} code={code} />}</Route>
      <Route path={PATHS.daily}>
        {({ game }) => <OfGame id={game}>{() => <DailyPage key={game} game={game} />}</OfGame>}
      </Route>
      <Route path={PATHS.matchReview}>{({ id }) => <MatchReview key={id} id={id} />}</Route>
      <Route path={PATHS.gameReview}>{({ id }) => <GameReview key={id} id={id} />}</Route>
      <Route path={PATHS.fileReview}>{({ id }) => <FileReview key={id} id={id} />}</Route>
      <Route path={PATHS.matchCheck}>{({ id }) => <MatchCheck key={id} id={id} />}</Route>
      <Route path={PATHS.fileCheck}>{({ id }) => <FileCheck key={id} id={id} />}</Route>
      <Route path={PATHS.rules}>
        {({ game }) => <OfGame id={game}>{(meta) => <RulesPage key={game} meta={meta} />}</OfGame>}
      </Route>
      <Route path={PATHS.lesson}>
        {({ game }) => <OfGame id={game}>{() => <LessonPage key={game} game={game} />}</OfGame>}
      </Route>
      <Route path={PATHS.you}>
        <YouPage />
      </Route>
      <Route path={PATHS.person}>{({ page }) => <SharedPage key={page} page={page} />}</Route>
      <Route path={PATHS.circle}>{({ circle }) => <CirclePage key={circle} id={circle} />}</Route>
      <Route path={PATHS.tournament}>{({ id }) => <TournamentPage key={id} id={id} />}</Route>
      <Route path={PATHS.settings}>
        <SettingsPage />
      </Route>
      <Route>
        <NotFoundPage />
      </Route>
    </Switch>
  );
}

/**
 * Whether to show the page that Agora was opened at. A transition to it ends as soon as it is loaded, whereas React
 * shows a Suspense fallback for at least a third of a second.
 */
function useFirstPage(atHand: boolean): boolean {
  const [isHere, setHere] = useState(atHand);
  useEffect(() => startTransition(() => setHere(true)), []);
  useEffect(() => {
    if (isHere) firstPageShown();
  }, [isHere]);
  return isHere;
}

/** After navigating, moves the focus and the scroll position to the top, as loading the page would. */
function useFocusOnArrival(path: string) {
  const main = useRef<HTMLElement>(null);
  const shown = useRef(path);
  useEffect(() => {
    if (shown.current === path) return;
    shown.current = path;
    window.scrollTo(0, 0);
    arrive();
    main.current?.focus({ preventScroll: true });
  }, [path]);
  return main;
}
