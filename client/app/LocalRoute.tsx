import { Redirect } from 'wouter';
import type { Meta } from '../../games/kit/meta.ts';
import { LocalPage } from '../local/LocalPage.tsx';
import { readKeptGames } from '../saved/saved-game.ts';

/**
 * A game that is kept on this screen. Without an id it is the last unfinished one; if there is none, the page to set
 * one up.
 */
export function LocalRoute({ meta, id }: { readonly meta: Meta; readonly id?: string }) {
  if (id !== undefined) return <LocalPage key={id} game={meta.id} id={id} />;
  const running = readKeptGames().find(({ game, standing }) => game === meta.id && (standing?.result ?? null) === null);
  return <Redirect to={running === undefined ? `/play/${meta.id}` : `/local/${meta.id}/${running.id}`} replace />;
}
