/**
 * A real server under attack while honest people play. Whatever is sent, it doesn't crash; nothing changes at honest people's
 * tables but by moves of those who hold the seats; nobody receives what they may not know; and all that is honest is answered.
 */
import assert from 'node:assert/strict';
import * as fc from 'fast-check';
import type { Circle } from '../../../server/contract/circles.ts';
import { playerIdOf, toAction } from '../../../games/kit/action.ts';
import { games } from '../../server/shelf.ts';
import { attack } from './arsenal.ts';
import type { Attack } from './attack.ts';
import { attacked, played } from './attacked.ts';
import { type Aim, Attacker, request } from './deliver.ts';
import { HonestPeople, personNamed, askAs } from './honest-people.ts';
import { type Ground, HonestTable, type Key, ask } from './table.ts';

/** So many attacks are thrown at the same tables, and so many at once. */
const ROUND = 400;
const VOLLEY = 40;

export interface Siege {
  readonly seed: number;
  readonly count: number;
  /** The round to begin with, so that one that fails can be tried alone. */
  readonly from?: number;
  /** Told after each round how many were sent. */
  progress?(sent: number): void;
}

export interface Outcome {
  readonly messages: number;
  readonly frames: number;
  readonly requests: number;
  /** Honest requests and moves, all of which were answered. */
  readonly honest: number;
}

/** Throws with the first thing that goes wrong, naming the round. */
export async function besiege({ seed, count, from = 0, progress }: Siege): Promise<Outcome> {
  const errors: string[] = [];
  const ground = await attacked(errors);
  const note = (error: unknown) => void errors.push(String(error instanceof Error ? error.stack : error));
  process.on('unhandledRejection', note);
  process.on('uncaughtException', note);
  const tally = { message: 0, frame: 0, request: 0, honest: 0 };
  try {
    for (let round = from, sent = 0; sent < count; round++) {
      const attacks = fc.sample(attack, { seed: seed + round, numRuns: Math.min(ROUND, count - sent) });
      for (const { kind } of attacks) tally[kind]++;
      try {
        tally.honest += await withstand(ground, attacks, errors);
      } catch (error) {
        throw new Error(`round ${round} of seed ${seed}: ${(error as Error).message}`, { cause: error });
      }
      sent += attacks.length;
      progress?.(sent);
    }
  } finally {
    process.off('unhandledRejection', note);
    process.off('uncaughtException', note);
    await ground.agora.close();
  }
  return { messages: tally.message, frames: tally.frame, requests: tally.request, honest: tally.honest };
}

