/**
 * Plays the bots' seats. A bot hears of the same states as everybody, gets exactly the view of its seat and a perfect
 * memory of it, and makes its moves by the same way as players.
 */
import type { State } from 'boardgame.io';
import type { Table } from '../../games/kit/game.ts';
import { freshSeed, randomFrom } from '../../games/kit/random.ts';
import type { Move, Seat } from '../../games/kit/rules.ts';
import { isLevel, type LevelId } from '../../games/kit/search/levels.ts';
import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import { fewAtOnce } from '../few-at-once.ts';
import type { Attendance } from '../match/people/attendance.ts';
import type { News } from '../match/event-bus.ts';
import type { Actions } from '../match/commands/actions.ts';
import type { LoadedGame } from '../match/games.ts';
import type { Ground } from '../match/ground.ts';
import type { Origins } from '../match/origins.ts';
import { STAND_IN_SHARE, botOf, hasBots, statusOf } from '../match/seats/seats.ts';
import type { StoredMatches } from '../storage/stored-matches.ts';
import type { MatchData } from '../storage/types.ts';
import { Askers } from './askers.ts';
import { FairQueue } from './fair-queue.ts';
import type { BotMemories } from './memories.ts';
import type { BotPool } from './pool.ts';
import { Pauses } from './pauses.ts';

interface BotParts extends Pick<Ground, 'games' | 'bus' | 'timers' | 'log' | 'owns'> {
  readonly clock: Clock;
  readonly store: StoredMatches;
  readonly actions: Pick<Actions, 'submitAs'>;
  readonly attendance: Pick<Attendance, 'isPaused' | 'wishes' | 'asking'>;
  readonly pool: BotPool;
  readonly memories: Pick<BotMemories, 'of'>;
  readonly origins: Pick<Origins, 'of'>;
  /** Reads a match ahead. Rejects where the database doesn't answer. */
  ready(id: string): Promise<void>;
}

/** A decision that a bot must make. */
interface Decision {
  readonly id: string;
  readonly seat: Seat;
  readonly level: LevelId;
  readonly game: LoadedGame;
}

/** The state that a search was about, and the chosen move; no move if the search failed. */
interface Choice {
  readonly state: State;
  readonly move: Move | undefined;
}

/**
 * What came of a decision. settled: the match has moved on. stuck: no move could be made. failed: the server failed.
 */
type Outcome = 'settled' | 'stuck' | 'failed';

/** News after which a bot may have something to decide. */
const MATTERS: ReadonlySet<News['kind']> = new Set(['moved', 'dealt', 'seats', 'presence', 'timed', 'taken']);

/** News after which everybody present may agree that bots shouldn't pause. */
const HASTENS: ReadonlySet<News['kind']> = new Set(['seatStatus', 'presence', 'seats']);

/** After how many milliseconds a decision is tried again if the server failed. */
const RETRY = 2000;

/** Refusals that say nothing about the move itself, so that it is tried again. */
const NOT_STORED: ReadonlySet<string> = new Set(['serverError', 'dataGone']);

export class Bots {
  /** The seats that are thinking, as `match/seat`. */
  private readonly thinking = new Set<string>();
  private readonly askers: Askers;
  private readonly queue: FairQueue;
  private readonly pauses: Pauses;
  private unsubscribe: (() => void) | undefined;

  constructor(
    private readonly parts: BotParts,
    pace: Pick<Config, 'botDelay' | 'botPatience' | 'botThreads'>,
  ) {
    this.queue = new FairQueue(pace.botThreads);
    this.askers = new Askers(parts.timers, pace.botPatience);
    const isHurried = (id: string) => parts.attendance.wishes.isShared(id, 'hurry');
    this.pauses = new Pauses({ clock: parts.clock, length: pace.botDelay, isHurried });
  }

  /** Starts to play, also in matches from before a restart. */
  async start(): Promise<void> {
    const { bus, store, ready } = this.parts;
    this.unsubscribe = bus.subscribe((news) => this.hear(news));
    // All of them: whoever lists matches is to know which can't be read any more.
    await fewAtOnce(store.unfinished, async (id) => {
      await ready(id).catch(() => {});
      this.consider(id);
    });
  }

  async close(): Promise<void> {
    this.unsubscribe?.();
    this.unsubscribe = undefined;
    await this.parts.pool.close();
  }

  private hear(news: News): void {
    const { id } = news;
    if (news.kind === 'gone' || news.kind === 'lost') this.askers.forget(id);
    if (HASTENS.has(news.kind)) this.pauses.look(id);
    if (!MATTERS.has(news.kind) || !this.parts.owns(id)) return;
    const metadata = this.parts.store.metadata(id);
    const game = this.parts.games.get(metadata?.gameName ?? '');
    if (metadata === undefined || game === undefined || !hasBots(metadata)) return;
    if (this.parts.attendance.asking.of(id) === undefined) this.askers.forget(id);
    this.consider(id);
  }

