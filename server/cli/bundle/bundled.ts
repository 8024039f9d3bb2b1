/** Bundles a file of the client into a single script. */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

export const CLIENT = fileURLToPath(new URL('../../../client', import.meta.url));
/** The oldest browsers that the client's scripts are compiled for. */
export const BROWSERS = ['chrome123', 'firefox121', 'safari17.5'];

/** Bundles `path` in the client's folder and returns the code. `define` replaces names by values. */
export async function bundled(path: string, define: Readonly<Record<string, string>> = {}): Promise<string> {
  const made = await build({
    configFile: false,
    root: CLIENT,
    publicDir: false,
    logLevel: 'error',
    define,
    build: {
      write: false,
      target: BROWSERS,
      lib: { entry: join(CLIENT, path), formats: ['iife'], name: 'agora' },
    },
  });
  const [output] = [made].flat();
  const chunk = output !== undefined && 'output' in output ? output.output[0] : undefined;
  if (chunk === undefined) throw new Error(`${path} was not built`);
  return chunk.code;
}
