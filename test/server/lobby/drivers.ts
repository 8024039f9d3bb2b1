/** A table for each route that changes something, and a request that does it there. */
import { randomBytes } from 'node:crypto';
import type { Circle, Talk } from '../../../server/contract/circles.ts';
import type { View } from '../../../server/contract/tables.ts';
import type { HandClock } from '../../clock.ts';
import { pushReceiver } from '../../push-service.ts';
import { type Seated, type TestServer, handClock, rawSocket, serve, until } from '../harness.ts';
import { Authenticator } from '../seats/authenticator.ts';
import { personAt } from '../seats/known.ts';
import { entered, WANTED } from '../tournaments/event.ts';
import { madePasskey, peopleAt, PROFILE } from '../seats/passkeys.ts';

/** What is sent. */
export interface Request {
  readonly method: string;
  readonly path: string;
  readonly body: object;
  readonly headers?: Readonly<Record<string, string>>;
}

export const drawn = () => randomBytes(16).toString('base64url');
const pledge = 'a'.repeat(64);

export async function send(
  { url }: Pick<TestServer, 'url'>,
  { method, path, body, headers = {} }: Request,
  key?: string,
) {
  const answer = await fetch(url + path, {
    method,
    headers: { 'Content-Type': 'application/json', ...headers, ...(key !== undefined && { 'Idempotency-Key': key }) },
    body: JSON.stringify(body),
  });
  return { status: answer.status, body: (await answer.json()) as unknown };
}

/** All that is stored of matches. */
export async function stored({ store }: TestServer) {
  const ids = await store.list({});
  await Promise.all(ids.map((id) => store.described(id)));
  return ids.map((id) => ({ ...store.metadata(id), id, updatedAt: 0 }));
}

export async function sit(agora: TestServer, id: string, playerName: string): Promise<Seated> {
  const { body } = await send(agora, {
    method: 'POST',
    path: `/games/bazaar/${id}/join`,
    body: { playerName, waits: true },
  });
  const { playerID, playerCredentials: credentials } = body as { playerID: string; playerCredentials: string };
  return { playerID, credentials };
}

/** A table with a host, a guest and a free seat; and one where both play. */
export async function world() {
  const clock = handClock();
  const agora = await serve({}, { clock, near: true });
  const id = agora.matches.create('bazaar', { players: 3, unlisted: false });
  const full = agora.matches.create('bazaar', { players: 2, unlisted: true, seed: 'full' });
  const [host, guest] = [await sit(agora, id, 'Ann'), await sit(agora, id, 'Ben')];
  const [one, two] = [0, 1].map((seat) => {
    const joined = agora.matches.join(full, 'bazaar', `P${seat}`, undefined, {});
    return { playerID: joined.playerID, credentials: joined.playerCredentials };
  }) as [Seated, Seated];
  const at = (path: string) => `/api/matches/${id}${path}`;
  const on = (path: string) => `/api/matches/${full}${path}`;
  const come = async (match: string, { playerID, credentials }: Seated) => {
    const { socket, last } = await rawSocket(agora.url);
    socket.emit('sync', match, playerID, credentials);
    await until(() => last('sync'));
  };
  const over = () =>
    void agora.store.updateMetadata(full, (metadata) => {
      metadata.gameover = { ending: 'most', places: [] };
    });
  const claim = async () => (await send(agora, post(on('/claims/1'), {}))).body as Seated;
  const claimId = () => agora.store.metadata(full)?.players[1]?.claims?.[0]?.kept.slice(0, 12);
  return { agora, clock, id, full, host, guest, one, two, at, on, come, over, claim, claimId };
}

export const post = (path: string, body: object): Request => ({ method: 'POST', path, body });
export const drop = (path: string, body: object): Request => ({ method: 'DELETE', path, body });
const as = (key: string) => ({ headers: { Authorization: `Bearer ${key}` } });

/** Somebody who has opened a circle. */
async function keeper(agora: TestServer) {
  const { key } = await personAt(agora.url, 'Ann');
  const { body } = await send(agora, { ...post('/api/circles', { name: 'Thursdays' }), ...as(key) });
  return { key, circle: body as Circle };
}

const gather = ({ id }: Circle, clock: HandClock) =>
  post(`/api/circles/${id}/gatherings`, { at: clock.now() + 3_600_000, note: '' });

/** Somebody who keeps a tournament that two have entered. */
async function host(agora: TestServer) {
  const { ann, id } = await entered(agora.url, 2);
  return { ...as(ann.key), path: `/api/tournaments/${id}` };
}

export type World = Awaited<ReturnType<typeof world>>;
type Driver = (world: World) => Request | Promise<Request>;

