/** The address and origin of a request, also behind a reverse proxy. */
import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';

export interface Trust {
  readonly trustProxy: boolean;
  readonly origins: readonly string[];
  /**
   * The address at which players reach this server, if it was configured. Then the requests' own headers about that are
   * ignored.
   */
  readonly publicUrl?: string;
}

/**
 * The client's address, in the form that limits use. Behind a proxy it is the last entry, which our own proxy has
 * appended; clients can forge the earlier ones.
 */
export function addressOf(request: IncomingMessage, { trustProxy }: Trust): string {
  const forwarded = trustProxy ? first(request.headers['x-forwarded-for'])?.split(',').at(-1)?.trim() : undefined;
  return countedAs(forwarded ?? request.socket.remoteAddress ?? 'unknown');
}

/**
 * An address in the form that limits use. A household has 2^64 addresses of IPv6, so only its network counts: the first
 * four groups. IPv4 addresses stay as they are.
 */
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

/** Whether a page may use this server: its own pages, pages of allowed origins, and programs that aren't pages. */
export function isWelcome(request: IncomingMessage, trust: Trust): boolean {
  const { origin } = request.headers;
  if (origin === undefined || trust.origins.includes(origin)) return true;
  return trust.publicUrl === undefined && URL.canParse(origin) && new URL(origin).host === hostOf(request, trust);
}

/**
 * Where the client reaches this server, such as `https://games.example.org`; undefined if its headers name no valid
 * host.
 */
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
