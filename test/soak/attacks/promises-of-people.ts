/** What has been promised to people besides their seats, to who reports something and of whom the operator mutes. */
import { io } from 'socket.io-client';
import type { Circle } from '../../../server/contract/circles.ts';
import type { Receipt } from '../../../server/contract/messages.ts';
import { askAs, HonestPeople, personNamed, tournamentOf } from './honest-people.ts';
import { played } from './attacked.ts';
import { ratings } from './ratings.ts';
import { HonestTable, PATIENCE } from './table.ts';
import { type Kind, send, type Trying } from './trying.ts';

const as = (key: string) => ({ Authorization: `Bearer ${key}` });

/** Honest people with a circle, and somebody else. */
async function parties({ ground }: Trying) {
  const table = await HonestTable.open(ground, await played('bazaar'), 2);
  const people = await HonestPeople.open(ground, table);
  const mallory = await personNamed(ground, 'Mallory');
  return { table, people, mallory };
}

type Parties = Awaited<ReturnType<typeof parties>>;

/** All of these are refused, and all that is theirs stays as it was. */
function refusing(attempts: (parties: Parties, trying: Trying) => readonly Attempt[]): Kind {
  return async (trying) => {
    const { url, address } = trying.ground;
    const all = await parties(trying);
    for (const { method = 'POST', path, body = {}, headers } of trying.random.shuffle([...attempts(all, trying)])) {
      const { status } = await send(url + path, address(), body, headers, method);
      if (status < 400 || status >= 500)
        return `${method} ${path.replaceAll(/[\w-]{12,}/g, '…')} was answered with ${status}`;
    }
    await all.people.check();
    all.table.close();
    return 'kept';
  };
}

interface Attempt {
  readonly method?: string;
  readonly path: string;
  readonly body?: object;
  readonly headers: Readonly<Record<string, string>>;
}

/** What keepers do, as the attempts of somebody else. */
function keepersWays({ people: { circle, known } }: Parties, key: string, isMember: boolean): readonly Attempt[] {
  const at = `/api/circles/${circle.id}`;
  const headers = as(key);
  const [keeper, member] = known;
  return [
    { path: `${at}/name`, body: { name: 'Mondays' }, headers },
    { path: `${at}/word`, headers },
    { path: `${at}/members/${keeper}/keeper`, body: { keeper: false }, headers },
    { path: `${at}/members/${member}/keeper`, body: { keeper: true }, headers },
    { method: 'DELETE', path: `${at}/members/${keeper}`, headers },
    { path: `${at}/hook`, body: { address: 'https://chat.example/hook', language: 'en' }, headers },
    { method: 'DELETE', path: `${at}/hook`, headers },
    { method: 'DELETE', path: at, headers },
    ...(isMember
      ? []
      : [
          { method: 'GET', path: at, headers },
          { method: 'GET', path: `${at}/lines`, headers },
          { path: `${at}/lines`, body: { text: 'said' }, headers },
          { path: `${at}/gatherings`, body: { at: Date.now() + 3_600_000, note: '' }, headers },
          { method: 'DELETE', path: `${at}/calls`, body: { endpoint: 'https://push.example/' }, headers },
          { method: 'DELETE', path: `${at}/members/${member}`, headers },
          ...[circle.id, '', 'x'.repeat(12)].map((word) => ({ path: `${at}/members`, body: { word }, headers })),
          ...[circle.id, 'x'].map((word) => ({ method: 'GET', path: `${at}?word=${word}`, headers })),
        ]),
  ];
}

/** Whoever doesn't belong to a circle sees and changes nothing of it, also where they sit at one of its tables. */
const strangers = refusing((all) => [
  ...keepersWays(all, all.mallory, false),
  ...keepersWays(all, 'nobody', false),
  {
    path: `/api/circles/${all.people.circle.id}/tables`,
    body: { match: all.table.id, ...all.table.keys[1] },
    headers: as(all.mallory),
  },
]);

