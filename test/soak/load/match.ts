/** A match that plays itself, by a record, through a socket for each seat. */
import { type Socket, io } from 'socket.io-client';
import { toAction } from '../../../games/kit/action.ts';
import type { GameRecord } from '../../../games/kit/rules.ts';
import type { Pace, Patience } from '../../../server/contract/tables.ts';
import type { Receipt } from '../../../server/contract/messages.ts';

/** How long a table waits for its players. */
export interface Terms {
  readonly pace?: Pace;
  readonly patience?: Patience;
}

export interface Key {
  readonly playerID: string;
  readonly credentials: string;
}

let senders = 0;
/** An address of its own for every sender, where the server trusts what a proxy says. */
const from = () => ({ 'x-forwarded-for': `10.${(++senders >> 16) & 255}.${(senders >> 8) & 255}.${senders & 255}` });

export async function post<T>(url: string, body: object): Promise<T> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...from() },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${url}: ${response.status} ${await response.text()}`);
  return (await response.json()) as T;
}

/** A socket of a game; `again` has it come back by itself as the pages' do. */
export function socketTo(url: string, game: string, again = false): Socket {
  const reconnection = again ? { reconnectionDelay: 1000, reconnectionDelayMax: 5000 } : { reconnection: false };
  return io(`${url}/${game}`, { transports: ['websocket'], forceNew: true, extraHeaders: from(), ...reconnection });
}

/** Rejects where somebody is told that they may not follow what they have come to. */
function turnedAway(socket: Socket, seat: number): Promise<never> {
  return new Promise((_, reject) =>
    socket.once('agora:refused', ({ refusal }: { refusal: { code: string } }) =>
      reject(new Error(`seat ${seat} is turned away: ${refusal.code}`)),
    ),
  );
}

/** One that plays the record's turns in order and tells how far everybody has seen it. */
export class PlayedMatch {
  /** The state each seat has seen last. */
  readonly seen: number[];
  private waiting: { readonly step: number; done(): void } | undefined;

  private constructor(
    readonly id: string,
    readonly record: GameRecord,
    readonly keys: readonly Key[],
    readonly sockets: readonly Socket[],
  ) {
    this.seen = sockets.map(() => -1);
    for (const [seat, socket] of sockets.entries()) {
      socket.on('connect', () => socket.emit('sync', id, String(seat), keys[seat]?.credentials, keys.length));
      socket.on('sync', (_: string, { state }: { state: { _stateID: number } }) => this.see(seat, state._stateID));
      socket.on('update', (_: string, { _stateID }: { _stateID: number }) => this.see(seat, _stateID));
    }
  }

  /** Opens a match dealt as the record's was, seats everybody, and waits until all see it. Seats go round the addresses. */
  static async open(
    urls: readonly string[],
    record: GameRecord,
    again = false,
    terms: Terms = {},
  ): Promise<PlayedMatch> {
    const { game, players, options, seed } = record;
    const lobby = `${urls[0]}/games/${game}`;
    const setupData = { options, seed, ...terms };
    const { matchID } = await post<{ matchID: string }>(`${lobby}/create`, { numPlayers: players, setupData });
    const keys: Key[] = [];
    for (let seat = 0; seat < players; seat++) {
      const body = { playerID: String(seat), playerName: `P${seat}` };
      const { playerCredentials } = await post<{ playerCredentials: string }>(`${lobby}/${matchID}/join`, body);
      keys.push({ playerID: String(seat), credentials: playerCredentials });
    }
    const sockets = keys.map((_, seat) => socketTo(urls[seat % urls.length]!, game, again));
    const match = new PlayedMatch(matchID, record, keys, sockets);
    await Promise.race([match.reaches(0), ...sockets.map(turnedAway)]);
    return match;
  }

  /** Makes the turn that follows `step` turns, and tells nobody when it has arrived. `answered` gets the receipt where the server sends any. */
  send(step: number, answered?: (receipt: Receipt) => void): void {
    const { seat, move } = this.record.turns[step]!;
    const { type, arg } = toAction(move);
    const action = { type: 'MAKE_MOVE', payload: { type, args: [arg], ...this.keys[seat] } };
    const given = [action, step, this.id, String(seat)];
    if (answered === undefined) this.sockets[seat]?.emit('update', ...given);
    else this.sockets[seat]?.emit('update', ...given, answered);
  }

  /** Resolves when every seat has seen so many turns. */
  reaches(step: number): Promise<void> {
    return new Promise((done) => {
      this.waiting = { step, done };
      this.look();
    });
  }

  close(): void {
    for (const socket of this.sockets) socket.close();
  }

  private see(seat: number, step: number): void {
    this.seen[seat] = step;
    this.look();
  }

  private look(): void {
    const { waiting } = this;
    if (waiting === undefined || this.seen.some((step) => step < waiting.step)) return;
    this.waiting = undefined;
    waiting.done();
  }
}
