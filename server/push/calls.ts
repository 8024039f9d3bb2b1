/** Sends push messages to absent players when it becomes their turn, and when somebody claims their seat. */
import { createHash } from 'node:crypto';
import type { Seat } from '../../games/kit/rules.ts';
import type { News } from '../match/event-bus.ts';
import type { Ground } from '../match/ground.ts';
import { isPerson } from '../match/seats/seats.ts';
import { situationOf } from '../match/time/situation.ts';
import type { StoredCall } from '../storage/types.ts';
import type { CallMessage, TableCall } from '../contract/messages.ts';
import { GONE } from './services.ts';

/** In milliseconds. Somebody who reloads the page is away only for a moment, and gets no message for that. */
const GRACE = 5000;

/** Sends a message to a push service and resolves to its HTTP status. */
export type Post = (call: StoredCall, message: CallMessage, topic: string) => Promise<number>;

interface CallsParts extends Pick<Ground, 'store' | 'games' | 'bus' | 'timers' | 'log' | 'owns' | 'isPresent'> {
  readonly post: Post;
  /** Tells others that it is the turn of somebody who is away from a slow table. */
  readonly tell: (id: string, seat: Seat) => void;
}

export class Calls {
  /**
   * The seats that had to decide when a match was last checked: a turn that goes on is no reason for another message.
   */
  private readonly deciding = new Map<string, ReadonlySet<Seat>>();
  private readonly waiting = new Map<string, () => void>();
  /** The claims, by their hashes, that the seats' holders have been told of at each match. */
  private readonly claims = new Map<string, ReadonlySet<string>>();
  private readonly unsubscribe: () => void;

  constructor(private readonly parts: CallsParts) {
    this.unsubscribe = parts.bus.subscribe((news) => this.hear(news));
  }

  close(): void {
    this.unsubscribe();
  }

  private hear({ kind, id }: News): void {
    if (kind === 'gone' || kind === 'lost') return this.forget(id);
    if (kind !== 'moved' && kind !== 'dealt' && kind !== 'seats') return;
    const { store } = this.parts;
    if (store.isAtHand(id)) return this.look(id);
    // Nobody waits for the database here. A match that can't be read now is looked at with its next news.
    store
      .ready(id)
      .then(() => this.look(id))
      .catch(() => {});
  }

  private look(id: string): void {
    if (!this.parts.owns(id)) return;
    const situation = situationOf(this.parts, id);
    const before = this.deciding.get(id);
    const now = new Set(situation?.deciding);
    if (now.size === 0) this.deciding.delete(id);
    else this.deciding.set(id, now);
    for (const seat of now) if (before?.has(seat) !== true) this.consider(id, seat);
    this.tellClaims(id);
  }

  /** Whoever may lose their seat is told at once, because they have little time. */
  private tellClaims(id: string): void {
    const { store, isPresent } = this.parts;
    const before = this.claims.get(id);
    const claimed = Object.values(store.metadata(id)?.players ?? {}).flatMap((player) =>
      (player.claims ?? []).map(({ kept }) => ({ seat: player.id, kept })),
    );
    if (claimed.length === 0) return void this.claims.delete(id);
    this.claims.set(id, new Set(claimed.map(({ kept }) => kept)));
    const fresh = claimed.filter(({ kept }) => before?.has(kept) !== true).map(({ seat }) => seat);
    for (const seat of new Set(fresh)) if (!isPresent(id, seat)) this.call(id, seat, 'seatClaimed');
  }

  private consider(id: string, seat: Seat): void {
    const key = `${id}/${seat}`;
    this.waiting.get(key)?.();
    if (this.parts.isPresent(id, seat) || !(this.isSlow(id) || this.wanted(id, seat).length > 0)) return;
    const callOff = this.parts.timers.after(id, GRACE, () => {
      this.waiting.delete(key);
      if (this.deciding.get(id)?.has(seat) !== true || this.parts.isPresent(id, seat)) return;
      this.call(id, seat, 'yourTurn');
      if (this.isSlow(id)) this.parts.tell(id, seat);
    });
    this.waiting.set(key, callOff);
  }

  private isSlow(id: string): boolean {
    return this.parts.store.metadata(id)?.pace?.kind === 'slow';
  }

  /** The browsers to notify. Whoever left on purpose isn't told of turns, which a bot plays for them. */
  private wanted(id: string, seat: Seat, code: TableCall['code'] = 'yourTurn'): readonly StoredCall[] {
    const player = this.parts.store.metadata(id)?.players[seat];
    if (player === undefined || !isPerson(player) || (player.left === true && code === 'yourTurn')) return [];
    return player.calls ?? [];
  }

  private call(id: string, seat: Seat, code: TableCall['code']): void {
    const game = this.parts.store.metadata(id)?.gameName ?? '';
    const topic = createHash('sha256').update(id).digest('base64url').slice(0, 32);
    for (const call of this.wanted(id, seat, code)) {
      const message: TableCall = { code, game, match: id, language: call.language };
      void this.parts.post(call, message, topic).then(
        (status) => {
          if (GONE.has(status)) this.drop(id, seat, call.endpoint);
          else if (status >= 300) this.parts.log.warn({ status, match: id }, 'a push service refused a call');
        },
        (error: unknown) => this.parts.log.warn({ error, match: id }, 'a call could not be sent'),
      );
    }
  }

  private drop(id: string, seat: Seat, endpoint: string): void {
    this.parts.store.updateMetadata(id, ({ players }) => {
      const player = players[seat];
      if (player?.calls !== undefined) player.calls = player.calls.filter((call) => call.endpoint !== endpoint);
    });
  }

  private forget(id: string): void {
    this.deciding.delete(id);
    this.claims.delete(id);
  }
}
