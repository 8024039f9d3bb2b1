/** A socket with boardgame.io's own Master behind it: the network as the online match meets it, with a switch to cut it. */
import type { LogEntry, Server, State, StorageAPI } from 'boardgame.io';
import { Sync, createMatch, getFilterPlayerView } from '#bgio/internal';
import { Master } from '#bgio/master';
import type { Move, Seat } from '../../../games/kit/rules.ts';
import { toAction } from '../../../games/kit/action.ts';
import type { Receipt } from '../../../server/contract/messages.ts';
import { pebbles } from '../table/pebbles.tsx';

type Handler = (...args: readonly unknown[]) => void;
export const MATCH = 'a-match';

/** Storage of a single match. */
class Drawer extends Sync {
  constructor(
    public state: State,
    private readonly metadata: Server.MatchData,
    private log: readonly LogEntry[] = [],
  ) {
    super();
  }

  fetch<O extends StorageAPI.FetchOpts>(): StorageAPI.FetchResult<O> {
    const { state, metadata, log } = this;
    return { state, metadata, log: [...log], initialState: state } as unknown as StorageAPI.FetchResult<O>;
  }

  setState(_id: string, state: State, deltalog: LogEntry[] = []): void {
    this.state = state;
    this.log = [...this.log, ...deltalog];
  }

  override createMatch(): void {}
  setMetadata(): void {}
  wipe(): void {}
}

export class FakeServer {
  readonly sent: (readonly unknown[])[] = [];
  /** What was said, and whether it is answered. */
  readonly said: unknown[] = [];
  answersTalk = true;
  /** What becomes of the next action: judged, or lost before or after it is carried out. */
  fate: 'judged' | 'lost' | 'unanswered' = 'judged';
  refusal: Receipt | undefined;
  /** Whether nothing that is sent arrives, though the connection seems to be up. */
  isDead = false;
  /** How often it was asked whether it hears. */
  asked = 0;
  /** The level of the bot by which moves are marked as made. */
  standIn: string | undefined;
  readonly socket;
  private readonly handlers = new Map<string, Handler[]>();
  private readonly storage: Drawer;
  private readonly master: Master;
  private online = false;

  constructor(private readonly playerID: string | null) {
    const match = createMatch({ game: pebbles.game, numPlayers: 2, setupData: { seed: 'a seed' }, unlisted: false });
    if ('setupDataError' in match) throw new Error(match.setupDataError);
    match.metadata.players[0] = { id: 0, name: 'Ana' };
    match.metadata.players[1] = { id: 1, name: 'Bo' };
    this.storage = new Drawer(match.initialState, match.metadata);
    const filter = getFilterPlayerView(pebbles.game);
    const send = (data: Parameters<typeof filter>[1]) => {
      if (!this.online) return;
      const { type, args } = filter(this.playerID, this.marked(data));
      this.deliver(type, ...args);
    };
    this.master = new Master(pebbles.game, this.storage, { send, sendAll: send });
    this.socket = {
      on: (event: string, handler: Handler) => this.handlers.set(event, [...(this.handlers.get(event) ?? []), handler]),
      emit: (event: string, ...args: unknown[]) => void Promise.resolve().then(() => this.receive(event, args)),
      close: () => this.handlers.clear(),
    };
  }

  connect(): void {
    this.online = true;
    this.deliver('connect');
  }

  cut(): void {
    this.online = false;
    this.deliver('disconnect');
  }

  deliver(event: string, ...args: readonly unknown[]): void {
    for (const handler of this.handlers.get(event) ?? []) handler(...args);
  }

  /** Cards dealt anew before the first move. */
  dealAnew(): void {
    const { _stateID } = this.storage.state;
    const setupData = { seed: 'another seed' };
    const match = createMatch({ game: pebbles.game, numPlayers: 2, setupData, unlisted: false });
    if ('setupDataError' in match) throw new Error(match.setupDataError);
    this.storage.state = { ...match.initialState, _stateID: _stateID + 1 };
  }

  /** Another player's move. */
  async move(seat: Seat, move: Move): Promise<void> {
    const { type, arg } = toAction(move);
    const payload = { type, args: [arg], playerID: String(seat), credentials: undefined };
    await this.master.onUpdate({ type: 'MAKE_MOVE', payload } as never, this.stateID, MATCH, String(seat));
  }

  private marked<Data extends { readonly type: string; readonly args: readonly unknown[] }>(data: Data): Data {
    if (data.type !== 'update' || this.standIn === undefined) return data;
    const [id, state] = data.args as readonly [string, State];
    const metadata = { standIn: this.standIn };
    return { ...data, args: [id, { ...state, deltalog: state.deltalog?.map((entry) => ({ ...entry, metadata })) }] };
  }

  get stateID(): number {
    return this.storage.state._stateID;
  }

  private async receive(event: string, args: unknown[]): Promise<void> {
    if (this.isDead) return;
    if (event === 'agora:there') {
      this.asked++;
      (args[0] as () => void)();
    }
    if (event === 'sync') await this.master.onSync(MATCH, this.playerID, undefined, 2);
    if (event === 'chat' && this.answersTalk) {
      this.said.push(args[1]);
      (args.at(-1) as (receipt: Receipt) => void)(this.refusal ?? { ok: true, stateID: -1 });
    }
    if (event !== 'update') return;
    this.sent.push(args);
    const { fate } = this;
    this.fate = 'judged';
    if (fate === 'lost') return;
    const answered = args.pop() as (receipt: Receipt) => void;
    if (this.refusal !== undefined) return answered(this.refusal);
    await this.master.onUpdate(args[0] as never, args[1] as number, MATCH, String(args[3]));
    if (fate === 'judged') answered({ ok: true, stateID: this.stateID });
  }
}
