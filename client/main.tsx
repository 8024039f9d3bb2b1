import { followCalls } from './asking/subscription.ts';
import { house } from './app/house.ts';
import { watchReach } from './app/offline/reach.ts';
import { keepForOffline } from './app/offline/updates.ts';
import { openAgora } from './app/open.tsx';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');
openAgora(root, house);
// In development no service worker is used: it would hide changes, and the server is restarted often.
if (import.meta.env.PROD) {
  watchReach();
  keepForOffline();
  void followCalls();
}
