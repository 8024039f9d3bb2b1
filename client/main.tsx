import { house } from './app/house.ts';
import { openAgora } from './index.tsx';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');
openAgora(root, house);
