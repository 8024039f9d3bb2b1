/** The packaged browser finds its fonts wherever it was unpacked and whatever the temporary folder is: without one no page is drawn. */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from '../agora.ts';
import { launchOptions } from '../browser/launch.ts';

test('the packaged browser is told of fonts beside its own list of them, and of no other folder', () => {
  const { env } = launchOptions() ?? {};
  test.skip(env === undefined, 'another browser has the fonts of its machine');
  const list = env!.FONTCONFIG_FILE ?? join(env!.FONTCONFIG_PATH ?? '', 'fonts.conf');
  const folders = [
    ...readFileSync(list, 'utf8').matchAll(/<dir(?<relative> prefix="relative")?>(?<folder>.*)<\/dir>/g),
  ];
  expect(folders).not.toEqual([]);
  for (const { groups } of folders) {
    expect(groups).toMatchObject({ relative: ' prefix="relative"' });
    const folder = join(dirname(list), groups!.folder!);
    expect(existsSync(folder)).toBe(true);
    expect(readdirSync(folder, { recursive: true }).filter((name) => String(name).endsWith('.ttf'))).not.toEqual([]);
  }
});
