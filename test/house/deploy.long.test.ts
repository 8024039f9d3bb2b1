/** The Containerfile and the systemd unit say what package.json, the settings and the build say, and what they run runs. */
import { spawn, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { NODE_FLAGS } from '../../server/cli/node-flags.mjs';
import { refuseNode } from '../../server/cli/node.mjs';
import { defaults } from '../../server/config.ts';
import { read } from './source.ts';

interface Package {
  readonly engines: { readonly node: string };
  readonly scripts: Readonly<Record<string, string>>;
}

interface Lock {
  readonly packages: Readonly<Record<string, { readonly dev?: boolean }>>;
}

const { engines, scripts } = JSON.parse(read('package.json')) as Package;
const lines = read('Containerfile')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => ({ word: line.slice(0, line.indexOf(' ')), rest: line.slice(line.indexOf(' ') + 1) }));
const all = (word: string) => lines.flatMap((line) => (line.word === word ? [line.rest] : []));
const last = lines.slice(lines.findLastIndex(({ word }) => word === 'FROM'));
const unit = read('server/agora.service');
const command = (JSON.parse(all('CMD')[0] ?? '[]') as string[]).join(' ');
/** Pairs of NAME=value, between blanks. */
const settings = (text: string) =>
  [...text.matchAll(/\b([A-Z_]+)=(\S+)/g)].map(([, name = '', value = '']) => [name, value] as const);

describe('the Containerfile', () => {
  test('runs the server with the same flags of Node as `npm start`', () => {
    expect(command).toBe(['node', ...NODE_FLAGS, 'dist/server/main.js'].join(' '));
  });

  test('builds and runs on a Node that package.json allows', () => {
    const [base = ''] = all('ARG');
    const major = /^BASE=\S+node:(\d+)/.exec(base)?.[1];
    expect(refuseNode(`${major}.99.0`, engines.node)).toBeUndefined();
    // Each other way it would be another one, where somebody names it.
    for (const image of all('FROM')) expect(image).toMatch(/^\$\{BASE\}(?: AS \w+)?$/);
  });

  test('runs scripts that are there, and copies files that are there', () => {
    for (const step of all('RUN'))
      for (const [, script = ''] of step.matchAll(/npm run ([\w:]+)/g)) expect(Object.keys(scripts)).toContain(script);
    for (const copied of all('COPY').filter((copy) => !copy.startsWith('--from')))
      for (const file of copied.split(' ').slice(0, -1)) expect(existsSync(file), file).toBe(true);
  });

  test('sets what there is to set, and opens the port it listens on', () => {
    const set = new Map(settings(all('ENV').join(' ')));
    expect([...set.keys()].filter((name) => name !== 'NODE_ENV' && !(name in defaults))).toEqual([]);
    expect(all('EXPOSE')).toEqual([set.get('PORT')]);
    expect(all('VOLUME')).toEqual([set.get('DATA_DIR')]);
    expect(all('HEALTHCHECK')[0]).toContain(':${process.env.PORT}/healthz');
  });

  test('does not take along what is built or kept here', () => {
    const left = read('.containerignore').split('\n');
    for (const folder of ['dist', 'node_modules', 'data', '.git']) expect(left).toContain(folder);
  });
});

describe('the systemd unit', () => {
  test('runs what the container runs, with settings there are, and data where it may write', () => {
    expect(unit).toContain(`ExecStart=/usr/bin/env ${command}\n`);
    const set = new Map(settings(/^Environment=(.*)$/m.exec(unit)?.[1] ?? ''));
    expect([...set.keys()].filter((name) => name !== 'NODE_ENV' && !(name in defaults))).toEqual([]);
    expect(set.get('DATA_DIR')).toBe(`/var/lib/${/^StateDirectory=(.*)$/m.exec(unit)?.[1]}`);
  });

  const weighed = spawnSync('systemd-analyze', ['security', '--offline=true', '--no-pager', 'server/agora.service']);

  test.skipIf(weighed.error !== undefined)('is shut in as far as systemd calls well done', () => {
    expect(String(weighed.stdout)).toMatch(/Overall exposure level for agora\.service: [01]\.\d (?:OK|SAFE)/);
  });
});

/** What the last stage leaves: its copies, and of the packages those that are installed without the ones for development, and not removed. */
function image(): string {
  const folder = mkdtempSync(join(tmpdir(), 'agora-image-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const { word, rest } of last) {
    if (word !== 'COPY') continue;
    const parts = rest.split(' ').filter((part) => !part.startsWith('--'));
    if (parts.at(-1) === 'node_modules') continue;
    const to = parts.at(-1) ?? '';
    for (const from of parts.slice(0, -1)) {
      const source = from.replace('/agora/', '');
      cpSync(source, to === './' ? join(folder, source) : join(folder, to), { recursive: true });
    }
  }
  const { packages } = JSON.parse(read('package-lock.json')) as Lock;
  const removed = all('RUN').flatMap((step) => [...step.matchAll(/ (node_modules\/\S+)/g)].map(([, path]) => path));
  const isServed = (path: string) =>
    packages[path]?.dev !== true && !removed.some((each) => path === each || path.startsWith(`${each}/`));
  // Those within another one come with it.
  for (const path of Object.keys(packages).filter((each) => /^node_modules\/(?:@[^/]+\/)?[^/]+$/.test(each))) {
    if (!isServed(path) || !existsSync(path)) continue;
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    symlinkSync(resolve(path), join(folder, path));
  }
  return folder;
}

// `npm test` builds before it runs this.
test.skipIf(!existsSync('dist/server/main.js'))(
  'what the image holds starts, is healthy, serves pages and ends in good order',
  async () => {
    const folder = image();
    const [, ...program] = command.split(' ');
    const env = {
      ...process.env,
      NODE_ENV: 'production',
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: join(folder, 'data'),
      LOG_LEVEL: 'error',
    };
    // What a package needs is looked for in the image, not where the package really lies.
    const found = ['--preserve-symlinks', '--preserve-symlinks-main'];
    const server = spawn(process.execPath, [...found, ...program], {
      cwd: folder,
      env,
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    onTestFinished(() => void server.kill('SIGKILL'));
    const port = await new Promise<number>((open, fail) => {
      server.once('message', (message) => open((message as { port: number }).port));
      server.once('exit', (code) => fail(new Error(`ended with code ${code}`)));
    });
    for (const path of ['/healthz', '/readyz', '/games', '/'])
      expect((await fetch(`http://127.0.0.1:${port}${path}`)).status, path).toBe(200);
    const listed = spawn(process.execPath, [...found, 'server/cli/agora.mjs', 'list'], {
      cwd: folder,
      env,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let said = '';
    listed.stdout.on('data', (chunk) => (said += String(chunk)));
    await new Promise((ended) => listed.once('close', ended));
    expect(said).toBe('No matches.\n');
    const ended = new Promise<number | null>((done) => server.once('exit', done));
    server.kill('SIGTERM');
    expect(await ended).toBe(0);
  },
);
