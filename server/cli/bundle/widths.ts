/** Widths by their names: writes what `client/kit/widths.ts` says into the queries of styles. */
import type { Plugin } from 'vite';

const NAME = /(?<=@(?:media|container)[^{]*)\(--([\w-]+)\)/g;

export function namedWidths(widths: Readonly<Record<string, string>>): Plugin {
  return {
    name: 'named-widths',
    // Before names of classes are made, which hang on what a file says.
    enforce: 'pre',
    transform: {
      filter: { id: /\.css(?:\?|$)/ },
      handler: (code) => code.replaceAll(NAME, (_, name: string) => called(name, widths)),
    },
  };
}

function called(name: string, widths: Readonly<Record<string, string>>): string {
  const width = widths[name];
  if (width === undefined) throw new Error(`no width is called --${name}: there are ${Object.keys(widths).join(', ')}`);
  return width;
}
