/** A game as `npm run new-game` makes it passes in a browser, too: its own tests, and what axe says of every table. */
import { rmSync } from 'node:fs';
import { expect, test } from '../agora.ts';
import { NEW, failure, moveIn } from '../../new-game/scratch.ts';

test('a new game passes the browser tests', () => {
  const house = moveIn('open');
  try {
    // The server first: where a client lies beside it, it packs that, and nobody comes from far here.
    for (const config of ['server/vite.config.ts', 'vite.config.ts']) {
      expect(failure(house, 'node_modules/vite/bin/vite.js', 'build', '--config', config)).toBeNull();
    }
    // Where a test is made for each language, in one of them.
    const own = [
      `${NEW.open}.e2e.ts`,
      'a11y.e2e.ts',
      '--grep',
      'Stone Heap',
      '--grep-invert',
      'ja-JP',
      '--workers',
      '1',
    ];
    expect(failure(house, 'node_modules/@playwright/test/cli.js', 'test', ...own)).toBeNull();
  } finally {
    rmSync(house, { recursive: true, force: true });
  }
});
