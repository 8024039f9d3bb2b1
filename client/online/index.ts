/** The door to tables somewhere: all other pages do without them. */
import { lazily } from '../kit/page/lazily.tsx';
import type { Shelf } from '../table/shelf.ts';

const load = () => import('./begin.ts');

export const OnlinePage = lazily(load, 'OnlinePage');

/** Starts everything that the table at an address needs. Resolves when it can be rendered. */
export async function beginTable(shelf: Shelf, matchId: string): Promise<void> {
  const { begin } = await load();
  await Promise.all([OnlinePage.fetch(), begin(shelf, matchId)]);
}
