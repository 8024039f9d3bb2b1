/** Loads the front page on demand, because other pages don't need it. */
import { lazily } from '../kit/lazily.tsx';

export const HomePage = lazily(async () => (await import('./HomePage.tsx')).HomePage);
