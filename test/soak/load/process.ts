/** Servers in processes of their own, as `npm start` runs them: they can be killed, and weighed. */
import { type ChildProcess, fork } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { isBuilt } from '../../../server/cli/built.mjs';
import { NODE_FLAGS } from '../../../server/cli/node-flags.mjs';

/** Milliseconds the kernel counts processor time in. */
const TICK = 10;
const PAGE = 4096;

/** The server: as it was built, where that is what its sources say, since it starts several times as fast. */
const SERVER = isBuilt(fileURLToPath(new URL('../../../', import.meta.url))) ? 'dist/server/main.js' : 'server/main.ts';

export interface ServerProcess {
  readonly process: ChildProcess;
  readonly port: number;
  readonly url: string;
  /** The code it ended with; null where a signal ended it. */
  readonly ended: Promise<number | null>;
  /** Lines of its log that tell of a mistake. */
  readonly errors: readonly string[];
}

/** Starts a program with an environment; what it says on stderr can be read. */
export function launch(
  env: Readonly<Record<string, string>>,
  program = SERVER,
  given: string[] = [],
  flags: readonly string[] = [],
): ChildProcess {
  return fork(program, given, {
    env: { ...process.env, HOST: '127.0.0.1', LOG_LEVEL: 'error', ...env },
    // What is built goes without the loader, which would take a part in every step.
    execArgv: program.endsWith('.ts') ? [...flags, '--import', 'tsx'] : [...flags],
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
}

/** Resolves once it listens; rejects, with what it said, where it ends instead. */
export function listening(child: ChildProcess): Promise<ServerProcess> {
  let said = '';
  child.stderr?.on('data', (chunk) => (said = `${said}${chunk}`.slice(-2000)));
  const errors: string[] = [];
  child.stdout?.on('data', (chunk) =>
    errors.push(
      ...String(chunk)
        .split('\n')
        .filter((line) => line.startsWith('{')),
    ),
  );
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  return new Promise((resolve, reject) => {
    child.once('message', (message) => {
      const { port } = message as { port: number };
      resolve({ process: child, port, url: `http://127.0.0.1:${port}`, ended, errors });
    });
    void ended.then((code) => reject(new Error(`ended with code ${code}: ${said}`)));
  });
}

/** Bounds that a load from one machine would run into. */
const BOUNDLESS = {
  PORT: '0',
  TRUST_PROXY: '1',
  SOCKETS_PER_ADDRESS: '100000',
  MATCHES_PER_MINUTE: '100000',
  TABLES_PER_ADDRESS: '100000',
};

/** Starts a server that takes all that comes, at a port of its own unless one is named. Resolves once it listens. */
export function serving(env: Readonly<Record<string, string>>, program?: string): Promise<ServerProcess> {
  return listening(launch({ ...BOUNDLESS, ...env }, program, [], NODE_FLAGS));
}

export const sleep = (milliseconds: number) => new Promise((resolve) => void setTimeout(resolve, milliseconds));

/** What a process has taken so far: milliseconds of processor time, and bytes of memory. Linux alone tells. */
export function weigh({ pid = 0 }: ChildProcess): { readonly cpu: number; readonly memory: number } {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return { cpu: TICK * (Number(fields[11]) + Number(fields[12])), memory: PAGE * Number(fields[21]) };
}
