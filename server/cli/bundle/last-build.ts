/** Keeps the files of the last build beside a new one, because open pages still load some of theirs. */
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { Plugin } from 'vite';

/** Lists what a build has made itself, so that files are kept for one build only. */
const OWN = '.vite/own.json';

/** `before` is the folder of the last build, if it isn't the folder that is built into. */
export function lastBuild(before?: string): Plugin {
  let last = new Map<string, Buffer>();
  let folder = '';
  return {
    name: 'last-build',
    apply: 'build',
    configResolved({ root, build }) {
      folder = resolve(root, build.outDir);
    },
    async buildStart() {
      last = await filesOf(before ?? folder);
    },
    async writeBundle(_, bundle) {
      const own = Object.keys(bundle).filter((name) => name.startsWith('assets/'));
      await put(join(folder, OWN), JSON.stringify(own.toSorted()));
      const left = [...last].filter(([name]) => !existsSync(join(folder, name)));
      await Promise.all(left.map(([name, content]) => put(join(folder, name), content)));
    },
  };
}

/** The files that the build in a folder has made itself; none if there is no build. */
async function filesOf(folder: string): Promise<Map<string, Buffer>> {
  const list = await readFile(join(folder, OWN), 'utf8').catch(() => '[]');
  const names = JSON.parse(list) as readonly string[];
  const there = names.filter((name) => existsSync(join(folder, name)));
  return new Map(await Promise.all(there.map(async (name) => [name, await readFile(join(folder, name))] as const)));
}

async function put(path: string, content: string | Buffer): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, content);
}
