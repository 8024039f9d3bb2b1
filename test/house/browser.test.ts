/** Which browser the end-to-end tests take, on every platform. */
import { describe, expect, test } from 'vitest';
import { type Environment, findBrowser, findInstalled } from '../e2e/browser/find.ts';

const only =
  (...paths: readonly string[]) =>
  (path: string) =>
    paths.includes(path);
const WINDOWS = {
  PROGRAMFILES: String.raw`C:\Program Files`,
  'PROGRAMFILES(X86)': String.raw`C:\Program Files (x86)`,
  LOCALAPPDATA: String.raw`C:\Users\ann b\AppData\Local`,
};

describe('the browser', () => {
  test('is the packaged one on Linux x64, whatever is installed', () => {
    expect(findBrowser('linux', 'x64', { PATH: '/usr/bin' }, () => true)).toEqual({ kind: 'packaged' });
  });

  test.each(['linux', 'darwin', 'win32'])('is the one CHROMIUM_PATH names before any other, on %s', (platform) => {
    const env = { ...WINDOWS, PATH: '/usr/bin', CHROMIUM_PATH: '/my own/chromium' };
    expect(findBrowser(platform, 'x64', env, () => true)).toEqual({ kind: 'named', path: '/my own/chromium' });
  });

  test('is no other than the one CHROMIUM_PATH names, even where that is missing', () => {
    const env = { PATH: '/usr/bin', CHROMIUM_PATH: '/no/chromium' };
    expect(() => findBrowser('linux', 'x64', env, only('/usr/bin/chromium'))).toThrow(
      "CHROMIUM_PATH names /no/chromium, which isn't there.",
    );
  });

  test.each<[platform: string, arch: string, env: Environment, path: string]>([
    ['linux', 'arm64', { PATH: '/opt/x:/home/ann b/bin' }, '/home/ann b/bin/google-chrome'],
    ['linux', 'arm64', {}, '/usr/bin/chromium'],
    ['linux', 'arm64', { PATH: '' }, '/snap/bin/chromium'],
    ['darwin', 'arm64', {}, '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'],
    ['darwin', 'x64', {}, '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge'],
    ['darwin', 'arm64', { HOME: '/Users/ann' }, '/Users/ann/Applications/Chromium.app/Contents/MacOS/Chromium'],
    ['win32', 'x64', WINDOWS, String.raw`C:\Program Files\Google\Chrome\Application\chrome.exe`],
    ['win32', 'x64', WINDOWS, String.raw`C:\Program Files (x86)\Microsoft\Edge\Application\msedge.exe`],
    ['win32', 'arm64', WINDOWS, String.raw`C:\Users\ann b\AppData\Local\Google\Chrome\Application\chrome.exe`],
  ])('is found where it is installed, on %s %s: %o', (platform, arch, env, path) => {
    expect(findBrowser(platform, arch, env, only(path))).toEqual({ kind: 'installed', path });
  });

  test('is Chrome before Edge before Chromium', () => {
    const chrome = String.raw`C:\Users\ann b\AppData\Local\Google\Chrome\Application\chrome.exe`;
    const edge = String.raw`C:\Program Files\Microsoft\Edge\Application\msedge.exe`;
    expect(findBrowser('win32', 'x64', WINDOWS, only(edge, chrome))).toEqual({ kind: 'installed', path: chrome });
  });

  test('may be an installed one on Linux x64 too, where the packaged one does not run', () => {
    expect(findInstalled('linux', {}, only('/usr/bin/chromium'))).toBe('/usr/bin/chromium');
  });

  test.each([
    ['linux', 'arm64'],
    ['darwin', 'arm64'],
    ['win32', 'x64'],
    ['freebsd', 'x64'],
  ])('is nowhere on a bare %s %s', (platform, arch) => {
    expect(
      findBrowser(platform, arch, { ...WINDOWS, PATH: '/usr/bin', CHROMIUM_PATH: '' }, () => false),
    ).toBeUndefined();
  });
});
