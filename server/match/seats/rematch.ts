/**
 * The next match of the same players. The first who presses the button opens it, and a seat is kept for everybody who
 * played. Each of them joins with one press. After a while the kept seats become free for anybody, just when everybody
 * was told they would.
 */
import type { Table } from '../../../games/kit/game.ts';
import type { Seat } from '../../../games/kit/rules.ts';
import { notFound, Refused } from '../../refused.ts';
import type { MatchData, Player } from '../../storage/types.ts';
import type { Rematch } from '../../contract/seats.ts';
import type { RematchNews } from '../../contract/messages.ts';
import type { News } from '../event-bus.ts';
import type { Coming, Holder } from '../commands/registry.ts';
import { keysOf } from './credentials.ts';
import type { Ground } from '../ground.ts';
import { cameFrom, demandWelcome } from './sent-away.ts';
import { sameTerms, termsOf } from '../deal/terms.ts';
import { askAnew, botIn, firstFree, isFree, isPerson, statusOf } from './seats.ts';

/** For how many milliseconds a seat is kept for a player. */
const KEPT_FOR = 60_000;

type RematchParts = Pick<Ground, 'store' | 'games' | 'matches' | 'bus' | 'commands' | 'clock' | 'timers' | 'owns'>;

/** When kept seats become free. It uses the time that counts at matches, because the wall clock may be corrected. */
interface Lapse {
  readonly at: number;
  /** Absent if another server frees them. */
  readonly callOff?: () => void;
}

export class Rematches {
  /** By id of the next match. */
  private readonly lapses = new Map<string, Lapse>();
  /** For each next match: the match that it follows. */
  private readonly followed = new Map<string, string>();
  private readonly unsubscribe: () => void;

  /** Seats that were kept before a restart stay kept until their time. */
  constructor(private readonly parts: RematchParts) {
    for (const id of parts.store.stored.unfinished) this.watch(id);
    this.unsubscribe = parts.bus.participate((news) => this.hear(news));
  }

  close(): void {
    this.unsubscribe();
  }

  /** Seats whoever holds a seat of a finished match at the next match; opens that if nobody has. */
  async join({ id, seat, key, address }: Holder, pledge: string | undefined): Promise<Rematch> {
    const next = await this.next(id, seat);
    const share = pledge === undefined ? {} : { share: { by: key, pledge } };
    const brought = { ...share, ...cameFrom(next, address) };
    return { id: next, playerID: String(await this.parts.commands.do('come', next, { from: id, seat, brought })) };
  }

  /**
   * The next match for clients that sit down in a second step, like boardgame.io's: the seat kept for this player
   * becomes free.
   */
  async lead({ id, seat }: Holder): Promise<string> {
    const next = await this.next(id, seat);
    await this.parts.commands.do('free', next, { from: seat });
    return next;
  }

  /** How far the next match is, for those who look at this one; null if nobody has asked for one. */
  async news(id: string): Promise<RematchNews | null> {
    const { store, timers } = this.parts;
    await store.described(id);
    const next = await this.nextOf(id);
    const metadata = next === undefined ? undefined : store.metadata(next);
    if (next === undefined || metadata === undefined) return null;
    const players = Object.values(metadata.players);
    const kept = players.flatMap((player) => player.kept ?? []);
    return {
      id: next,
      here: players.flatMap((player) => (isPerson(player) ? (player.from ?? []) : [])),
      awaited: kept.map(({ from }) => from),
      keptFor: kept.length === 0 ? 0 : Math.max(0, (this.lapses.get(next)?.at ?? 0) - timers.ticks()),
      free: players.filter(isFree).length,
      status: statusOf(metadata),
    };
  }

  private hear({ kind, id }: News): void {
    if (kind === 'lost') this.callOff(id);
    if (kind === 'taken' || kind === 'lost') this.watch(id);
    const previous = this.followed.get(id) ?? (kind === 'seats' ? this.watch(id) : undefined);
    if (previous === undefined || (kind !== 'seats' && kind !== 'dealt' && kind !== 'gone')) return;
    if (kind === 'gone') this.forget(id);
    this.parts.bus.publish({ kind: 'rematch', id: previous });
  }

  /** The next match, once it is stored. If two servers open one at the same time, the second takes the first's. */
  private next(id: string, seat: Seat): Promise<string> {
    const { matches, store } = this.parts;
    const opened = () => {
      const metadata = matches.find(id);
      if (metadata.gameover === undefined && store.state(id) !== undefined)
        throw new Refused({ code: 'notOver' }, 'The next match begins when this one is over.');
      return this.known(id) ?? this.open(id, metadata, seat);
    };
    return store.whole(async () => {
      await this.nextOf(id);
      await store.ahead(id);
      return matches.transaction(opened);
    });
  }

  /** The next match, where it is there already. Reads it while other things are done. */
  async nextOf(id: string): Promise<string | undefined> {
    const { store } = this.parts;
    const next = store.metadata(id)?.nextMatchID;
    if (next !== undefined) await store.described(next);
    return this.known(id);
  }

  private known(id: string): string | undefined {
    const { store } = this.parts;
    const next = store.metadata(id)?.nextMatchID;
    return next !== undefined && store.metadata(next) !== undefined ? next : undefined;
  }

