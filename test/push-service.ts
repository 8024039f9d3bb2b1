/** A push service of the tests' own, and browsers that are called through it. */
import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What a server handed in. */
export interface Delivery {
  readonly path: string;
  readonly headers: NodeJS.Dict<string | string[]>;
  readonly body: Buffer;
}

/** Opens a push service that keeps what it gets. */
export async function pushService() {
  const received: Delivery[] = [];
  let status = 201;
  const service = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      received.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(chunks) });
      response.writeHead(status, { location: 'http://127.0.0.1:1/' }).end();
    });
  });
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  const { port } = service.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    received,
    answer: (next: number) => (status = next),
    close: () => void service.close(),
  };
}

/** A browser's end of a subscription: what it tells the server, and how it opens what is sealed for it. */
export function pushReceiver(endpoint: string, language = 'en') {
  const keys = createECDH('prime256v1');
  const own = keys.generateKeys();
  const auth = randomBytes(16);
  return {
    call: { endpoint, p256dh: own.toString('base64url'), auth: auth.toString('base64url'), language },
    open({ body }: Delivery): unknown {
      const [salt, theirs, sealed] = [body.subarray(0, 16), body.subarray(21, 86), body.subarray(86)];
      const derive = (secret: Buffer, by: Buffer, info: Buffer | string, size: number) =>
        Buffer.from(hkdfSync('sha256', secret, by, info, size));
      const about = Buffer.concat([Buffer.from('WebPush: info\0'), own, theirs]);
      const secret = derive(keys.computeSecret(theirs), auth, about, 32);
      const key = derive(secret, salt, 'Content-Encoding: aes128gcm\0', 16);
      const nonce = derive(secret, salt, 'Content-Encoding: nonce\0', 12);
      const decipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(sealed.subarray(-16));
      const text = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]).toString();
      return JSON.parse(text.slice(0, text.lastIndexOf('\u0002')));
    },
  };
}
