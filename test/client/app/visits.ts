/** A way to every page there is, with something to see on it. A page that PATHS names and this doesn't fails to compile. */
import { PATHS } from '../../../client/app/paths.ts';
import { botSeat, humanSeat } from '../../../client/saved/local-setup.ts';
import { beginGame } from '../../../client/saved/saved-game.ts';
import { holdSeat } from '../../../client/asking/keys.ts';
import { keepRecord } from '../../../client/records/kept-records.ts';
import { writeDeal } from '../../../games/kit/deal.ts';
import { meta } from '../../../games/lost-cities/meta.ts';
import { seatedMatch } from '../../server/harness.ts';
import { fakeServer, tableOf } from '../lobby/server.ts';
import { comeToServer } from '../online/real-server.ts';
import { record } from '../verify/drawn.ts';

export const GAME = meta.id;

const SETUP = { game: GAME, options: {}, seed: 'a seed', seats: [humanSeat('Ann'), botSeat('Ben')] };
const CODE = writeDeal(meta, { game: GAME, players: 2, options: {}, seed: '7XK2M9PQ', format: 1 });

/** Brings about what there is to see, and returns where. */
type Visit = () => Promise<string> | string;
type Page = keyof typeof PATHS | 'waiting' | 'nowhere';

/** One way to each: pages around the games, tables and records kept in this browser, matches on a server. */
export const VISITS: Readonly<Record<Page, Visit>> = {
  home: listed(PATHS.home),
  tables: listed(PATHS.tables),
  game: listed(`/play/${GAME}`),
  record: listed(PATHS.record),
  findDeal: listed(PATHS.findDeal),
  deal: listed(`/deal/${CODE}`),
  daily: listed(`/daily/${GAME}`),
  rules: listed(`/rules/${GAME}`),
  settings: listed(PATHS.settings),
  nowhere: listed('/nowhere'),

  local: listed(`/local/${GAME}`),
  lesson: listed(`/learn/${GAME}`),
  kept: () => `/local/${GAME}/${begun()}`,
  gameReplay: () => `/replay/game/${begun()}`,
  gameReview: () => `/review/game/${begun()}`,
  fileReplay: () => `/replay/file/${opened()}`,
  fileReview: () => `/review/file/${opened()}`,
  fileCheck: () => `/check/file/${opened()}`,

  waiting: async () => `/match/${await waits()}`,
  match: async () => `/match/${await isPlayed()}`,
  seat: async () => `/match/${await isOver()}/seat#0.token`,
  matchReplay: async () => `/replay/match/${await isOver()}`,
  matchReview: async () => `/review/match/${await isOver()}`,
  matchCheck: async () => `/check/match/${await isOver()}`,
};

function listed(address: string): Visit {
  return () => {
    fakeServer(tableOf('t', ['Ben', null]));
    return address;
  };
}

/** A game on this screen. */
function begun(): string {
  fakeServer();
  return beginGame(SETUP);
}

/** A record from a file. */
function opened(): string {
  fakeServer();
  return keepRecord({ record, names: ['Ann', 'Ben', 'Eve'] });
}

async function waits(): Promise<string> {
  const { matches } = await comeToServer();
  const id = matches.create(GAME, { players: 3, unlisted: false, seed: 'c' });
  const { playerID, playerCredentials: credentials } = matches.join(id, GAME, 'Ann', undefined);
  holdSeat(id, { game: GAME, name: 'Ann', playerID, credentials });
  return id;
}

async function isPlayed(): Promise<string> {
  const { url } = await comeToServer();
  const { matchID, seats } = await seatedMatch(url, 2, GAME, 'a');
  holdSeat(matchID, { game: GAME, name: 'Ann', ...seats[0]! });
  return matchID;
}

async function isOver(): Promise<string> {
  const { url, store } = await comeToServer();
  const { matchID } = await seatedMatch(url, 2, GAME, 'b');
  store.updateMetadata(matchID, (metadata) => {
    metadata.gameover = { ending: 'allLost', places: [] };
  });
  return matchID;
}