  /** Opens the next match, with bots where bots played, and all other seats kept. */
  private open(id: string, metadata: MatchData, asking: Seat): string {
    const { store, matches, clock } = this.parts;
    const order = this.order(id, metadata);
    const next = matches.createLike(metadata);
    const until = clock.now() + KEPT_FOR;
    store.updateMetadata(next, (changed) => {
      changed.follows = id;
      changed.host = order.indexOf(asking);
      for (const [seat, from] of order.entries()) {
        const player = metadata.players[from];
        if (player !== undefined) changed.players[seat] = successor(seat, player, until);
      }
    });
    store.updateMetadata(id, (changed) => {
      changed.nextMatchID = next;
    });
    this.watch(next);
    return next;
  }

  /** The seats in the order of the next match: whoever began sits last, or all as before where chance says who begins. */
  private order(id: string, { gameName, players }: MatchData): readonly Seat[] {
    const { store, games } = this.parts;
    const seats = Object.values(players).map((player) => player.id);
    const game = games.get(gameName);
    if (game?.meta.drawsStarter === true) return seats;
    const initialState = store.initial(id);
    const first = initialState && game?.rules.toMove((initialState.G as Table).state)[0];
    const began = seats.indexOf(first ?? 0);
    return [...seats.slice(began + 1), ...seats.slice(0, began + 1)];
  }

  /** Seats a player of the match before at this one. Returns the seat, also for a player who already sits there. */
  async come(next: string, { from: before, seat: from, brought }: Coming): Promise<Seat> {
    const { store, matches } = this.parts;
    await store.ready(before);
    if (store.metadata(next)?.follows !== before) throw notFound('match');
    return matches.transaction(() => this.sit(before, next, from, brought));
  }

  /** Frees the seat that is kept for a player of the match before. */
  free(next: string, from: Seat): void {
    this.update(next, (player) => (player.kept?.from === from ? { id: player.id } : player));
  }

  private sit(before: string, next: string, from: Seat, brought: Coming['brought']): Seat {
    const { store, matches } = this.parts;
    const { name, data, credentials, devices } = matches.find(before).players[from] ?? {};
    const metadata = matches.find(next);
    const players = Object.values(metadata.players);
    const own = players.find((player) => player.from === from) ?? players.find(({ kept }) => kept?.from === from);
    const seat = own?.id ?? firstFree(metadata);
    if (seat === undefined) throw new Refused({ code: 'matchFull' }, 'All seats of the next match are taken.');
    if (name === undefined || credentials === undefined) return seat;
    // Uses the credentials of the old seat, so that repeating a press, or losing its answer, does no harm.
    const keys = { credentials, ...(devices === undefined ? {} : { devices }) };
    if (own?.from !== from) {
      demandWelcome(metadata, { origin: brought.origin, keys: keysOf({ id: from, ...keys }) });
      const given = data === undefined ? {} : { data: data as unknown };
      matches.change(next, seat, () => ({ id: seat, name, from, ...keys, ...given, ...brought }));
      // They press for another match like this one; to other terms they haven't agreed.
      if (!sameTerms(termsOf(metadata), termsOf(matches.find(before)))) matches.change(next, seat, askAnew);
    }
    // Lets in devices that were added since.
    else if (keysOf(own).length < keysOf({ id: seat, ...keys }).length)
      matches.change(next, seat, (player) => ({ ...player, ...keys }));
    store.updateMetadata(next, (changed) => {
      changed.host ??= seat;
    });
    return seat;
  }

  /** Starts to follow a match that follows another. Returns that other match. */
  private watch(id: string): string | undefined {
    const { store, clock, timers, owns } = this.parts;
    const metadata = store.metadata(id);
    if (metadata?.follows === undefined) return undefined;
    this.followed.set(id, metadata.follows);
    const times = Object.values(metadata.players).flatMap(({ kept }) => kept?.until ?? []);
    if (times.length > 0 && this.lapses.get(id)?.callOff === undefined) {
      // The time may have been stored by another clock, so it is limited to how long a seat is kept.
      const rest = Math.min(KEPT_FOR, Math.max(0, Math.max(...times) - clock.now()));
      const callOff = owns(id) ? { callOff: timers.after(id, rest, () => this.lapse(id)) } : {};
      this.lapses.set(id, { at: timers.ticks() + rest, ...callOff });
    }
    return metadata.follows;
  }

  /** Frees the kept seats. */
  private lapse(id: string): void {
    this.callOff(id);
    this.update(id, (player) => (player.kept === undefined ? player : { id: player.id }));
  }

  private update(id: string, change: (player: Player) => Player): void {
    const { store, bus } = this.parts;
    store.updateMetadata(id, ({ players }) => {
      for (const player of Object.values(players)) players[player.id] = change(player);
    });
    bus.publish({ kind: 'seats', id });
  }

  private forget(id: string): void {
    this.callOff(id);
    this.followed.delete(id);
  }

  private callOff(id: string): void {
    this.lapses.get(id)?.callOff?.();
    this.lapses.delete(id);
  }
}

/** The player of a seat in the next match, when it is opened. No seat is kept for players who left on purpose. */
function successor(seat: Seat, player: Player, until: number): Player {
  if (player.bot !== undefined) return botIn(seat, player.bot);
  if (!isPerson(player) || player.name === undefined || player.left === true) return { id: seat };
  return { id: seat, kept: { from: player.id, name: player.name, until } };
}
