/**
 * Plays the seats that bots hold. A bot hears of the same states as everybody, gets exactly what a player in its seat
 * would see, and hands its moves in at the same desk.
 */
import type { State } from 'boardgame.io';
import type { Logger } from 'pino';
import { type Table, toAction } from '../../games/kit/game.ts';
import { freshSeed, randomFrom } from '../../games/kit/random.ts';
import type { Move, Seat } from '../../games/kit/rules.ts';
import { isLevel, type LevelId } from '../../games/kit/search/levels.ts';
import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import type { Attendance } from '../match/attendance.ts';
import type { Bulletin, News } from '../match/bulletin.ts';
import type { Desk } from '../match/desk.ts';
import type { Games, LoadedGame } from '../match/games.ts';
import { botOf, hasBots, isFull } from '../match/seats.ts';
import type { MatchStore } from '../storage/match-store.ts';
import type { MatchData } from '../storage/types.ts';
import { Askers } from './askers.ts';
import type { BotPool } from './pool.ts';

interface BotParts {
  readonly store: MatchStore;
  readonly games: Games;
  readonly desk: Desk;
  readonly bulletin: Bulletin;
  readonly attendance: Pick<Attendance, 'isPaused' | 'asker'>;
  readonly clock: Clock;
  readonly pool: BotPool;
  readonly log: Logger;
}

/** A decision a bot has to make. */
interface Decision {
  readonly id: string;
  readonly seat: Seat;
  readonly level: LevelId;
  readonly game: LoadedGame;
  readonly state: State;
}

export class Bots {
  /** Seats that are thinking, as `match/seat`. */
  private readonly thinking = new Set<string>();
  private readonly askers: Askers;
  private unsubscribe: (() => void) | undefined;

  constructor(
    private readonly parts: BotParts,
    private readonly pace: Pick<Config, 'botDelay' | 'botPatience'>,
  ) {
    this.askers = new Askers(parts.clock, pace.botPatience);
  }

  /** Begins to play, also in matches from before a restart. */
  start(): void {
    this.unsubscribe = this.parts.bulletin.subscribe((news) => this.hear(news));
    for (const id of this.parts.store.unfinished()) this.consider(id);
  }

  async close(): Promise<void> {
    this.unsubscribe?.();
    this.unsubscribe = undefined;
    this.askers.close();
    await this.parts.pool.close();
  }

  private hear(news: News): void {
    const { id } = news;
    if (news.kind === 'gone') this.askers.forget(id);
    if (news.kind !== 'moved' && news.kind !== 'dealt' && news.kind !== 'seats' && news.kind !== 'presence') return;
    const metadata = this.parts.store.metadata(id);
    const game = this.parts.games.get(metadata?.gameName ?? '');
    if (metadata === undefined || game === undefined || !hasBots(metadata)) return;
    if (this.parts.attendance.asker(id) === undefined) this.askers.forget(id);
    this.consider(id);
  }

  /** Sets every bot of a match thinking that has something to decide. */
  private consider(id: string): void {
    const { store, games } = this.parts;
    const metadata = store.metadata(id);
    const state = store.state(id);
    const game = games.get(metadata?.gameName ?? '');
    if (metadata === undefined || state === undefined || game === undefined) return;
    if (!isFull(metadata) || state.ctx.gameover !== undefined) return;
    if (this.parts.attendance.isPaused(id, metadata)) return;
    const asker = this.parts.attendance.asker(id);
    const deciding = game.rules.toMove((state.G as Table).state);
    for (const seat of deciding) {
      const level = this.levelAt(metadata, seat);
      if (!isLevel(level) || this.thinking.has(`${id}/${seat}`)) continue;
      if (seat === asker && this.askers.waits(id, () => this.consider(id))) continue;
      void this.decide({ id, seat, level, game, state });
    }
  }

  private levelAt(metadata: MatchData | undefined, seat: Seat): string | undefined {
    const player = metadata?.players[seat];
    return player && botOf(player);
  }

  /** Makes one decision, then looks again. Never rejects. */
  private async decide(decision: Decision): Promise<void> {
    const { id, seat } = decision;
    const key = `${id}/${seat}`;
    this.thinking.add(key);
    let settled = false;
    try {
      settled = await this.move(decision);
    } catch (error) {
      this.parts.log.error({ error, match: id, seat }, 'a bot failed');
    }
    this.thinking.delete(key);
    // A bot that can make no move at all is left alone: asking again would ask for ever.
    if (settled && this.unsubscribe !== undefined) this.consider(id);
  }

  /** Returns whether the match has moved on. */
  private async move(decision: Decision): Promise<boolean> {
    const { id, seat, state } = decision;
    const [chosen] = await Promise.all([this.choose(decision), sleep(this.pace.botDelay)]);
    if (this.unsubscribe === undefined) return false;
    // Whoever it stood in for has come back.
    if (this.levelAt(this.parts.store.metadata(id), seat) === undefined) return true;
    if (chosen !== undefined && (await this.submit(decision, chosen))) return true;
    if (this.parts.store.state(id)?._stateID !== state._stateID) return true;
    this.parts.log.warn({ match: id, seat, move: chosen }, 'a bot plays at random');
    return this.submit(decision, anyMove(decision));
  }

  /** The bot's choice, or undefined when its search failed. */
  private async choose({ game, state, seat, level }: Decision): Promise<Move | undefined> {
    const view = game.rules.view((state.G as Table).state, seat);
    try {
      return await this.parts.pool.think({ game: game.meta.id, view, seat, level });
    } catch (error) {
      if (this.unsubscribe !== undefined) this.parts.log.error({ error, seat }, 'a search failed');
      return undefined;
    }
  }

  private async submit({ id, seat, state }: Decision, move: Move): Promise<boolean> {
    const { type, arg } = toAction(move);
    const receipt = await this.parts.desk.submitAs(id, seat, type, [arg], state._stateID);
    return receipt.ok || receipt.refusal.code === 'stale';
  }
}

function anyMove({ game, state, seat }: Decision): Move {
  return randomFrom(freshSeed()).pick(game.rules.legal((state.G as Table).state, seat));
}

function sleep(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}
