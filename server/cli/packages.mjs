/**
 * `node server/cli/packages.mjs`: makes the three packages in dist/packages from what vite.package.config.ts and
 * tsconfig.package.json have built. `agora` has rules and laws and depends on boardgame.io alone; `agora-server` and
 * `agora-client` depend on `agora`, from which they import what both need.
 */
import { cpSync, existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { APART, KINDS, SCOPE } from './doors.mjs';
import { layPages } from './pages.mjs';
import { layPlain } from './plain.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const BUILT = join(ROOT, 'dist/package');
const PACKAGES = join(ROOT, 'dist/packages');
const PARTS = fileURLToPath(new URL('./package', import.meta.url));

const IMPORTED = /(?<=\b(?:from|import)\s*\(?\s*['"])[^'"\n]+(?=['"])/g;

const root = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
const files = readdirSync(BUILT, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) =>
    join(entry.parentPath, entry.name)
      .slice(BUILT.length + 1)
      .replaceAll('\\', '/'),
  );
/** Replaces boardgame.io's types. */
const STOCK_TYPES = 'boardgame-io.d.ts';
const isApart = (path) => APART.some((apart) => path.startsWith(`${apart}.`));

function lay(name, kind) {
  const folder = join(PACKAGES, name);
  // `agora` has only the types of what is apart: they depend on nothing.
  const own = files.filter((path) =>
    isApart(path) ? name !== 'agora' || path.endsWith('.d.ts') : path.startsWith(`${kind.room}/`),
  );
  const needed = new Set();
  for (const path of own)
    if (!existsSync(join(PARTS, name, path))) write(folder, path, (to) => pointed(name, path, to, needed));
  for (const text of ['LICENSE', 'CHANGELOG.md']) cpSync(join(ROOT, text), join(folder, text));
  cpSync(join(PARTS, STOCK_TYPES), join(folder, STOCK_TYPES));
  cpSync(join(PARTS, name), folder, { recursive: true });
  for (const [path, from] of Object.entries(kind.taken ?? {}))
    cpSync(join(ROOT, 'node_modules', from), join(folder, path));
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest(name, kind, needed), undefined, 2)}\n`);
}

function write(folder, path, point) {
  const target = join(folder, path);
  mkdirSync(dirname(target), { recursive: true });
  if (!/\.(?:js|mjs|ts)$/.test(path)) {
    cpSync(join(BUILT, path), target);
    return;
  }
  const text = readFileSync(join(BUILT, path), 'utf8').replaceAll(IMPORTED, point);
  // Styles have no types.
  writeFileSync(target, path.endsWith('.d.ts') ? text.replaceAll(/^import '[^']+\.css';\n/gm, '') : text);
}

/** What an import becomes in the package: a file of its own, or one of `agora`. */
function pointed(name, path, to, needed) {
  if (path.endsWith('.d.ts') && /^(?:boardgame\.io|#bgio\/)/.test(to))
    return `${'../'.repeat(path.split('/').length - 1)}${STOCK_TYPES.replace('.d.ts', '.js')}`;
  if (!to.startsWith('.')) {
    if (/^[@\w#]/.test(to)) needed.add(path.endsWith('.d.ts') ? `@types/${to}` : to);
    return to;
  }
  const meant = posix.join(posix.dirname(path), to);
  const isOurs = name !== 'agora' && meant.startsWith('games/') && !isApart(meant);
  if (isOurs) return `${SCOPE}/agora/inner/${meant.slice('games/'.length).replace(/\.tsx?$|\.js$/, '')}`;
  return to.replace(/\.tsx?$/, '.js');
}

function manifest(name, { description, doors, bin, sideEffects }, imported) {
  const { version, license, engines, peerDependencies } = root;
  const isImported = (each) => [...imported].some((to) => to === each || to.startsWith(`${each}/`));
  // Our own pages are bundled from devDependencies; whoever builds pages with the package must have them installed.
  const used = Object.entries({ ...root.dependencies, ...root.devDependencies })
    .filter(([each]) => isImported(each) && !(each in peerDependencies))
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
  const others = name === 'agora' ? {} : { [`${SCOPE}/agora`]: version };
  const bgio = Object.entries(root.imports).filter(([alias]) => imported.has(alias));
  const peers = name === 'agora-client' ? peerDependencies : { 'boardgame.io': peerDependencies['boardgame.io'] };
  return {
    name: `${SCOPE}/${name}`,
    version,
    description,
    license,
    type: 'module',
    ...(sideEffects === undefined ? {} : { sideEffects }),
    ...(bgio.length > 0 ? { imports: Object.fromEntries(bgio) } : {}),
    exports: { ...doors, './package.json': './package.json' },
    ...(bin === undefined ? {} : { bin }),
    // With the @types of packages that have none.
    dependencies: {
      ...others,
      ...Object.fromEntries(used),
    },
    peerDependencies: peers,
    engines,
    publishConfig: { access: 'public', provenance: true },
  };
}

rmSync(PACKAGES, { recursive: true, force: true });
for (const [name, kind] of Object.entries(KINDS)) lay(name, kind);
layPlain(join(PACKAGES, 'agora/template'));
layPages(join(PACKAGES, 'agora'));