/** One request for each route that changes something. */
export const DRIVERS: Readonly<Record<string, Driver>> = {
  'POST /games/:name/create': () => post('/games/bazaar/create', { numPlayers: 2 }),
  'POST /games/:name/:id/join': ({ id }) => post(`/games/bazaar/${id}/join`, { playerName: 'Cy', pledge }),
  'POST /games/:name/:id/leave': ({ id, guest }) => post(`/games/bazaar/${id}/leave`, guest),
  'POST /games/:name/:id/playAgain': ({ full, one, over }) => {
    over();
    return post(`/games/bazaar/${full}/playAgain`, one);
  },
  'POST /games/:name/:id/rename': ({ id, host }) => post(`/games/bazaar/${id}/rename`, { ...host, newName: 'Zoe' }),
  'POST /games/:name/:id/update': ({ id, host }) => post(`/games/bazaar/${id}/update`, { ...host, data: { tint: 1 } }),
  'POST /api/matches/:id/rematch': ({ on, one, over }) => {
    over();
    return post(on('/rematch'), { ...one, pledge });
  },
  'POST /api/matches/:id/claims/:seat': ({ on }) => post(on('/claims/1'), {}),
  'POST /api/matches/:id/claims/:seat/answer': async ({ on, one, claim, claimId }) => {
    await claim();
    return post(on('/claims/1/answer'), { ...one, claim: claimId(), agrees: false });
  },
  'POST /api/matches/:id/claims/:seat/back': async ({ agora, clock, on, one, two, claim, claimId }) => {
    await claim();
    await send(agora, post(on('/claims/1/answer'), { ...one, claim: claimId(), agrees: true }));
    clock.turn(600_000);
    return post(on('/claims/1/back'), two);
  },
  'POST /api/matches/:id/links': ({ at, guest }) => post(at('/links'), guest),
  'POST /api/matches/:id/links/take': async ({ agora, at, guest }) =>
    post(at('/links/take'), (await send(agora, post(at('/links'), guest))).body as object),
  'DELETE /api/matches/:id/devices': ({ at, guest }) => drop(at('/devices'), guest),
  'POST /api/matches/:id/bots': ({ at, host }) => post(at('/bots'), { ...host, seat: 2, level: 'easy' }),
  'DELETE /api/matches/:id/bots/:seat': ({ agora, id, at, host }) => {
    agora.matches.addBot(id, 2, 'easy');
    return drop(at('/bots/2'), host);
  },
  'POST /api/matches/:id/fill': ({ at, host }) => post(at('/fill'), { ...host, level: 'easy' }),
  'DELETE /api/matches/:id/people/:seat': ({ at, host }) => drop(at('/people/1'), host),
  'POST /api/matches/:id/readmit': async ({ agora, id, at, host, guest, come }) => {
    for (const seated of [host, guest]) await come(id, seated);
    await send(agora, drop(at('/people/1'), host));
    return post(at('/readmit'), { ...host, name: 'Ben' });
  },
  'POST /api/matches/:id/seats': ({ at, host }) => post(at('/seats'), host),
  'DELETE /api/matches/:id/seats/:seat': ({ at, host }) => drop(at('/seats/2'), host),
  'POST /api/matches/:id/terms': ({ at, host }) => post(at('/terms'), { ...host, options: {}, patience: 90 }),
  'POST /api/matches/:id/begin': ({ at, host }) => post(at('/begin'), host),
  'POST /api/matches/:id/host': ({ at, host }) => post(at('/host'), { ...host, seat: 1 }),
  'DELETE /api/matches/:id': ({ at, host }) => drop(at(''), host),
  'POST /api/matches/:id/ready': ({ at, guest }) =>
    post(at('/ready'), { ...guest, terms: { options: { rounds: 'short' } } }),
  'POST /api/matches/:id/moves': async ({ agora, on, one }) => {
    const headers = { Authorization: `Bearer ${one.credentials}` };
    const seen = await fetch(`${agora.url}${on('/view')}?seat=0`, { headers });
    const { stateID, moves } = (await seen.json()) as View;
    return post(on('/moves'), { ...one, stateID, move: moves[0] });
  },
  'POST /api/matches/:id/back': ({ on, one }) => post(on('/back'), one),
  'POST /api/matches/:id/vote': ({ on, one }) => post(on('/vote'), { ...one, seat: 1 }),
  'POST /api/matches/:id/pledge': ({ at, guest }) => post(at('/pledge'), { ...guest, pledge }),
  'POST /api/matches/:id/share': ({ at, guest }) => post(at('/share'), { ...guest, share: pledge }),
  'POST /api/matches/:id/undo': ({ on, one }) => post(on('/undo'), one),
  'POST /api/matches/:id/wishes': ({ on, one }) => post(on('/wishes'), { ...one, wish: 'hurry' }),
  'POST /api/matches/:id/undo/answer': ({ on, one }) => post(on('/undo/answer'), { ...one, seat: 1, agrees: true }),
  'POST /api/play': () => post('/api/play', { playerName: 'Zoe', game: 'bazaar', pledge }),
  'POST /api/matches/:id/meet': async ({ agora }) => {
    const { body } = await send(agora, post('/api/play', { playerName: 'Zoe', game: 'bazaar' }));
    const { id, playerID, credentials } = body as Seated & { id: string };
    return post(`/api/matches/${id}/meet`, { playerID, credentials, pledge });
  },
  'POST /api/matches/:id/calls': ({ at, guest }) =>
    post(at('/calls'), { ...guest, ...pushReceiver('http://127.0.0.1:9/', 'en').call }),
  'DELETE /api/matches/:id/calls': ({ at, guest }) => drop(at('/calls'), { ...guest, endpoint: 'http://127.0.0.1:9/' }),
  'POST /api/people/passkeys': async ({ agora }) => {
    const { challenge } = await peopleAt(agora.url).newPasskey();
    const response = new Authenticator(agora.url).make(challenge);
    return post('/api/people/passkeys', { response, profile: PROFILE });
  },
  'POST /api/people/sign-in': async ({ agora }) => {
    const { passkey, asked } = await madePasskey(agora.url);
    return post('/api/people/sign-in', { response: passkey.use((await asked()).challenge) });
  },
  'DELETE /api/people/passkeys/:id': async ({ agora }) => {
    const { key, passkey } = await madePasskey(agora.url);
    return { ...drop(`/api/people/passkeys/${passkey.id}`, {}), ...as(key) };
  },
  'DELETE /api/people/browser': async ({ agora }) => ({
    ...drop('/api/people/browser', {}),
    ...as((await madePasskey(agora.url)).key),
  }),
  'DELETE /api/people/me': async ({ agora }) => ({
    ...drop('/api/people/me', {}),
    ...as((await madePasskey(agora.url)).key),
  }),
  'POST /api/people/here': () => post('/api/people/here', PROFILE),
  'POST /api/people/me/page': async ({ agora }) => ({
    ...post('/api/people/me/page', { shared: true }),
    ...as((await personAt(agora.url, 'Ann')).key),
  }),
  'POST /api/circles': async ({ agora }) => ({
    ...post('/api/circles', { name: 'Thursdays' }),
    ...as((await personAt(agora.url, 'Ann')).key),
  }),
  'POST /api/circles/:circle/word': async ({ agora }) => {
    const { key, circle } = await keeper(agora);
    return { ...post(`/api/circles/${circle.id}/word`, {}), ...as(key) };
  },
  'DELETE /api/circles/:circle/members/:who': async ({ agora }) => {
    const { key, circle } = await keeper(agora);
    return { ...drop(`/api/circles/${circle.id}/members/${circle.members[0]!.who}`, {}), ...as(key) };
  },
  'POST /api/circles/:circle/lines': async ({ agora }) => {
    const { key, circle } = await keeper(agora);
    return { ...post(`/api/circles/${circle.id}/lines`, { text: 'hello' }), ...as(key) };
  },
  'DELETE /api/circles/:circle/lines/:line': async ({ agora }) => {
    const { key, circle } = await keeper(agora);
    const { body } = await send(agora, { ...post(`/api/circles/${circle.id}/lines`, { text: 'hello' }), ...as(key) });
    return { ...drop(`/api/circles/${circle.id}/lines/${(body as Talk).lines![0]!.id}`, {}), ...as(key) };
  },
  'POST /api/circles/:circle/gatherings': async ({ agora, clock }) => {
    const { key, circle } = await keeper(agora);
    return { ...gather(circle, clock), ...as(key) };
  },
  'DELETE /api/circles/:circle/gatherings/:gathering': async ({ agora, clock }) => {
    const { key, circle } = await keeper(agora);
    const { body } = await send(agora, { ...gather(circle, clock), ...as(key) });
    return { ...drop(`/api/circles/${circle.id}/gatherings/${(body as Circle).gatherings[0]!.id}`, {}), ...as(key) };
  },
  'POST /api/circles/:circle/hook': async ({ agora }) => {
    const { key, circle } = await keeper(agora);
    const named = { address: 'http://127.0.0.1:9/', language: 'en' };
    return { ...post(`/api/circles/${circle.id}/hook`, named), ...as(key) };
  },
  'DELETE /api/circles/:circle/hook': async ({ agora }) => {
    const { key, circle } = await keeper(agora);
    return { ...drop(`/api/circles/${circle.id}/hook`, {}), ...as(key) };
  },
  'DELETE /api/circles/:circle': async ({ agora }) => {
    const { key, circle } = await keeper(agora);
    return { ...drop(`/api/circles/${circle.id}`, {}), ...as(key) };
  },
  'POST /api/tournaments': async ({ agora }) => ({
    ...post('/api/tournaments', WANTED),
    ...as((await personAt(agora.url, 'Ann')).key),
  }),
  'DELETE /api/tournaments/:tournament/entrants/:number': async ({ agora }) => {
    const { path, headers } = await host(agora);
    return { ...drop(`${path}/entrants/1`, {}), headers };
  },
  'DELETE /api/tournaments/:tournament': async ({ agora }) => {
    const { path, headers } = await host(agora);
    return { ...drop(path, {}), headers };
  },
};
