/**
 * The clocks of tables with time limits. A clock runs while its seat must decide; when it has run out, a bot makes the
 * decision. What must last is stored with the player: the reserve (bank) and, at slow tables, the time of day at which
 * the turn runs out. How much of a live decision's own time is used is only in memory: after a restart it starts again,
 * because nobody could decide meanwhile.
 */
import type { Seat } from '../../../games/kit/rules.ts';
import { fewAtOnce } from '../../few-at-once.ts';
import type { MatchStore } from '../../storage/match-store.ts';
import type { MatchData, Player, PlayerClock } from '../../storage/types.ts';
import type { Pace, SeatClock } from '../../contract/tables.ts';
import type { Ground } from '../ground.ts';
import { isPerson } from '../seats/seats.ts';
import type { Made, Situation, Waiter } from './situation.ts';
import { playing, stoodIn } from '../seats/stand-ins.ts';

/** After this many decisions in a row that ran out, a bot plays until the player does something. */
const TOO_MANY = 2;
/** For how many milliseconds another server may be gone before this one notices; its players lose none of that time. */
const UNKNOWN = 5000;
/** How many milliseconds more the first decision gets after a waiting room, because players look at the table first. */
const FIRST = 60_000;
/** How many milliseconds more a player gets whose turn ran out while the server was down. */
const GRACE = 3_600_000;

type ClockParts = Pick<Ground, 'store' | 'matches' | 'bus' | 'clock' | 'timers' | 'isPresent' | 'isElsewhere'>;

/**
 * A decision of one seat: the remaining own time and reserve in milliseconds, as of when the clock last stood still.
 */
interface Decision {
  readonly left: number;
  readonly bank: number;
  /** The largest number of moves so far. */
  readonly step: number;
  readonly running?: { readonly since: number; cancel(): void };
}

export class Clocks implements Waiter {
  /** By match and seat. */
  private readonly decisions = new Map<string, Map<Seat, Decision>>();

  constructor(private readonly parts: ClockParts) {}

  /** A seat's clock as it is now; undefined if it has none. */
  at(id: string, player: Player, pace: Pace | undefined): SeatClock | undefined {
    if (pace === undefined || !isPerson(player)) return undefined;
    const decision = this.decisions.get(id)?.get(player.id);
    if (decision !== undefined) {
      const { left, bank } = this.now(decision);
      return { left, bank, runs: decision.running !== undefined && !this.parts.timers.standsStill };
    }
    return pace.kind === 'slow' ? undefined : { left: 1000 * pace.decision, bank: bankOf(player, pace), runs: false };
  }

  follow(situation: Situation, made: Made | undefined): void {
    const { id, metadata, deciding } = situation;
    const { pace } = metadata;
    if (pace === undefined || (made !== undefined && this.settle(situation, pace, made))) return;
    let changed = false;
    // The stored player, which `settle` may have changed just now.
    const { players } = this.parts.store.metadata(id) ?? metadata;
    for (const player of Object.values(players).filter(isPerson)) {
      const decides = deciding.includes(player.id) && player.standIn === undefined;
      if (decides ? this.tick(situation, pace, player, made) : this.end(id, player.id) !== undefined) changed = true;
    }
    if (changed) this.parts.bus.publish({ kind: 'seatStatus', id });
  }

  forget(id: string): void {
    for (const { running } of this.decisions.get(id)?.values() ?? []) running?.cancel();
    this.decisions.delete(id);
  }

  /** Stores anew the times of all clocks, but for those of matches that can't be read. */
  async rewrite(): Promise<void> {
    await fewAtOnce([...this.decisions.keys()], (id) =>
      this.parts.store.ready(id).then(
        () => this.rewriteAt(id),
        () => {},
      ),
    );
  }

  private rewriteAt(id: string): void {
    for (const [seat, decision] of this.decisions.get(id) ?? [])
      if (decision.running !== undefined) this.keep(id, seat, this.now(decision), true);
  }

  /** A seat has decided, or a bot for it. Returns whether the bot's time is over. */
  private settle({ id, metadata, deciding }: Situation, pace: Pace, { seat, standIn }: Made): boolean {
    const { store, matches } = this.parts;
    const player = metadata.players[seat];
    if (player === undefined || !isPerson(player)) return false;
    if (player.clock?.first !== undefined) change(store, id, seat, (kept) => without(kept, 'first'));
    if (!standIn) {
      if (player.clock?.missed !== undefined) change(store, id, seat, (kept) => without(kept, 'missed'));
      return false;
    }
    // At a slow table a bot finishes the whole turn.
    const goesOn = pace.kind === 'slow' && deciding.includes(seat);
    if (player.standInUntil !== 'move' || goesOn) return false;
    matches.change(id, seat, playing);
    return true;
  }

  /** Updates the clock of a seat that must decide. Returns whether it changed. */
  private tick(
    { id, step, asker, paused, cutOff }: Situation,
    pace: Pace,
    player: Player,
    made: Made | undefined,
  ): boolean {
    const { id: seat } = player;
    const before = this.decisions.get(id)?.get(seat);
    // A move that is undone and made again starts no new decision.
    const isNew = pace.kind === 'live' && made?.seat === seat && before !== undefined && step > before.step;
    const bank = isNew ? this.end(id, seat)?.bank : undefined;
    const decision = this.decisions.get(id)?.get(seat) ?? this.begin(id, pace, player, step, bank);
    // A seat that has asked others waits for them, so its clock doesn't run.
    const waits = paused || cutOff.includes(seat);
    const runs = asker !== seat && !(waits && pace.kind === 'live');
    if (runs === (decision.running !== undefined)) return isNew || before === undefined;
    if (runs) this.run(id, seat, decision, pace);
    else this.stop(id, seat, cutOff.includes(seat) ? UNKNOWN : 0);
    return true;
  }

