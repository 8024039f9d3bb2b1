/** The page for operators names what there is to see: every number of /metrics, and every line of the log that warns. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { Metrics } from '../../../server/metrics.ts';
import { filesIn, read } from '../../house/source.ts';
import { serve } from '../harness.ts';
import { needCluster } from '../need.ts';

const page = readFileSync('server/README.md', 'utf8');

/** The names in the first column of a section's table. */
function namesIn(heading: string): readonly string[] {
  const [, text = ''] = page.split(`\n### ${heading}\n`);
  return [...(text.split('\n#')[0] ?? '').matchAll(/^\| `([^`]+)` +\|/gm)].map(([, name = '']) => name);
}

describe('what a server counts', async () => {
  const cluster = await needCluster();

  test('stands on the page, and nothing else does', async () => {
    const { url } = await serve({ databaseUrl: await cluster.fresh() }, { metrics: new Metrics().withProcess() });
    const text = await (await fetch(`${url}/metrics`)).text();
    const names = [...text.matchAll(/^# HELP (\S+)/gm)].map(([, name = '']) => name);
    const own = names.filter((name) => name.startsWith('agora_'));
    const named = namesIn('Numbers');
    expect(named.filter((name) => name.startsWith('agora_')).toSorted()).toEqual(own.toSorted());
    expect(named.filter((name) => !names.includes(name))).toEqual([]);
  });
});

test('every line of the log that warns of something stands on the page, and nothing else does', () => {
  const sources = filesIn('server', '.ts');
  const warnings = sources.flatMap((path) => {
    const calls = read(path).matchAll(/\blog(?:\.(?:warn|error)|\[[^\]]+\])\(([^;]*?)\)(?:;|,\n|\))/g);
    const looking = read(path).matchAll(/\bnew Looking\(([^;]*?)\);/g);
    const given = [...calls, ...looking].flatMap(([, words = '']) => [...words.matchAll(/'([^']{6,})'/g)]);
    return given.map(([, words = '']) => words);
  });
  expect(namesIn('Lines of the log').toSorted()).toEqual([...new Set(warnings)].toSorted());
});

describe('nginx as the page has it', () => {
  const blocks = [...page.matchAll(/```nginx\n([^`]+)```/g)].map(([, block = '']) => block);

  test('passes on what servers judge by, sockets and all', () => {
    expect(blocks).toHaveLength(2);
    for (const block of blocks)
      for (const line of [
        // With its port, if it has one.
        'proxy_set_header Host $http_host;',
        'proxy_set_header X-Forwarded-For $remote_addr;',
        'proxy_set_header X-Forwarded-Proto $scheme;',
        'proxy_set_header Upgrade $http_upgrade;',
        'proxy_buffering off;',
      ])
        expect(block).toContain(line);
  });

  test('never leaves a server alone after a failure: while one restarts the other may just have been', () => {
    const servers = blocks.flatMap((block) => [...block.matchAll(/^ +server \d.*$/gm)].map(([line]) => line.trim()));
    expect(servers.length).toBeGreaterThan(1);
    for (const server of servers) expect(server).toMatch(/ max_fails=0;$/);
    expect(blocks[1]).toContain('proxy_next_upstream error timeout http_503;');
  });
});
