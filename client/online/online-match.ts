/** A match the server runs, followed through boardgame.io's stock client. */
import { Client } from '#bgio/client';
import type { Table } from '../../games/kit/game.ts';
import type { GameModule } from '../../games/index.ts';
import { formalityOf } from '../../games/kit/formality.ts';
import type { Meta } from '../../games/kit/meta.ts';
import type { Move, Refusal, Seat } from '../../games/kit/rules.ts';
import type { ChatLine, History, Receipt, SeatKey } from '../../server/wire.ts';
import { createStore } from '../kit/store.ts';
import type { Player } from '../boards/contract.ts';
import type { Options } from '../text/words.ts';
import {
  type AtTable,
  type Connecting,
  type Match,
  type Passage,
  type Snapshot,
  lost,
  remember,
  undoState,
} from '../table/match.ts';
import { type Action, moveAction, undoAction } from './actions.ts';
import { Outbox } from './outbox.ts';
import { type SeatData, seatedPlayers, seatsTaken } from './players.ts';
import { type Ears, Wire } from './wire.ts';

export interface OnlineSeat {
  readonly meta: Meta;
  readonly module: GameModule;
  readonly matchID: string;
  /** Absent for a spectator. */
  readonly key?: SeatKey | undefined;
  /** Stands in for the network in tests. */
  readonly socket?: unknown;
}

const CONNECTING: Connecting = { phase: 'connecting', connection: 'online', problem: null };
const NOTHING: readonly never[] = [];

export class OnlineMatch implements Match {
  private readonly store = createStore<Snapshot>(CONNECTING);
  private readonly client: ReturnType<typeof Client<Table>>;
  private readonly wire: Wire;
  private readonly outbox: Outbox;
  private readonly seat: Seat | null;
  private history: readonly Passage[] = NOTHING;
  private chat: readonly ChatLine[] = NOTHING;
  private problem: Refusal | null = null;
  private told: Refusal | null = null;
  private rematch: string | null = null;
  /** The step a move was taken back to: what led there happens no second time. */
  private backAt = -1;
  private seated: { readonly seats: readonly SeatData[] | null; readonly players: readonly Player[] } = {
    seats: null,
    players: NOTHING,
  };
  private listed: { readonly state: object | null; readonly legal: readonly Move[] } = { state: null, legal: NOTHING };

  constructor(private readonly at: OnlineSeat) {
    this.seat = at.key === undefined ? null : Number(at.key.playerID);
    this.wire = new Wire(this.ears(), at.matchID, at.module.rules.format, at.socket);
    this.outbox = new Outbox(this.wire, () => this.refresh());
    this.client = Client<Table>({
      game: at.module.game,
      multiplayer: this.wire.multiplayer,
      matchID: at.matchID,
      debug: false,
      ...(at.key === undefined ? {} : { playerID: at.key.playerID, credentials: at.key.credentials }),
    });
    // Once only: boardgame.io hands out subscription ids again when one is cancelled.
    this.client.subscribe(() => this.refresh());
  }

  readonly subscribe = (listener: () => void): (() => void) => this.store.subscribe(listener);

  readonly getSnapshot = (): Snapshot => this.store.get();

  play(move: Move): Promise<Receipt> {
    return this.act((key) => moveAction(move, key));
  }

  undo(): Promise<Receipt> {
    return this.act(undoAction);
  }

  why(move: Move): Refusal | undefined {
    if (this.seat === null || this.current === null) return { code: 'notSeated' };
    return this.at.module.rules.refuse(this.current.G.state, this.seat, move);
  }

  say(text: string): void {
    this.client.sendChatMessage(text);
  }

  open(): () => void {
    this.client.start();
    return () => {
      this.outbox.dispose();
      this.client.stop();
    };
  }

  private get current() {
    return this.client.store.getState() as { readonly G: Table; readonly _stateID: number } | null;
  }

