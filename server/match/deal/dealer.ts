/**
 * Deals a match when all seats are taken and everybody is ready, from the values that the server and the players'
 * browsers have pledged (games/kit/draw.ts). No share is revealed before all pledges are fixed, so that nobody can
 * choose a share to match another's. If a pledged share isn't revealed, all shares are drawn again without it, so that
 * nobody can choose between two deals they know.
 */
import { type Pledges, isValue, pledgeOf } from '../../../games/kit/draw.ts';
import type { Seat } from '../../../games/kit/rules.ts';
import { Refused } from '../../refused.ts';
import type { MatchData, Player, StoredShare } from '../../storage/types.ts';
import type { News } from '../event-bus.ts';
import type { Hash } from '../seats/credentials.ts';
import type { Ground } from '../ground.ts';
import { freshDraw } from '../matches.ts';
import { drawOf, pledgesOf } from './pledges.ts';
import { mayBegin } from '../seats/seats.ts';

/** For how many milliseconds a browser may take to add its share. */
const PATIENCE = 5000;

type DealerParts = Pick<Ground, 'store' | 'matches' | 'bus' | 'timers' | 'isThere' | 'isPresent' | 'owns'>;

/** The news after which a deal may be further. */
const CONCERNED: ReadonlySet<News['kind']> = new Set(['taken', 'seats', 'presence', 'timed', 'undone']);

/** What the dealer waits for at a match. */
interface Wait {
  readonly stage: Pledges['stage'];
  readonly round: number;
  readonly callOff: () => void;
}

export class Dealer {
  private readonly waits = new Map<string, Wait>();
  private readonly unsubscribe: () => void;

  /** Continues deals that a restart interrupted. */
  constructor(private readonly parts: DealerParts) {
    for (const id of parts.store.stored.unfinished) this.consider(id);
    this.unsubscribe = parts.bus.participate((news) => this.hear(news));
  }

  close(): void {
    this.unsubscribe();
  }

  /**
   * Stores a seat's pledge, replacing an earlier one. Refuses if pledges are already fixed, or if another device made
   * the pledge.
   */
  pledge(id: string, seat: Seat, by: Hash, pledge: string): void {
    const { share, stage } = this.at(id, seat);
    const isElsewhere = share !== undefined && share.by !== by && this.parts.isThere(id, seat, share.by);
    if (stage !== 'open' || share?.unshown === true || isElsewhere) throw drawClosed();
    this.change(id, seat, { by, pledge });
  }

  /**
   * Accepts the share that a seat has pledged. Refuses any other value, and all shares before the pledges are fixed.
   */
  show(id: string, seat: Seat, value: string): void {
    const { share, stage } = this.at(id, seat);
    if (stage === 'open' || share === undefined) throw drawClosed();
    if (!isValue(value) || pledgeOf(value) !== share.pledge)
      throw new Refused({ code: 'malformed', detail: 'share' }, 'share should be what was pledged.');
    if (stage === 'closed' && share.value === undefined) this.change(id, seat, { ...share, value });
  }

  private at(id: string, seat: Seat) {
    const { draw, players } = this.parts.matches.find(id);
    if (draw === undefined) throw drawClosed();
    return { share: players[seat]?.share, stage: draw.stage };
  }

  /** The pledges and the stage of the deal. Refuses if the match has no such deal. */
  pledges(id: string): Pledges {
    const pledges = pledgesOf(this.parts.matches.find(id));
    if (pledges === undefined) throw drawClosed();
    return pledges;
  }

  private change(id: string, seat: Seat, share: StoredShare): void {
    this.step(id, ({ players }) => {
      players[seat] = { ...(players[seat] ?? { id: seat }), share };
    });
  }

  private hear({ kind, id }: News): void {
    if (kind === 'gone' || kind === 'lost') this.forget(id);
    else if (CONCERNED.has(kind)) this.consider(id);
  }

  /** Checks how far a deal is, and makes the next step if it waits for nobody. */
  private consider(id: string): void {
    const { store, matches, owns } = this.parts;
    if (!owns(id)) return;
    if (isDrawn(store.metadata(id))) matches.transaction(() => this.goesOn(id));
    else this.forget(id);
  }

