import { OwnPage } from '../results/OwnPage.tsx';
import { ownCircles } from './api.ts';
import { OwnCircles } from './OwnCircles.tsx';

const circlesOf = (key: string) => <OwnCircles signedInBy={key} />;

/** One's own page: how one's matches ended, and the circles one belongs to. */
export function YouPage() {
  return <OwnPage with={circlesOf} also={ownCircles} />;
}
