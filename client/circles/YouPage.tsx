import type { Answer } from '../asking/ask.ts';
import { OwnPage } from '../results/OwnPage.tsx';
import { getTournaments } from '../tournaments/api.ts';
import { Tournaments } from '../tournaments/Tournaments.tsx';
import { ownCircles } from './api.ts';
import { OwnCircles } from './OwnCircles.tsx';

const more = (key: string) => (
  <>
    <OwnCircles signedInBy={key} />
    <Tournaments signedInBy={key} />
  </>
);

/** What else is kept of somebody. */
async function also(key: string): Promise<Answer<object>> {
  const [circles, tournaments] = [await ownCircles(key), await getTournaments(key)];
  if (!circles.ok || !tournaments.ok) return circles.ok ? tournaments : circles;
  return { ok: true, value: { ...circles.value, ...tournaments.value } };
}

/** One's own page: how one's matches ended, and the circles and tournaments one belongs to. */
export function YouPage() {
  return <OwnPage with={more} also={also} />;
}
