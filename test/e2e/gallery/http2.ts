/** A proxy such as operators put before Agora: HTTP/2 to the browser, HTTP/1.1 to our server, and a certificate that nobody vouches for. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { Agent, type IncomingMessage, type OutgoingHttpHeaders, request } from 'node:http';
import { type Http2ServerRequest, type Http2ServerResponse, createSecureServer } from 'node:http2';
import { type AddressInfo, type Socket, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Of one connection only, so no proxy passes them on, and HTTP/2 has none of them. */
const HOPS = new Set([
  'connection',
  'keep-alive',
  'proxy-connection',
  'transfer-encoding',
  'upgrade',
  'http2-settings',
]);

/** Stands before the server at `inner` while `use` runs, which is told where. The server needs `TRUST_PROXY=1`. */
export async function behindHttp2(inner: string, use: (url: string) => Promise<void>): Promise<void> {
  const agent = new Agent({ keepAlive: true });
  const sockets = new Set<Socket>();
  // Browsers open WebSockets over a connection of HTTP/1.1.
  const proxy = createSecureServer({ ...certificate(), allowHTTP1: true });
  proxy.on('request', (asked, answer) => pass(asked, answer, new URL(asked.url, inner), agent));
  proxy.on('upgrade', (asked: IncomingMessage, socket: Socket, head: Buffer) => tunnel(asked, socket, head, inner));
  proxy.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => {
    proxy.listen(0, '127.0.0.1', resolve);
  });
  await use(`https://127.0.0.1:${(proxy.address() as AddressInfo).port}`);
  for (const socket of sockets) socket.destroy();
  agent.destroy();
  proxy.close();
}

function pass(asked: Http2ServerRequest, answer: Http2ServerResponse, url: URL, agent: Agent): void {
  const inner = request(url, { method: asked.method, headers: forwarded(asked), agent }, (answered) => {
    answer.writeHead(answered.statusCode ?? 502, onward(answered.headers));
    answered.pipe(answer);
  });
  // Whoever asked has gone away, or the server has been stopped.
  inner.once('error', () => answer.stream?.destroy());
  answer.once('close', () => inner.destroy());
  asked.pipe(inner);
}

/** From here on what either side says goes to the other as it is. */
function tunnel(asked: IncomingMessage, socket: Socket, head: Buffer, inner: string): void {
  const { hostname, port } = new URL(inner);
  const server = connect(Number(port), hostname, () => {
    const headers = { ...forwarded(asked), connection: 'Upgrade', upgrade: 'websocket' };
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${String(value)}`);
    server.write(`${asked.method} ${asked.url} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
    server.write(head);
    server.pipe(socket).pipe(server);
  });
  for (const [one, other] of [
    [server, socket],
    [socket, server],
  ] as const)
    one.once('error', () => other.destroy());
}

function forwarded({ headers, socket }: Http2ServerRequest | IncomingMessage): OutgoingHttpHeaders {
  const host = headers[':authority'] ?? headers.host;
  return {
    ...onward(headers),
    host: String(host),
    'x-forwarded-for': socket.remoteAddress,
    'x-forwarded-host': String(host),
    'x-forwarded-proto': 'https',
  };
}

function onward(headers: OutgoingHttpHeaders): OutgoingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !name.startsWith(':') && !HOPS.has(name)));
}

/** Made on the spot: Node itself makes keys, but no certificates. */
function certificate(): { readonly key: Buffer; readonly cert: Buffer } {
  const folder = mkdtempSync(join(tmpdir(), 'agora-http2-'));
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const kind = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'];
  execFileSync('openssl', [...kind, '-subj', '/CN=127.0.0.1', '-keyout', key, '-out', cert], { stdio: 'pipe' });
  const made = { key: readFileSync(key), cert: readFileSync(cert) };
  rmSync(folder, { recursive: true });
  return made;
}
