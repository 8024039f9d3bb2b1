/** Builds one file of the client apart from the rest, into one script that needs no other. */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

export const CLIENT = fileURLToPath(new URL('../../../client', import.meta.url));
/** What the client's scripts are written down to. */
export const BROWSERS = ['chrome123', 'firefox121', 'safari17.5'];

/** The code of `path` in the client's folder. `define` puts values in the places of names. */
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
