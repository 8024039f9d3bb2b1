import { shelved } from '../../../../games/kit/stock/shelved.ts';
import { thinkFor } from '../../../../client/thinking/thread.ts';
import { games } from './games.ts';

thinkFor(shelved(games));
