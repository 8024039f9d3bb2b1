/** A match on the server, followed through boardgame.io's own client. */
import { Client } from '#bgio/client';
import type { Pledges } from '../../games/kit/draw.ts';
import type { Table } from '../../games/kit/game.ts';
import type { RulesModule } from '../../games/index.ts';
import type { Meta } from '../../games/kit/meta.ts';
import { standInOf, undoneOf } from '../../games/kit/record.ts';
import type { Move, Refusal } from '../../games/kit/rules.ts';
import { undoneIn } from '../../games/kit/undo.ts';
import type { MatchSummary, Past } from '../../server/contract/tables.ts';
import type { Receipt } from '../../server/contract/messages.ts';
import type { SeatKey } from '../../server/contract/schema.ts';
import type { ChatLine, History } from '../../server/contract/messages.ts';
import { ticks } from '../kit/countdown.ts';
import { createStore } from '../kept/store.ts';
import { getPast } from '../asking/api.ts';
import type { HeldSeat } from '../asking/keys.ts';
import { reported } from '../asking/report.ts';
import type { Options } from '../text/words.ts';
import type { Seated } from '../table/seats/seated.ts';
import type { Provenance } from '../table/provenance.ts';
import { type Terms, termsOf } from '../table/terms.ts';
import {
  type AtTable,
  type Connecting,
  type Match,
  type Reported,
  type Session,
  type Snapshot,
  type Spoken,
  UNHEARD,
  keep,
  lost,
  mayDo,
} from '../table/match.ts';
import { MatchHistory } from '../table/past/timeline.ts';
import { type Action, moveAction, undoAction } from './wire/actions.ts';
import { Outbox } from './wire/outbox.ts';
import { OwnSeat } from './seat/own-seat.ts';
import { Pasts } from './pasts.ts';
import { type SeatData, seatedPlayers, seatsTaken } from './players.ts';
import { type Ears, Wire } from './wire/wire.ts';

/** What is needed to follow a match. */
export interface Following {
  readonly meta: Meta;
  readonly module: RulesModule;
  /** The server's summary of it. */
  readonly summary: Pick<MatchSummary, 'id'> & Terms & Provenance;
  /** The seat that this browser holds there; or a spectator with a name for the chat. */
  readonly as: HeldSeat | { readonly name: string };
}

/** What is read of boardgame.io's state. */
interface Current {
  readonly G: Table;
  readonly _stateID: number;
}

const CONNECTING: Connecting = { phase: 'connecting', connection: 'online', problem: null };
const NOTHING: readonly never[] = [];

export class OnlineMatch implements Match {
  private readonly store = createStore<Snapshot>(CONNECTING);
  private readonly client: ReturnType<typeof Client<Table>>;
  private readonly wire: Wire;
  private readonly outbox: Outbox;
  private readonly id: string;
  /** Null for a spectator. */
  private readonly own: OwnSeat | null;
  private readonly refusals = new Set<(refusal: Refusal) => void>();
  private readonly history: MatchHistory;
  private readonly pasts: Pasts;
  private chat = UNHEARD;
  private problem: Refusal | null = null;
  private told: Refusal | null = null;
  /** Whether the server has stopped sending news to us. */
  private dismissed = false;
  private opened = false;
  private rematch: Session['rematch'] = null;
  private onlookers = 0;
  private session: Session | undefined;
  private options: Options | undefined;
  private terms: Terms & Provenance;
  /** The pledges of a deal whose table hasn't arrived yet: until it does, another deal is shown that nobody plays. */
  private dealt: Pledges | undefined;
  private seated: { readonly seats: readonly SeatData[] | null; readonly players: readonly Seated[] } = {
    seats: null,
    players: NOTHING,
  };

  /** `socket` replaces the network in tests. */
  constructor(
    private readonly at: Following,
    socket?: unknown,
  ) {
    const { summary, as } = at;
    this.id = summary.id;
    this.own = 'credentials' in as ? new OwnSeat(this.id, as, (refusal) => this.hearRefusal(refusal)) : null;
    this.pasts = new Pasts((from, to) => this.fetchPast(from, to));
    this.terms = summary;
    this.history = new MatchHistory(
      at.module.rules,
      (step) => this.pasts.at(step),
      (step) => this.pasts.bring(step, this.current?.G.step ?? 0),
    );
    this.wire = new Wire(this.ears(), this.id, at.module.rules.format, socket);
    this.outbox = new Outbox(this.wire, () => this.refresh());
    this.client = Client<Table>({
      game: at.module.game,
      multiplayer: this.wire.multiplayer,
      matchID: this.id,
      debug: false,
      ...(this.key === null ? {} : { playerID: this.key.playerID, credentials: this.key.credentials }),
    });
    // Subscribed only once, because boardgame.io reuses subscription ids after one is cancelled.
    this.client.subscribe(() => this.refresh());
  }

