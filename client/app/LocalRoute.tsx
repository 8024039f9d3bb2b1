import { Redirect } from 'wouter';
import type { Meta } from '../../games/kit/meta.ts';
import { LocalPage } from '../local/LocalPage.tsx';
import { readKeptGames } from '../local/saved-game.ts';

/** A game kept on this screen. Without an id the last one that goes on; where there is none, the page where one is set up. */
export function LocalRoute({ meta, id }: { readonly meta: Meta; readonly id?: string }) {
  if (id !== undefined) return <LocalPage key={id} game={meta.id} id={id} />;
  const running = readKeptGames().find(({ game, standing }) => game === meta.id && (standing?.result ?? null) === null);
  return <Redirect to={running === undefined ? `/play/${meta.id}` : `/local/${meta.id}/${running.id}`} replace />;
}
