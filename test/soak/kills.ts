/** Servers that are killed while matches are played on them: what was acknowledged stays, once, and everybody comes back. */
import assert from 'node:assert/strict';
import { shelf } from '../../games/index.ts';
import { defaultOptions } from '../../games/kit/meta.ts';
import { type LogEntry, recordRandomGame, turnsOf } from '../../games/kit/record.ts';
import { randomFrom } from '../../games/kit/random.ts';
import { MatchStore } from '../../server/storage/match-store.ts';
import { openBeside, type Place } from '../../server/storage/open.ts';
import type { Receipt } from '../../server/contract/messages.ts';
import { PlayedMatch } from './load/match.ts';
import { type ServerProcess, serving, sleep } from './load/process.ts';

/** So many milliseconds lie between two turns of a match, and at most between two kills once everybody is back. */
const PACE = 60;
const PEACE = 800;
const PATIENCE = 20_000;
const LONGEST = 3000;

export interface Killing {
  readonly times: number;
  readonly matches: number;
  readonly seed: string;
  /** What runs a server, where it isn't its source. */
  readonly program?: string;
  /** One place for all nodes. */
  readonly place: Place;
  /** How many nodes serve it; they are killed in turn. */
  readonly nodes: number;
  progress?(killed: number): void;
}

export interface Killed {
  /** How many actions were acknowledged. None of them was lost, none was counted twice. */
  readonly acknowledged: number;
  /** Of all kills the longest time in milliseconds from the server's being there again to everybody's being back. */
  readonly slowest: number;
}

/** Throws with the first thing that is lost, doubled, or doesn't come back. */
export async function killAgainAndAgain(killing: Killing): Promise<Killed> {
  const { times, matches: count, seed, place, nodes, progress } = killing;
  const random = randomFrom(seed);
  const servers = await Promise.all(Array.from({ length: nodes }, () => start(killing, 0)));
  const urls = servers.map(({ url }) => url);
  const players: Player[] = [];
  for (let index = 0; index < count; index++) players.push(await Player.open(urls, `${seed} ${index}`));
  let slowest = 0;
  try {
    for (let killed = 0; killed < times; killed++) {
      await sleep(random.below(PEACE));
      const node = killed % nodes;
      const { process: child, ended, port } = servers[node]!;
      child.kill('SIGKILL');
      await ended;
      servers[node] = await start(killing, port);
      const began = performance.now();
      const away = () => players.flatMap((player) => player.away(node, nodes));
      await within(
        PATIENCE,
        () => `never came back: ${away().join('; ')}`,
        () => away().length === 0,
      );
      slowest = Math.max(slowest, performance.now() - began);
      progress?.(killed + 1);
    }
    for (const player of players) player.stop();
    await sleep(2 * PACE);
  } finally {
    for (const player of players) player.stop();
    await Promise.all(servers.map(end));
  }
  for (const player of players) await player.holdAgainst(place);
  return { acknowledged: players.reduce((sum, { acknowledged }) => sum + acknowledged, 0), slowest };
}

async function start({ place: { dataDir, databaseUrl }, program }: Killing, port: number): Promise<ServerProcess> {
  const database = databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl };
  return serving({ PORT: String(port), DATA_DIR: dataDir, ...database }, program);
}

async function end({ process: child, ended }: ServerProcess): Promise<void> {
  child.kill('SIGTERM');
  await ended;
}

/** A match that goes on as soon as it can, whatever becomes of the server. */
class Player {
  acknowledged = 0;
  /** What was acknowledged when a connection broke off: others may have been told of more before somebody sees the match again. */
  private before = 0;
  private readonly back = new Set<number>();
  private refused = 'not refused';
  private stopped = false;

  private constructor(private readonly match: PlayedMatch) {
    for (const [seat, socket] of match.sockets.entries()) {
      socket.on('disconnect', () => {
        this.back.delete(seat);
        this.before = this.acknowledged;
      });
      socket.on('agora:refused', ({ refusal }: { refusal: { code: string } }) => (this.refused = refusal.code));
      socket.on('sync', (_: string, { state }: { state: { _stateID: number } }) => {
        assert.ok(state._stateID >= this.before, `${match.id} has lost what was acknowledged`);
        this.back.add(seat);
        // What was on its way is gone, or has counted: the state tells.
        if (!this.stopped && this.match.record.turns[state._stateID]?.seat === seat) this.send(state._stateID);
      });
      this.back.add(seat);
    }
  }

  static async open(urls: readonly string[], seed: string): Promise<Player> {
    const { meta, load } = shelf.get('katason')!;
    const { rules } = await load();
    const start = { players: meta.players.default, options: defaultOptions(meta), seed };
    const { record } = recordRandomGame(rules, start, LONGEST);
    const player = new Player(await PlayedMatch.open(urls, record, true));
    void player.playOn();
    return player;
  }

  /** Who was on a node and doesn't follow the match again yet, in words. */
  away(node: number, nodes: number): readonly string[] {
    const { id, sockets } = this.match;
    return [...sockets.entries()]
      .filter(([seat]) => seat % nodes === node && !this.back.has(seat))
      .map(([seat, { connected }]) => `seat ${seat} of ${id}, ${connected ? 'connected' : 'away'}, ${this.refused}`);
  }

  stop(): void {
    this.stopped = true;
    this.match.close();
  }

  /** Compares what is stored with what was played. */
  async holdAgainst(place: Place): Promise<void> {
    await holdAgainst(place, this.match, this.acknowledged);
  }

  private async playOn(): Promise<void> {
    for (let step = 0; step < this.match.record.turns.length && !this.stopped; step++) {
      this.send(step);
      await this.match.reaches(step + 1);
      await sleep(PACE);
    }
  }

  private send(step: number): void {
    this.match.send(step, (receipt: Receipt) => {
      if (receipt.ok) this.acknowledged = Math.max(this.acknowledged, receipt.stateID);
    });
  }
}

/** Throws where what is stored of a match isn't what was played of its record, each turn once. */
export async function holdAgainst(place: Place, { id, record }: PlayedMatch, acknowledged: number): Promise<void> {
  const store = new MatchStore((await openBeside(place)).backend());
  try {
    await store.ahead(id);
    const log = store.stored.log(id) as LogEntry[];
    const stored = store.state(id)?._stateID ?? -1;
    assert.ok(stored >= acknowledged, `${id}: ${acknowledged} acknowledged, ${stored} stored`);
    assert.equal(log.length, stored, `${id}: actions in the log`);
    const turns = turnsOf(log).map(({ seat, move }) => ({ seat, move }));
    // What was taken back is in the log, and no turn any more.
    assert.deepEqual(turns, record.turns.slice(0, turns.length), `${id}: every turn once, in order`);
  } finally {
    await store.close();
  }
}

export async function within(patience: number, problem: () => string, holds: () => boolean): Promise<void> {
  const late = performance.now() + patience;
  while (!holds()) {
    if (performance.now() > late) throw new Error(problem());
    await sleep(10);
  }
}