  readonly subscribe = (listener: () => void): (() => void) => this.store.subscribe(listener);

  readonly getSnapshot = (): Snapshot => this.store.get();

  readonly play = (move: Move): Promise<Receipt> => this.act((key) => moveAction(move, key));

  readonly undo = (): Promise<Receipt> => this.act(undoAction);

  readonly why = (move: Move): Refusal | undefined => {
    if (this.own === null || this.current === null) return { code: 'notSeated' };
    return this.at.module.rules.refuse(this.current.G.state, this.own.seat, move);
  };

  readonly say = async (said: Spoken): Promise<Receipt> => {
    return this.wire.say(said, this.key ?? { name: this.at.as.name });
  };

  readonly report = (what: Reported): Promise<Refusal | undefined> => reported(this.id, what);

  /** Calls `listener` with the server's refusals of what the seat asked for. Returns the function that ends it. */
  followRefusals(listener: (refusal: Refusal) => void): () => void {
    this.refusals.add(listener);
    return () => this.refusals.delete(listener);
  }

  /** Follows the match until the returned function is called. If it is followed already, that goes on. */
  open(): () => void {
    if (!this.opened) this.client.start();
    this.opened = true;
    return () => {
      this.opened = false;
      this.outbox.dispose();
      this.client.stop();
    };
  }

  private get key(): SeatKey | null {
    return this.own?.key ?? null;
  }

  private async fetchPast(from: number, to: number): Promise<Past | undefined> {
    const answer = await getPast(this.id, this.key ?? undefined, from, to);
    return answer.ok ? answer.value : undefined;
  }

  private hearRefusal(refusal: Refusal): void {
    for (const listener of this.refusals) listener(refusal);
  }

  private get current() {
    return this.client.store.getState() as Current | null;
  }

  private ears(): Ears {
    return {
      history: (history) => this.recall(history),
      chat: (line) => this.hear(line),
      rematch: (news) => {
        this.rematch = news && { ...news, keptUntil: ticks() + news.keptFor };
        this.refresh();
      },
      onlookers: (count) => {
        this.onlookers = count;
        this.refresh();
      },
      pledges: (pledges) => {
        this.own?.pledged(pledges);
        if (pledges.stage === 'dealt') this.dealt = pledges;
        else this.hearPledges(pledges);
      },
      terms: (terms) => {
        const { seeded, pledges } = this.terms;
        const kept = { ...(seeded !== undefined && { seeded }), ...(pledges !== undefined && { pledges }) };
        this.terms = { ...kept, ...termsOf(terms) };
        this.refresh();
      },
      refused: (receipt) => {
        if (receipt.ok) return;
        // Every message of ours gets its own answer, so this one is about the match and our place in it.
        if (this.current === null || isFinal(receipt.refusal)) this.problem = receipt.refusal;
        else this.told = receipt.refusal;
        if (isDismissal(receipt.refusal) || receipt.refusal.code === 'seatMoved') this.dismissed = true;
        if (this.dismissed || this.problem !== null) this.outbox.giveUp(receipt.refusal);
        this.refresh();
      },
      connection: () => this.refresh(),
      synced: () => {
        if (this.dealt !== undefined) this.hearPledges(this.dealt);
        this.outbox.synced(this.current?._stateID ?? -1, (stateID) => this.made(stateID));
      },
    };
  }

  /**
   * Sends an action of our seat. It bypasses boardgame.io's client, which knows no receipts and would apply an undo to
   * the view before the server has answered. The result arrives in that client like another player's action.
   */
  private async act(made: (key: SeatKey) => Action): Promise<Receipt> {
    const { current, key } = this;
    if (current === null || key === null) return lost('notSeated', -1);
    if (!this.wire.up) return lost('offline', current._stateID);
    return this.outbox.send(made(key), current._stateID);
  }

