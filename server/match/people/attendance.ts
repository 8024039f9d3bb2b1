/**
 * Who is at the table, and who is waited for. Bots play for players who must decide but are away for long, or whose
 * clock has run out. If nobody is present, a match pauses, except at slow tables.
 */
import type { Seat } from '../../../games/kit/rules.ts';
import { fewAtOnce } from '../../few-at-once.ts';
import type { Mark } from '../../storage/answers.ts';
import { Cache } from '../../cache.ts';
import type { MatchData, Player } from '../../storage/types.ts';
import type { Pace } from '../../contract/tables.ts';
import type { Receipt } from '../../contract/messages.ts';
import { UndoRequests } from '../commands/undo-requests.ts';
import type { News } from '../event-bus.ts';
import type { Ground } from '../ground.ts';
import { isPerson } from '../seats/seats.ts';
import { playing } from '../seats/stand-ins.ts';
import { Asking } from '../time/asking.ts';
import { Clocks } from '../time/clocks.ts';
import { type Made, type Waiter, madeBy, situationOf } from '../time/situation.ts';
import { Wishes } from '../time/wishes.ts';
import { absences } from './absences.ts';
import type { SeatStatus } from './ballots.ts';
import { Votes } from './votes.ts';

/** News after which somebody else may be present, or have to decide, beside moves. */
const MATTERS: ReadonlySet<News['kind']> = new Set(['dealt', 'seats', 'presence', 'taken', 'timed', 'undone']);

/** News after which somebody may newly be present or absent. */
const TELLS_WHO_IS_THERE: ReadonlySet<News['kind']> = new Set(['presence', 'seats', 'taken']);

/** After how many milliseconds a match is checked again. */
const AGAIN = 1000;

/** For how many matches it is remembered who is away. */
const MOST = 5000;

/** What is known about seated players beyond what is stored. */
export interface Attending {
  isPresent(id: string, seat: Seat): boolean;
  /** For how many milliseconds a player has been away; undefined if they are present or it isn't known. */
  awayFor(id: string, seat: Seat): number | undefined;
  /**
   * What is known of a player while the match goes on. `pace` is the match's. A clock is absent if there is nothing to
   * show.
   */
  seatStatus(id: string, player: Player, pace: Pace | undefined): SeatStatus;
}

interface AttendanceParts extends Omit<Ground, 'commands' | 'log' | 'isThere'> {
  /** For how many milliseconds somebody who must decide is waited for, if the table doesn't say. */
  readonly patience: number;
  readonly claims: {
    readonly ballots: readonly Waiter[];
    /** Ends the claims of a seat, whose holder is there. */
    end(id: string, seat: Seat): void;
  };
  /** Takes back a seat's last move, which had led to this state and which everybody agreed on. */
  undo(id: string, seat: Seat, stateID: number, mark?: Mark): Promise<Receipt>;
}

export class Attendance implements Attending {
  /** Votes on letting bots play for players who do nothing. */
  readonly votes: Votes;
  readonly undoRequests: UndoRequests;
  readonly wishes: Wishes;
  /** Who has asked others something and waits for their answers. */
  readonly asking = new Asking();
  /** By match: since when seated players have been away, as far as this server knows. */
  private readonly away = new Cache<ReadonlyMap<Seat, number>>(MOST);
  private readonly clocks: Clocks;
  private readonly absences: ReturnType<typeof absences>;
  private readonly waiters: readonly Waiter[];
  private readonly unsubscribe: () => void;

  constructor(private readonly parts: AttendanceParts) {
    this.absences = absences(parts);
    this.clocks = new Clocks(parts);
    this.votes = new Votes(parts);
    this.undoRequests = new UndoRequests(parts);
    this.wishes = new Wishes(parts);
    const ballots = [this.absences, this.votes.ballots, this.undoRequests.ballots, ...parts.claims.ballots];
    this.waiters = [...ballots, this.clocks, this.wishes];
    this.unsubscribe = parts.bus.participate((news) => this.hear(news));
  }

  /**
   * Continues after a restart what goes on though nobody is there, as clocks of slow tables and claims of seats, and the
   * clocks of tables where somebody is already present.
   */
  async start(): Promise<void> {
    const { store } = this.parts;
    const going = store.stored.unfinished.filter((id) => {
      const metadata = store.metadata(id);
      const isClaimed = Object.values(metadata?.players ?? {}).some(({ claims }) => claims !== undefined);
      return isClaimed || metadata?.pace?.kind === 'slow' || (metadata && !this.isPaused(id, metadata));
    });
    await fewAtOnce(going, async (id) => {
      await store.ready(id).catch(() => {});
      this.consider(id);
    });
  }

  /** Stores what clocks show, once no timer fires any more. */
  async close(): Promise<void> {
    this.unsubscribe();
    await this.clocks.rewrite();
  }

