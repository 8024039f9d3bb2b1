/** Agora in somebody else's project: packed as npm packs it, and laid where npm lays it, beside what it declares and no more. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, renameSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isBuilt } from '../../server/cli/built.mjs';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const EXAMPLE = fileURLToPath(new URL('./example/', import.meta.url));

/** What the build of the package ends with. */
const MADE = ['dist/package/client/index.js', 'dist/package/client/index.d.ts'];

interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

/** A new folder with the example and all it needs; its path has a space in it. */
export function moveOut(): string {
  const folder = mkdtempSync(join(tmpdir(), 'agora outside '));
  const packages = join(folder, 'node_modules');
  mkdirSync(packages);
  unpack(pack(folder), join(packages, 'agora'));
  const agora = manifest(join(packages, 'agora'));
  const example = manifest(EXAMPLE);
  const needed = {
    ...agora.dependencies,
    ...agora.peerDependencies,
    ...example.dependencies,
    ...example.devDependencies,
  };
  for (const name of Object.keys(needed)) if (name !== 'agora') link(name, packages);
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

/** Packs Agora into `folder`, building it unless that was done since it changed, and returns the file's name. */
function pack(folder: string): string {
  // By the environment, since words with spaces come apart in a shell; and npm is a batch file on Windows.
  const env = { ...process.env, npm_config_pack_destination: folder };
  const scripts = isBuilt(ROOT, MADE, ['vite.package.config.ts', 'tsconfig.package.json']) ? ' --ignore-scripts' : '';
  const { status, stderr } = spawnSync(`npm pack --silent${scripts}`, {
    cwd: ROOT,
    shell: true,
    encoding: 'utf8',
    env,
  });
  const packed = readdirSync(folder).find((name) => name.endsWith('.tgz'));
  if (status !== 0 || packed === undefined) throw new Error(`npm pack failed: ${stderr}`);
  return join(folder, packed);
}

function unpack(archive: string, target: string): void {
  const cwd = dirname(archive);
  const { status, stderr } = spawnSync('tar', ['-xzf', archive.slice(cwd.length + 1)], { cwd, encoding: 'utf8' });
  if (status !== 0) throw new Error(`tar failed: ${stderr}`);
  renameSync(join(cwd, 'package'), target);
}

function link(name: string, packages: string): void {
  mkdirSync(dirname(join(packages, name)), { recursive: true });
  symlinkSync(join(ROOT, 'node_modules', name), join(packages, name), 'junction');
}

function manifest(folder: string): Manifest {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
}
