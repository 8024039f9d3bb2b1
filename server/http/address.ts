/** Who is asking: the address and origin of a request, also behind a reverse proxy. */
import type { IncomingMessage } from 'node:http';

export interface Trust {
  readonly trustProxy: boolean;
  readonly origins: readonly string[];
}

/** The asker's address. Behind a proxy it is the entry our own proxy has appended; earlier ones can be made up. */
export function addressOf(request: IncomingMessage, { trustProxy }: Trust): string {
  const forwarded = trustProxy ? first(request.headers['x-forwarded-for'])?.split(',').at(-1)?.trim() : undefined;
  return forwarded ?? request.socket.remoteAddress ?? 'unknown';
}

/** Whether a page may use this server: its own pages, those of allowed origins, and programs that are no pages. */
export function isWelcome(request: IncomingMessage, trust: Trust): boolean {
  const { origin } = request.headers;
  if (origin === undefined || trust.origins.includes(origin)) return true;
  const forwarded = trust.trustProxy ? first(request.headers['x-forwarded-host']) : undefined;
  const host = forwarded ?? request.headers.host;
  return URL.canParse(origin) && new URL(origin).host === host;
}

function first(header: string | string[] | undefined): string | undefined {
  return Array.isArray(header) ? header.at(-1) : header;
}
