import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { viteOf } from './vite.mjs';

/** What can be part of a server. */
const SOURCE = /\.(?:[cm]?[jt]sx?|json)$/;

/**
 * Serves a project while it is edited: Vite has the pages at PORT. The server behind them, at PORT + 1, is made anew when
 * something changes that it is made of, and goes on with the matches that are stored. What can't be built or loaded is
 * told here and on the pages, and replaces nothing.
 */
export async function dev(root) {
  // A build would say it is production, for the pages too.
  process.env.NODE_ENV ??= 'development';
  const vite = await viteOf(root);
  const port = Number(process.env.PORT ?? 8000);
  const server = behind(vite, root, port + 1);
  const logger = vite.createLogger();
  const { error } = logger;
  // Sockets that end with their page or server open again.
  logger.error = (told, more) => (told.includes('ws proxy') ? undefined : error(told, more));
  const pages = await vite.createServer({
    root,
    customLogger: logger,
    plugins: [server.plugin],
    server: { port, strictPort: true, watch: { ignored: ['**/data/**', '**/dist/**'] } },
  });
  const end = () => Promise.all([pages.close(), server.end()]);
  await pages.listen().catch(async (error) => {
    await end();
    throw error;
  });
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void end().then(() => process.exit()));
  await server.renew().catch(() => undefined);
  pages.printUrls();
}

/** A project's server, as it is built from its sources. */
function behind(vite, root, port) {
  const folder = join(root, 'node_modules/.agora');
  const env = { LOG_LEVEL: 'warn', ...process.env, PORT: String(port), HOST: '127.0.0.1' };
  const run = (name) => {
    const child = fork(join(folder, 'server', name), { env, execArgv: ['--enable-source-maps'], silent: true });
    child.stdout.on('data', (part) => process.stdout.write(String(part).replace(/^INFO: App serving.*\n/m, '')));
    child.told = '';
    child.stderr.on('data', (part) => (child.told += part));
    return child;
  };
  let parts = new Set();
  let failed = false;
  let running;
  /** When what was asked of it last is done. */
  let turn = Promise.resolve();

  async function build() {
    const outDir = join(folder, 'server');
    const made = await vite.build({ root, logLevel: 'silent', build: { ssr: true, outDir, sourcemap: true } });
    return new Set(made.output.flatMap(({ moduleIds = [] }) => moduleIds));
  }

  async function end() {
    if (running?.exitCode !== null || !running.kill('SIGTERM')) return;
    await once(running, 'exit');
  }

  async function start() {
    // The thread of bots loads the game and, here, ends with that.
    const trial = run('bots.js');
    const [code] = await once(trial, 'exit');
    if (code !== 0) throw failure(trial.told);
    await end();
    running = run('server.js');
    const { told } = await Promise.race([once(running, 'message'), once(running, 'exit').then(() => running)]);
    if (told !== undefined) throw failure(told);
    running.stderr.pipe(process.stderr);
  }

  function renew() {
    const renewed = turn.then(async () => {
      failed = true;
      parts = await build();
      await start();
      failed = false;
    });
    turn = renewed.catch(({ message }) =>
      console.error(
        running?.exitCode === null
          ? message
          : `${message}\nThe server isn’t running yet; it starts when that is mended.`,
      ),
    );
    return renewed;
  }

  const plugin = {
    name: 'agora-dev',
    // All that a server is asked, but no source in a folder of that name.
    config: ({ base = '/' }) => {
      const asked = `^${base}(?:games|api|socket\\.io)(?:[/?]|$)(?!.*\\.[jt]sx?(?:\\?|$))`;
      return { server: { proxy: { [asked]: { target: `http://127.0.0.1:${port}`, ws: true } } } };
    },
    // Nothing is asked while it is made, and pages hear of a change after it.
    configureServer: ({ middlewares }) => void middlewares.use((_asked, _answer, next) => void turn.then(() => next())),
    async hotUpdate({ file }) {
      if (this.environment.name === 'client' && (parts.has(file) || (failed && SOURCE.test(file)))) await renew();
    },
  };
  // It serves no pages itself, and says so to whoever looks for them there.
  mkdirSync(join(folder, 'pages'), { recursive: true });
  writeFileSync(join(folder, 'pages/index.html'), `The pages are at port ${port - 1}.\n`);
  return { renew, end, plugin };
}

/** What a program said that failed, without what isn't the author's. */
function failure(told) {
  const isError = (line) => /^\w*Error\b/.test(line);
  const lines = told
    .split('\n')
    .filter((line) => isError(line) || (line.trim() !== '' && !/node_modules|node:|^Node\.js/.test(line)));
  const first = lines.findIndex(isError);
  return Object.assign(new Error(lines.slice(Math.max(first, 0)).join('\n')), { stack: '' });
}
