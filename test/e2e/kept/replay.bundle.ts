/** What replay.e2e.ts puts into a page and into a worker there: the rules, and the hash at the end of a record (law 8). */
import type { GameRecord } from '../../../games/kit/rules.ts';
import { replayedHash } from '../../laws/replayed.ts';

export { replayedHash };

if (typeof document === 'undefined') {
  addEventListener('message', ({ data }: MessageEvent<GameRecord>) => {
    void replayedHash(data).then((hash) => postMessage(hash));
  });
}
