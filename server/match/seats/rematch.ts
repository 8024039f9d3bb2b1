/**
 * The match after the match. The first who presses opens it and keeps a seat for everybody who played; each of them
 * comes to it by one press, and a seat nobody has come to after a while is free for anybody, unless its player is still there,
 * looking at what has just ended.
 */
import type { State } from 'boardgame.io';
import type { Table } from '../../../games/kit/game.ts';
import type { Seat } from '../../../games/kit/rules.ts';
import type { Clock } from '../../clock.ts';
import type { Nodes } from '../../nodes/nodes.ts';
import { notFound, Refused } from '../../refused.ts';
import type { MatchStore } from '../../storage/match-store.ts';
import type { MatchData, Player } from '../../storage/types.ts';
import type { Rematch, RematchNews } from '../../wire.ts';
import type { Bulletin, News } from '../bulletin.ts';
import { type ShownKey, keptOf, keysOf } from './credentials.ts';
import type { Games } from '../games.ts';
import type { Matches } from '../matches.ts';
import { demandWelcome, originAt } from './sent-away.ts';
import { botIn, firstFree, isFree, isUnderWay, isPerson } from './seats.ts';
import type { MatchTimers } from '../time/timers.ts';
import { wholeDeed } from '../deeds/whole-deeds.ts';

/** For how many milliseconds a seat is kept for somebody who played. */
const KEPT_FOR = 60_000;

interface RematchParts {
  readonly store: MatchStore;
  readonly games: Games;
  readonly matches: Matches;
  readonly bulletin: Bulletin;
  readonly nodes: Pick<Nodes, 'at'>;
  /** What the wall clock says. */
  readonly clock: Pick<Clock, 'now'>;
  readonly timers: MatchTimers;
  isPresent(id: string, seat: Seat): boolean;
  /** Whether it is for this server to look after a match. */
  owns(id: string): boolean;
}

/** Somebody who comes from a match that is over. */
interface Coming {
  readonly id: string;
  readonly from: Seat;
  readonly brought: Pick<Player, 'share' | 'origin'>;
}

/** When kept seats become free, by the time that counts: the wall clock may be put right meanwhile. */
interface Lapse {
  readonly at: number;
  /** Absent where another server frees them. */
  readonly callOff?: () => void;
}

export class Rematches {
  /** By match. */
  private readonly lapses = new Map<string, Lapse>();
  /** The match each next one follows. */
  private readonly followed = new Map<string, string>();
  private readonly unsubscribe: () => void;

  /** Has a player of a match sit down at the next one by whoever owns that. Resolves with the seat. */
  private readonly come: (next: string, coming: Coming) => Promise<Seat>;
  /** Frees the seat that is kept for a player. */
  private readonly free: (next: string, kept: { readonly from: Seat }) => Promise<void>;

  /** Seats kept before a restart are kept until their time. */
  constructor(private readonly parts: RematchParts) {
    const { nodes, store, matches } = parts;
    const at = { nodes, store, ready: (id: string) => store.ready(id) };
    this.come = wholeDeed(at, 'come', async (next, { id, from, brought }: Coming) => {
      await store.ready(id);
      if (store.metadata(next)?.follows !== id) throw notFound('match');
      return matches.deed(() => this.sit(id, next, from, brought));
    });
    this.free = wholeDeed(at, 'free', (next, { from }: { readonly from: Seat }) =>
      this.update(next, (player) =>
        player.kept !== undefined && player.kept.from === from ? { id: player.id } : player,
      ),
    );
    for (const id of parts.store.stored.unfinished()) this.watch(id);
    this.unsubscribe = parts.bulletin.participate((news) => this.hear(news));
  }

  close(): void {
    this.unsubscribe();
    for (const { callOff } of this.lapses.values()) callOff?.();
  }

  /** Sits whoever holds a seat of a match that is over down at the next one; the first who asks opens that. */
  async join(id: string, key: ShownKey, pledge: string | undefined, address: string): Promise<Rematch> {
    const { seat: from, next } = await this.next(id, key);
    const share = pledge === undefined ? {} : { share: { by: keptOf(key.credentials), pledge } };
    const seat = await this.come(next, { id, from, brought: { ...share, origin: originAt(next, address) } });
    return { id: next, playerID: String(seat) };
  }

  /**
   * The next match for clients that sit down by themselves afterwards, as boardgame.io's do: the seat kept for who asks is free.
   */
  async lead(id: string, key: ShownKey): Promise<string> {
    const { seat, next } = await this.next(id, key);
    await this.free(next, { from: seat });
    return next;
  }

  /** How far the next match is, as it is told at this one; null where nobody asked for one. */
  news(id: string): RematchNews | null {
    const { store, timers } = this.parts;
    const next = store.metadata(id)?.nextMatchID;
    const metadata = next === undefined ? undefined : store.metadata(next);
    if (next === undefined || metadata === undefined) return null;
    const players = Object.values(metadata.players);
    const kept = players.flatMap((player) => player.kept ?? []);
    const going = isUnderWay(metadata) ? 'playing' : 'open';
    return {
      id: next,
      here: players.flatMap((player) => (isPerson(player) ? (player.from ?? []) : [])),
      awaited: kept.map(({ from }) => from),
      keptFor: kept.length === 0 ? 0 : Math.max(0, (this.lapses.get(next)?.at ?? 0) - timers.ticks()),
      free: players.filter(isFree).length,
      status: metadata.gameover === undefined ? going : 'over',
    };
  }

