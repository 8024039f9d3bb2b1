/** Opens Agora's pages with any set of games. */
import { type ComponentType, Fragment, type PropsWithChildren, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import '../kit/tokens.css';
import '../kit/reset.css';
import '../kit/base.css';
import { AS_SENT } from './front/as-sent.ts';
import { HOUSE } from '../../games/kit/site.ts';
import { House } from './front/House.tsx';
import type { Site } from './site/site.ts';
import { PATHS, matchAt, tidied } from './paths.ts';
import { HomePage } from '../home/index.ts';
import { below, pathHere } from '../kept/site.ts';
import { keepConversions } from '../kit/a11y/composing.ts';
import { followSettings } from '../kit/page/follow-settings.ts';
import { bearForeignHands } from '../kit/page/foreign-hands.ts';
import { beginTable } from '../online/index.ts';
import { followSomebody } from '../people/index.tsx';
import type { Shelf } from '../table/shelf.ts';

/** For how many milliseconds the frame waits for the first page before it is shown without it. */
const PATIENCE = 1000;

/**
 * Shows all of Agora (home, lobby, tables, rules, settings) in an element, for the games on a shelf; as a site of one's
 * own, if there is one.
 */
export function openAgora(root: Element, shelf: Shelf, site: Site = HOUSE): void {
  document.body.dataset.agora = '';
  if (site === HOUSE) open(root, shelf);
  else void import('./site/own-site.tsx').then(({ openOwn }) => open(root, shelf, openOwn(site)));
}

/** Opens the pages once it is known of which site they are. */
function open(root: Element, shelf: Shelf, around: ComponentType<PropsWithChildren> = Fragment): void {
  bearForeignHands();
  keepConversions();
  followSettings();
  followSomebody();
  // Doesn't delay the page: until the fonts are loaded, the system's fonts are used. Our own build has its fonts in the
  // page.
  if (document.querySelector('link[data-fonts]') === null) void import('../kit/fonts.ts');
  const { pathname, search, hash } = window.location;
  const path = tidied(pathHere(pathname) ?? pathname);
  if (below(path) !== pathname) window.history.replaceState(window.history.state, '', below(path) + search + hash);
  const page = (here: boolean) => <House shelf={shelf} atHand={here} around={around} />;
  const first = fetchFirst(path, shelf);
  if (first === undefined) {
    show(root, page(false));
    return;
  }
  const atHand = first.then(
    () => true,
    () => false,
  );
  // A page that was sent is there already: nobody waits, and React takes over only what it would render itself.
  const sent = isSent(root);
  void (sent ? atHand : inTime(atHand)).then((here) => show(root, page(here), sent && here));
}

/** Whether the page stands as the server sent it. A server that doesn't render pages sends them empty. */
function isSent(root: Element): boolean {
  return document.documentElement.dataset.page === AS_SENT && root.hasChildNodes();
}

/** Loads the first page's code before rendering, if that is better than showing a spinner. */
function fetchFirst(path: string, shelf: Shelf): Promise<unknown> | undefined {
  if (path === PATHS.home) return HomePage.fetch();
  const table = matchAt(path);
  return table === undefined ? undefined : beginTable(shelf, table);
}

/** What a promise tells, or false if it tells nothing before the patience ends. */
function inTime(coming: Promise<boolean>): Promise<boolean> {
  const late = new Promise<boolean>((resolve) => {
    setTimeout(() => resolve(false), PATIENCE);
  });
  return Promise.race([coming, late]);
}

/** Renders the page; `taken` takes over the one that the server rendered. */
function show(root: Element, page: ReactNode, taken = false): void {
  if (taken) {
    hydrateRoot(root, page);
    return;
  }
  // The page was rendered for another kind of reader or another address.
  root.replaceChildren();
  createRoot(root).render(page);
}
