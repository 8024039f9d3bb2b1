/** Which browser the end-to-end tests drive on a machine: decided from what is told about it, so that every platform can be tested on one. */
import { posix, win32 } from 'node:path';

export type Browser =
  /** The Chromium in our own packages. */
  { readonly kind: 'packaged' } | { readonly kind: 'named' | 'installed'; readonly path: string };

export type Environment = Readonly<Record<string, string | undefined>>;

export const NO_BROWSER =
  'No browser for the end-to-end tests: install Chrome, Edge or Chromium, run "npx playwright install chromium", or name one with CHROMIUM_PATH.';

/**
 * The browser `CHROMIUM_PATH` names; else the packaged one, which is a program for Linux on x64; else one that is installed.
 * Undefined where there is none; throws where the named one isn't there.
 */
export function findBrowser(
  platform: string,
  arch: string,
  env: Environment,
  exists: (path: string) => boolean,
): Browser | undefined {
  const named = env.CHROMIUM_PATH ?? '';
  if (named !== '' && !exists(named)) throw new Error(`CHROMIUM_PATH names ${named}, which isn't there.`);
  if (named !== '') return { kind: 'named', path: named };
  if (platform === 'linux' && arch === 'x64') return { kind: 'packaged' };
  const path = findInstalled(platform, env, exists);
  return path === undefined ? undefined : { kind: 'installed', path };
}

/** The path of a Chrome, Edge or Chromium where its installer puts it. */
export function findInstalled(
  platform: string,
  env: Environment,
  exists: (path: string) => boolean,
): string | undefined {
  return usualPlaces(platform, env).find(exists);
}

const MAC = ['Google Chrome', 'Microsoft Edge', 'Chromium'];
const WINDOWS = [
  'Google/Chrome/Application/chrome.exe',
  'Microsoft/Edge/Application/msedge.exe',
  'Chromium/Application/chrome.exe',
];
const LINUX = [
  'google-chrome',
  'google-chrome-stable',
  'chromium',
  'chromium-browser',
  'microsoft-edge',
  'microsoft-edge-stable',
];

function usualPlaces(platform: string, env: Environment): readonly string[] {
  if (platform === 'darwin') {
    const folders = ['/Applications', ...set(env.HOME).map((home) => posix.join(home, 'Applications'))];
    return product(MAC, folders, (name, folder) => posix.join(folder, `${name}.app/Contents/MacOS/${name}`));
  }
  if (platform === 'win32') {
    const folders = [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA].flatMap(set);
    return product(WINDOWS, folders, (name, folder) => win32.join(folder, name));
  }
  const folders = [...(env.PATH ?? '').split(':'), '/usr/bin', '/usr/local/bin', '/snap/bin'].flatMap(set);
  return product(LINUX, folders, (name, folder) => posix.join(folder, name));
}

const set = (value: string | undefined): readonly string[] => (value === undefined || value === '' ? [] : [value]);

/** Every name in every folder, all places of a name before those of the next. */
function product(
  names: readonly string[],
  folders: readonly string[],
  place: (name: string, folder: string) => string,
): readonly string[] {
  return names.flatMap((name) => folders.map((folder) => place(name, folder)));
}
