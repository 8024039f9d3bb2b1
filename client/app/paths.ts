/** The addresses of Agora's pages. Whatever isn't here is no page, and the server says so. */
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
  rules: '/rules/:game',
  settings: '/settings',
} as const;
