import { Suspense, useEffect, useState } from 'react';
import { Route, Router, Switch, useLocation } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { HOUSE, type Site } from '../../../games/kit/site.ts';
import '../../kit/tokens.css';
import '../../kit/base.css';
import { wear } from '../../kept/preferences.ts';
import { useSettings } from '../../kept/settings.ts';
import { openSite } from '../../kept/site.ts';
import { Announcer } from '../../kit/a11y/Announcer.tsx';
import { Toaster } from '../../kit/dialogs/Toaster.tsx';
import { Waiting } from '../../kit/page/Spinner.tsx';
import { freshSetup } from '../../saved/local-setup.ts';
import { beginGame, readKeptGames } from '../../saved/saved-game.ts';
import { OnlinePage } from '../../online/index.ts';
import { followSomebody } from '../../people/index.tsx';
import { type Shelf, ShelfContext } from '../../table/shelf.ts';
import { useText } from '../../text/index.ts';
import { ErrorBoundary } from '../ErrorBoundary.tsx';
import { LocalRoute } from '../LocalRoute.tsx';
import { OfGame } from '../OfGame.tsx';
import { PATHS } from '../paths.ts';
import { knownOf } from './own-site.tsx';
import styles from './AgoraTable.module.css';

/** Which table it is: a match on the server, or a game on this screen. */
type Played =
  | { readonly match: string }
  /** `rivals` says who sits in the other seats. A game that isn't over goes on. */
  | { readonly game: string; readonly rivals?: 'bots' | 'humans' };

/** What a table in somebody's page is told. */
export type AgoraTableProps = Played & {
  readonly shelf: Shelf;
  /** What the server's own site is called, where it lies (links that are passed on lead there), and whether it signs people in. */
  readonly site?: Pick<Site, 'name' | 'base' | 'languages' | 'signsIn'>;
  /** Called when the player leaves the table. */
  onLeave?(): void;
};

/** All pages but tables: here there are none. */
const NONE = Object.values(PATHS)
  .map((path) => path.split('/')[1] ?? '')
  .filter((page) => page !== 'match' && page !== 'local');

/**
 * A table in somebody's own page, as large as the element around it, with nothing of Agora's frame. It goes to another
 * table (a rematch) by itself, and changes neither the page's address nor its title.
 */
export function AgoraTable({ shelf, site = HOUSE, onLeave, ...played }: AgoraTableProps) {
  const [location] = useState(() => {
    openSite({ ...knownOf(site), without: NONE, isPart: true });
    followSomebody();
    return memoryLocation({ path: 'match' in played ? `/match/${played.match}` : localPath(shelf, played) });
  });
  return (
    <ShelfContext value={shelf}>
      <Router hook={location.hook} searchHook={location.searchHook}>
        <Seat {...(onLeave && { onLeave })} />
      </Router>
    </ShelfContext>
  );
}

/** The path of the game that goes on, or else of a new one. */
function localPath({ games }: Shelf, { game, rivals = 'bots' }: Extract<Played, { readonly game: string }>): string {
  const going = readKeptGames().find((kept) => kept.game === game && (kept.standing?.result ?? null) === null);
  const meta = games.get(game)?.meta;
  if (going !== undefined || meta === undefined) return `/local/${game}/${going?.id ?? ''}`;
  return `/local/${game}/${beginGame(freshSetup(meta, rivals, (seat) => `${seat + 1}`))}`;
}

function Seat({ onLeave }: Pick<AgoraTableProps, 'onLeave'>) {
  const text = useText();
  const settings = useSettings();
  const [path] = useLocation();
  const isLeft = !/^\/(?:match|local)\//.test(path);
  useEffect(() => wear(settings, false), [settings]);
  useEffect(() => {
    if (isLeft) onLeave?.();
  }, [isLeft, onLeave]);
  return (
    <div data-agora lang={settings.language} className={styles.seat}>
      <ErrorBoundary key={path}>
        <Suspense fallback={<Waiting label={text.loading} />}>
          <Switch>
            <Route path={PATHS.match}>{({ id }) => <OnlinePage key={id} matchId={id} />}</Route>
            <Route path={PATHS.kept}>
              {({ game, id }) => <OfGame id={game}>{(meta) => <LocalRoute meta={meta} id={id} />}</OfGame>}
            </Route>
          </Switch>
        </Suspense>
      </ErrorBoundary>
      <Toaster />
      <Announcer />
    </div>
  );
}
