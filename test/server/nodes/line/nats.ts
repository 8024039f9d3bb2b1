/** A NATS of the tests' own, started once for a file and ended with it. */
import { type ChildProcess, spawn } from 'node:child_process';
import { connect } from 'node:net';
import { freePort } from '../../../ports.ts';

export interface Nats {
  readonly url: string;
  /** Why it can't run here; absent where it does. Nothing else of it is to be used then. */
  readonly lacks?: string;
  /** Ends it as a machine that fails would. */
  crash(): Promise<void>;
  /** Starts it again at the same place. */
  start(): Promise<void>;
}

/** The server. */
export async function startNats(): Promise<Nats> {
  const port = await freePort();
  let child: ChildProcess | undefined;
  const crash = async () => {
    const ending = child;
    child = undefined;
    if (ending === undefined) return;
    const ended = new Promise((end) => void ending.once('exit', end));
    ending.kill('SIGKILL');
    await ended;
  };
  const start = async () => {
    const starting = spawn('nats-server', ['-a', '127.0.0.1', '-p', String(port)], { stdio: 'ignore' });
    const failed = new Promise<never>((_, reject) => {
      starting.once('error', reject);
      starting.once('exit', (code) => reject(new Error(`it ended with code ${code}`)));
    });
    failed.catch(() => {});
    await Promise.race([listens(port), failed]);
    child = starting;
  };
  const nats = { url: `nats://127.0.0.1:${port}`, crash, start };
  try {
    await start();
    return nats;
  } catch (error) {
    return { ...nats, lacks: `nats-server can't run here: ${String(error)}` };
  }
}

async function listens(port: number): Promise<void> {
  for (;;) {
    const isThere = await new Promise<boolean>((tell) => {
      const socket = connect(port, '127.0.0.1');
      socket.once('connect', () => (socket.destroy(), tell(true)));
      socket.once('error', () => setTimeout(tell, 20, false));
    });
    if (isThere) return;
  }
}