  /** Starts a decision. `bank` is the reserve that the seat's previous decision left, if that has just ended. */
  private begin(id: string, pace: Pace, player: Player, step: number, bank?: number): Decision {
    const kept = pace.kind === 'slow' ? 0 : bankOf(player, pace);
    const decision = { left: this.timeFor(pace, player), bank: bank ?? kept, step };
    this.set(id, player.id, decision);
    return decision;
  }

  /** How much own time a decision has that begins now, or continues after a restart. */
  private timeFor(pace: Pace, { clock }: Player): number {
    if (pace.kind === 'live') return 1000 * pace.decision + (clock?.first === true ? FIRST : 0);
    if (clock?.deadline === undefined) return 1000 * pace.turn;
    const left = Math.min(clock.deadline - this.parts.clock.now(), 1000 * pace.turn);
    return left > 0 ? left : GRACE;
  }

  private run(id: string, seat: Seat, decision: Decision, pace: Pace): void {
    const { timers } = this.parts;
    const cancel = timers.after(id, decision.left + decision.bank, () => this.due(id, seat));
    this.set(id, seat, { ...decision, running: { since: timers.ticks(), cancel } });
    if (pace.kind === 'slow') this.keep(id, seat, decision, true);
  }

  /** Time is up; but if the player is at another server that may be cut off unnoticed, waits a little longer. */
  private due(id: string, seat: Seat): void {
    const { timers, isElsewhere } = this.parts;
    const decision = this.decisions.get(id)?.get(seat);
    if (decision?.running === undefined || !isElsewhere(id, seat)) return this.runOut(id, seat);
    const cancel = timers.after(id, UNKNOWN, () => this.runOut(id, seat));
    this.set(id, seat, { ...decision, running: { ...decision.running, cancel } });
  }

  /** Stops a clock, as of `ago` milliseconds ago. */
  private stop(id: string, seat: Seat, ago = 0): void {
    const decision = this.decisions.get(id)?.get(seat);
    if (decision?.running === undefined) return;
    const now = this.now(decision, ago);
    this.keep(id, seat, now, false);
    decision.running.cancel();
    this.set(id, seat, now);
  }

  /** Ends a seat's decision and returns it; undefined if there was none. */
  private end(id: string, seat: Seat): Decision | undefined {
    this.stop(id, seat);
    return this.drop(id, seat);
  }

  private drop(id: string, seat: Seat): Decision | undefined {
    const seats = this.decisions.get(id);
    const ended = seats?.get(seat);
    ended?.running?.cancel();
    seats?.delete(seat);
    if (seats?.size === 0) this.decisions.delete(id);
    return ended;
  }

  /**
   * The time of a seat has run out: a bot decides. If that can't be stored, nothing has happened and it runs out again.
   */
  private runOut(id: string, seat: Seat): void {
    this.parts.matches.transaction(() => this.giveWay(id, seat));
  }

  private giveWay(id: string, seat: Seat): void {
    const { store, matches, isPresent } = this.parts;
    const decision = this.decisions.get(id)?.get(seat);
    if (decision !== undefined) this.keep(id, seat, this.now(decision), false);
    const missed = 1 + (store.metadata(id)?.players[seat]?.clock?.missed ?? 0);
    change(store, id, seat, (clock) => ({ ...clock, missed }));
    const longer = isPresent(id, seat) ? 'command' : undefined;
    matches.change(id, seat, (player) => stoodIn(player, missed < TOO_MANY ? 'move' : longer));
    this.drop(id, seat);
  }

  private now({ left, bank, step, running }: Decision, ago = 0): Decision {
    const used = running === undefined ? 0 : Math.max(0, this.parts.timers.ticks() - running.since - ago);
    return { left: Math.max(0, left - used), bank: Math.max(0, bank - Math.max(0, used - left)), step };
  }

  private set(id: string, seat: Seat, decision: Decision): void {
    const seats = this.decisions.get(id) ?? new Map<Seat, Decision>();
    this.decisions.set(id, seats.set(seat, decision));
  }

  /** Stores with the player what must last. */
  private keep(id: string, seat: Seat, { left, bank }: Decision, runs: boolean): void {
    const { store, clock } = this.parts;
    const metadata = store.metadata(id);
    const player = metadata?.players[seat];
    if (metadata?.pace === undefined || player === undefined) return;
    if (metadata.pace.kind === 'live') {
      if (bankOf(player, metadata.pace) !== bank) change(store, id, seat, (kept) => ({ ...kept, bank }));
    } else if (runs) change(store, id, seat, (kept) => ({ ...kept, deadline: clock.now() + left }));
    else change(store, id, seat, (kept) => without(kept, 'deadline'));
  }
}

function bankOf({ clock }: Player, pace: Pace & { readonly kind: 'live' }): number {
  return clock?.bank ?? 1000 * pace.bank;
}

function change(store: MatchStore, id: string, seat: Seat, changed: (clock: PlayerClock) => PlayerClock): void {
  store.updateMetadata(id, ({ players }: MatchData) => {
    const player = players[seat];
    if (player !== undefined) players[seat] = { ...player, clock: changed(player.clock ?? {}) };
  });
}

function without(clock: PlayerClock, key: keyof PlayerClock): PlayerClock {
  const { [key]: _, ...rest } = clock;
  return rest;
}
