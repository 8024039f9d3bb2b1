/** A server that lies below a path of its host: inside everything is addressed as at the root. */
import type { IncomingMessage, Server } from 'node:http';
import { pathBelow } from '../../games/kit/site.ts';

/** What monitors ask the server itself, whatever lies where on the host. */
const MONITORED = /^\/(?:healthz|readyz|metrics)(?:\?|$)/;
/** Where nothing is: the client's files begin with no dot. */
const NOWHERE = '/.elsewhere';

/** Rewrites the address of every request, before anybody else sees it. */
export function below(server: Server, base: string): void {
  if (base === '/') return;
  const rewrite = (request: IncomingMessage) => {
    const { url = '' } = request;
    if (MONITORED.test(url)) return;
    const [path = '', ...query] = url.split('?');
    request.url = [pathBelow(base, path) ?? NOWHERE, ...query].join('?');
  };
  server.prependListener('request', rewrite);
  server.prependListener('upgrade', rewrite);
}
