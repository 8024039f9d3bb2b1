/** Sizes by their names: writes what `client/kit/sizes.ts` says into the queries of styles. */
import type { Plugin } from 'vite';

const NAME = /(?<=@(?:media|container)[^{]*)\(--([\w-]+)\)/g;

export function namedSizes(sizes: Readonly<Record<string, string>>): Plugin {
  return {
    name: 'named-sizes',
    // Before names of classes are made, which hang on what a file says.
    enforce: 'pre',
    transform: {
      filter: { id: /\.css(?:\?|$)/ },
      handler: (code) => code.replaceAll(NAME, (_, name: string) => called(name, sizes)),
    },
  };
}

function called(name: string, sizes: Readonly<Record<string, string>>): string {
  const size = sizes[name];
  if (size === undefined) throw new Error(`no size is called --${name}: there are ${Object.keys(sizes).join(', ')}`);
  return size;
}
