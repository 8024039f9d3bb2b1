/** The server's settings: environment variables, checked once at the start. */
import * as v from 'valibot';
import { isHost } from './hosts.ts';

/** The settings of a server, as `readConfig` reads them. */
export interface Config {
  readonly port: number;
  readonly host: string;
  /** The folder of the server's data, or ':memory:' to store nothing. */
  readonly dataDir: string;
  /** A PostgreSQL database for the matches, instead of the folder. */
  readonly databaseUrl?: string;
  /** Where several servers on it hear of each other, in the place of the database: NATS. */
  readonly natsUrl?: string;
  /** Origins beside its own whose pages may use this server. */
  readonly origins: readonly string[];
  /**
   * The address at which players reach the server, if the operator has set it; then request headers about it are
   * ignored.
   */
  readonly publicUrl?: string;
  /** Whether `X-Forwarded-For` and `X-Forwarded-Host` come from the operator's own proxy. */
  readonly trustProxy: boolean;
  /** How push services can reach the operator: an https or mailto address. */
  readonly pushContact: string;
  /** Hosts of push services in addition to those of browsers; `*.` at the beginning stands for all names below. */
  readonly pushServices: readonly string[];
  readonly logLevel: string;
  /** The token for reading /metrics from other computers; if empty, only programs on this computer can. */
  readonly metricsToken: string;
  /** After how many days finished and abandoned matches are deleted; 0 keeps them for ever. */
  readonly keepFinishedDays: number;
  readonly keepAbandonedDays: number;
  readonly socketsPerAddress: number;
  /** How many points one address may spend in ten seconds: a file or a page costs one, expensive answers more. */
  readonly asksPerAddress: number;
  /** How many matches one address may create in a minute. */
  readonly matchesPerMinute: number;
  /** How many matches one address may create in a day. */
  readonly matchesPerDay: number;
  /** How many tables of one address may be listed as waiting at the same time. */
  readonly tablesPerAddress: number;
  /** How many matches are kept in memory. */
  readonly matchesInMemory: number;
  /** How many expensive requests may wait: of one address, and in all. */
  readonly waitingPerAddress: number;
  readonly waitingInAll: number;
  /** How many matches may be read from PostgreSQL, or wait for that, at the same time. */
  readonly waitingReads: number;
  readonly botThreads: number;
  /** The shortest time a bot takes for a move, in milliseconds, so that people can follow. */
  readonly botDelay: number;
  /** For how many milliseconds a bot that could wait lets people decide first who must decide at the same time. */
  readonly botPatience: number;
  /** For how many milliseconds a player who must decide may be away before a bot plays for them. */
  readonly awayPatience: number;
}

/** A setting that is invalid. The message names the variable and says what it should be. */
export class ConfigError extends Error {}

const whole = (min: number, max: number) =>
  v.pipe(v.string(), v.regex(/^\d+$/), v.transform(Number), v.minValue(min), v.maxValue(max));

/** An origin, without anything behind it: all of Agora's addresses begin at the root of a host. */
function isOrigin(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, pathname, search, hash, username, password } = new URL(text);
  return (
    /^https?:$/.test(protocol) && pathname === '/' && [search, hash, username, password].every((part) => part === '')
  );
}
const isNats = (text: string) =>
  URL.canParse(text) && /^(?:nats|tls):\/\/.*[^/]/.test(text) && new URL(text).hostname !== '';
const isDatabase = (text: string) => URL.canParse(text) && /^postgres(?:ql)?:$/.test(new URL(text).protocol);
const originOf = (text: string) => new URL(text).origin;

const yesOrNo = v.pipe(
  v.picklist(['1', '0', 'true', 'false']),
  v.transform((text) => text === '1' || text === 'true'),
);

const none = v.pipe(
  v.literal(''),
  v.transform((): string[] => []),
);

const list = v.pipe(
  v.string(),
  v.transform((text) => text.split(',').map((part) => part.trim())),
);