  isPresent(id: string, seat: Seat): boolean {
    return this.parts.isPresent(id, seat);
  }

  awayFor(id: string, seat: Seat): number | undefined {
    const since = this.away.get(id)?.get(seat);
    return since === undefined ? undefined : Math.max(0, this.parts.clock.ticks() - since);
  }

  seatStatus(id: string, player: Player, pace: Pace | undefined): SeatStatus {
    const { id: seat } = player;
    const clock = this.clocks.at(id, player, pace);
    const wishes = this.wishes.of(id, seat);
    return {
      ...this.absences.shown(id, seat),
      ...(clock && { clock }),
      ...this.votes.ballots.shown(id, seat),
      ...this.undoRequests.ballots.shown(id, seat),
      ...(wishes.length > 0 && { wishes }),
    };
  }

  /** A player did something other than a move. If that counts, a bot stops playing for them, or won't start. */
  act(id: string, seat: Seat): void {
    const { owns, claims } = this.parts;
    if (!owns(id)) return;
    claims.end(id, seat);
    if (this.votes.spoke(id, seat)) this.takeBack(id, seat);
  }

  /** A player is doing something at the board, short of a move. */
  active(id: string, seat: Seat): void {
    if (!this.parts.owns(id)) return;
    if (this.isStoodIn(id, seat)) this.act(id, seat);
    else this.votes.active(id, seat);
  }

  /** Whether a match waits until somebody comes back: bots don't play on with nobody present, except at slow
   * tables and those of tournaments, for which others wait. */
  isPaused(id: string, { players, pace, tournament }: MatchData): boolean {
    const people = Object.values(players).filter(isPerson);
    if (pace?.kind === 'slow' || tournament !== undefined) return false;
    return people.length > 0 && !people.some(({ id: seat }) => this.isPresent(id, seat));
  }

  /** The wall clock was corrected: rewrites the stored times that depend on it. */
  clockPutRight(): Promise<void> {
    return this.clocks.rewrite();
  }

  private hear(news: News): void {
    const { id, kind } = news;
    if (kind === 'gone') this.away.delete(id);
    else if (TELLS_WHO_IS_THERE.has(kind)) this.noteAway(id);
    if (kind === 'gone' || kind === 'lost') this.forget(id);
    else if (kind === 'moved') this.moved(id, madeBy(news.state));
    else if (kind === 'acted') this.act(id, news.seat);
    else if (MATTERS.has(kind)) this.consider(id);
  }

  private noteAway(id: string): void {
    const { store, clock } = this.parts;
    const before = this.away.get(id);
    const people = Object.values(store.metadata(id)?.players ?? {}).filter(isPerson);
    const away = people.map((player) => player.id).filter((seat) => !this.isPresent(id, seat));
    if (away.length === 0) this.away.delete(id);
    else this.away.set(id, new Map(away.map((seat) => [seat, before?.get(seat) ?? clock.ticks()])));
  }

  /** A player who moves plays themselves again. */
  private moved(id: string, made: Made | undefined): void {
    this.consider(id, made);
    if (made !== undefined && !made.standIn && this.parts.owns(id)) this.takeBack(id, made.seat);
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

  /** Checks a match, and tells what has come of it when all of it is done. */
  private look(id: string, made?: Made): void {
    this.parts.bus.after(() => this.follow(id, made));
  }

  private follow(id: string, made: Made | undefined): void {
    const { isCutOff } = this.parts;
    this.welcome(id);
    const found = situationOf(this.parts, id);
    if (found === undefined) return this.forget(id);
    const asker = this.asking.follow(id, found.deciding, made);
    const { metadata } = found;
    const cutOff = Object.values(metadata.players).flatMap((player) => (isCutOff(id, player.id) ? player.id : []));
    const situation = { ...found, asker, cutOff, paused: this.isPaused(id, metadata) };
    for (const waiter of this.waiters) waiter.follow(situation, made);
  }

  /** Whoever is back keeps their seat, and plays themselves again, unless a bot plays until they do something. */
  private welcome(id: string): void {
    const { store, claims } = this.parts;
    for (const player of Object.values(store.metadata(id)?.players ?? {})) {
      if (!isPerson(player) || !this.isPresent(id, player.id)) continue;
      claims.end(id, player.id);
      if (player.standInUntil === undefined) this.takeBack(id, player.id);
    }
  }

  private takeBack(id: string, seat: Seat): void {
    if (this.isStoodIn(id, seat)) this.parts.matches.change(id, seat, playing);
  }

  private isStoodIn(id: string, seat: Seat): boolean {
    return this.parts.store.metadata(id)?.players[seat]?.standIn !== undefined;
  }

  private forget(id: string): void {
    this.asking.forget(id);
    for (const waiter of this.waiters) waiter.forget(id);
  }
}
