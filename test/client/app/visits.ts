/** A way to every page there is, with something to see on it. A page that PATHS names and this doesn't fails to compile. */
import { PATHS } from '../../../client/app/paths.ts';
import { botSeat, humanSeat } from '../../../client/saved/local-setup.ts';
import { beginGame } from '../../../client/saved/saved-game.ts';
import { holdSeat } from '../../../client/asking/keys.ts';
import { keepRecord } from '../../../client/records/kept-records.ts';
import { writeDeal } from '../../../games/kit/deal.ts';
import { meta } from '../../../games/lost-cities/meta.ts';
import type { Meta } from '../../../games/kit/meta.ts';
import type { GameRecord } from '../../../games/kit/rules.ts';
import type { Furnishing } from '../../../server/index.ts';
import { seatedMatch } from '../../server/harness.ts';
import { fakeServer, tableOf } from '../lobby/server.ts';
import { comeToServer } from '../online/real-server.ts';
import { record } from '../verify/drawn.ts';

/** A game whose pages are visited. */
export interface Visited {
  readonly meta: Meta;
  /** A record of a match of it or of another game. */
  readonly record: GameRecord;
  /** What the server has, if these aren't the house's games. */
  readonly games?: Furnishing['games'];
}

/** Brings about what there is to see, and returns where. */
type Visit = () => Promise<string> | string;
type Page = keyof typeof PATHS | 'waiting' | 'nowhere';

/** One way to each: pages around the games, tables and records kept in this browser, matches on a server. */
export function visitsOf({ meta, record, games }: Visited): Readonly<Record<Page, Visit>> {
  const game = meta.id;
  const setup = { game, options: {}, seed: 'a seed', seats: [humanSeat('Ann'), botSeat('Ben')] };
  const code = writeDeal(meta, { game, players: 2, options: {}, seed: '7XK2M9PQ', format: 1 });
  const come = () => comeToServer(games && { games });
  const begun = () => {
    fakeServer();
    return beginGame(setup);
  };
  const opened = () => {
    fakeServer();
    return keepRecord({ record, names: ['Ann', 'Ben', 'Eve'] });
  };
  const waits = async () => {
    const { matches } = await come();
    const id = matches.create(game, { players: meta.players.max, unlisted: false, seed: 'c' });
    const { playerID, playerCredentials: credentials } = matches.join(id, game, 'Ann', undefined);
    holdSeat(id, { game, name: 'Ann', playerID, credentials });
    return id;
  };
  const isPlayed = async () => {
    const { url } = await come();
    const { matchID, seats } = await seatedMatch(url, 2, game, 'a');
    holdSeat(matchID, { game, name: 'Ann', ...seats[0]! });
    return matchID;
  };
  const isOver = async () => {
    const { url, store } = await come();
    const { matchID } = await seatedMatch(url, 2, game, 'b');
    store.updateMetadata(matchID, (metadata) => {
      metadata.gameover = { ending: 'allLost', places: [] };
    });
    return matchID;
  };
  /** What somebody is answered who is known by a browser of their own. */
  const known = async (path: string, asked: object) => {
    const { url } = await come();
    const send = async (to: string, body: object, key = '') => {
      const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${key}` };
      const answer = await fetch(`${url}/api/${to}`, { method: 'POST', headers, body: JSON.stringify(body) });
      return (await answer.json()) as Readonly<Record<'key' | 'page' | 'id' | 'word', string>>;
    };
    const { key } = await send('people/here', { name: 'Ann', settings: {} });
    return send(path, asked, key);
  };
  const isShared = async () => (await known('people/me/page', { shared: true })).page;
  const isInvited = async () => {
    const { id, word } = await known('circles', { name: 'Thursdays' });
    return `${id}#${word}`;
  };
  const isEntered = async () => {
    const pace = { kind: 'live', decision: 60, bank: 600 };
    const rules = { form: 'swiss', seats: meta.players.max, rounds: 2, pace, wait: 300, absence: 'bot' };
    const { id, word } = await known('tournaments', { name: 'Spring', game, ...rules });
    return `${id}#${word}`;
  };
  return {
    home: listed(PATHS.home),
    tables: listed(PATHS.tables),
    game: listed(`/play/${game}`),
    record: listed(PATHS.record),
    findDeal: listed(PATHS.findDeal),
    deal: listed(`/deal/${code}`),
    daily: listed(`/daily/${game}`),
    rules: listed(`/rules/${game}`),
    you: listed(PATHS.you),
    settings: listed(PATHS.settings),
    nowhere: listed('/nowhere'),

    local: listed(`/local/${game}`),
    lesson: listed(`/learn/${game}`),
    kept: () => `/local/${game}/${begun()}`,
    gameReplay: () => `/replay/game/${begun()}`,
    gameReview: () => `/review/game/${begun()}`,
    fileReplay: () => `/replay/file/${opened()}`,
    fileReview: () => `/review/file/${opened()}`,
    fileCheck: () => `/check/file/${opened()}`,

    tournament: async () => `/tournament/${await isEntered()}`,
    circle: async () => `/circle/${await isInvited()}`,
    person: async () => `/people/${await isShared()}`,
    waiting: async () => `/match/${await waits()}`,
    match: async () => `/match/${await isPlayed()}`,
    seat: async () => `/match/${await isOver()}/seat#0.token`,
    matchReplay: async () => `/replay/match/${await isOver()}`,
    matchReview: async () => `/review/match/${await isOver()}`,
    matchCheck: async () => `/check/match/${await isOver()}`,
  };
}

export const GAME = meta.id;

export const VISITS = visitsOf({ meta, record });

function listed(address: string): Visit {
  return () => {
    fakeServer(tableOf('t', ['Ben', null]));
    return address;
  };
}
