/**
 * The connection to the server: boardgame.io's own SocketIO transport, which brings the match to boardgame.io's client.
 * In addition, actions are sent here with a receipt, and the server's own messages are received.
 */
import { SocketIO } from '#bgio/multiplayer';
import { below } from '../../kept/site.ts';
import type { Pledges } from '../../../games/kit/draw.ts';
import { seatOf } from '../../../games/kit/action.ts';
import type { Greeting, Protocol, Receipt } from '../../../server/contract/messages.ts';
import type { MatchTerms } from '../../../server/contract/tables.ts';
import type { SeatKey } from '../../../server/contract/schema.ts';
import type { ChatLine, History } from '../../../server/contract/messages.ts';
import type { RematchNews } from '../../../server/contract/messages.ts';
import { PATIENCE } from '../../kit/patience.ts';
import { type Connection, type Spoken, lost } from '../../table/match.ts';
import type { Action } from './actions.ts';
import { Pulse } from './pulse.ts';
import { WAYS } from './ways.ts';

type Transport = ReturnType<ReturnType<typeof SocketIO>>;
type TransportOpts = Parameters<ReturnType<typeof SocketIO>>[0];

/** Who receives the server's messages about this match. */
export interface Ears {
  history(history: History): void;
  chat(line: ChatLine): void;
  rematch(news: RematchNews | null): void;
  /** How many people look on. */
  onlookers(count: number): void;
  pledges(pledges: Pledges): void;
  /** The terms of the match; until it begins, the host may change them. */
  terms(terms: MatchTerms): void;
  refused(receipt: Receipt): void;
  /** The whole match has arrived: after connecting, and whenever the server sees that we are out of step. */
  synced(): void;
  /** The state of the connection has changed in a way that no other message tells. */
  connection(): void;
}

/** Called with the server's receipt, if it ever comes. */
export type Answered = (receipt: Receipt) => void;

const PROTOCOL: Protocol = 2;

/** socket.io's own reconnection, if nobody says otherwise: after one second, plus or minus a half. */
const BY_ITSELF = { delay: 1000, spread: 0.5 };

/** What often comes with another network, or with a device that has slept: the connection may be dead. */
const SIGNS: readonly (readonly [() => EventTarget, string])[] = [
  [() => window, 'online'],
  [() => document, 'visibilitychange'],
];

export class Wire {
  private readonly agora: Greeting;
  private restarting = false;
  private transport: Transport | null = null;
  private readonly pulse = new Pulse({
    ask: (answered) => this.transport?.socket.emit('agora:there', answered),
    reopen: () => this.transport?.socket.disconnect().connect(),
    changed: () => this.ears.connection(),
  });

  /** `format` is the format of the game's states. `socket` replaces the network in tests. */
  constructor(
    private readonly ears: Ears,
    private readonly matchID: string,
    format: number,
    private readonly socket?: unknown,
  ) {
    this.agora = { protocol: PROTOCOL, format };
  }

  /** Whether the server can be reached. */
  get up(): boolean {
    return this.transport?.isConnected ?? false;
  }

  get connection(): Connection {
    if (this.up) return this.pulse.asking ? 'asking' : 'online';
    return this.restarting ? 'restarting' : 'reconnecting';
  }

  /** Sends nothing while the connection is down: the sync after reconnecting decides what happens to the action. */
  post(action: Action, stateID: number, answered: Answered): void {
    if (this.up)
      this.transport?.socket.emit('update', action, stateID, this.matchID, action.payload.playerID, answered);
  }

  /** Sends a chat message, from a seat or as a spectator with a name. */
  say({ text, phrase }: Spoken, speaker: SeatKey | { readonly name: string }): Promise<Receipt> {
    const { transport } = this;
    if (transport === null || !this.up) return Promise.resolve(lost('unsaid', -1));
    const [sender, credentials] = 'playerID' in speaker ? [speaker.playerID, speaker.credentials] : [null, null];
    const name = 'name' in speaker && speaker.name !== '' ? { name: speaker.name } : {};
    const message = { id: '', sender, payload: text, ...(phrase === undefined ? {} : { phrase }), ...name };
    return new Promise((resolve) => {
      const doubt = setTimeout(() => this.doubt(), PATIENCE.receipt);
      const end = setTimeout(() => resolve(lost('unsaid', -1)), PATIENCE.lostReceipt);
      transport.socket.emit('chat', this.matchID, message, credentials, (receipt: Receipt) => {
        clearTimeout(doubt);
        clearTimeout(end);
        resolve(receipt);
      });
    });
  }

