/** The addresses of Agora's pages. The server uses this list, too: every other address is no page. */
export const PATHS = {
  home: '/',
  tables: '/play',
  game: '/play/:game',
  match: '/match/:id',
  seat: '/match/:id/seat',
  local: '/local/:game',
  kept: '/local/:game/:id',
  record: '/replay',
  matchReplay: '/replay/match/:id',
  gameReplay: '/replay/game/:id',
  fileReplay: '/replay/file/:id',
  findDeal: '/deal',
  deal: '/deal/:code',
  daily: '/daily/:game',
  matchReview: '/review/match/:id',
  gameReview: '/review/game/:id',
  fileReview: '/review/file/:id',
  matchCheck: '/check/match/:id',
  fileCheck: '/check/file/:id',
  rules: '/rules/:game',
  lesson: '/learn/:game',
  settings: '/settings',
} as const;

const MATCH = new RegExp(`^${PATHS.match.replace(':id', '([^/]+)')}$`);

/** The match whose table is at an address; undefined if it is another page. */
export function matchAt(path: string): string | undefined {
  return MATCH.exec(path)?.[1];
}
