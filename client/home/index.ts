/** The front page: all others do without it. */
import { lazily } from '../kit/lazily.tsx';

export const HomePage = lazily(async () => (await import('./HomePage.tsx')).HomePage);
