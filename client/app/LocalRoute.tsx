import { Redirect } from 'wouter';
import type { Meta } from '../../games/kit/meta.ts';
import { LocalPage } from '../local/LocalPage.tsx';
import { readLocalSetup } from '../local/local-setup.ts';

/** The game running on this screen; without one, the page where one is set up. */
export function LocalRoute({ meta }: { readonly meta: Meta }) {
  return readLocalSetup(meta) === null ? <Redirect to={`/play/${meta.id}`} replace /> : <LocalPage game={meta.id} />;
}