/** A member who is no keeper changes nothing that is the keepers'. */
const members = refusing((all) => keepersWays(all, all.people.keys[1], true));

/** Whoever keeps no tournament doesn't begin, close or thin it out; whoever hasn't its link sees nothing of it. */
const tournaments = refusing(({ people, table, mallory }) => {
  const { id } = people.tournament;
  const at = `/api/tournaments/${id}`;
  const keepers = (key: string): readonly Attempt[] => [
    { path: `${at}/begin`, headers: as(key) },
    { method: 'DELETE', path: `${at}/entrants/2`, headers: as(key) },
    { method: 'DELETE', path: at, headers: as(key) },
  ];
  return [
    ...[mallory, people.keys[1], 'nobody'].flatMap(keepers),
    ...[at, `${at}?word=${id}`, `/api/tournaments?circle=${people.circle.id}`].map((path) => ({
      method: 'GET',
      path,
      headers: as(mallory),
    })),
    { path: `${at}/seat`, headers: as(mallory) },
    { path: `${at}/entrants`, body: { word: people.circle.word }, headers: as(mallory) },
    { path: '/api/tournaments', body: tournamentOf(table, people.circle.id), headers: as(mallory) },
  ];
});

/** Whoever was sent away, or has the word of before, is out. */
const sentAway: Kind = async (trying) => {
  const { ground } = trying;
  const { url, address } = ground;
  const { table, people, mallory } = await parties(trying);
  const { id, word } = people.circle;
  const at = `/api/circles/${id}`;
  const joined = await askAs<Circle>(ground, mallory, `${at}/members`, { word });
  const who = joined.members.find(({ own }) => own)?.who;
  await send(`${url}${at}/members/${who}`, address(), {}, as(people.keys[0]), 'DELETE');
  await askAs(ground, people.keys[0], `${at}/word`, {});
  const again = await send(`${url}${at}/members`, address(), { word }, as(mallory));
  const seen = await send(url + at, address(), {}, as(mallory), 'GET');
  table.close();
  if (again.status < 400) return 'who was sent away came back by the word of before';
  return seen.status < 400 ? 'who was sent away still sees the circle' : 'kept';
};

/** Nobody deletes, renames, shares or reads what is somebody else's by a key of their own, or by what is seen of them. */
const others = refusing(({ people, table, mallory }) => {
  const [keeper] = people.known;
  const seen = [keeper, people.page, people.circle.id, table.id].map(as);
  return [
    ...seen.flatMap((headers) => [
      { method: 'DELETE', path: '/api/people/me', headers },
      { method: 'DELETE', path: '/api/people/browser', headers },
      { path: '/api/people/me', body: { have: [] }, headers },
      { path: '/api/people/me/page', body: { shared: false }, headers },
    ]),
    ...[people.circle.id, keeper, 'x'.repeat(12)].map((page) => ({
      method: 'GET',
      path: `/api/people/pages/${page}`,
      headers: as(mallory),
    })),
    { method: 'DELETE', path: '/api/daily/own', headers: as('short') },
  ];
});

/** What somebody's own key deletes is their own: person, seats of theirs, results of days. */
const deletions: Kind = async (trying) => {
  const { ground, random } = trying;
  const { url, address } = ground;
  const { table, people, mallory } = await parties(trying);
  const stolen = { id: table.id, playerID: '0', credentials: mallory };
  await send(`${url}/api/people/seats`, address(), { seats: [stolen] }, as(mallory));
  const mine = 'm'.repeat(40);
  for (const headers of [
    as(mine),
    { ...as(mine), 'Agora-Person': people.known[1] },
    { ...as(mine), 'Agora-Person': mallory },
  ]) {
    await send(`${url}/api/daily/name`, address(), { name: 'Eve' }, headers);
    await send(`${url}/api/daily/own`, address(), {}, headers, 'DELETE');
  }
  await send(`${url}/api/people/${random.pick(['me', 'browser'])}`, address(), {}, as(mallory), 'DELETE');
  await people.check();
  const told = await send(`${url}/api/people/me`, address(), { have: [] }, as(mallory));
  table.close();
  return told.status === 401 ? 'kept' : 'who has deleted what is kept of them is still somebody';
};

