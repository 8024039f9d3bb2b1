/** Sends attacks, and shows whoever watches every byte that comes back. */
import { connect } from 'node:net';
import { type Socket, io } from 'socket.io-client';
import type { Attack } from './attack.ts';
import { type Words, resolve } from './words.ts';

/** So many messages one connection sends before another takes its place, so that limits aren't all that is met. */
const MESSAGES = 60;
/** After so many milliseconds without a byte a request is given up: what it promised to send never comes. */
const SILENCE = 400;
const ENOUGH = 256 * 1024;

/** After so many milliseconds the server should have answered whoever asked, or cut them off. */
const PATIENCE = 20_000;

export interface Watch {
  /** All that came back over HTTP, or in a packet, as text. */
  bytes(text: string): void;
  /** A message of the server's. */
  message(event: string, args: readonly unknown[]): void;
}

export interface Aim {
  readonly url: string;
  readonly words: Words;
  readonly watch: Watch;
  address(): string;
}

/** One attacker's connection to one game, which is opened again whenever it is cut. */
export class Attacker {
  private socket: Socket | undefined;
  private sent = 0;

  constructor(
    private readonly aim: Aim,
    private readonly game: string,
  ) {}

  /** Sends all of them at once. Resolves when the server has come past them, or has cut the connection. */
  async send(attacks: readonly Exclude<Attack, { kind: 'request' }>[]): Promise<void> {
    if (attacks.length === 0) return;
    if (this.socket?.connected !== true || this.sent > MESSAGES) await this.open();
    const { socket } = this;
    if (socket === undefined) return;
    for (const attack of attacks) {
      if (attack.kind === 'frame') socket.io.engine.send(String(resolve(attack.text, this.aim.words)));
      else {
        const args = resolve(attack.args, this.aim.words) as unknown[];
        for (let times = this.sent % 10 === 0 ? 2 : 1; times > 0; times--) this.emit(socket, attack.event, args);
      }
      this.sent++;
    }
    // Who has left a game is answered nothing there.
    if (attacks.some((attack) => attack.kind === 'frame' && attack.text.startsWith('1'))) this.close();
    else await past(socket);
  }

  close(): void {
    this.socket?.close();
  }

  private emit(socket: Socket, event: string, args: readonly unknown[]): void {
    // What the client itself won't send goes out below it.
    const isOurs = ![
      'connect',
      'connect_error',
      'disconnect',
      'disconnecting',
      'newListener',
      'removeListener',
    ].includes(event);
    if (isOurs && this.sent % 2 === 0) socket.emit(event, ...args, () => {});
    else if (isOurs) socket.emit(event, ...args);
    else socket.io.engine.send(`2/${this.game},${JSON.stringify([event, ...args])}`);
  }

  private async open(): Promise<void> {
    this.close();
    this.sent = 0;
    const socket = io(`${this.aim.url}/${this.game}`, {
      transports: ['websocket'],
      forceNew: true,
      reconnection: false,
      extraHeaders: { 'x-forwarded-for': this.aim.address() },
    });
    socket.onAny((event: string, ...args: unknown[]) => this.aim.watch.message(event, args));
    const isOpen = await new Promise<boolean>((done, fail) => {
      socket.once('connect', () => done(true));
      socket.once('connect_error', () => done(false));
      setTimeout(fail, PATIENCE, new Error('a connection is neither opened nor refused'));
    });
    if (!isOpen) return void socket.close();
    socket.io.engine.on('packet', ({ data }: { data?: unknown }) => {
      if (typeof data === 'string') this.aim.watch.bytes(data);
    });
    this.socket = socket;
  }
}

/** Resolves when a message sent now is answered, or never will be. */
function past(socket: Socket): Promise<void> {
  return new Promise((done, fail) => {
    if (!socket.connected) return done();
    const late = setTimeout(fail, PATIENCE, new Error('a connection is neither answered nor cut'));
    const end = () => {
      clearTimeout(late);
      socket.off('disconnect', end);
      done();
    };
    socket.on('disconnect', end);
    socket.emit('update', null, end);
  });
}

/** Sends one request, however broken, on a connection of its own. */
export function request(aim: Aim, { method, path, headers, body }: Attack & { kind: 'request' }): Promise<void> {
  const words = (value: unknown) => resolve(value, aim.words);
  const sent = typeof body === 'string' ? String(words(body)) : JSON.stringify(words(body) ?? null);
  const bare = method === 'GET' || method === 'HEAD';
  const { port, hostname } = new URL(aim.url);
  const lines = [
    `${method} ${String(words(path)).replaceAll(/[\r\n]/g, '')} HTTP/1.1`,
    `Host: ${hostname}:${port}`,
    `X-Forwarded-For: ${aim.address()}`,
    'Connection: close',
    ...(bare ? [] : [`Content-Length: ${Buffer.byteLength(sent)}`]),
    ...headers.map((header) => String(words(header))),
  ];
  return new Promise((done) => {
    const socket = connect(Number(port), hostname);
    let received = '';
    socket.setTimeout(SILENCE, () => socket.destroy());
    socket.on('data', (chunk) => {
      received += chunk.toString('latin1');
      if (received.length > ENOUGH || received.includes('text/event-stream')) socket.destroy();
    });
    socket.on('error', () => {});
    socket.once('close', () => {
      aim.watch.bytes(received);
      done();
    });
    socket.write(`${lines.join('\r\n')}\r\n\r\n${bare ? '' : sent}`);
  });
}