  private goesOn(id: string): void {
    const metadata = this.parts.store.metadata(id);
    const { draw } = metadata ?? {};
    if (metadata === undefined || draw === undefined || draw.stage === 'dealt') return this.forget(id);
    const moved = this.moved(id, metadata);
    if (moved.length > 0) return this.release(id, moved);
    if (!mayBegin(metadata)) {
      this.forget(id);
      if (draw.stage === 'closed') this.drawAnew(id, []);
    } else if (this.lacking(id, metadata).length > 0) this.wait(id, draw);
    else this.goOn(id, metadata, []);
  }

  /** The seats that changed to another device before pledges were fixed; the new device may pledge its own share. */
  private moved(id: string, { draw, players }: MatchData): readonly Seat[] {
    const { isThere, isPresent } = this.parts;
    if (draw?.stage !== 'open') return [];
    return Object.values(players)
      .filter(
        ({ id: seat, share }) =>
          share !== undefined && share.unshown !== true && !isThere(id, seat, share.by) && isPresent(id, seat),
      )
      .map(({ id: seat }) => seat);
  }

  private release(id: string, seats: readonly Seat[]): void {
    this.step(id, ({ players }) => {
      for (const seat of seats) delete players[seat]?.share;
    });
  }

  /** The seats whose browsers still have to do what this stage asks. */
  private lacking(id: string, { draw, players }: MatchData): readonly Seat[] {
    const lacks = ({ id: seat, share }: Player) => {
      if (share === undefined || share.unshown === true) return false;
      if (draw?.stage === 'closed') return share.value === undefined;
      return share.pledge === undefined || !this.parts.isThere(id, seat, share.by);
    };
    return Object.values(players)
      .filter(lacks)
      .map(({ id: seat }) => seat);
  }

  private wait(id: string, { stage, round }: Pick<Pledges, 'stage' | 'round'>): void {
    const before = this.waits.get(id);
    if (before?.stage === stage && before.round === round) return;
    this.forget(id);
    const giveUp = () => {
      const metadata = this.parts.store.metadata(id);
      if (metadata !== undefined) this.goOn(id, metadata, this.lacking(id, metadata));
    };
    const { timers, matches } = this.parts;
    this.waits.set(id, { stage, round, callOff: timers.after(id, PATIENCE, () => matches.transaction(giveUp)) });
  }

  /** Makes the next step of a deal, without the seats that were waited for in vain. */
  private goOn(id: string, metadata: MatchData, without: readonly Seat[]): void {
    const draw = drawOf(id, metadata);
    if (draw === undefined) return this.forget(id);
    if (metadata.draw?.stage === 'open') this.shut(id, without);
    else if (without.length > 0) this.drawAnew(id, without);
    else {
      this.parts.matches.deal(id, draw);
      this.forget(id);
    }
  }

  /** Fixes all pledges. */
  private shut(id: string, without: readonly Seat[]): void {
    this.step(id, (metadata) => {
      metadata.draw = { ...(metadata.draw ?? freshDraw()), stage: 'closed' };
      for (const seat of without) delete metadata.players[seat]?.share;
    });
  }

  /**
   * Starts a new round of shares, because others may have seen the old ones; seats that didn't reveal theirs have none
   * any more.
   */
  private drawAnew(id: string, unshown: readonly Seat[]): void {
    this.step(id, (metadata) => {
      const { secret, round } = metadata.draw ?? freshDraw();
      metadata.draw = { secret, stage: 'open', round: round + 1 };
      for (const player of Object.values(metadata.players)) {
        const { id: seat, share } = player;
        const isUnshown = share?.unshown === true || unshown.includes(seat);
        if (share !== undefined) player.share = { by: share.by, ...(isUnshown ? { unshown: true } : {}) };
      }
    });
  }

  private step(id: string, change: (metadata: MatchData) => void): void {
    this.parts.store.updateMetadata(id, change);
    this.parts.bus.publish({ kind: 'pledges', id });
    this.consider(id);
  }

  private forget(id: string): void {
    this.waits.get(id)?.callOff();
    this.waits.delete(id);
  }
}

/** Whether the deal of this match is still being drawn. */
const isDrawn = (metadata: MatchData | undefined): boolean =>
  metadata?.draw !== undefined && metadata.draw.stage !== 'dealt';

function drawClosed(): Refused {
  return new Refused({ code: 'drawClosed' });
}
