/** A project's own server, started as its `npm start` does and asked while it runs. */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** Starts a file of a folder, has `ask` look at its address, and ends it. Throws what it printed if it ends first. */
export async function served(
  folder: string,
  file: string,
  env: NodeJS.ProcessEnv,
  ask: (address: string) => Promise<void>,
): Promise<void> {
  const own = { ...env, PORT: '0', HOST: '127.0.0.1', DATA_DIR: join(folder, 'data'), LOG_LEVEL: 'warn' };
  const server = fork(join(folder, file), { cwd: folder, env: own, execArgv: [], silent: true });
  try {
    await ask(`http://127.0.0.1:${await portOf(server)}`);
  } finally {
    if (server.exitCode === null && server.kill('SIGTERM')) await once(server, 'exit');
  }
}

async function portOf(server: ChildProcess): Promise<number> {
  let told = '';
  server.stderr?.on('data', (part: Buffer) => (told += part.toString()));
  const ended = once(server, 'exit').then(() => {
    throw new Error(`the server ended: ${told}`);
  });
  const [{ port }] = (await Promise.race([once(server, 'message'), ended])) as [{ readonly port: number }];
  ended.catch(() => undefined);
  return port;
}

/** Asks a server for what it plays. */
export async function gamesAt(address: string): Promise<unknown> {
  const answer = await fetch(`${address}/games`);
  return answer.json();
}