  /** Whether the action on state `stateID` was ours; undefined if the log doesn't go back that far. */
  private made(stateID: number): boolean | undefined {
    // Before the first move, only a new deal can have changed the match.
    if (this.client.log?.length === 0) return false;
    const entry = this.client.log?.find((entry) => entry._stateID === stateID);
    return entry === undefined ? undefined : entry.action.payload?.playerID === this.key?.playerID;
  }

  /** The level of the bot that made the last move for its player; undefined if the player made it, or it was undone. */
  private madeByStandIn(): string | undefined {
    const entry = this.client.log?.at(-1);
    if (entry?.action.type !== 'MAKE_MOVE') return undefined;
    return standInOf(entry.metadata).standIn;
  }

  /** The server's history ends with the current state. */
  private recall({ moments, chat }: History): void {
    this.history.tell(moments, this.current?.G.step ?? moments.length);
    this.chat = chat;
    this.refresh();
  }

  private hearPledges(pledges: Pledges): void {
    this.dealt = undefined;
    this.terms = { ...this.terms, pledges };
    this.refresh();
  }

  private hear(line: ChatLine): void {
    if (this.chat.some((heard) => heard.id === line.id)) return;
    this.chat = [...this.chat, line];
    this.refresh();
  }

  private refresh(): void {
    const { current } = this;
    const ended = this.problem !== null && isFinal(this.problem);
    if (current !== null && !ended) this.store.set(this.snapshot(current));
    else this.store.set(this.problem === null ? CONNECTING : { ...CONNECTING, problem: this.problem });
  }

  private snapshot({ G: view, _stateID: stateID }: Current): AtTable {
    const { rules } = this.at.module;
    const undone = undoneIn(stateID, view.step);
    this.history.arrive(view, this.madeByStandIn());
    this.pasts.arrive(view.step);
    const timeline = this.history.seenBy(this.own?.seat ?? null, view, undoneOf(this.client.log ?? NOTHING, view.step));
    const { last: position } = timeline;
    const seats: readonly SeatData[] = this.client.matchData ?? NOTHING;
    const { stage = 'dealt' } = this.terms.pledges ?? {};
    const begun = seatsTaken(seats) && stage === 'dealt';
    const phase = position.result !== null ? 'over' : begun ? 'playing' : 'waiting';
    if (phase !== 'waiting') this.own?.saw(view, timeline);
    const ready = phase === 'playing' && this.wire.up && !this.dismissed && !this.outbox.busy;
    return {
      phase,
      timeline,
      session: (this.session = keep(this.session, {
        id: this.id,
        connection: this.wire.connection,
        players: this.players(seats, rules.players(view.state)),
        options: (this.options = keep(this.options, rules.options(view.state) as Options)),
        terms: this.terms,
        chat: this.chat,
        told: this.told,
        rematch: this.rematch,
        onlookers: this.onlookers,
        hotseat: null,
        commands: this.own?.commands ?? null,
        goAway: this.own?.leave ?? null,
        say: this.say,
        report: this.report,
      })),
      control: { ...mayDo(rules, view, position, ready, undone), play: this.play, undo: this.undo, why: this.why },
    };
  }

  private players(seats: readonly SeatData[], count: number): readonly Seated[] {
    if (this.seated.seats !== seats)
      this.seated = { seats, players: seatedPlayers(this.at.meta, count, seats, ticks()) };
    return this.seated.players;
  }
}

/**
 * Whether this page can't show the table any more: the server was updated and speaks another version, another page of
 * ours left the match, the match was deleted, or we were banned.
 */
function isFinal(refusal: Refusal): boolean {
  return (
    isOfVersion(refusal) || refusal.code === 'seatLeft' || refusal.code === 'noSuchMatch' || refusal.code === 'banned'
  );
}

const DISMISSALS: ReadonlySet<string> = new Set(['seatLost', 'notYourSeat', 'signedOut', 'sentAway', 'seatGiven']);

/** Whether the seat from which we followed the match isn't ours any more. */
export function isDismissal({ code }: Refusal): boolean {
  return DISMISSALS.has(code);
}

/** Whether page and server have different versions of the protocol. */
export function isOfVersion({ code }: Refusal): boolean {
  return code === 'oldPage' || code === 'oldServer';
}
