/** The three packages others get: what each holds, and what can be imported from it. */

/**
 * Who publishes them; without it, others' packages have such names. Packages are `SCOPE/…` by the names below, and what
 * pages and templates say is held to it (test/outside/scope.test.ts).
 */
export const SCOPE = '@agora-games';

const door = (path) => ({ types: `./${path}.d.ts`, default: `./${path}.js` });

/** These alone need further packages, which `agora` should not depend on; the packages that import them have copies. */
export const APART = ['games/kit/sha256', 'games/kit/draw', 'games/kit/deal'];

/** The packages, with what can be imported from each. */
export const KINDS = {
  agora: {
    description: 'Rules of board games, and laws that hold them, on boardgame.io',
    room: 'games',
    doors: {
      './define': door('games/kit/define/index'),
      './stock': door('games/kit/stock/index'),
      './laws': door('games/kit/laws/index'),
      './kit/*': door('games/kit/*'),
      ...Object.fromEntries(APART.map((path) => [path.replace('games', '.'), null])),
      './games': door('games/index'),
      './games/*/meta': door('games/*/meta'),
      './games/*': door('games/*/index'),
      // For agora-server and agora-client.
      './inner/*': door('games/*'),
    },
    bin: { agora: './bin/agora.mjs' },
    sideEffects: false,
  },
  'agora-server': {
    description: 'The server Agora’s games are played on',
    room: 'server',
    doors: { '.': door('server/index'), './thread': door('server/bots/thread') },
  },
  'agora-client': {
    description: 'The pages and tables Agora’s games are played at',
    room: 'client',
    doors: {
      '.': door('client/index'),
      './boards/*': door('client/boards/*/index'),
      './kit/*': door('client/kit/*'),
      // What a board keeps, by the names under which others import it.
      './kit/store': door('client/kept/store'),
      './kit/kept/*': door('client/kept/*'),
      './stage/*': door('client/stage/*'),
      './stock': door('client/stock/index'),
      './thread': door('client/thinking/thread'),
    },
    sideEffects: ['**/*.css', 'client/**/*.module.js', 'client/kit/fonts.js'],
    taken: {
      'fonts/noto-sans-jp-latin-wght-normal.woff2':
        '@fontsource-variable/noto-sans-jp/files/noto-sans-jp-latin-wght-normal.woff2',
      'fonts/NOTO-SANS-JP-LICENSE': '@fontsource-variable/noto-sans-jp/LICENSE',
      'fonts/shippori-mincho-latin-600-normal.woff2':
        '@fontsource/shippori-mincho/files/shippori-mincho-latin-600-normal.woff2',
      'fonts/SHIPPORI-MINCHO-LICENSE': '@fontsource/shippori-mincho/LICENSE',
    },
  },
};
