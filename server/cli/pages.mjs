/** Lays the guide into the package `agora`, with the pages it leads to, so that links lead from each to each there too. */
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const GUIDE = 'games/guide';

/** Where each page lies here, and where in the package. */
export const PAGES = new Map([
  ['server/cli/package/agora/README.md', 'README.md'],
  ['server/cli/package/agora/REFERENCE.md', 'REFERENCE.md'],
  ...readdirSync(join(ROOT, GUIDE)).map((name) => [`${GUIDE}/${name}`, `guide/${name}`]),
  ['server/README.md', 'guide/server.md'],
  ['server/cli/package/agora-server/README.md', 'guide/agora-server.md'],
  ['games/kit/stock/README.md', 'guide/stock.md'],
  ['games/kit/stock/WAY-OVER.md', 'guide/way-over.md'],
  ['server/cli/package/agora-client/README.md', 'guide/agora-client.md'],
  ['games/kit/CHANCE.md', 'guide/proof-of-chance.md'],
]);

const LINK = /\[([^\]\n]+)\]\(([^)\s#:]+)(#[^)\s]*)?\)/g;

/** Writes them into the package's folder. Of links that lead elsewhere the words stay. */
export function layPages(folder) {
  for (const [from, to] of PAGES) {
    const text = readFileSync(join(ROOT, from), 'utf8').replaceAll(LINK, (_, words, path, part = '') => {
      const meant = PAGES.get(posix.join(posix.dirname(from), path));
      return meant === undefined ? words : `[${words}](${posix.relative(posix.dirname(to), meant)}${part})`;
    });
    mkdirSync(dirname(join(folder, to)), { recursive: true });
    writeFileSync(join(folder, to), text);
  }
}