/** One round at fresh tables. Returns how many honest requests were answered. */
async function withstand(ground: Ground, attacks: readonly Attack[], errors: readonly string[]): Promise<number> {
  const { agora, truth, url, address } = ground;
  const [bazaar, katason] = [await played('bazaar'), await played('katason')];
  const theirs = await HonestTable.open(ground, bazaar, 2);
  const deep = await HonestTable.open(ground, katason, 3);
  const shared = await HonestTable.open(ground, bazaar, 2, 1);
  const own = await HonestTable.open(ground, bazaar, 0, 2);
  const { matchID: waiting } = await ask<{ matchID: string }>(ground, '/games/bazaar/create', { numPlayers: 2 });
  const honest = [theirs, deep, shared];
  const people = await HonestPeople.open(ground, theirs);
  const mallory = await personNamed(ground, 'Mallory');
  const gang = await askAs<Circle>(ground, mallory, '/api/circles', { name: 'Fridays' });
  const words: Readonly<Record<string, () => unknown>> = {
    theirs: () => theirs.id,
    'deep table': () => deep.id,
    shared: () => shared.id,
    own: () => own.id,
    open: () => waiting,
    'own key': () => own.keys[0]?.credentials,
    'shared key': () => shared.keys[2]?.credentials,
    'their step': () => theirs.step,
    'deep step': () => deep.step,
    'shared step': () => shared.step,
    'legal here': () => legalMove(shared, 2, shared.keys[2]),
    'legal there': () => legalMove(theirs, 0, shared.keys[2]),
    'legal deep there': () => legalMove(deep, 0, own.keys[0]),
    'legal but posing': () => legalMove(shared, 0, shared.keys[2]),
    'their circle': () => people.circle.id,
    'their tournament': () => people.tournament.id,
    'their keeper': () => people.known[0],
    'their member': () => people.known[1],
    'their page': () => people.page,
    'own person': () => mallory,
    'own browser': () => 'm'.repeat(40),
    'own circle': () => gang.id,
    'own member': () => gang.members[0]?.who,
    'own word': () => gang.word,
    today: () => new Date().toISOString().slice(0, 10),
    'undo here': () => ({ type: 'UNDO', payload: { playerID: '2', credentials: shared.keys[2]?.credentials } }),
  };
  const leaks: string[] = [];
  const secrets = () => [...honest.flatMap((table) => table.secrets()), ...people.secrets()];
  const seats = new Map<string, readonly (number | null)[]>([
    [theirs.id, [null]],
    [deep.id, [null]],
    [shared.id, [null, 2]],
    [own.id, [null, 0]],
  ]);
  const aim: Aim = {
    url,
    address,
    words: (word) => words[word]?.(),
    watch: {
      bytes: (text) => {
        for (const secret of secrets()) if (text.includes(secret)) leaks.push(`${secret} in ${text.slice(0, 300)}`);
      },
      message: (event, [id, given]) => {
        const state = stateIn(event, given);
        if (state === undefined || typeof id !== 'string') return;
        const rules = id === deep.id ? katason.rules : bazaar.rules;
        const may = seats.get(id) ?? [null];
        if (truth.isView(rules, id, state._stateID, state.G, may) === false) leaks.push(`${event} of ${id}`);
      },
    },
  };
  const attackers = new Map([...games.keys(), 'katason', 'none'].map((game) => [game, new Attacker(aim, game)]));
  let answered = 0;
  for (let sent = 0; sent < attacks.length; sent += VOLLEY) {
    const volley = attacks.slice(sent, sent + VOLLEY);
    await Promise.all([
      ...[...attackers].map(([game, attacker]) => attacker.send(volley.filter(isFor(game)))),
      ...volley
        .filter(({ kind }) => kind === 'request')
        .map((each) => request(aim, each as Attack & { kind: 'request' })),
      ...honest.map((table) => table.play()),
      ask(ground, `/api/matches/${theirs.id}`).then(() => answered++),
      ask(ground, '/games/bazaar').then(() => answered++),
    ]);
    for (const table of honest) await table.check();
    await people.check();
    assert.deepEqual(leaks, [], 'somebody received what they may not know');
    assert.deepEqual(errors, [], 'the server made a mistake');
    assert.deepEqual(Object.keys(Object.prototype), [], 'every object has changed');
  }
  for (const attacker of attackers.values()) attacker.close();
  for (const table of [...honest, own]) table.close();
  for (const id of await agora.store.list({})) agora.matches.wipe(id);
  truth.forget();
  return answered + honest.reduce((sum, table) => sum + table.answered, 0);
}

/** Messages go to their game, broken packets to the game all are about. */
const isFor =
  (game: string) =>
  (each: Attack): each is Exclude<Attack, { kind: 'request' }> => {
    if (each.kind === 'request') return false;
    return each.kind === 'frame' ? game === 'bazaar' : each.game === game || (game === 'none' && !KNOWN.has(each.game));
  };
const KNOWN = new Set([...games.keys(), 'katason']);

/** A move that is legal for one seat, with a key. */
function legalMove({ module: { rules }, table }: HonestTable, seat: number, key: Key | undefined): unknown {
  const [move] = rules.legal(table.state, seat);
  const { type, arg } = toAction(move ?? { type: 'bid' });
  const payload = { type, args: [arg], playerID: playerIdOf(seat), credentials: key?.credentials };
  return { type: 'MAKE_MOVE', payload };
}

interface Shown {
  readonly G: unknown;
  readonly _stateID: number;
}

function stateIn(event: string, given: unknown): Shown | undefined {
  if (event === 'update') return given as Shown;
  return event === 'sync' ? (given as { state: Shown }).state : undefined;
}
