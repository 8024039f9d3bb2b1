import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** The Vite of a project. Throws a sentence where it has none. */
export async function viteOf(folder) {
  try {
    return await import(pathToFileURL(createRequire(join(folder, 'package.json')).resolve('vite')).href);
  } catch (error) {
    if (error.code !== 'MODULE_NOT_FOUND') throw error;
    throw new Error('Vite is missing here, which reads TypeScript and serves pages: npm install --save-dev vite', {
      cause: error,
    });
  }
}

/** A module in a file of JavaScript or TypeScript. */
export async function loaded(path, folder) {
  if (!/\.[cm]?tsx?$/.test(path)) return import(pathToFileURL(path).href);
  // A stack is written when somebody reads it, long after Vite has read this.
  process.setSourceMapsEnabled(true);
  const { runnerImport } = await viteOf(folder);
  return (await runnerImport(path, { configFile: false, root: folder, logLevel: 'error' })).module;
}
