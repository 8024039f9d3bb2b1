/** Ways in which a server, or the database it writes to, is away for a while and there again. */
import { connect, createServer, type Server, type Socket } from 'node:net';
import { join } from 'node:path';
import Database from 'libsql';
import { type ServerProcess, sleep } from './process.ts';

/** What is away for so many milliseconds. */
export type Away = (milliseconds: number) => Promise<void>;

/** A server's process stands still: its machine sleeps, or swaps. */
export async function freeze({ process: { pid = 0 } }: ServerProcess, milliseconds: number): Promise<void> {
  process.kill(pid, 'SIGSTOP');
  await sleep(milliseconds);
  process.kill(pid, 'SIGCONT');
}

/** Somebody else holds a folder's database: nothing can be written. */
export function heldBy(dataDir: string): Away {
  return async (milliseconds) => {
    const database = new Database(join(dataDir, 'agora.sqlite'), { timeout: 5000 });
    try {
      database.exec('BEGIN IMMEDIATE');
      await sleep(milliseconds);
      database.exec('COMMIT');
    } finally {
      database.close();
    }
  };
}

/** A way to a database that can be shut: in turn it says nothing any more, or lets nobody through. */
export class Gate {
  private readonly open = new Set<Socket>();
  private state: 'open' | 'silent' | 'shut' = 'open';
  private times = 0;
  private readonly server: Server;

  private constructor(
    private readonly target: URL,
    private readonly delay: number,
  ) {
    this.server = createServer((socket) => this.pass(socket));
  }

  /** What passes takes so many milliseconds each way. */
  static async before(url: string, delay = 0): Promise<Gate> {
    const gate = new Gate(new URL(url), delay);
    await new Promise<void>((resolve) => {
      gate.server.listen(0, '127.0.0.1', resolve);
    });
    return gate;
  }

  /** Where the database is to be found through it. */
  get url(): string {
    const through = new URL(this.target);
    const { port } = this.server.address() as { port: number };
    through.hostname = '127.0.0.1';
    through.port = String(port);
    return through.href;
  }

  readonly away: Away = (milliseconds) => this.be(this.times++ % 2 === 0 ? 'silent' : 'shut', milliseconds);

  readonly silent: Away = (milliseconds) => this.be('silent', milliseconds);

  private async be(state: 'silent' | 'shut', milliseconds: number): Promise<void> {
    this.state = state;
    for (const socket of this.open)
      if (this.state === 'silent') socket.pause();
      else socket.destroy();
    await sleep(milliseconds);
    this.state = 'open';
    for (const socket of this.open) socket.resume();
  }

  close(): void {
    this.server.close();
    for (const socket of this.open) socket.destroy();
  }

  private pass(outer: Socket): void {
    if (this.state === 'shut') return void outer.destroy();
    const inner = connect(Number(this.target.port), this.target.hostname);
    for (const [from, to] of [
      [outer, inner],
      [inner, outer],
    ] as const) {
      this.open.add(from);
      from.on('data', (chunk) => {
        if (this.delay === 0) to.write(chunk);
        else setTimeout(() => to.destroyed || to.write(chunk), this.delay);
      });
      from.on('error', () => to.destroy());
      from.on('close', () => {
        this.open.delete(from);
        to.destroy();
      });
      if (this.state === 'silent') from.pause();
    }
  }
}
