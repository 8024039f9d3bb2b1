/** Whatever of others a build holds is named in it with its licence: code, also that of workers, icons, styles and fonts. */
import { fileURLToPath } from 'node:url';
import { type Plugin, build } from 'vite';
import { expect, test } from 'vitest';
import { read } from './source.ts';

interface Built {
  /** Packages of which something is in the build. */
  readonly held: ReadonlySet<string>;
  /** What is written of each package, by its name. */
  readonly notices: ReadonlyMap<string, string>;
}

/** Builds without writing anything, and keeps its own list of what goes in. */
async function built(config: string): Promise<Built> {
  const held = new Set<string>();
  let text = '';
  const list: Plugin = {
    name: 'list',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const part of Object.values(bundle)) {
          const made = part.type === 'chunk' ? part.moduleIds : part.originalFileNames;
          for (const name of made.flatMap(packagesIn)) held.add(name);
          if (part.fileName === 'licenses.txt' && part.type === 'asset') text = String(part.source);
        }
      },
    },
  };
  await build({
    configFile: fileURLToPath(new URL(`../../${config}`, import.meta.url)),
    logLevel: 'warn',
    plugins: [list],
    worker: { plugins: () => [list] },
    build: { write: false, minify: false },
  });
  const notices = text.split(/^-{80}$/m).map((notice) => notice.trim());
  return { held, notices: new Map(notices.map((notice) => [notice.split(' ', 1)[0] ?? '', notice])) };
}

/** The package a path leads into, the innermost. */
function packagesIn(path: string): string[] {
  const [name, inner] = path.replaceAll('\\', '/').split('node_modules/').at(-1)?.split('/') ?? [];
  if (name === undefined || !path.includes('node_modules')) return [];
  return [name.startsWith('@') ? `${name}/${inner}` : name];
}

test('the client', async () => {
  const { held, notices } = await built('vite.config.ts');
  // One of each sort: code, code of the bots' worker, icons, fonts.
  for (const name of ['react', 'comlink', 'lucide-react', '@fontsource/noto-sans-jp']) expect(held).toContain(name);
  expect([...notices.keys()].toSorted()).toEqual(['agora', ...held].toSorted());
  for (const [name, notice] of notices) expect(notice.length, name).toBeGreaterThan(500);
  expect(notices.get('react')).toContain('Copyright (c) Meta');
  expect(notices.get('@fontsource/shippori-mincho')).toContain('SIL OPEN FONT LICENSE');
  expect(notices.get('agora')).toContain(read('LICENSE').trim());
});

test('the server', async () => {
  const { held, notices } = await built('server/vite.config.ts');
  expect(held).toContain('boardgame.io');
  expect([...notices.keys()].toSorted()).toEqual(['agora', ...held].toSorted());
  for (const [name, notice] of notices) expect(notice.length, name).toBeGreaterThan(500);
});
