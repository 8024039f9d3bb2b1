/** Agora in somebody else's project: packed as npm packs it, and laid where npm lays it, beside what its packages declare and no more. */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isBuilt } from '../../server/cli/built.mjs';
import { SCOPE } from '../../server/cli/doors.mjs';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
/** What `agora new` makes. */
const TEMPLATE = join(ROOT, 'server/cli/package/agora/template/every');
const EXAMPLE = fileURLToPath(new URL('./example/', import.meta.url));

/** The packages there are, by their folders. */
export const PACKAGES = ['agora', 'agora-server', 'agora-client'] as const;
/** The name under which one is installed. */
export const nameOf = (name: string) => `${SCOPE}/${name}`;

/** What the build of the packages ends with. */
const MADE = ['dist/packages/agora-client/package.json'];
/** What they are made with, beside all sources. */
const MAKING = ['vite.package.config.ts', 'tsconfig.package.json', 'CHANGELOG.md'];

interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

/** A new folder with the example and all it needs; its path has a space in it. */
export function moveOut(): string {
  const folder = mkdtempSync(join(tmpdir(), 'agora outside '));
  const packages = join(folder, 'node_modules');
  mkdirSync(join(packages, SCOPE), { recursive: true });
  build();
  const manifests = PACKAGES.map((name) => {
    unpack(pack(name, folder), join(packages, nameOf(name)));
    return manifest(join(packages, nameOf(name)));
  });
  const needed = [...manifests, manifest(EXAMPLE), manifest(TEMPLATE)].flatMap(
    ({ dependencies, devDependencies, peerDependencies }) =>
      Object.keys({ ...dependencies, ...devDependencies, ...peerDependencies }),
  );
  const own = PACKAGES.map(nameOf);
  for (const name of new Set(needed)) if (!own.includes(name)) link(name, packages);
  cpSync(EXAMPLE, folder, { recursive: true });
  return folder;
}

/** Runs a program of an installed package, or a file, in the project; what it printed where it failed, or null. */
export function failure(folder: string, ...words: readonly string[]): string | null {
  const { status, stdout, stderr } = spawnSync(process.execPath, words, {
    cwd: folder,
    encoding: 'utf8',
    env: plain(),
  });
  return status === 0 ? null : `${stdout}\n${stderr}`;
}

/** The environment of somebody who runs no tests of ours. */
export function plain(): NodeJS.ProcessEnv {
  const { NODE_OPTIONS: _, NODE_TEST_CONTEXT: __, VITEST: ___, ...env } = process.env;
  return { ...env, NODE_ENV: 'production' };
}

/** Builds the packages unless that was done since anything changed. */
function build(): void {
  if (isBuilt(ROOT, MADE, MAKING)) return;
  const { status, stdout, stderr } = spawnSync('npm run --silent build:package', {
    cwd: ROOT,
    shell: true,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`the packages weren't built: ${stdout}\n${stderr}`);
}

/** Packs a package into `folder` and returns the file's name. */
function pack(name: string, folder: string): string {
  // By the environment, since words with spaces come apart in a shell; and npm is a batch file on Windows.
  const env = { ...process.env, npm_config_pack_destination: folder };
  const cwd = join(ROOT, 'dist', 'packages', name);
  const { status, stderr } = spawnSync('npm pack --silent', { cwd, shell: true, encoding: 'utf8', env });
  const { version } = JSON.parse(readFileSync(join(cwd, 'package.json'), 'utf8')) as { readonly version: string };
  if (status !== 0) throw new Error(`npm pack failed: ${stderr}`);
  return join(folder, `${SCOPE.slice(1)}-${name}-${version}.tgz`);
}

function unpack(archive: string, target: string): void {
  const cwd = dirname(archive);
  const { status, stderr } = spawnSync('tar', ['-xzf', archive.slice(cwd.length + 1)], { cwd, encoding: 'utf8' });
  if (status !== 0) throw new Error(`tar failed: ${stderr}`);
  renameSync(join(cwd, 'package'), target);
}

function link(name: string, packages: string): void {
  if (existsSync(join(packages, name))) return;
  mkdirSync(dirname(join(packages, name)), { recursive: true });
  symlinkSync(join(ROOT, 'node_modules', name), join(packages, name), 'junction');
}

function manifest(folder: string): Manifest {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
}
