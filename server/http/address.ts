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
  const forwarded = trustProxy ? last(request.headers['x-forwarded-for'])?.split(',').at(-1)?.trim() : undefined;
  return countedAs(forwarded === undefined ? (request.socket.remoteAddress ?? 'unknown') : withoutPort(forwarded));
}

/** Some proxies write the client's port beside its address: each connection would count as an address of its own. */
function withoutPort(address: string): string {
  return /^\[([^\]]*)\](?::\d+)?$/.exec(address)?.[1] ?? /^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(address)?.[1] ?? address;
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
  return trust.publicUrl === undefined && isAt(origin, hostOf(request, trust));
}

/** Whether pages of an origin come from this host, however a proxy writes it. */
function isAt(origin: string, host: string | undefined): boolean {
  if (host === undefined || !URL.canParse(origin)) return false;
  const page = new URL(origin);
  // The same protocol leaves out the same port, whether it is written or not.
  const own = URL.canParse(`${page.protocol}//${host}`) ? new URL(`${page.protocol}//${host}`) : undefined;
  // A proxy may pass the host on without its port.
  return own?.host === page.host || (!/:\d+$/.test(host) && own?.hostname === page.hostname);
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
  const secure = trust.trustProxy && last(request.headers['x-forwarded-proto'])?.split(',')[0]?.trim() === 'https';
  return HOST.test(host) ? `${secure ? 'https' : 'http'}://${host}` : undefined;
}

const HOST = /^(?:[a-z\d](?:[a-z\d.-]*[a-z\d])?|\[[\da-f:]+\])(?::\d{1,5})?$/;

function hostOf({ headers }: IncomingMessage, { trustProxy }: Trust): string | undefined {
  // Of several proxies, the first was asked by the client.
  const forwarded = trustProxy ? last(headers['x-forwarded-host'])?.split(',')[0]?.trim() : undefined;
  return forwarded ?? headers.host;
}

function last(header: string | string[] | undefined): string | undefined {
  return Array.isArray(header) ? header.at(-1) : header;
}
