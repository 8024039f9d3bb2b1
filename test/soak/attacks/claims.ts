/**
 * Others try for a seat whose player is away, by all that can be said of it at once: claims, yeses and noes from every seat and from
 * none, with keys that are right, somebody else's and made up, while its player may be there, or come. Whatever comes first,
 * nobody has it while its player is there, nor against a no, nor by too few, nor do two have it.
 */
import assert from 'node:assert/strict';
import * as fc from 'fast-check';
import { io, type Socket } from 'socket.io-client';
import { type HandClock, handClock } from '../../clock.ts';
import { attacked } from './attacked.ts';
import type { Ground, Key } from './table.ts';

/** What a claim waits for that somebody vouches for is less, what any other waits for is more. */
const NINE_MINUTES = 540_000;

interface Try {
  readonly people: number;
  /** Whether the seat's player is there all the time. */
  readonly isHolderThere: boolean;
  readonly commands: readonly Command[];
}

interface Command {
  readonly kind: 'claim' | 'yes' | 'no';
  /** Whose key is sent; of a claim, from whose address it comes. From as many as sit there on it is a stranger's. */
  readonly by: number;
}

const by = fc.nat({ max: 4 });
const kind = fc.constantFrom<Command['kind']>('claim', 'yes', 'yes', 'yes', 'no');

/** Half of the tries hear no other claim and no no: of all the others hardly one in ten ends with the seat given. */
const commands = fc.oneof(
  fc.array(fc.record({ kind, by }), { minLength: 1, maxLength: 10 }),
  fc.array(fc.record({ kind: fc.constant('yes' as const), by }), { minLength: 4, maxLength: 10 }),
);

const tried: fc.Arbitrary<Try> = fc.record({
  people: fc.integer({ min: 2, max: 4 }),
  isHolderThere: fc.nat({ max: 3 }).map((one) => one === 0),
  commands,
});

export interface Tried {
  readonly tries: number;
  /** How often somebody had the seat as they should. */
  readonly given: number;
  readonly refused: number;
}

/** Throws with the first try in which somebody has what they should not. */
export async function tryForSeats({ seed, count }: { readonly seed: number; readonly count: number }): Promise<Tried> {
  const errors: string[] = [];
  const clock = handClock();
  const ground = await attacked(errors, {}, clock);
  let given = 0;
  try {
    for (const each of fc.sample(tried, { seed, numRuns: count })) {
      if (await once(ground, clock, each)) given++;
      assert.deepEqual(errors, [], 'the server made a mistake');
    }
  } finally {
    await ground.agora.close();
  }
  return { tries: count, given, refused: count - given };
}

/** Whether the seat was given. */
async function once(ground: Ground, clock: HandClock, { people, isHolderThere, commands }: Try): Promise<boolean> {
  const { agora, url, address } = ground;
  const id = agora.matches.create('bazaar', { players: people, unlisted: true, seed: 'claims' });
  const addresses = Array.from({ length: 5 }, address);
  const keys = addresses.slice(0, people).map((from, seat): Key => {
    const { playerID, playerCredentials: credentials } = agora.matches.join(id, 'bazaar', `Player ${seat}`, undefined, {
      address: from,
    });
    return { playerID, credentials };
  });
  const lost = people - 1;
  const there = isHolderThere ? keys : keys.slice(0, lost);
  const sockets = await Promise.all(there.map((key) => come(ground, id, key)));
  const claims: Key[] = [];
  let noes = 0;
  const yeses = new Set<number>();
  const current = () => agora.store.metadata(id)?.players[lost]?.claims?.[0]?.kept.slice(0, 12) ?? '';
  const carryOut = async ({ kind, by }: Command) => {
    const own = keys[by] ?? { playerID: String(by % people), credentials: 'made up' };
    const path = `/api/matches/${id}/claims/${lost}`;
    if (kind === 'claim') {
      const claim = await send<Key>(url + path, addresses[by] ?? '', {});
      if (claim !== undefined) claims.push(claim);
      return;
    }
    const isHeard = await send(`${url}${path}/answer`, address(), { ...own, claim: current(), agrees: kind === 'yes' });
    if (isHeard !== undefined && kind === 'yes') yeses.add(by);
    if (isHeard !== undefined && kind === 'no') noes++;
  };
  await carryOut({ kind: 'claim', by: commands[0]?.by ?? 0 });
  await Promise.all(commands.map(carryOut));
  // Whoever claims says yes to themselves, too.
  await Promise.all(
    claims.map((key) =>
      send(`${url}/api/matches/${id}/claims/${lost}/answer`, address(), { ...key, claim: current(), agrees: true }),
    ),
  );

  const early = await Promise.all(
    claims.map((key) => send<{ standing: string }>(`${url}/api/matches/${id}/claims`, address(), key)),
  );
  assert.ok(!early.some((standing) => standing?.standing === 'given'), 'somebody has the seat at once');
  // Long enough for who is vouched for, and for nobody else.
  clock.turn(NINE_MINUTES);
  const standings = await Promise.all(
    claims.map((key) => send<{ standing: string }>(`${url}/api/matches/${id}/claims`, address(), key)),
  );
  const given = standings.filter((standing) => standing?.standing === 'given').length;
  const told = JSON.stringify({ people, isHolderThere, commands, standings, noes, yeses: [...yeses] });
  assert.ok(given <= 1, `two have the seat: ${told}`);
  if (isHolderThere) assert.equal(given, 0, `while its player was there: ${told}`);
  if (claims.length <= noes) assert.equal(given, 0, `against a no: ${told}`);
  // Whoever sits where the claim comes from doesn't count, so more than half of fewer may be enough, but never of none.
  const fewest = Math.floor((people - 2) / 2) + 1;
  if (given === 1) assert.ok(yeses.size >= Math.max(1, fewest), `by too few: ${told}`);
  const holder = await come(ground, id, keys[lost] ?? { playerID: '', credentials: '' });
  assert.equal(holder.connected, given === 0, `the key of before: ${told}`);
  // Whoever has it may have lost it to the next who asked before they came.
  assert.equal((agora.store.metadata(id)?.handedOver?.length ?? 0) > 0, given === 1, `what is kept of it: ${told}`);
  for (const socket of [...sockets, holder]) socket.close();
  agora.matches.wipe(id);
  return given === 1;
}

/** Comes to the match; the connection is closed where the key opens nothing. */
async function come({ url, address }: Ground, id: string, { playerID, credentials }: Key): Promise<Socket> {
  const socket = io(`${url}/bazaar`, {
    transports: ['websocket'],
    forceNew: true,
    reconnection: false,
    extraHeaders: { 'x-forwarded-for': address() },
  });
  await new Promise<void>((done) => {
    socket.once('sync', () => done());
    socket.once('agora:refused', () => {
      socket.close();
      done();
    });
    socket.emit('sync', id, playerID, credentials);
  });
  return socket;
}

/** What is answered; undefined where it is refused. */
async function send<T>(to: string, from: string, body: object): Promise<T | undefined> {
  const response = await fetch(to, {
    method: 'POST',
    headers: { 'x-forwarded-for': from },
    body: JSON.stringify(body),
  });
  const answer = (await response.json()) as T;
  return response.ok ? answer : undefined;
}
