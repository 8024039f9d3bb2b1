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
  you: '/you',
  person: '/people/:page',
  circle: '/circle/:circle',
  tournament: '/tournament/:id',
  settings: '/settings',
} as const;

/** A link to a match or a record, and what was written right behind it. */
const LINK = /^(\/(?:match|(?:replay|review|check)\/(?:match|game|file))\/[\w-]+(?:\/seat)?)(?:\/*[^\w/-].*|\/+)$/s;

/**
 * An address without what people write right behind links and programs take for a part of them: a full stop, a bracket,
 * words of a language without spaces. Codes of deals are read by rules of their own.
 */
export function tidied(path: string): string {
  return LINK.exec(decoded(path))?.[1] ?? path;
}

const MATCH = new RegExp(`^${PATHS.match.replace(':id', '([^/]+)')}$`);

/** The match whose table is at an address; undefined if it is another page. */
export function matchAt(path: string): string | undefined {
  return MATCH.exec(tidied(path))?.[1];
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
