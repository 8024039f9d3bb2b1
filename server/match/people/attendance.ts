/**
 * Who is at the table, and who is waited for. Bots play for players who must decide but are away for long, or whose
 * clock has run out. If nobody is present, a match pauses, except at slow tables.
 */
import type { Seat } from '../../../games/kit/rules.ts';
import type { Clock } from '../../clock.ts';
import { fewAtOnce } from '../../few-at-once.ts';
import type { Mark } from '../../storage/answers.ts';
import type { MatchStore } from '../../storage/match-store.ts';
import type { MatchData, Player } from '../../storage/types.ts';
import type { Pace, SeatWish } from '../../contract/tables.ts';
import type { Receipt } from '../../contract/messages.ts';
import { Absences } from './absences.ts';
import { Asking } from '../time/asking.ts';
import { Aways } from './aways.ts';
import type { EventBus, News } from '../event-bus.ts';
import { Clocks } from '../time/clocks.ts';
import type { Games } from '../games.ts';
import { Wishes } from '../time/wishes.ts';
import { isPerson } from '../seats/seats.ts';
import { type Made, type Waiter, madeBy, situationOf } from '../time/situation.ts';
import { takeBack } from '../seats/stand-ins.ts';
import type { MatchTimers } from '../time/timers.ts';
import { UndoRequests } from '../deeds/undo-requests.ts';
import { known, type SeatNews } from './seat-news.ts';
import { Votes } from './votes.ts';

/**
 * News that changes nothing about who is present and who decides. Leaving is missing here because it comes as `seats`,
 * too.
 */
const NO_MATTER: ReadonlySet<News['kind']> = new Set([
  'rematch',
  'clocks',
  'pledges',
  'left',
  'made',
  'said',
  'reread',
]);

/** News after which somebody may newly be present or absent. */
const TELLS_WHO_IS_THERE: ReadonlySet<News['kind']> = new Set(['presence', 'seats', 'taken']);

/** After how many milliseconds a match is checked again. */
const AGAIN = 1000;

/** Whether somebody follows a match from a seat right now. */
export type Presence = (id: string, seat: Seat) => boolean;

/** What is known about seated players beyond what is stored. */
export interface Attending {
  isPresent(id: string, seat: Seat): boolean;
  /** For how many milliseconds a player has been away; undefined if they are present or it isn't known. */
  awayFor(id: string, seat: Seat): number | undefined;
  /**
   * What is known of a player while the match goes on. `pace` is the match's. A clock is absent if there is nothing to
   * show.
   */
  newsOf(id: string, player: Player, pace: Pace | undefined): SeatNews;
}

interface AttendanceParts {
  readonly store: MatchStore;
  readonly games: Games;
  readonly bus: EventBus;
  readonly presence: Presence;
  /** `now` is the time of day, `ticks` measures durations. */
  readonly clock: Pick<Clock, 'now' | 'ticks'>;
  readonly timers: MatchTimers;
  /** For how many milliseconds somebody who must decide is waited for, if the table doesn't say. */
  readonly patience: number;
  /** Whether somebody follows a match from a seat, but through another server. */
  isElsewhere(id: string, seat: Seat): boolean;
  /** Whether somebody was at a seat through another server that is gone; they may be back in a moment. */
  isCutOff(id: string, seat: Seat): boolean;
  /** Whether this server owns the match. */
  owns(id: string): boolean;
  /** Takes back a seat's last move, which had led to this state and which everybody agreed on. */
  undo(id: string, seat: Seat, stateID: number, mark?: Mark): Promise<Receipt>;
}

export class Attendance implements Attending {
  private readonly asking = new Asking();
  private readonly aways: Aways;
  private readonly absences: Absences;
  private readonly clocks: Clocks;
  private readonly votes: Votes;
  private readonly undoRequests: UndoRequests;
  private readonly wishes: Wishes;
  private readonly waiters: readonly Waiter[];
  /** By match: the function that cancels its next check. */
  private readonly later = new Map<string, () => void>();
  private readonly unsubscribe: () => void;

  constructor(private readonly parts: AttendanceParts) {
    const shared = {
      ...parts,
      isPresent: parts.presence,
      changed: (id: string) => parts.bus.publish({ kind: 'seats', id }),
    };
    this.aways = new Aways({ ticks: () => parts.clock.ticks(), isPresent: parts.presence });
    this.absences = new Absences(shared);
    this.clocks = new Clocks(shared);
    const asked = (id: string) => parts.bus.publish({ kind: 'clocks', id });
    this.votes = new Votes({ ...shared, asked });
    this.undoRequests = new UndoRequests({ ...shared, asked, undo: parts.undo });
    this.wishes = new Wishes({ ...shared, asked });
    this.waiters = [this.absences, this.clocks, this.votes, this.undoRequests, this.wishes];
    this.unsubscribe = parts.bus.participate((news) => this.hear(news));
  }

  /** Continues the clocks of slow tables after a restart, and those of tables where somebody is already present. */
  async start(): Promise<void> {
    const { store } = this.parts;
    const going = store.stored.unfinished.filter((id) => {
      const metadata = store.metadata(id);
      return metadata?.pace?.kind === 'slow' || (metadata && !this.isPaused(id, metadata));
    });
    await fewAtOnce(going, async (id) => {
      await store.ready(id).catch(() => {});
      this.consider(id);
    });
  }

  /** Stores what clocks show, and stops them. */
  async close(): Promise<void> {
    this.unsubscribe();
    await this.clocks.rewrite();
    for (const waiter of this.waiters) waiter.close();
  }

  isPresent(id: string, seat: Seat): boolean {
    return this.parts.presence(id, seat);
  }