const hostList = v.pipe(
  list,
  v.array(
    v.pipe(
      v.string(),
      v.transform((text) => text.toLowerCase()),
      v.check(isHost),
    ),
  ),
);

const originList = v.pipe(list, v.array(v.pipe(v.string(), v.check(isOrigin), v.transform(originOf))));

const levels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;

/** Every variable: its schema, its default, and what it should be in words. */
const variables = {
  PORT: { schema: whole(0, 65_535), fallback: '8000', should: 'a port number from 0 to 65535 (0: any free one)' },
  // All interfaces, because the other players are on other machines. HOST=127.0.0.1 limits it to this computer.
  HOST: { schema: v.pipe(v.string(), v.nonEmpty()), fallback: '0.0.0.0', should: 'an address to listen on' },
  DATA_DIR: { schema: v.pipe(v.string(), v.nonEmpty()), fallback: './data', should: 'a folder, or :memory:' },
  DATABASE_URL: {
    schema: v.union([v.literal(''), v.pipe(v.string(), v.check(isDatabase))]),
    fallback: '',
    should: 'an address of PostgreSQL, such as postgres://user:password@host:5432/database',
  },
  NATS_URL: {
    schema: v.union([v.literal(''), v.pipe(v.string(), v.check(isNats))]),
    fallback: '',
    should: 'an address of NATS, such as nats://user:password@host:4222',
  },
  PUBLIC_URL: {
    schema: v.union([v.literal(''), v.pipe(v.string(), v.check(isOrigin), v.transform(originOf))]),
    fallback: '',
    should:
      'the address players open, such as https://games.example.org, without a path: Agora needs a host of its own',
  },
  ALLOWED_ORIGINS: {
    schema: v.union([none, originList]),
    fallback: '',
    should: 'origins with commas between and without paths, such as https://one.example.org,https://two.example.org',
  },
  TRUST_PROXY: { schema: yesOrNo, fallback: '0', should: '1 behind a reverse proxy, 0 otherwise' },
  PUSH_CONTACT: {
    schema: v.union([v.literal(''), v.pipe(v.string(), v.regex(/^(?:mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/))]),
    fallback: '',
    should: 'a mailto: or https: address',
  },
  PUSH_SERVICES: {
    schema: v.union([none, hostList]),
    fallback: '',
    should: 'hosts with commas between, such as push.example.org,*.push.example.net',
  },
  LOG_LEVEL: { schema: v.picklist(levels), fallback: 'info', should: `one of ${levels.join(', ')}` },
  METRICS_TOKEN: {
    schema: v.union([v.literal(''), v.pipe(v.string(), v.regex(/^[\x21-\x7E]{16,}$/))]),
    fallback: '',
    should: 'a secret of at least 16 letters, digits and signs without spaces',
  },
  KEEP_FINISHED_DAYS: { schema: whole(0, 36_500), fallback: '90', should: 'a number of days (0: for ever)' },
  KEEP_ABANDONED_DAYS: { schema: whole(0, 36_500), fallback: '30', should: 'a number of days (0: for ever)' },
  SOCKETS_PER_ADDRESS: { schema: whole(1, 100_000), fallback: '40', should: 'a number from 1' },
  ASKS_PER_ADDRESS: { schema: whole(1, 1_000_000), fallback: '3000', should: 'a number from 1' },
  MATCHES_PER_MINUTE: { schema: whole(1, 100_000), fallback: '20', should: 'a number from 1' },
  MATCHES_PER_DAY: { schema: whole(1, 1_000_000), fallback: '300', should: 'a number from 1' },
  TABLES_PER_ADDRESS: { schema: whole(1, 100_000), fallback: '10', should: 'a number from 1' },
  // Two: a rematch is about the match before it, too.
  MATCHES_IN_MEMORY: { schema: whole(2, 1_000_000), fallback: '500', should: 'a number from 2' },
  WAITING_PER_ADDRESS: { schema: whole(1, 1_000_000), fallback: '200', should: 'a number from 1' },
  WAITING_IN_ALL: { schema: whole(1, 1_000_000), fallback: '2000', should: 'a number from 1' },
  WAITING_READS: { schema: whole(1, 1_000_000), fallback: '500', should: 'a number from 1' },
  BOT_THREADS: { schema: whole(1, 64), fallback: '1', should: 'a number of threads from 1 to 64' },
  BOT_DELAY_MS: { schema: whole(0, 60_000), fallback: '900', should: 'milliseconds from 0 to 60000' },
  AWAY_PATIENCE_S: { schema: whole(1, 86_400), fallback: '60', should: 'seconds from 1 to 86400' },
  BOT_PATIENCE_MS: { schema: whole(0, 600_000), fallback: '8000', should: 'milliseconds from 0 to 600000' },
} as const;

/** The default of every variable. */
export const defaults: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(variables).map(([name, { fallback }]) => [name, fallback]),
);

