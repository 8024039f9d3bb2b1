import { followCalls } from './app/calls/subscription.ts';
import { house } from './app/house.ts';
import { watchReach } from './app/offline/reach.ts';
import { keepForOffline } from './app/offline/updates.ts';
import { openAgora } from './index.tsx';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');
openAgora(root, house);
// While one edits, the server comes and goes, and what is new is to be seen at once.
if (import.meta.env.PROD) {
  watchReach();
  keepForOffline();
  void followCalls();
}
