/** The front page: all others do without it. */
import { lazily } from '../kit/page/lazily.tsx';

export const HomePage = lazily(() => import('./HomePage.tsx'), 'HomePage');
