/** The README's pictures, drawn from the tables as they are today: the five games, a phone, the night in Japanese, and a move. */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { CDPSession, Page } from '@playwright/test';
import { shelf } from '../../../games/index.ts';
import { test } from '../agora.ts';
import { brokenBeforeMove, brokenOff, resume } from '../saved.ts';
import { playedByBots } from './played.ts';
import { type Frame, type Size, animated } from './webp.ts';

const FOLDER = fileURLToPath(new URL('../shots/readme', import.meta.url));
const DESK = { width: 1440, height: 900 };
/** So high that every game's board has the same shape, which is that of a picture in the strip: nothing is cut. */
const UPRIGHT = { width: 400, height: 1014 };
const STRIP = { width: 1800, height: 480 };
const MIDDLE = 0.6;

test('the five games', async ({ player }) => {
  const { page } = await player('Ann', { viewport: UPRIGHT, deviceScaleFactor: 2, colorScheme: 'light' });
  const boards: string[] = [];
  for (const { meta } of shelf.values()) {
    await openMiddle(page, meta.id, meta.players.default);
    const board = await page.locator('[data-part="board"]').screenshot({ type: 'jpeg', quality: 95 });
    boards.push(`data:image/jpeg;base64,${board.toString('base64')}`);
  }
  await page.goto('about:blank');
  await page.setViewportSize(STRIP);
  await page.evaluate(laySideBySide, boards);
  await page.screenshot({ path: `${FOLDER}/games.jpg`, type: 'jpeg', quality: 84, scale: 'css' });
});

test('a phone', async ({ player }) => {
  const { page } = await player('Ann', {
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 1.5,
    hasTouch: true,
    colorScheme: 'light',
  });
  await openMiddle(page, 'lost-cities', 3);
  await page.screenshot({ path: `${FOLDER}/phone.jpg`, type: 'jpeg', quality: 84 });
});

test('the night, in Japanese', async ({ player }) => {
  const { page } = await player('あき', { viewport: DESK, colorScheme: 'dark', locale: 'ja-JP' });
  await openMiddle(page, 'attika', 4, ['あき', 'はる', 'なつ', 'ふゆ']);
  await page.screenshot({ path: `${FOLDER}/night.jpg`, type: 'jpeg', quality: 80 });
});

test('a move', async ({ player }) => {
  const { page } = await player('Ann', { viewport: DESK, colorScheme: 'light', reducedMotion: 'no-preference' });
  const record = await playedByBots('atlantis', 3, 'gallery');
  // A bot is to move: it plays by itself once the page stands.
  const { record: part, seat } = brokenBeforeMove(record, 'movePawn', 0.35);
  await resume(page, part, [(seat + 1) % 3]);
  await settled(page);
  writeFileSync(`${FOLDER}/move.webp`, await filmed(page, { width: 640, height: 400 }));
});

async function openMiddle(page: Page, game: string, players: number, names?: readonly string[]): Promise<void> {
  const { record, seat } = await brokenOff(await playedByBots(game, players, 'gallery'), MIDDLE);
  await resume(page, record, [seat], names);
  await settled(page);
}

async function settled(page: Page): Promise<void> {
  await page.getByRole('list', { name: /^(?:プレイヤー|Players)$/ }).waitFor();
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
}

/**
 * Pictures of everything that moves until a bot has moved, or for so many seconds of the page's time at most. What moves
 * does so at a fraction of its speed, so that little is missed; while nothing does no time passes.
 */
async function filmed(page: Page, size: Size): Promise<Buffer> {
  const SLOWER = 6;
  const MOST = 3500;
  const devices = await page.context().newCDPSession(page);
  await devices.send('Animation.enable');
  await devices.send('Animation.setPlaybackRate', { playbackRate: 1 / SLOWER });
  const frames: Frame[] = [];
  let told = 0;
  let last: Buffer | undefined;
  for (let before = performance.now(); told < MOST;) {
    const file = await pictured(devices, page, size);
    const now = performance.now();
    if (last?.equals(file) !== true) {
      const milliseconds = Math.min(200, Math.max(60, (now - before) / SLOWER));
      frames.push({ file, milliseconds });
      told += milliseconds;
    } else if (told > 1000 && !(await moving(page))) break;
    last = file;
    before = now;
  }
  frames.push({ file: await pictured(devices, page, size), milliseconds: 1500 });
  return animated(size, frames);
}

async function pictured(devices: CDPSession, page: Page, { width }: Size): Promise<Buffer> {
  const { width: whole, height } = page.viewportSize()!;
  const clip = { x: 0, y: 0, width: whole, height, scale: width / whole };
  const { data } = await devices.send('Page.captureScreenshot', { format: 'webp', quality: 45, clip });
  return Buffer.from(data, 'base64');
}

/** Whether anything is on its way that comes to an end. */
function moving(page: Page): Promise<boolean> {
  return page.evaluate(() =>
    document
      .getAnimations()
      .some((animation) => animation.playState === 'running' && animation.effect?.getTiming().iterations !== Infinity),
  );
}

/** Lays pictures beside each other. Runs in the page, so it stands alone. */
function laySideBySide(pictures: readonly string[]): void {
  document.body.style.cssText =
    'margin:0;height:100vh;display:flex;gap:8px;padding:8px;box-sizing:border-box;background:#f4ecdc';
  for (const source of pictures) {
    const picture = document.createElement('div');
    picture.style.cssText = `flex:1;border-radius:12px;background:url(${source}) center/cover`;
    document.body.append(picture);
  }
}
