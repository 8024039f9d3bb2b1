/** Pages are light on the line: few bytes before one can begin, fonts of a bounded weight, and nothing that moves once it stands. */
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { BrowserContext, Page } from '@playwright/test';
import { shelf } from '../../../games/index.ts';
import { expect, local as test } from '../agora.ts';
import { brokenOff, resume, shortest } from '../saved.ts';

/** A phone far from the mast: bytes that the line brings in a second, and how much slower the phone counts. */
const LINE = 1_600_000 / 8;
const SLOWER = 4;
/** What may come before the buttons: less than half a second of such a line leaves a second for everything else. */
const BEFORE_BUTTONS = 70_000;

const FONT = /\.woff2$/;
/** What the front page stands with, as far as it names it itself; scripts and letters of other languages follow it. */
const FIRST = /^\/$|\/first-look-.*\.js$|\.css$|-latin-.*\.woff2$/;
/** What brings it to life. */
const ENTRY = /\/assets\/index-.*\.js$/;
const japanese = { locale: 'ja-JP', viewport: { width: 390, height: 844 } } as const;

// What moves once it stands is told of what is painted.
test.use({ paints: true });

test('a Japanese front page on a slow line', async ({ player }) => {
  const { page } = await player('葵', japanese);
  await likeAJapaneseComputer(page.context());
  await page.addInitScript(watchMoves);
  const { tools, weightOf } = await weigh(page);
  const throughput = { downloadThroughput: LINE, uploadThroughput: LINE };
  await tools.send('Network.emulateNetworkConditions', { offline: false, latency: 0, ...throughput });
  await tools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('link', { name: 'アトランティス', exact: true }).waitFor();
  const sent = await page.evaluate(async () => (await fetch('/')).text());
  const first = weightOf(FIRST, (path) => path === '/' || sent.includes(path));
  expect(first.bytes, 'before the buttons').toBeLessThanOrEqual(BEFORE_BUTTONS);
  await fontsAreHere(page);
  expect(weightOf(FONT).files).toBeLessThanOrEqual(6);
  expect(weightOf(FONT).bytes).toBeLessThanOrEqual(200_000);
  expect(await page.evaluate(() => (window as unknown as Moves).moved)).toBeLessThanOrEqual(0.02);
});

test('a front page stands before its scripts are there, and answers what was pressed meanwhile', async ({ player }) => {
  const { page } = await player('葵', { locale: 'ja-JP', viewport: { width: 1280, height: 800 } });
  const faults: string[] = [];
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
  let come = () => {};
  const there = new Promise<void>((resolve) => (come = resolve));
  await page.route(ENTRY, async (route) => {
    await there;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  await page.locator('summary[aria-label="アトランティス：ほかの遊び方"]').click();
  const ways = page.getByRole('button', { name: 'アトランティス：ボットを選ぶ' });
  await ways.click();
  await expect(page.getByRole('link', { name: 'アトランティス', exact: true })).toHaveAttribute(
    'href',
    '/play/atlantis',
  );
  expect(await page.getByRole('dialog').count()).toBe(0);
  come();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(faults).toEqual([]);
});

test('a front page that was written for somebody else is not shown', async ({ player }) => {
  const { page } = await player('葵', japanese);
  let come = () => {};
  const there = new Promise<void>((resolve) => (come = resolve));
  await page.route(ENTRY, async (route) => {
    await there;
    await route.continue();
  });
  await page.addInitScript(() => localStorage.setItem('agora.settings', '{"language":"en","theme":"dark"}'));
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.getByRole('link', { name: 'アトランティス', exact: true })).toBeHidden();
  come();
  await expect(page.getByRole('link', { name: 'Atlantis', exact: true })).toBeVisible();
});

test('a Japanese table of every game', async ({ player }) => {
  for (const id of shelf.keys()) {
    const { page } = await player('葵', japanese);
    const { weightOf } = await weigh(page);
    const { record, seat } = await brokenOff(shortest(id), 0.5);
    await resume(page, record, [seat]);
    await page.getByRole('heading', { level: 1 }).waitFor({ state: 'attached' });
    await fontsAreHere(page);
    expect(weightOf(FONT).bytes, id).toBeGreaterThan(50_000);
    expect(weightOf(FONT).bytes, id).toBeLessThanOrEqual(300_000);
    await page.context().close();
  }
});

/** Counts every file of the server with the bytes that came over the line. */
async function weigh(page: Page) {
  const paths = new Map<string, string>();
  const weights = new Map<string, number>();
  const tools = await page.context().newCDPSession(page);
  await tools.send('Network.enable');
  tools.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.url.startsWith('http')) paths.set(requestId, new URL(response.url).pathname);
  });
  tools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const path = paths.get(requestId);
    if (path !== undefined) weights.set(path, Math.max(encodedDataLength, weights.get(path) ?? 0));
  });
  const weightOf = (kind: RegExp, among = (_path: string) => true) => {
    const found = [...weights].filter(([path]) => kind.test(path) && among(path));
    return { files: found.length, bytes: found.reduce((sum, [, bytes]) => sum + bytes, 0) };
  };
  return { tools, weightOf };
}

/** All fonts the page asks for: its idle moments bring no further ones. */
async function fontsAreHere(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(() => document.fonts.status === 'loaded');
}

/** The tests' browser has no Japanese letters; whoever reads Japanese has some, of another face but as wide. */
async function likeAJapaneseComputer(context: BrowserContext): Promise<void> {
  const file = '../../../node_modules/@fontsource/noto-sans-jp/files/noto-sans-jp-japanese-400-normal.woff2';
  const font = await readFile(fileURLToPath(new URL(file, import.meta.url)), 'base64');
  await context.addInitScript((own) => {
    const bytes = Uint8Array.from(atob(own), (letter) => letter.charCodeAt(0));
    for (const family of ['Hiragino Sans', 'Hiragino Mincho ProN']) document.fonts.add(new FontFace(family, bytes));
  }, font);
}

interface Moves {
  moved: number;
}

/** Adds up what moves without anybody having asked for it. Runs in the page, so it stands alone. */
function watchMoves(): void {
  const moves = window as unknown as Moves;
  moves.moved = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) moves.moved += (entry as unknown as { readonly value: number }).value;
  }).observe({ type: 'layout-shift', buffered: true });
}
