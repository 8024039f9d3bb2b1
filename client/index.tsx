/** Opens Agora's pages with any set of games; the entry point of the package's `agora-client`. */
import type { ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import './kit/tokens.css';
import './kit/base.css';
import { AS_SENT } from './app/front/as-sent.ts';
import { House } from './app/front/House.tsx';
import { PATHS, matchAt, tidied } from './app/paths.ts';
import { HomePage } from './home/index.ts';
import { keepConversions } from './kit/a11y/composing.ts';
import { followSettings } from './kit/page/follow-settings.ts';
import { bearForeignHands } from './kit/page/foreign-hands.ts';
import { beginTable } from './online/index.ts';
import { signedInNow } from './people/signed-in.ts';
import type { Shelf } from './table/shelf.ts';

export type { AnyBoard, BoardModule, BoardProps, Player } from './boards/contract.ts';
export type { Said } from './text/plain.ts';
export type { AnyWords, GameWords, HelpSection } from './text/words.ts';
export type { Shelf, ShownGame } from './table/shelf.ts';

/** For how many milliseconds the frame waits for the first page before it is shown without it. */
const PATIENCE = 1000;

/** Shows all of Agora (home, lobby, tables, rules, settings) in an element, for the games on a shelf. */
export function openAgora(root: Element, shelf: Shelf): void {
  bearForeignHands();
  keepConversions();
  followSettings();
  if (signedInNow() !== null) void import('./people/follow.ts').then(({ followPerson }) => followPerson());
  // Doesn't delay the page: until the fonts are loaded, the system's fonts are used. Our own build has its fonts in the
  // page.
  if (document.querySelector('link[data-fonts]') === null) void import('./kit/fonts.ts');
  const { pathname, search, hash } = window.location;
  const path = tidied(pathname);
  if (path !== pathname) window.history.replaceState(window.history.state, '', path + search + hash);
  const first = fetchFirst(path, shelf);
  if (first === undefined) {
    show(root, <House shelf={shelf} atHand={false} />);
    return;
  }
  const atHand = first.then(
    () => true,
    () => false,
  );
  // A page that was sent is there already: nobody waits, and React takes over only what it would render itself.
  const sent = isSent(root);
  void (sent ? atHand : inTime(atHand)).then((here) => show(root, <House shelf={shelf} atHand={here} />, sent && here));
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
