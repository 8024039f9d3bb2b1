/** Who is asking: the address and origin of a request, also behind a reverse proxy. */
import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';

export interface Trust {
  readonly trustProxy: boolean;
  readonly origins: readonly string[];
  /** Where players reach this server, if it was told: then what requests say of that counts for nothing. */
  readonly publicUrl?: string;
}

/**
 * The asker's address, as limits count it. Behind a proxy it is the entry our own proxy has appended; earlier ones can
 * be made up.
 */
export function addressOf(request: IncomingMessage, { trustProxy }: Trust): string {
  const forwarded = trustProxy ? first(request.headers['x-forwarded-for'])?.split(',').at(-1)?.trim() : undefined;
  return countedAs(forwarded ?? request.socket.remoteAddress ?? 'unknown');
}

/** An address as limits count it. One household has 2^64 addresses of IPv6: its network counts, the first four groups. IPv4 stays as it is. */
export function countedAs(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined || isIP(address) !== 6) return mapped ?? address;
  const [before = '', after] = (address.split('%')[0] ?? '').split('::');
  const groups = (part: string) => part.split(':').filter((group) => group !== '');
  const missing = after === undefined ? 0 : 8 - groups(before).length - groups(after).length;
  const all = [...groups(before), ...Array.from({ length: missing }, () => '0'), ...groups(after ?? '')];
  const network = all.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16));
  return `${network.join(':')}::/64`;
}

/** Whether a page may use this server: its own pages, those of allowed origins, and programs that are no pages. */
export function isWelcome(request: IncomingMessage, trust: Trust): boolean {
  const { origin } = request.headers;
  if (origin === undefined || trust.origins.includes(origin)) return true;
  return trust.publicUrl === undefined && URL.canParse(origin) && new URL(origin).host === hostOf(request, trust);
}

/** Where the asker reaches this server, such as `https://games.example.org`; undefined where what it says is no host. */
export function originOf(request: IncomingMessage, trust: Trust): string | undefined {
  if (trust.publicUrl !== undefined) return trust.publicUrl;
  const host = hostOf(request, trust)?.toLowerCase() ?? '';
  const known = trust.origins.find((origin) => new URL(origin).host === host);
  if (known !== undefined) return known;
  const secure = trust.trustProxy && first(request.headers['x-forwarded-proto']) === 'https';
  return HOST.test(host) ? `${secure ? 'https' : 'http'}://${host}` : undefined;
}

const HOST = /^(?:[a-z\d](?:[a-z\d.-]*[a-z\d])?|\[[\da-f:]+\])(?::\d{1,5})?$/;

function hostOf({ headers }: IncomingMessage, { trustProxy }: Trust): string | undefined {
  return (trustProxy ? first(headers['x-forwarded-host']) : undefined) ?? headers.host;
}

function first(header: string | string[] | undefined): string | undefined {
  return Array.isArray(header) ? header.at(-1) : header;
}
