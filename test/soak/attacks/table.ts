/** Tables honest people play at while others attack, and what holds there whatever happens. */
import assert from 'node:assert/strict';
import { io, type Socket } from 'socket.io-client';
import type { GameModule } from '../../../games/index.ts';
import type { Meta } from '../../../games/kit/meta.ts';
import { toAction } from '../../../games/kit/action.ts';
import { type Random, randomFrom } from '../../../games/kit/random.ts';
import { type LogEntry, replay, turnsOf } from '../../../games/kit/record.ts';
import { type Seat, movers } from '../../../games/kit/rules.ts';
import type { Table } from '../../../games/kit/table.ts';
import type { Agora } from '../../../server/app.ts';
import type { MatchData } from '../../../server/storage/types.ts';
import type { Receipt } from '../../../server/contract/messages.ts';
import type { Truth } from './truth.ts';

/** For how many milliseconds an honest request may stay unanswered. */
export const PATIENCE = 20_000;

export interface Key {
  readonly playerID: string;
  readonly credentials: string;
}

export interface Ground {
  readonly agora: Agora;
  readonly url: string;
  readonly truth: Truth;
  /** An address of its own for each sender. */
  address(): string;
}

/** Asks the lobby for something honest. Fails when it isn't granted in time. */
export async function ask<T>({ url, address }: Ground, path: string, body?: object): Promise<T> {
  const response = await fetch(url + path, {
    ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
    headers: { 'x-forwarded-for': address() },
    signal: AbortSignal.timeout(PATIENCE),
  });
  const text = await response.text();
  assert.equal(response.status, 200, `${path}: ${text}`);
  return JSON.parse(text) as T;
}

/** A game and what is known of it before it loads. */
export interface Played extends GameModule {
  readonly meta: Meta;
}

interface Sent {
  readonly seat: Seat;
  readonly type: string;
  readonly arg: unknown;
}

export class HonestTable {
  readonly id: string;
  readonly keys: readonly Key[];
  private readonly sockets: readonly Socket[];
  private readonly random: Random;
  /** What honest people were told that it counts, in order. */
  private readonly counted: Sent[] = [];
  private readonly seated: string;
  answered = 0;

  private constructor(
    private readonly ground: Ground,
    readonly module: Played,
    made: { readonly id: string; readonly keys: readonly Key[]; readonly sockets: readonly Socket[] },
    /** How many of the seats, the first, are honest people's. */
    private readonly honest: number,
  ) {
    this.id = made.id;
    this.keys = made.keys;
    this.sockets = made.sockets;
    this.random = randomFrom(made.id);
    this.seated = this.people();
  }

  /** Honest people come to it by an address that may be another server's. */
  static async open(ground: Ground, module: Played, honest: number, others = 0, at = ground.url): Promise<HonestTable> {
    const players = honest + others;
    const game = module.rules.id;
    const { matchID: id } = await ask<{ matchID: string }>(ground, `/games/${game}/create`, { numPlayers: players });
    ground.truth.follow(id);
    const keys: Key[] = [];
    for (let seat = 0; seat < players; seat++) {
      const body = { playerName: `Honest ${seat + 1}` };
      const joined = await ask<Key & { playerCredentials: string }>(ground, `/games/${game}/${id}/join`, body);
      keys.push({ playerID: joined.playerID, credentials: joined.playerCredentials });
    }
    const sockets = await Promise.all(keys.slice(0, honest).map((key) => come({ ...ground, url: at }, game, id, key)));
    return new HonestTable(ground, module, { id, keys, sockets }, honest);
  }

  get table(): Table {
    return this.state.G as Table;
  }

  get step(): number {
    return this.state._stateID;
  }

  get isOver(): boolean {
    return this.state.ctx.gameover !== undefined;
  }

  /** What must not reach anybody else while the match is played. */
  secrets(): readonly string[] {
    if (this.isOver) return [];
    const { setupData, draw, players } = this.metadata;
    const kept = Object.values(players).flatMap(({ credentials = [] }) => credentials);
    const held = this.keys.slice(0, this.honest).map(({ credentials }) => credentials);
    return [setupData.seed, ...(draw === undefined ? [] : [draw.secret]), ...kept, ...held];
  }