  /** Starts every bot of a match that has something to decide. */
  private consider(id: string): void {
    const { store, games, owns } = this.parts;
    if (!owns(id)) return;
    const metadata = store.metadata(id);
    const state = store.state(id);
    const game = games.get(metadata?.gameName ?? '');
    if (metadata === undefined || state === undefined || game === undefined) return;
    if (statusOf(metadata) !== 'playing') return;
    if (this.parts.attendance.isPaused(id, metadata)) return;
    const asker = this.parts.attendance.asking.of(id);
    const deciding = game.rules.toMove((state.G as Table).state);
    for (const seat of deciding) {
      const level = this.levelAt(metadata, seat);
      if (!isLevel(level) || this.thinking.has(`${id}/${seat}`)) continue;
      if (seat === asker && this.askers.waits(id, () => this.consider(id))) continue;
      void this.decide({ id, seat, level, game });
    }
  }

  private levelAt(metadata: MatchData | undefined, seat: Seat): string | undefined {
    const player = metadata?.players[seat];
    return player && botOf(player);
  }

  /** The largest part of its level's time that a bot may use, however idle the server is. */
  private mostAt(id: string, seat: Seat): number {
    return this.parts.store.metadata(id)?.players[seat]?.bot === undefined ? STAND_IN_SHARE : 1;
  }

  /** Makes one decision, then checks again. Never rejects. */
  private async decide(decision: Decision): Promise<void> {
    const { id, seat } = decision;
    const key = `${id}/${seat}`;
    this.thinking.add(key);
    let outcome: Outcome = 'failed';
    try {
      outcome = await this.move(decision);
    } catch (error) {
      this.parts.log.error({ error, match: id, seat }, 'a bot failed');
    }
    this.thinking.delete(key);
    // A bot that can't make any move is left alone; otherwise it would be asked for ever.
    if (outcome !== 'stuck') this.lookAgain(id, outcome);
  }

  /** A store that has failed may fail again, so it gets some time first. */
  private lookAgain(id: string, outcome: Outcome): void {
    if (this.unsubscribe === undefined) return;
    try {
      if (outcome === 'settled') return this.consider(id);
    } catch (error) {
      this.parts.log.error({ error, match: id }, 'a bot failed');
    }
    this.parts.timers.after(id, RETRY, () => this.lookAgain(id, 'settled'));
  }

  private async move(decision: Decision): Promise<Outcome> {
    const rested = this.pauses.take(decision.id);
    const { id } = decision;
    return this.queue.take(
      { table: id, address: this.parts.origins.of(id) ?? id },
      (share) => this.choose(decision, share),
      async (choice) => {
        await rested;
        return this.handIn(decision, choice);
      },
    );
  }

  private async handIn(decision: Decision, choice: Choice | undefined): Promise<Outcome> {
    const { id, seat } = decision;
    if (this.unsubscribe === undefined) return 'stuck';
    if (!this.parts.owns(id)) return 'settled';
    // There is nothing to decide any more, or the player has come back.
    if (choice === undefined || this.levelAt(this.parts.store.metadata(id), seat) === undefined) return 'settled';
    const { state, move } = choice;
    const outcome = move === undefined ? 'stuck' : await this.submit(decision, state, move);
    if (outcome !== 'stuck') return outcome;
    if (this.parts.store.state(id)?._stateID !== state._stateID) return 'settled';
    const any = anyMove(decision, state);
    this.parts.log.warn({ match: id, seat, move }, any ? 'a bot plays at random' : 'a bot has no move to choose');
    return any === undefined ? 'stuck' : this.submit(decision, state, any);
  }

  /**
   * The bot's move, from what it sees and remembers when its turn to think comes; undefined if it has nothing to decide
   * by then.
   */
  private async choose({ id, game, seat, level }: Decision, share: number): Promise<Choice | undefined> {
    // While it waited the match may have been put away.
    if (this.unsubscribe !== undefined) await this.parts.ready(id);
    const state = this.unsubscribe && this.parts.store.state(id);
    if (state === undefined || state.ctx.gameover !== undefined) return undefined;
    const table = (state.G as Table).state;
    if (!game.rules.toMove(table).includes(seat)) return undefined;
    const view = game.rules.view(table, seat);
    try {
      const memory = await this.parts.memories.of(id, game.meta.id, seat, state);
      const part = Math.min(share, this.mostAt(id, seat));
      return {
        state,
        move: await this.parts.pool.think({ game: game.meta.id, view, memory, seat, level, share: part }),
      };
    } catch (error) {
      if (this.unsubscribe !== undefined) this.parts.log.error({ error, seat }, 'a search failed');
      return { state, move: undefined };
    }
  }

  private async submit({ id, seat }: Decision, state: State, move: Move): Promise<Outcome> {
    const receipt = await this.parts.actions.submitAs(id, seat, move, state._stateID);
    if (receipt.ok || receipt.refusal.code === 'stale') return 'settled';
    return NOT_STORED.has(receipt.refusal.code) ? 'failed' : 'stuck';
  }
}

/** Any of the seat's moves; undefined where a stock game lists none. */
function anyMove({ game, seat }: Decision, state: State): Move | undefined {
  const moves = game.rules.legal((state.G as Table).state, seat);
  return moves.length === 0 ? undefined : randomFrom(freshSeed()).pick(moves);
}
