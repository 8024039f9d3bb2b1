/** A built Agora server of its own for each test, and people at browsers of their own who come to it. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, type BrowserContextOptions, test as base } from '@playwright/test';
import type { Turning } from './clockwork.ts';
import { freePort } from '../ports.ts';
import { leaveUnpainted, pictureFailure } from './painting.ts';
import { Player } from './player.ts';
import { type Watch, watch } from './watch.ts';

export { expect } from '@playwright/test';

export interface Agora {
  readonly url: string;
  /** Stops the server as an operator would. */
  stop(): Promise<void>;
  /** Starts it again on the same data and port. */
  start(): Promise<void>;
  /** Turns the server's clock, where the test has one that is turned by hand. Time passes while the server is stopped, too. */
  turn(milliseconds: number): Promise<void>;
}

/** What a configuration says of all tests. */
export interface Sight {
  /** Whether pages are painted. */
  readonly paints: boolean;
}

interface Fixtures extends Sight {
  /** Environment variables of the server, beside those every test has. */
  readonly settings: Readonly<Record<string, string>>;
  /** Whose time the server tells: the computer's, or one that stands still until the test turns it. */
  readonly clock: 'wall' | 'hand';
  /** What browsers call the server’s computer: its address, or the name that passkeys need. */
  readonly host: '127.0.0.1' | 'localhost';
  readonly agora: Agora;
  /** What went wrong on any page so far; the test fails when it isn't empty at the end. */
  readonly troubles: Watch;
  /** Opens a browser for a person of that name, who reads English and likes things not to move, nor to sound. */
  readonly player: (name: string, like?: Liking) => Promise<Player>;
}

/** With sound a whole game takes a quarter longer: every sound is made on the spot. */
type Liking = BrowserContextOptions & {
  readonly sound?: boolean;
  /** Whether they press themselves that they are ready; otherwise they are as soon as they are asked. */
  readonly waits?: boolean;
};

/** Another build than the one in `dist`, for trying one out while that is being made anew. */
const BUILD = process.env.AGORA_BUILD ?? 'dist';

interface WorkerFixtures {
  /** A server for all tests of a worker that want no other. */
  readonly shared: Agora;
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  // Here, though only some want it: a worker serves no tests that could have other fixtures of workers, and beginning one takes long.
  shared: [
    // Playwright reads a fixture's needs from the destructured parameter, so it stands empty here.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const never = () => Promise.reject(new Error('other tests share this server'));
      await serve({ settings: {}, clock: 'wall', host: '127.0.0.1' }, ({ url }) =>
        use({ url, stop: never, start: never, turn: never }),
      );
    },
    { scope: 'worker' },
  ],
  settings: [{}, { option: true }],
  clock: ['wall', { option: true }],
  host: ['127.0.0.1', { option: true }],
  paints: [true, { option: true }],
  agora: async ({ settings, clock, host }, use) => serve({ settings, clock, host }, use),
  baseURL: async ({ agora }, use) => use(agora.url),
  troubles: async ({ agora }, use) => {
    const troubles = watch(agora.url);
    await use(troubles);
    troubles.check();
  },
  context: async ({ context, troubles, paints }, use, info) => {
    troubles.follow(context);
    if (!paints) await leaveUnpainted(context);
    await use(context);
    await pictureFailure(context, info);
  },
  player: async ({ browser, baseURL, troubles, paints }, use, info) => {
    const contexts: BrowserContext[] = [];
    await use(async (name, { sound = false, waits = false, ...like } = {}) => {
      const context = await browser.newContext({
        baseURL: baseURL ?? '',
        locale: 'en-GB',
        viewport: { width: 1440, height: 900 },
        reducedMotion: 'reduce',
        ...like,
      });
      contexts.push(context);
      // Moves that decide nothing are not made for people who press every button, or theirs would be gone under their hands.
      await context.addInitScript(prefer, { formalities: false, sound });
      if (!paints) await leaveUnpainted(context);
      troubles.follow(context);
      if (!waits) await context.addInitScript(sayReady);
      return new Player(await context.newPage(), name);
    });
    for (const context of contexts) await pictureFailure(context, info);
    await Promise.all(contexts.map((context) => context.close()));
  },
});