  private ears(): Ears {
    return {
      history: (history) => this.recall(history),
      chat: (line) => this.hear(line),
      rematch: (next) => {
        this.rematch = next;
        this.refresh();
      },
      refused: (receipt) => {
        if (receipt.ok) return;
        if (this.current === null || isOfVersion(receipt.refusal)) this.problem = receipt.refusal;
        else if (!this.outbox.busy) this.told = receipt.refusal;
        this.outbox.refused(receipt);
        this.refresh();
      },
      synced: () => this.outbox.synced(this.current?._stateID ?? -1, (stateID) => this.made(stateID)),
    };
  }

  /**
   * Sends an action of our seat. It goes past boardgame.io's client, which knows no receipts and would try an undo on the view
   * first; what comes of it arrives there as from any other player.
   */
  private async act(made: (key: SeatKey) => Action): Promise<Receipt> {
    const { current } = this;
    const { key } = this.at;
    if (current === null || key === undefined) return lost('notSeated', -1);
    if (!this.wire.up) return lost('offline', current._stateID);
    return this.outbox.send(made(key), current._stateID);
  }

  /** Whether the action made on state `stateID` was ours; undefined where the log doesn't reach back to it. */
  private made(stateID: number): boolean | undefined {
    // Before the first move only a new deal changes a match.
    if (this.client.log?.length === 0) return false;
    const entry = this.client.log?.find((entry) => entry._stateID === stateID);
    return entry === undefined ? undefined : entry.action.payload?.playerID === this.at.key?.playerID;
  }

  /** The server's history ends at the present move; every passage before it is one move earlier. */
  private recall({ moments, chat }: History): void {
    const step = this.current?.G.step ?? moments.length;
    this.history = moments.map((moment, i) => ({ step: step - (moments.length - 1 - i), events: moment.events }));
    this.chat = chat;
    this.refresh();
  }

  private hear(line: ChatLine): void {
    if (this.chat.some((heard) => heard.id === line.id)) return;
    this.chat = [...this.chat, line];
    this.refresh();
  }

  private refresh(): void {
    const { current } = this;
    // The server may have been exchanged under a table that is shown: what it sends from now on is for other pages.
    const foreign = this.problem !== null && isOfVersion(this.problem);
    if (current !== null && !foreign) this.store.set(this.snapshot(current.G));
    else this.store.set(this.problem === null ? CONNECTING : { ...CONNECTING, problem: this.problem });
  }

  private snapshot(table: Table): AtTable {
    const { rules } = this.at.module;
    const { state, events, step } = table;
    const before = this.store.get();
    const known = before.phase !== 'connecting' && before.state === state ? before : undefined;
    if (step < (this.history.at(-1)?.step ?? 0)) this.backAt = step;
    else if (step > this.backAt) this.backAt = -1;
    this.history = remember(this.history, step, events);

    const seats: readonly SeatData[] = this.client.matchData ?? NOTHING;
    const result = known?.result ?? rules.result(state) ?? null;
    const phase = result !== null ? 'over' : seatsTaken(seats) ? 'playing' : 'waiting';
    const toMove = known?.toMove ?? rules.toMove(state);
    const legal = phase === 'playing' && this.wire.up && !this.outbox.busy ? this.legal(state) : NOTHING;
    return {
      phase,
      connection: this.wire.up ? 'online' : 'reconnecting',
      state,
      options: rules.options(state) as Options,
      seat: this.seat,
      curtain: null,
      legal,
      formality: formalityOf(rules, state, this.seat, legal),
      toMove,
      events: step === this.backAt ? NOTHING : events,
      step,
      history: this.history,
      chat: this.chat,
      players: this.players(seats, rules.players(state)),
      undo: undoState(table, toMove, this.seat),
      result,
      told: this.told,
      rematch: this.rematch,
    };
  }

  private legal(state: object): readonly Move[] {
    if (this.seat === null) return NOTHING;
    if (this.listed.state !== state) this.listed = { state, legal: this.at.module.rules.legal(state, this.seat) };
    return this.listed.legal;
  }

  private players(seats: readonly SeatData[], count: number): readonly Player[] {
    if (this.seated.seats !== seats) this.seated = { seats, players: seatedPlayers(this.at.meta, count, seats) };
    return this.seated.players;
  }
}

/** Whether page and server were built for different versions of what travels between them. */
export function isOfVersion({ code }: Refusal): boolean {
  return code === 'oldPage' || code === 'oldServer';
}