  /** Something hints at a dead connection: asks the server whether it hears us, and connects anew if it doesn't say so. */
  doubt(): void {
    this.pulse.ask();
  }

  /** A page that nobody sees may be frozen before it hears the answer. */
  private readonly look = (): void => {
    if (document.visibilityState === 'visible') this.doubt();
  };

  /** Requests the whole match again. */
  resync(): void {
    if (this.up) this.transport?.requestSync();
  }

  /** The value for boardgame.io's `multiplayer` option. */
  readonly multiplayer = (opts: TransportOpts): Transport => {
    const transport = SocketIO({ socketOpts: { ...WAYS, path: below('/socket.io/'), auth: { agora: this.agora } } })({
      ...opts,
      ...(this.socket === undefined ? {} : { socket: this.socket }),
      transportDataCallback: this.listening(opts),
    });
    const connect = transport.connect.bind(transport);
    transport.connect = () => {
      connect();
      this.listen(transport);
      for (const [target, sign] of SIGNS) target().addEventListener(sign, this.look);
    };
    const disconnect = transport.disconnect.bind(transport);
    transport.disconnect = () => {
      for (const [target, sign] of SIGNS) target().removeEventListener(sign, this.look);
      this.pulse.rest();
      disconnect();
    };
    this.transport = transport;
    return transport;
  };

  /** An update may overtake the first sync, and boardgame.io's client can't handle one before it has a state. */
  private listening({ transportDataCallback }: TransportOpts): TransportOpts['transportDataCallback'] {
    let ready = false;
    return (data) => {
      if (data.type === 'sync') ready = true;
      else if (!ready && (data.type === 'update' || data.type === 'patch')) return;
      transportDataCallback(data);
      if (data.type === 'sync') this.ears.synced();
      if (data.type === 'chat' && data.args[0] === this.matchID)
        this.ears.chat(chatLine(data.args[1] as unknown as Passed));
    };
  }

  private listen({ socket }: Transport): void {
    const ours =
      <Said>(hear: (said: Said) => void) =>
      (id: string, said: Said) => {
        if (id === this.matchID) hear(said);
      };
    socket.on(
      'agora:history',
      ours((history: History) => this.ears.history(history)),
    );
    socket.on(
      'agora:rematch',
      ours((news: RematchNews | null) => this.ears.rematch(news)),
    );
    socket.on(
      'agora:onlookers',
      ours((count: number) => this.ears.onlookers(count)),
    );
    socket.on(
      'agora:pledges',
      ours((pledges: Pledges) => this.ears.pledges(pledges)),
    );
    socket.on(
      'agora:terms',
      ours((terms: MatchTerms) => this.ears.terms(terms)),
    );
    const comeBack = (delay: number, spread: number) => {
      const manager = (socket as Partial<typeof socket>).io;
      manager?.reconnectionDelay(delay);
      manager?.randomizationFactor(spread);
    };
    socket.on('agora:closing', (after: number) => {
      this.restarting = true;
      comeBack(after, 0);
    });
    socket.on('connect', () => {
      this.restarting = false;
      comeBack(BY_ITSELF.delay, BY_ITSELF.spread);
      this.pulse.beat();
    });
    (socket as Partial<typeof socket>).io?.on('ping', () => this.pulse.beat());
    socket.on('disconnect', () => this.pulse.rest());
    socket.on('agora:refused', (receipt: Receipt) => this.ears.refused(receipt));
  }
}

/** A chat message from the server, in boardgame.io's form with our additional fields. */
type Passed = Omit<ChatLine, 'seat' | 'text'> & { readonly sender: string | null; readonly payload: unknown };

function chatLine({ id, sender, payload, phrase, name, at }: Passed): ChatLine {
  const more = { ...(phrase === undefined ? {} : { phrase }), ...(name === undefined ? {} : { name }) };
  return { id, seat: seatOf(sender), text: String(payload), ...more, at };
}