/** For tests that need nothing of their server that another could see: one gives its pages and tables to all of them. */
export const local = test.extend({ agora: async ({ shared }, use) => use(shared) });

/** Details of what `npm test` plays in a browser: one whole game of each kind, and the way there. The rest is left to `npm run test:all`. */
export const TOUR = { tag: '@tour' };

/** Settings a browser starts with. Runs in every page before its own scripts, so it stands alone. */
function prefer(settings: object): void {
  // An empty page has no storage.
  if (location.origin !== 'null' && localStorage.getItem('agora.settings') === null)
    localStorage.setItem('agora.settings', JSON.stringify(settings));
}

/** Says at every table that one is ready, as soon as that is asked. Runs in pages, so it stands alone. */
function sayReady(): void {
  const look = () => {
    for (const button of document.querySelectorAll('button'))
      if (/^(?:I’m ready|準備できました)$/.test(button.textContent)) button.click();
  };
  new MutationObserver(look).observe(document, { childList: true, subtree: true });
}

/** Starts a server with data of its own, hands it to `use`, and takes both down. */
async function serve(
  wish: Pick<Fixtures, 'settings' | 'clock' | 'host'>,
  use: (agora: Agora) => Promise<void>,
): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'agora-e2e-'));
  const place: Place = { port: await freePort(), dataDir, ...wish };
  let now = Date.now();
  let server = await start(place, now);
  await use({
    url: urlOf(place),
    stop: () => stop(server),
    async start() {
      server = await start(place, now);
    },
    async turn(milliseconds) {
      if (place.clock !== 'hand')
        throw new Error("only a clock of the test's own can be turned: test.use({ clock: 'hand' })");
      now += milliseconds;
      if (server.exitCode === null) await turned(server, milliseconds);
    },
  });
  await stop(server);
  await rm(dataDir, { recursive: true, force: true });
}

interface Place extends Pick<Fixtures, 'settings' | 'clock' | 'host'> {
  readonly port: number;
  readonly dataDir: string;
}

const urlOf = ({ host, port }: Place) => `http://${host}:${port}`;

async function start(place: Place, now: number): Promise<ChildProcess> {
  const { port, dataDir, settings, clock } = place;
  const program = clock === 'hand' ? ['--import', 'tsx', 'test/e2e/clockwork.ts'] : [join(BUILD, 'server', 'main.js')];
  const server = spawn(process.execPath, program, {
    env: {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      // Nobody follows by eye.
      BOT_DELAY_MS: '0',
      NODE_ENV: 'production',
      CLOCKWORK_BUILD: BUILD,
      CLOCKWORK_NOW: String(now),
      ...settings,
    },
    stdio: ['ignore', 'inherit', 'inherit', ...(clock === 'hand' ? (['ipc'] as const) : [])],
  });
  for (let tries = 0; tries < 1200; tries++) {
    if (server.exitCode !== null) throw new Error(`the server ended at start with code ${server.exitCode}`);
    const answer = await fetch(`${urlOf(place)}/games`).catch(() => undefined);
    if (answer?.ok === true) return server;
    await new Promise((resolve) => {
      setTimeout(resolve, 50);
    });
  }
  throw new Error(`no answer from ${urlOf(place)}/games`);
}

/** Waits until all is done that was due. */
function turned(server: ChildProcess, milliseconds: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('message', () => resolve());
    server.send({ turn: milliseconds } satisfies Turning, (error) => error !== null && reject(error));
  });
}

async function stop(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null) return;
  const ended = new Promise((resolve) => {
    server.once('exit', resolve);
  });
  server.kill('SIGTERM');
  await ended;
}