  awayFor(id: string, seat: Seat): number | undefined {
    return this.aways.for(id, seat);
  }

  newsOf(id: string, player: Player, pace: Pace | undefined): SeatNews {
    const { id: seat } = player;
    return known<SeatNews>({
      standsInAfter: this.absences.standsInAfter(id, seat),
      clock: this.clocks.at(id, player, pace),
      vote: this.votes.on(id, seat),
      asksUndo: this.undoRequests.of(id, seat),
      wishes: this.wishes.of(id, seat),
    });
  }

  /** Whether everybody present wishes that the bots don't pause. */
  isHurried(id: string): boolean {
    return this.wishes.isShared(id, 'hurry');
  }

  /** A seat wishes for something until it must decide. Refuses what can't be had at this match. */
  wish(id: string, seat: Seat, wish: SeatWish): void {
    this.wishes.add(id, seat, wish);
  }

  /** A seat asks to undo its last move. Refuses if nobody can agree to that. */
  askUndo(id: string, seat: Seat): void {
    this.undoRequests.ask(id, seat);
  }

  /** Somebody agrees that a seat takes its last move back, or doesn't. Refuses where it doesn't ask them. */
  async answerUndo(id: string, voter: Seat, seat: Seat, agrees: boolean, mark?: Mark): Promise<void> {
    await this.undoRequests.answer(id, voter, seat, agrees, mark);
    this.lookLater(id);
  }

  /** A seat votes that a bot plays for another. Refuses if it has no say in that. */
  agree(id: string, voter: Seat, seat: Seat): void {
    this.votes.agree(id, voter, seat);
    this.lookLater(id);
  }

  /** A player did something other than a move. If that counts, a bot stops playing for them, or won't start. */
  act(id: string, seat: Seat): void {
    const { store, bus, owns } = this.parts;
    if (!owns(id)) return;
    const isAwaited = this.votes.awaits(id, seat);
    const returns = this.votes.spoke(id, seat) && isStoodIn(store.metadata(id), seat);
    if (returns) takeBack(store, id, seat);
    if (isAwaited || returns) bus.publish({ kind: 'seats', id });
  }

  /** A player is doing something at the board, short of a move. */
  active(id: string, seat: Seat): void {
    if (!this.parts.owns(id)) return;
    if (isStoodIn(this.parts.store.metadata(id), seat)) this.act(id, seat);
    else this.votes.active(id, seat);
  }

  /** The seat that has asked others something and waits for their answers. */
  asker(id: string): Seat | undefined {
    return this.asking.of(id);
  }

  /** Whether a match waits until somebody comes back: bots don't play on with nobody present, except at slow tables. */
  isPaused(id: string, { players, pace }: MatchData): boolean {
    const people = Object.values(players).filter(isPerson);
    return pace?.kind !== 'slow' && people.length > 0 && !people.some(({ id: seat }) => this.isPresent(id, seat));
  }

  /** The wall clock was corrected: rewrites the stored times that depend on it. */
  clockPutRight(): Promise<void> {
    return this.clocks.rewrite();
  }

  private hear(news: News): void {
    const { id, kind } = news;
    if (kind === 'gone') this.aways.forget(id);
    else if (TELLS_WHO_IS_THERE.has(kind)) this.aways.follow(id, this.parts.store.metadata(id)?.players ?? {});
    if (kind === 'gone' || kind === 'lost') this.forget(id);
    else if (kind === 'moved') this.moved(id, madeBy(news.state));
    else if (kind === 'acted') this.act(id, news.seat);
    else if (!NO_MATTER.has(kind)) this.consider(id);
  }

  /** A player who moves plays themselves again. */
  private moved(id: string, made: Made | undefined): void {
    const { store, owns } = this.parts;
    this.consider(id, made);
    if (made === undefined || made.standIn || !owns(id) || !isStoodIn(store.metadata(id), made.seat)) return;
    takeBack(store, id, made.seat);
    this.parts.bus.publish({ kind: 'seats', id });
  }

  /** Checks a match, and checks it again later if the result couldn't be stored. */
  private consider(id: string, made?: Made): void {
    if (!this.parts.owns(id)) return;
    try {
      this.look(id, made);
    } catch (error) {
      this.parts.timers.after(id, AGAIN, () => this.look(id));
      throw error;
    }
  }

  private look(id: string, made?: Made): void {
    const { isCutOff } = this.parts;
    const found = situationOf(this.parts, id);
    if (found === undefined) return this.forget(id);
    const asker = this.asking.follow(id, found.deciding, made);
    const { metadata } = found;
    const cutOff = Object.values(metadata.players).flatMap((player) => (isCutOff(id, player.id) ? player.id : []));
    const situation = { ...found, asker, cutOff, paused: this.isPaused(id, metadata) };
    const changes = this.waiters.map((waiter) => waiter.follow(situation, made));
    this.lookLater(id);
    if (changes.includes('seats')) this.parts.bus.publish({ kind: 'seats', id });
    else if (changes.includes('clocks')) this.parts.bus.publish({ kind: 'clocks', id });
  }

  /** While time stands still, votes have no effect; this checks again when time goes on. */
  private lookLater(id: string): void {
    const { timers } = this.parts;
    if (!timers.standsStill || this.later.has(id)) return;
    const look = () => {
      this.later.delete(id);
      this.look(id);
    };
    this.later.set(id, timers.after(id, 0, look));
  }

  private forget(id: string): void {
    this.later.get(id)?.();
    this.later.delete(id);
    this.asking.forget(id);
    for (const waiter of this.waiters) waiter.forget(id);
  }
}

const isStoodIn = (metadata: MatchData | undefined, seat: Seat): boolean =>
  metadata?.players[seat]?.standIn !== undefined;
