/**
 * `npm run load [-- --grep katason]`: milliseconds until the players stand at a table somewhere, for somebody who comes to it for the
 * first time on a slow line with a slow phone, and again once the browser knows it; and until the first page shows something.
 * HTTP/1.1, as our own server speaks it; AGORA_HTTP=2 puts a proxy before it that speaks HTTP/2 (needs openssl).
 * AGORA_BUILD names another build to compare with.
 */
import type { CDPSession, Page } from '@playwright/test';
import { shelf } from '../../../games/index.ts';
import { test as base, expect } from '../agora.ts';
import { launchOptions } from '../browser/launch.ts';
import { behindHttp2 } from './http2.ts';

/** 1.6 Mbit/s, 150 ms there and back, and a processor four times as slow. */
const LINE = 1_600_000 / 8;
const LATENCY = 150;
const SLOWER = 4;
const TIMES = 3;
const PHONE = { viewport: { width: 390, height: 844 }, serviceWorkers: 'allow' } as const;

const http2 = process.env.AGORA_HTTP === '2';
const spoken = http2 ? 'HTTP/2' : 'HTTP/1.1';

const test = !http2
  ? base
  : base.extend({
      settings: { TRUST_PROXY: '1' },
      agora: async ({ agora }, use) => behindHttp2(agora.url, (url) => use({ ...agora, url })),
    });
// A context that overlooks the certificate still refuses a service worker for it; a browser that does so doesn't.
if (http2) {
  const launch = launchOptions();
  test.use({ launchOptions: { ...launch, args: [...(launch?.args ?? []), '--ignore-certificate-errors'] } });
}

for (const { meta } of shelf.values()) {
  test(`${meta.id} comes to a phone`, async ({ player }) => {
    const host = await player('Ann');
    const link = await host.openTable({ game: meta.names.en! });
    await host.page.getByRole('button', { name: 'Start with bots in the free seats' }).click();
    await host.page.getByRole('list', { name: 'Players' }).waitFor();
    const cold: number[] = [];
    const warm: number[] = [];
    for (let time = 0; time < TIMES; time++) {
      const { page } = await player('Ben', PHONE);
      cold.push(await comes(page, link));
      expect(await page.evaluate(protocol)).toBe(http2 ? 'h2' : 'http/1.1');
      // Once the browser has kept it; what is kept comes through a service worker.
      await page.evaluate(() => navigator.serviceWorker.ready);
      await page.waitForLoadState('networkidle');
      warm.push(await comes(page, link));
      await page.context().close();
    }
    console.log(`${meta.id} over ${spoken}: cold ${cold.join(' ')}, warm ${warm.join(' ')} ms`);
  });
}

test('the first page shows something on a phone', async ({ player }) => {
  const painted: number[] = [];
  for (let time = 0; time < TIMES; time++) {
    const { page } = await player('Ben', PHONE);
    await slow(page);
    await page.goto('/', { waitUntil: 'commit' });
    painted.push(Math.round(await page.evaluate(firstPaint)));
    await page.context().close();
  }
  console.log(`first page over ${spoken}: something shows after ${painted.join(' ')} ms`);
});

/** Until its session is detached. */
async function slow(page: Page): Promise<CDPSession> {
  const tools = await page.context().newCDPSession(page);
  await tools.send('Network.enable');
  const throughput = { downloadThroughput: LINE, uploadThroughput: LINE };
  await tools.send('Network.emulateNetworkConditions', { offline: false, latency: LATENCY, ...throughput });
  await tools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  return tools;
}

async function comes(page: Page, link: string): Promise<number> {
  const tools = await slow(page);
  await page.goto(link, { waitUntil: 'commit' });
  const stands = await page.evaluate(playersStand);
  await tools.detach();
  await page.getByRole('list', { name: 'Players' }).waitFor();
  return Math.round(stands);
}

/**
 * When the frame that shows the players is done. Runs in the page and looks only once a frame: a test's own waiting asks for
 * the role of every element again and again, which takes a slow processor a tenth of a second each time.
 */
function playersStand(): Promise<number> {
  return new Promise((resolve) => {
    const look = (): unknown =>
      document.querySelector('ul[aria-label="Players"]') === null
        ? requestAnimationFrame(look)
        : setTimeout(() => resolve(performance.now()));
    look();
  });
}

/** How the page itself came. Runs in the page. */
function protocol(): string | undefined {
  const [page] = performance.getEntriesByType('navigation');
  return page instanceof PerformanceNavigationTiming ? page.nextHopProtocol : undefined;
}

/** When text or a picture first stood on the page. Runs in the page, so it stands alone. */
function firstPaint(): Promise<number> {
  return new Promise((resolve) => {
    const look = new PerformanceObserver((list) => {
      for (const { name, startTime } of list.getEntries()) if (name === 'first-contentful-paint') resolve(startTime);
    });
    look.observe({ type: 'paint', buffered: true });
  });
}
