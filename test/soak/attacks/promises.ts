/**
 * What has been promised, tried against by people who do nothing that isn't allowed, or nearly: each kind tries once and tells
 * `kept`, or in words what came of it that was not to come.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dailyDeal } from '../../../games/kit/deal.ts';
import { recordRandomGame } from '../../../games/kit/record.ts';
import { randomFrom } from '../../../games/kit/random.ts';
import { loadGames } from '../../../server/match/games.ts';
import { operate } from '../../../server/operator/commands.ts';
import { handClock } from '../../clock.ts';
import { Authenticator } from '../../server/seats/authenticator.ts';
import { games } from '../../server/shelf.ts';
import { attacked, played } from './attacked.ts';
import { ofPeople } from './promises-of-people.ts';
import type { Key } from './table.ts';
import { type Kind, send, type Trying } from './trying.ts';

/** How the addresses of two people differ who may be one; another network each time, so that nobody asks too often. */
const alike = (network: number) =>
  [
    [`203.0.${network}.7`, `203.0.${network}.7`],
    [`2001:db8:${network}:200::7`, `2001:db8:${network}:200::9`],
    [`2001:db8:${network}:200::7`, `2001:db8:${network}:2ff::7`],
  ] as const;

/** A seat whose player is away isn't given to who claims it alone: not in a minute, nor by the yes of their own network. */
async function claims({ ground, clock, random }: Trying): Promise<string> {
  const { agora, url } = ground;
  const [host, other] = random.pick(alike(random.below(256)));
  const id = agora.matches.create('bazaar', { players: 2, unlisted: true, seed: 'promises' });
  const keys = [host, '198.51.100.1'].map((address, seat): Key => {
    const joined = agora.matches.join(id, 'bazaar', `Player ${seat}`, undefined, { address });
    return { playerID: joined.playerID, credentials: joined.playerCredentials };
  });
  const path = `${url}/api/matches/${id}/claims`;
  const claim = await send(`${path}/1`, other, {});
  if (claim.status !== 200) return `a claim was answered with ${JSON.stringify(claim.body)}`;
  const yes = { ...keys[0], claim: agora.store.metadata(id)?.players[1]?.claims?.[0]?.kept.slice(0, 12), agrees: true };
  if (random.pick([true, false])) await send(`${path}/1/answer`, host, yes);
  const standing = async () => (await send(path, other, claim.body)).body['standing'];
  if ((await standing()) === 'given') return `${other} has the seat of a table of ${host}'s at once`;
  clock.turn(59_000);
  if ((await standing()) === 'given') return `${other} has the seat of a table of ${host}'s in less than a minute`;
  clock.turn(60_000);
  if ((await standing()) === 'given') return `${other} has the seat by the yes of ${host}'s network alone`;
  agora.matches.wipe(id);
  return 'kept';
}

const QUICK = { kind: 'live', decision: 15, bank: 120 };

/**
 * No match begins under terms that a guest hasn't seen: a yes names the terms, and others are refused; the host can't
 * begin in spite of them; and where a guest can't be asked, terms don't change.
 */
async function terms({ ground, random }: Trying): Promise<string> {
  const { agora, url, address } = ground;
  const id = agora.matches.create('bazaar', { players: 2, unlisted: true, seed: 'promises' });
  const sit = async (more: object): Promise<Key> => {
    const { body } = await send(`${url}/games/bazaar/${id}/join`, address(), { playerName: 'Somebody', ...more });
    return { playerID: String(body['playerID']), credentials: String(body['playerCredentials']) };
  };
  const [host, guest] = [await sit({ waits: true }), await sit(random.pick([{ waits: true }, {}]))];
  const path = `${url}/api/matches/${id}`;
  const seen = { options: agora.store.metadata(id)?.setupData.options };
  const all = [
    () => send(`${path}/terms`, address(), { ...host, ...seen, pace: QUICK }),
    () => send(`${path}/ready`, address(), { ...guest, terms: random.pick([seen, undefined]) }),
    () => send(`${path}/${random.pick(['begin', 'fill'])}`, address(), { ...host, level: 'easy' }),
  ];
  await Promise.all(random.shuffle(all).map((each) => each()));
  await send(`${path}/ready`, address(), { ...host, terms: { ...seen, pace: QUICK } });
  const metadata = agora.store.metadata(id);
  const begun = Object.values(metadata?.players ?? {}).every(({ waits }) => waits !== true);
  const isOther = metadata?.pace !== undefined;
  agora.matches.wipe(id);
  return begun && isOther ? 'a match began under terms a guest had not seen' : 'kept';
}