  /** An honest person whose decision it is moves, and is answered. */
  async play(): Promise<void> {
    const deciding = movers(this.module.rules, this.table.state).filter((seat) => seat < this.honest);
    const seat = deciding.length === 0 ? undefined : this.random.pick(deciding);
    if (seat === undefined) return;
    const { type, arg } = toAction(this.random.pick(this.module.rules.legal(this.table.state, seat)));
    const stateID = this.step;
    const action = { type: 'MAKE_MOVE', payload: { type, args: [arg], ...this.keys[seat] } };
    const receipt = (await this.sockets[seat]!.timeout(PATIENCE).emitWithAck(
      'update',
      action,
      stateID,
      this.id,
      String(seat),
    )) as Receipt;
    this.answered++;
    if (receipt.ok) this.counted.push({ seat, type, arg });
    // Somebody else whose decision it was, too, may have been quicker.
    else
      assert.ok(
        this.honest < this.keys.length && receipt.stateID > stateID,
        `an honest move: ${JSON.stringify(receipt)}`,
      );
  }

  /** Holds the match as it is stored against what honest people did, and against the rules. */
  async check(): Promise<void> {
    const { rules, meta } = this.module;
    const { store } = this.ground.agora;
    await store.ahead(this.id);
    const log = store.stored.log(this.id) as LogEntry[];
    const theirs = log.map(({ action }) => action).filter(({ payload }) => Number(payload.playerID) < this.honest);
    const made = theirs.map(({ type, payload }) => ({
      kind: type,
      seat: Number(payload.playerID),
      type: payload.type,
      arg: (payload.args as unknown[])[0],
    }));
    const told = this.counted.map((sent) => ({ kind: 'MAKE_MOVE', ...sent }));
    assert.deepEqual(made, told, `${this.id}: moves of honest people`);
    if (this.honest === this.keys.length) assert.equal(this.step, told.length, `${this.id}: moves in all`);
    const { setupData, players } = this.metadata;
    const places = Object.keys(players).length;
    const record = { game: rules.id, players: places, ...setupData, format: this.table.begun, turns: turnsOf(log) };
    const replayed = replay(rules, meta, record);
    assert.deepEqual(this.table.state, replayed.state, `${this.id}: the position follows from its moves`);
    assert.deepEqual(this.table.random, replayed.random, `${this.id}: chance follows from its moves`);
    assert.equal(this.people(), this.seated, `${this.id}: who sits there`);
    const strange = this.ground.agora.store.stored
      .chat(this.id)
      .filter(({ seat }) => seat !== null && seat < this.honest);
    assert.deepEqual(strange, [], `${this.id}: what honest people said`);
  }

  /** Somebody who sits there already follows the match by another page, and closes that. */
  async comeAgain(): Promise<void> {
    (await come(this.ground, this.module.rules.id, this.id, this.keys[0]!)).close();
  }

  close(): void {
    for (const socket of this.sockets) socket.close();
  }

  private get state() {
    const state = this.ground.agora.store.state(this.id);
    assert.ok(state !== undefined, `${this.id} can be read`);
    return state;
  }

  private get metadata(): MatchData {
    const metadata = this.ground.agora.store.metadata(this.id);
    assert.ok(metadata !== undefined, `${this.id} is there`);
    return metadata;
  }

  private people(): string {
    return JSON.stringify(this.keys.slice(0, this.honest).map((_, seat) => this.metadata.players[seat]));
  }
}

/** A socket of somebody who sits there, once they see the match. */
async function come(ground: Ground, game: string, id: string, key: Key): Promise<Socket> {
  const socket = io(`${ground.url}/${game}`, {
    transports: ['websocket'],
    forceNew: true,
    reconnection: false,
    extraHeaders: { 'x-forwarded-for': ground.address() },
  });
  const seen = new Promise<void>((see, fail) => {
    socket.once('sync', () => see());
    socket.once('connect_error', fail);
    setTimeout(() => fail(new Error('an honest person is not shown the match')), PATIENCE);
  });
  socket.emit('sync', id, key.playerID, key.credentials);
  await seen;
  return socket;
}
