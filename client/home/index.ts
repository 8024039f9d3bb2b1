/** The front page: all others do without it. */
import { lazily } from '../kit/page/lazily.tsx';

export const HomePage = lazily(async () => (await import('./HomePage.tsx')).HomePage);
