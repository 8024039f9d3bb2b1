/**
 * `npm run load [-- --grep katason]`: milliseconds until the players stand at a table somewhere, for somebody who comes to it for the
 * first time on a slow line with a slow phone, and again once the browser knows it. HTTP/1.1, as our own server speaks it.
 * AGORA_BUILD names another build to compare with.
 */
import type { Page } from '@playwright/test';
import { shelf } from '../../../games/index.ts';
import { test } from '../agora.ts';

/** 1.6 Mbit/s, 150 ms there and back, and a processor four times as slow. */
const LINE = 1_600_000 / 8;
const LATENCY = 150;
const SLOWER = 4;
const TIMES = 3;

for (const { meta } of shelf.values()) {
  test(`${meta.id} comes to a phone`, async ({ player }) => {
    const host = await player('Ann');
    const link = await host.openTable({ game: meta.names.en! });
    await host.page.getByRole('button', { name: 'Start with bots in the free seats' }).click();
    await host.page.getByRole('list', { name: 'Players' }).waitFor();
    const cold: number[] = [];
    const warm: number[] = [];
    for (let time = 0; time < TIMES; time++) {
      const { page } = await player('Ben', { viewport: { width: 390, height: 844 }, serviceWorkers: 'allow' });
      cold.push(await comes(page, link));
      await page.waitForLoadState('networkidle');
      warm.push(await comes(page, link));
      await page.context().close();
    }
    console.log(`${meta.id} cold ${cold.join(' ')}, warm ${warm.join(' ')} ms`);
  });
}

async function comes(page: Page, link: string): Promise<number> {
  const tools = await page.context().newCDPSession(page);
  await tools.send('Network.enable');
  const throughput = { downloadThroughput: LINE, uploadThroughput: LINE };
  await tools.send('Network.emulateNetworkConditions', { offline: false, latency: LATENCY, ...throughput });
  await tools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.goto(link, { waitUntil: 'commit' });
  await page.getByRole('list', { name: 'Players' }).waitFor();
  const stands = await page.evaluate(() => performance.now());
  await tools.detach();
  return Math.round(stands);
}
