/** Opens Agora's pages with whatever games one has; the package's `agora-client`. */
import type { ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import './kit/tokens.css';
import './kit/base.css';
import { AS_SENT } from './app/front/as-sent.ts';
import { House } from './app/front/House.tsx';
import { PATHS, matchAt } from './app/paths.ts';
import { HomePage } from './home/index.ts';
import { followSettings } from './kit/kept/settings.ts';
import { carryOverGames } from './local/carry-over.ts';
import { beginTable } from './online/index.ts';
import { signedInNow } from './people/signed-in.ts';
import type { Shelf } from './table/shelf.ts';

export type { AnyBoard, BoardModule, BoardProps, Player } from './boards/contract.ts';
export type { Said } from './text/plain.ts';
export type { AnyWords, GameWords, HelpSection } from './text/words.ts';
export type { Shelf, ShownGame } from './table/shelf.ts';

/** For how many milliseconds the page around what comes late isn't shown without it. */
const PATIENCE = 1000;

/** Shows the whole of it in an element of the page: home, lobby, tables, rules and settings, for the games on a shelf. */
export function openAgora(root: Element, shelf: Shelf): void {
  followSettings();
  carryOverGames();
  if (signedInNow() !== null) void import('./people/follow.ts').then(({ followPerson }) => followPerson());
  // Beside the page rather than before it: until they are here the system's own letters stand in. Our own build brings its fonts.
  if (document.querySelector('link[data-fonts]') === null) void import('./kit/fonts.ts');
  const first = fetchFirst(window.location.pathname, shelf);
  if (first === undefined) show(root, <House shelf={shelf} atHand={false} />);
  else void inTime(first).then((atHand) => show(root, <House shelf={shelf} atHand={atHand} />));
}

/** Fetches the page one has come to where that is worth more than a sign of waiting: it comes together with the scripts. */
function fetchFirst(path: string, shelf: Shelf): Promise<unknown> | undefined {
  if (path === PATHS.home) return HomePage.fetch();
  const table = matchAt(path);
  return table === undefined ? undefined : beginTable(shelf, table);
}

/** Whether it comes before patience ends. */
function inTime(coming: Promise<unknown>): Promise<boolean> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(false), PATIENCE);
    coming.then(
      () => resolve(true),
      () => resolve(false),
    );
  });
}

function show(root: Element, page: ReactNode): void {
  // A server that knows no pages by name sends them empty.
  if (document.documentElement.dataset.page === AS_SENT && root.hasChildNodes()) {
    hydrateRoot(root, page);
    return;
  }
  // What was sent is for somebody else, or another address.
  root.replaceChildren();
  createRoot(root).render(page);
}
