import { expect, test } from 'vitest';
import { ConfigError, defaults, readConfig } from '../../server/config.ts';
import { read as readFile } from '../house/source.ts';

test('without variables everything has a default', () => {
  const config = readConfig({});
  expect(config).toMatchObject({ port: 8000, host: '0.0.0.0', dataDir: './data', origins: [], trustProxy: false });
});

test('variables are read, and empty ones count as absent', () => {
  const config = readConfig({
    PORT: '9000',
    HOST: '',
    DATA_DIR: ':memory:',
    PUBLIC_URL: 'https://play.example.org/',
    ALLOWED_ORIGINS: 'https://a.example.org, http://b.example.org:8080/',
    TRUST_PROXY: 'true',
    LOG_LEVEL: 'debug',
    KEEP_FINISHED_DAYS: '0',
  });
  expect(config).toMatchObject({
    port: 9000,
    host: '0.0.0.0',
    dataDir: ':memory:',
    origins: ['https://play.example.org', 'https://a.example.org', 'http://b.example.org:8080'],
    trustProxy: true,
    logLevel: 'debug',
    keepFinishedDays: 0,
  });
});

test.each([
  ['PORT', 'eight'],
  ['PORT', '-1'],
  ['PORT', '65536'],
  ['PORT', '80.5'],
  ['PUBLIC_URL', 'play.example.org'],
  ['PUBLIC_URL', 'ftp://play.example.org'],
  ['PUBLIC_URL', 'https://play.example.org/agora'],
  ['PUBLIC_URL', 'https://play.example.org/?agora'],
  ['ALLOWED_ORIGINS', 'https://a.example.org/page'],
  ['ALLOWED_ORIGINS', 'https://a.example.org,nonsense'],
  ['TRUST_PROXY', 'maybe'],
  ['LOG_LEVEL', 'loud'],
  ['KEEP_FINISHED_DAYS', '1e9'],
  ['BOT_THREADS', '0'],
  ['METRICS_TOKEN', 'too short'],
])('%s=%s is refused with its name and what it should be', (name, value) => {
  const read = () => readConfig({ [name]: value });
  expect(read).toThrow(ConfigError);
  expect(read).toThrow(`${name} is "${value}"; it should be`);
});

test('NATS is named by its address, which no message gives away, and beside a database alone', () => {
  const databaseUrl = 'postgres://localhost/agora';
  const read = (natsUrl: string) => readConfig({ DATABASE_URL: databaseUrl, NATS_URL: natsUrl });
  expect(read('nats://me:secret@nats.example.org').natsUrl).toBe('nats://me:secret@nats.example.org');
  for (const wrong of ['nats.example.org', 'nats://', 'http://nats.example.org', 'nats:4222', 'secret'])
    expect(() => read(wrong)).toThrow('NATS_URL is none; it should be an address of NATS');
  expect(() => readConfig({ NATS_URL: 'nats://nats.example.org' })).toThrow('set DATABASE_URL as well');
});

test('every wrong variable is named at once', () => {
  expect(() => readConfig({ PORT: 'x', LOG_LEVEL: 'y' })).toThrow(/PORT[^]*LOG_LEVEL/);
});

test('the page for operators names every variable with its default, and no other', () => {
  const [, table = ''] = readFile('server/README.md').split('## Settings');
  const rows = [...(table.split('\n## ')[0] ?? '').matchAll(/^\| `(\w+)` +\| (.*?) +\|/gm)];
  expect(Object.fromEntries(rows.map(([, name, value]) => [name, value]))).toEqual(defaults);
});

test('boardgame.io’s own API_SECRET, which would shut every player out, is refused', () => {
  expect(() => readConfig({ API_SECRET: 'anything' })).toThrow('API_SECRET is set');
  expect(readConfig({ API_SECRET: '' }).port).toBe(8000);
});