  private hear({ kind, id }: News): void {
    if (kind === 'lost') this.callOff(id);
    if (kind === 'taken' || kind === 'lost') this.watch(id);
    const previous = this.followed.get(id) ?? (kind === 'seats' ? this.watch(id) : undefined);
    if (previous === undefined || (kind !== 'seats' && kind !== 'dealt' && kind !== 'gone')) return;
    if (kind === 'gone') this.forget(id);
    this.parts.bulletin.publish({ kind: 'rematch', id: previous });
  }

  /** Who asks, and the next match, once it is stored: of two servers that open one at once the second takes the first's. */
  private next(id: string, key: ShownKey): Promise<{ readonly seat: Seat; readonly next: string }> {
    const { matches, store } = this.parts;
    const opened = () => {
      const metadata = matches.find(id);
      const seat = matches.owned(metadata, key);
      if (metadata.gameover === undefined && store.state(id) !== undefined)
        throw new Refused({ code: 'notOver' }, 'The next match begins when this one is over.');
      return { seat, next: this.known(id) ?? this.open(id, metadata, seat) };
    };
    return store.whole(async () => {
      await this.nextOf(id);
      await store.ahead(id);
      return matches.deed(opened);
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

  /** Opens the next match, with bots where bots played and all other seats kept. */
  private open(id: string, metadata: MatchData, asking: Seat): string {
    const { store, matches, clock } = this.parts;
    const order = this.rotated(id, metadata);
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

  /** The seats of a match in the order of the next: whoever began sits last. */
  private rotated(id: string, { gameName, players }: MatchData): readonly Seat[] {
    const seats = Object.values(players).map((player) => player.id);
    const { initialState } = this.parts.store.fetch(id, { initialState: true }) as { initialState?: State };
    const rules = this.parts.games.get(gameName)?.rules;
    const first = initialState && rules?.toMove((initialState.G as Table).state)[0];
    const began = seats.indexOf(first ?? 0);
    return [...seats.slice(began + 1), ...seats.slice(0, began + 1)];
  }

  /** Sits a player of the match down at the next one. Returns the seat, also to who sits there already. */
  private sit(id: string, next: string, from: Seat, brought: Pick<Player, 'share' | 'origin'>): Seat {
    const { store, matches } = this.parts;
    const { name, data, credentials, devices } = matches.find(id).players[from] ?? {};
    const metadata = matches.find(next);
    const players = Object.values(metadata.players);
    const own = players.find((player) => player.from === from) ?? players.find(({ kept }) => kept?.from === from);
    const seat = own?.id ?? firstFree(metadata);
    if (seat === undefined) throw new Refused({ code: 'matchFull' }, 'All seats of the next match are taken.');
    if (name === undefined || credentials === undefined) return seat;
    // With the keys of the seat before, so that a press that is repeated, or lost on its way, does no harm.
    const keys = { credentials, ...(devices === undefined ? {} : { devices }) };
    if (own?.from !== from) {
      demandWelcome(metadata, { origin: brought.origin, keys: keysOf({ id: from, ...keys }) });
      matches.change(next, seat, () => ({
        id: seat,
        name,
        from,
        ...keys,
        ...(data === undefined ? {} : { data }),
        ...brought,
      }));
    }
    // A device that was added since is let in as well.
    else if (keysOf(own).length < keysOf({ id: seat, ...keys }).length)
      matches.change(next, seat, (player) => ({ ...player, ...keys }));
    store.updateMetadata(next, (changed) => {
      changed.host ??= seat;
    });
    return seat;
  }

  /** Follows a match that follows another. Returns the other. */
  private watch(id: string): string | undefined {
    const { store, clock, timers, owns } = this.parts;
    const metadata = store.metadata(id);
    if (metadata?.follows === undefined) return undefined;
    this.followed.set(id, metadata.follows);
    const times = Object.values(metadata.players).flatMap(({ kept }) => kept?.until ?? []);
    if (times.length > 0 && this.lapses.get(id)?.callOff === undefined) {
      // What was kept before a restart may be told by another clock: never longer than a seat is kept.
      const rest = Math.min(KEPT_FOR, Math.max(0, Math.max(...times) - clock.now()));
      const callOff = owns(id) ? { callOff: timers.after(id, rest, () => this.lapse(id)) } : {};
      this.lapses.set(id, { at: timers.ticks() + rest, ...callOff });
    }
    return metadata.follows;
  }

  /** Frees what is still kept, but for who is still looking at what has just ended. */
  private lapse(id: string): void {
    const { isPresent, clock } = this.parts;
    const before = this.followed.get(id) ?? '';
    const until = clock.now() + KEPT_FOR;
    this.callOff(id);
    this.update(id, (player) => {
      if (player.kept === undefined) return player;
      return isPresent(before, player.kept.from)
        ? { id: player.id, kept: { ...player.kept, until } }
        : { id: player.id };
    });
  }

  private update(id: string, change: (player: Player) => Player): void {
    const { store, bulletin } = this.parts;
    store.updateMetadata(id, ({ players }) => {
      for (const player of Object.values(players)) players[player.id] = change(player);
    });
    // Whoever is told now is told how long from now.
    this.watch(id);
    bulletin.publish({ kind: 'seats', id });
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

/** Who has a seat in the next match when it is opened, by who had one in the last. Nobody waits for who left on purpose. */
function successor(seat: Seat, player: Player, until: number): Player {
  if (player.bot !== undefined) return botIn(seat, player.bot);
  if (!isPerson(player) || player.name === undefined || player.left === true) return { id: seat };
  return { id: seat, kept: { from: player.id, name: player.name, until } };
}