/** One address reports ten things in an hour, of a line only where it was said, and learns nothing by it. */
const reports: Kind = async ({ ground, operator, clock }) => {
  const { agora, url, address } = ground;
  const table = await HonestTable.open(ground, await played('bazaar'), 2);
  const other = await HonestTable.open(ground, await played('bazaar'), 2);
  const line = await agora.store.say(other.id, { seat: null, text: 'to spectators alone' }, '203.0.113.9');
  const from = address();
  const report = (id: string, body: object) => send(`${url}/api/matches/${id}/reports`, from, body);
  const elsewhere = await report(table.id, { line: String(line.id) });
  const told = [elsewhere, await report(other.id, { line: String(line.id) })];
  for (let often = 0; often < 12; often++) told.push(await report(table.id, { seat: often % 2 }));
  const listed = (await operator('reports')).split('\n\n').filter((each) => each.includes(table.id));
  for (const each of [table, other]) each.close();
  clock.turn(3_600_000);
  if (elsewhere.status !== 404) return `a line was reported where it was not said: ${elsewhere.status}`;
  if (told.filter(({ status }) => status === 429).length !== 4)
    return 'one address reported more than ten things in an hour';
  if (listed.length > 2) return `${listed.length} reports of two names`;
  return told.some(({ body }) => /spectators|203\.0/.test(JSON.stringify(body))) ? 'a report told who reports' : 'kept';
};

/** Whoever is muted says nothing, from wherever they sit or look, and what is hidden stays hidden. */
const mutes: Kind = async ({ ground, operator, random }) => {
  const { agora, url, address } = ground;
  const table = await HonestTable.open(ground, await played('bazaar'), 0, 2);
  const from = address();
  const hidden = await agora.store.say(table.id, { seat: 0, text: 'nasty words' }, from);
  await operator('hide', String(hidden.id), 'tries');
  await operator('mute', random.pick([from, `${from}/32`]), '1', 'tries');
  const socket = io(`${url}/bazaar`, {
    transports: ['websocket'],
    forceNew: true,
    reconnection: false,
    extraHeaders: { 'x-forwarded-for': from },
  });
  const heard: unknown[] = [];
  socket.onAny((...args: unknown[]) => heard.push(args));
  const chat = async (message: object, key?: string) =>
    (await socket.timeout(PATIENCE).emitWithAck('chat', table.id, message, key)) as Receipt;
  const receipts: Receipt[] = [];
  for (const [seat, key] of [...table.keys.entries(), [null, undefined] as const]) {
    socket.emit('sync', table.id, key?.playerID ?? null, key?.credentials);
    for (const more of [{}, { phrase: 'hello' }, { phrase: 'hidden' }, { name: 'Honest 1' }])
      receipts.push(
        await chat({ sender: seat === null ? null : String(seat), payload: 'said', ...more }, key?.credentials),
      );
  }
  socket.close();
  table.close();
  await agora.store.ahead(table.id);
  const lines = agora.store.stored.chat(table.id);
  if (receipts.some(({ ok }) => ok) || lines.length > 1) return 'who is muted said something';
  return JSON.stringify([heard, lines]).includes('nasty') ? 'a hidden line was told' : 'kept';
};

/** By name, as they are counted. */
export const ofPeople: Readonly<Record<string, Kind>> = {
  'strangers to a circle': strangers,
  'members of a circle': members,
  'sent away from a circle': sentAway,
  tournaments,
  'keys of others': others,
  deletions,
  reports,
  mutes,
  ratings,
};
