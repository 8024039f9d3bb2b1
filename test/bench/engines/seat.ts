/** A program of its own at a table somebody has opened: whatever it answers is played from its seat. */
import { type Socket, io } from 'socket.io-client';
import type { GameModule } from '../../../games/index.ts';
import { playerIdOf, seatOf, toAction } from '../../../games/kit/action.ts';
import { writePosition } from '../../../games/kit/position.ts';
import type { GameEvent, Move, Seat } from '../../../games/kit/rules.ts';
import { CLOCKS } from '../../../games/kit/search/levels.ts';
import type { Table } from '../../../games/kit/table.ts';
import type { Receipt } from '../../../server/contract/messages.ts';
import type { SeatKey } from '../../../server/contract/schema.ts';
import { Engine } from './engine.ts';

/** A table by its link, and who sits down there. */
export interface Place {
  /** Of the server, without a path. */
  readonly server: string;
  readonly game: string;
  readonly matchID: string;
  readonly name: string;
}

interface Sent {
  readonly G: Table;
  readonly _stateID: number;
}

/** Before everybody has sat down, or where a move got lost, it is sent again after so long. */
const AGAIN_MS = 1000;

/** The table behind the address of a match's page. Throws a sentence where it is none. */
export function placeAt(address: string, name: string): Place {
  const { origin, pathname } = new URL(address);
  const [, game, matchID] = /\/match\/([a-z-]+)\/([\w-]+)\/?$/.exec(pathname) ?? [];
  if (game === undefined || matchID === undefined) throw new Error(`no address of a match: ${address}`);
  return { server: origin, game, matchID, name };
}

/** Sits down on a free seat. Throws what the server says where there is none. */
export async function sitDown({ server, game, matchID, name }: Place): Promise<SeatKey> {
  const response = await fetch(`${server}/games/${game}/${matchID}/join`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ playerName: name }),
  });
  if (!response.ok) throw new Error(`no seat at ${matchID}: ${response.status} ${await response.text()}`);
  const joined = (await response.json()) as { readonly playerID: string; readonly playerCredentials: string };
  return { playerID: joined.playerID, credentials: joined.playerCredentials };
}

/** Plays a seat to the end of its match. Rejects where the program or the seat is lost. */
export function playSeat(
  { rules }: Pick<GameModule, 'rules'>,
  place: Place,
  key: SeatKey,
  command: string,
): Promise<void> {
  const socket = io(`${place.server}/${place.game}`, { transports: ['websocket'], forceNew: true });
  const player = new SeatPlayer(rules, place, key, command, socket);
  return player.done.finally(() => socket.close());
}

class SeatPlayer {
  readonly done: Promise<void>;
  private engine: Engine | undefined;
  private readonly seat: Seat;
  private heard: GameEvent[] = [];
  private latest: Sent | undefined;
  /** The step for which a move is being thought of, or is on its way. */
  private busyAt: number | undefined;
  private end!: () => void;
  private fail!: (error: Error) => void;

  constructor(
    private readonly rules: GameModule['rules'],
    private readonly place: Place,
    private readonly key: SeatKey,
    private readonly command: string,
    private readonly socket: Socket,
  ) {
    this.seat = seatOf(key.playerID)!;
    this.done = new Promise((resolve, reject) => {
      this.end = resolve;
      this.fail = reject;
    });
    const { matchID } = place;
    socket.on('connect', () => socket.emit('sync', matchID, key.playerID, key.credentials));
    socket.on('sync', (_: string, { state }: { readonly state: Sent }) => this.see(state));
    socket.on('update', (_: string, state: Sent) => this.see(state));
    socket.on('agora:refused', ({ refusal }: { readonly refusal: { readonly code: string } }) =>
      this.giveUp(new Error(`the server says: ${refusal.code}`)),
    );
  }

  private see(sent: Sent): void {
    if (this.latest === undefined || sent._stateID > this.latest._stateID) this.heard.push(...sent.G.events);
    this.latest = sent;
    const { state } = sent.G;
    const result = this.rules.result(state);
    if (result !== undefined) {
      this.engine?.close(result);
      this.end();
    } else if (this.rules.toMove(state).includes(this.seat) && this.busyAt !== sent._stateID) void this.decide(sent);
  }

  private async decide({ G: { state }, _stateID }: Sent): Promise<void> {
    this.busyAt = _stateID;
    const { rules, seat } = this;
    try {
      this.engine ??= new Engine(this.command, {
        game: rules.id,
        format: rules.format,
        players: rules.players(state),
        seat,
        options: rules.options(state),
      });
      const position = writePosition(rules, { format: rules.format, state });
      const asked = {
        position,
        view: state,
        heard: this.heard,
        moves: rules.legal(state, seat),
        milliseconds: CLOCKS.master,
      };
      this.heard = [];
      const move = await this.engine.ask(asked, (answer) => {
        const refusal = rules.refuse(state, seat, answer);
        return refusal && `${rules.id} refuses that move: ${JSON.stringify(refusal)}`;
      });
      this.send(move, _stateID);
    } catch (error) {
      this.giveUp(error as Error);
    }
  }

  /** Nothing is sent for a position that stands no more. */
  private send(move: Move, stateID: number): void {
    if (this.latest?._stateID !== stateID) return this.lookAgain();
    const { type, arg } = toAction(move);
    const action = { type: 'MAKE_MOVE', payload: { type, args: [arg], ...this.key } };
    this.socket.emit('update', action, stateID, this.place.matchID, playerIdOf(this.seat), (receipt: Receipt) => {
      if (!receipt.ok) setTimeout(() => this.send(move, stateID), AGAIN_MS);
    });
  }

  private lookAgain(): void {
    this.busyAt = undefined;
    if (this.latest !== undefined) this.see(this.latest);
  }

  private giveUp(error: Error): void {
    this.engine?.close(undefined);
    this.fail(error);
  }
}
