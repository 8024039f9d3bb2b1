/** An audit of what runs sees also what is built in, which the lock calls `dev`. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { concerning, type Lock, shipped } from './shipped.ts';

const lock: Lock = {
  packages: {
    '': { version: '1.0.0' },
    'node_modules/koa': { version: '2.0.0' },
    'node_modules/react': { version: '19.0.0', dev: true },
    'node_modules/other/node_modules/react': { version: '18.0.0', dev: true },
    'node_modules/@base-ui/react': { version: '1.9.0', dev: true },
    'node_modules/vitest': { version: '4.0.0', dev: true },
  },
};
const NOTICE =
  'agora 1.0.0 (MIT)\n\nMIT\n\n-----\n\nreact 19.0.0 (MIT)\n\nMIT\n\n-----\n\n@base-ui/react 1.9.0 (MIT)\n\nMIT\n';

test('what is installed and what is built in runs, what only builds and tests does not', () => {
  expect([...shipped(lock, [NOTICE])]).toEqual([
    'node_modules/koa',
    'node_modules/react',
    'node_modules/@base-ui/react',
  ]);
});

test('a weakness concerns what runs where it lies there', () => {
  const weak = (name: string, ...nodes: readonly string[]) => ({
    name,
    severity: 'high',
    via: [{ title: 'it leaks' }, 'other'],
    nodes,
  });
  const vulnerabilities = {
    react: weak('react', 'node_modules/react', 'node_modules/other/node_modules/react'),
    vitest: weak('vitest', 'node_modules/vitest'),
  };
  expect(concerning({ vulnerabilities }, shipped(lock, [NOTICE]))).toEqual([
    { name: 'react', severity: 'high', why: ['it leaks', 'by other'], at: ['node_modules/react'] },
  ]);
});

test('of our own lock, boardgame.io and React run though it calls them dev', () => {
  const own = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lock;
  const versions = ['boardgame.io', 'react', 'react-dom'].map(
    (name) => `${name} ${own.packages[`node_modules/${name}`]?.version} (MIT)`,
  );
  expect(own.packages['node_modules/boardgame.io']?.dev).toBe(true);
  const places = shipped(own, [versions.join('\n')]);
  for (const name of ['boardgame.io', 'react', 'react-dom', 'koa', 'ws', 'pg'])
    expect(places).toContain(`node_modules/${name}`);
  expect(places).not.toContain('node_modules/vitest');
});
