/** How the end-to-end tests launch their browser on this machine. */
import { existsSync } from 'node:fs';
import { type LaunchOptions, chromium } from '@playwright/test';
import { findBrowser, findInstalled } from './find.ts';
import { packagedBrowser } from './packaged.ts';

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

/** Launch options for Playwright; unpacks the packaged browser on first use. Undefined where there is no browser. */
export function launchOptions(): LaunchOptions | undefined {
  const { platform, arch, env } = process;
  const found = findBrowser(platform, arch, env, existsSync);
  const packaged = found?.kind === 'packaged' ? packagedBrowser() : undefined;
  if (packaged !== undefined) return { executablePath: packaged.path, env: { ...env, ...packaged.env }, args };
  const path = found === undefined || found.kind === 'packaged' ? findInstalled(platform, env, existsSync) : found.path;
  const other = path ?? downloadedBrowser();
  return other === undefined ? undefined : { executablePath: other, args };
}

/** The Chromium Playwright has downloaded, if it has. */
function downloadedBrowser(): string | undefined {
  try {
    const path = chromium.executablePath();
    return existsSync(path) ? path : undefined;
  } catch {
    // Playwright has none for this platform.
    return undefined;
  }
}