/** A passkey's counter never goes down, and of sign-ins with one counter one is let in. */
async function passkeys({ ground }: Trying): Promise<string> {
  const { url, address } = ground;
  const passkey = new Authenticator(url);
  const at = `${url}/api/people`;
  const origin = { Origin: url };
  const challenge = async (path: string, body: object = {}) =>
    String((await send(at + path, address(), body, origin)).body['challenge']);
  const made = {
    response: passkey.make(await challenge('/passkeys/options', { name: 'Ann' })),
    profile: { name: 'Ann', settings: {} },
  };
  const { status, body } = await send(`${at}/passkeys`, address(), made, origin);
  if (status !== 200) return `no passkey was made: ${JSON.stringify(body)}`;
  // A copy signs with the counter of the one it was made of.
  const copy = Object.assign(Object.create(Authenticator.prototype) as Authenticator, passkey);
  const [one, two] = [await challenge('/sign-in/options'), await challenge('/sign-in/options')];
  const answers = [passkey.use(one), copy.use(two)];
  const signed = await Promise.all(answers.map((response) => send(`${at}/sign-in`, address(), { response }, origin)));
  const letIn = signed.filter((each) => each.status === 200).length;
  return letIn <= 1 ? 'kept' : `${letIn} sign-ins with one counter were let in`;
}

/** A result of the day is of the current rules alone. */
async function daily({ ground, clock }: Trying): Promise<string> {
  const { url, address } = ground;
  const { rules, meta } = await played('katason');
  const day = new Date(clock.now()).toISOString().slice(0, 10);
  const format = rules.format - 1;
  const { record } = recordRandomGame(rules, dailyDeal(meta, format, day));
  const headers = { Authorization: `Bearer ${'k'.repeat(40)}` };
  const { status } = await send(`${url}/api/daily/katason/${day}`, address(), { format, turns: record.turns }, headers);
  return status === 200 ? 'a result of an earlier format was taken' : 'kept';
}

/** Names that hold what no database stores are judged at the edge. */
async function zeros({ ground, random }: Trying): Promise<string> {
  const { url, address } = ground;
  const path = random.pick([
    '/api/matches/a%00',
    '/api/matches/%00/past',
    '/games/bazaar/%00',
    '/api/matches/some?ids=%00,a',
  ]);
  const { status } = await fetch(url + path, { headers: { 'X-Forwarded-For': address() } });
  return status === 400 ? 'kept' : `${path} was answered with ${status}`;
}

/** To add a promise, name it here, or in `promises-of-people.ts`, with what tries against it. */
const kinds: Readonly<Record<string, Kind>> = { claims, terms, passkeys, daily, zeros, ...ofPeople };

/** Tries against each promise so often. Returns how often each thing came of each kind. */
export async function tryPromises({ seed, count }: { readonly seed: number; readonly count: number }) {
  const errors: string[] = [];
  const clock = handClock();
  // In a folder, where the operator's commands find it.
  const dataDir = mkdtempSync(join(tmpdir(), 'agora-promises-'));
  const ground = await attacked(errors, { DATA_DIR: dataDir }, clock);
  const loaded = await loadGames(games);
  const operator = async (...words: string[]) => operate(words, { dataDir, games: loaded, now: clock.now() });
  const random = randomFrom(`promises ${seed}`);
  const came = new Map<string, Map<string, number>>();
  try {
    for (const [name, kind] of Object.entries(kinds)) {
      const sums = new Map<string, number>();
      came.set(name, sums);
      for (let each = 0; each < count; each++) {
        const outcome = await kind({ ground, clock, random, operator });
        sums.set(outcome, (sums.get(outcome) ?? 0) + 1);
      }
    }
  } finally {
    await ground.agora.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
  return { came, errors };
}