/**
 * Reads the settings from environment variables; absent and empty ones get their defaults. Throws a ConfigError that
 * names every invalid variable.
 */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const wrong: string[] = [];
  const read = <Name extends keyof typeof variables>(name: Name) => {
    const { schema, fallback, should } = variables[name];
    const given = env[name];
    const parsed = v.safeParse(schema, given === undefined || given === '' ? fallback : given);
    // A password stands in them.
    const told = name === 'DATABASE_URL' || name === 'NATS_URL' ? 'none' : JSON.stringify(given);
    if (!parsed.success) wrong.push(`${name} is ${told}; it should be ${should}.`);
    return parsed.output as v.InferOutput<(typeof variables)[Name]['schema']>;
  };
  const publicUrl = read('PUBLIC_URL');
  const allowed = read('ALLOWED_ORIGINS');
  const databaseUrl = read('DATABASE_URL');
  const natsUrl = read('NATS_URL');
  const config: Config = {
    port: read('PORT'),
    host: read('HOST'),
    dataDir: read('DATA_DIR'),
    ...(databaseUrl === '' ? {} : { databaseUrl }),
    ...(natsUrl === '' ? {} : { natsUrl }),
    origins: publicUrl === '' ? allowed : [publicUrl, ...allowed],
    ...(publicUrl === '' ? {} : { publicUrl }),
    trustProxy: read('TRUST_PROXY'),
    pushContact: read('PUSH_CONTACT') || (publicUrl?.startsWith('https:') ? publicUrl : 'mailto:agora@localhost'),
    pushServices: read('PUSH_SERVICES'),
    logLevel: read('LOG_LEVEL'),
    metricsToken: read('METRICS_TOKEN'),
    keepFinishedDays: read('KEEP_FINISHED_DAYS'),
    keepAbandonedDays: read('KEEP_ABANDONED_DAYS'),
    socketsPerAddress: read('SOCKETS_PER_ADDRESS'),
    asksPerAddress: read('ASKS_PER_ADDRESS'),
    matchesPerMinute: read('MATCHES_PER_MINUTE'),
    matchesPerDay: read('MATCHES_PER_DAY'),
    tablesPerAddress: read('TABLES_PER_ADDRESS'),
    matchesInMemory: read('MATCHES_IN_MEMORY'),
    waitingPerAddress: read('WAITING_PER_ADDRESS'),
    waitingInAll: read('WAITING_IN_ALL'),
    waitingReads: read('WAITING_READS'),
    botThreads: read('BOT_THREADS'),
    botDelay: read('BOT_DELAY_MS'),
    botPatience: read('BOT_PATIENCE_MS'),
    awayPatience: 1000 * read('AWAY_PATIENCE_S'),
  };
  if (natsUrl !== '' && databaseUrl === '')
    wrong.push('NATS_URL is for several servers on one database; set DATABASE_URL as well, or leave it out.');
  // With it boardgame.io's lobby would answer no page any more.
  if ((env['API_SECRET'] ?? '') !== '')
    wrong.push('API_SECRET is set; Agora has no use for it, and every player would be shut out. Leave it out.');
  if (wrong.length > 0) throw new ConfigError(wrong.join('\n'));
  return config;
}
