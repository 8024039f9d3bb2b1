/** Loads the pages of server tables on demand, because other pages don't need them. */
import { lazily } from '../kit/lazily.tsx';
import type { Shelf } from '../table/shelf.ts';

const load = () => import('./begin.ts');

export const OnlinePage = lazily(async () => (await load()).OnlinePage);

/** Starts everything that the table at an address needs. Resolves when it can be rendered. */
export async function beginTable(shelf: Shelf, matchId: string): Promise<void> {
  const { begin } = await load();
  await Promise.all([OnlinePage.fetch(), begin(shelf, matchId)]);
}
