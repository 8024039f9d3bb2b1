/**
 * A move that showed nobody anything hidden, but passed the decision on, its maker may ask to take back. Everybody
 * else who is there must agree, and one who doesn't ends it; so does whatever is played meanwhile.
 */
import type { Table } from '../../games/kit/game.ts';
import type { Seat } from '../../games/kit/rules.ts';
import { Refused } from '../refused.ts';
import type { MatchStore } from '../storage/match-store.ts';
import type { MatchData } from '../storage/types.ts';
import type { Receipt, UndoRequest } from '../wire.ts';
import { peopleThere } from './seats.ts';
import type { Change, Situation, Waiter } from './situation.ts';

interface UndoParts {
  readonly store: MatchStore;
  isPresent(id: string, seat: Seat): boolean;
  /** Somebody has asked or answered. */
  asked(id: string): void;
  /** Everybody agreed: takes the seat's last move back, which had led to this state. */
  undo(id: string, seat: Seat, stateID: number): Promise<Receipt>;
}

interface Asked {
  readonly seat: Seat;
  /** The state it is about. */
  readonly stateID: number;
  readonly agreed: readonly Seat[];
  readonly against?: Seat;
  /** All agreed, and the move is being taken back: then the state is another, and nothing is asked any more. */
  readonly granted?: true;
}

export class UndoRequests implements Waiter {
  private readonly open = new Map<string, Asked>();

  constructor(private readonly parts: UndoParts) {}

  /** What a seat asks the others for; undefined while it doesn't. */
  of(id: string, seat: Seat): UndoRequest | undefined {
    const asked = this.open.get(id);
    const metadata = asked?.seat === seat ? this.parts.store.metadata(id) : undefined;
    if (asked === undefined || metadata === undefined) return undefined;
    const { agreed, against } = asked;
    const needed = this.others(id, metadata, seat).length;
    return { agreed, needed, ...(against === undefined ? {} : { against }) };
  }

  /** A seat asks for its last move. Refuses where that isn't to be had, nobody is there to agree, or somebody said no already. */
  ask(id: string, seat: Seat): void {
    const { store, asked } = this.parts;
    const metadata = store.metadata(id);
    const state = store.state(id);
    const may = state !== undefined && state.ctx.gameover === undefined && (state.G as Table).askable === seat;
    if (metadata === undefined || !may) throw new Refused({ code: 'cantUndo' }, 'This move can’t be taken back.');
    if (this.others(id, metadata, seat).length === 0)
      throw new Refused({ code: 'nobodyToAsk' }, 'Nobody is there who could agree.');
    if (this.open.get(id)?.against !== undefined)
      throw new Refused({ code: 'undoDeclined' }, 'Somebody has said no to that.');
    if (this.open.has(id)) return;
    this.open.set(id, { seat, stateID: state._stateID, agreed: [] });
    asked(id);
  }

  /** Somebody answers a seat that asks. Refuses where it doesn't, or not them, and where what all agreed on can't be done. */
  async answer(id: string, voter: Seat, seat: Seat, agrees: boolean): Promise<void> {
    const asked = this.open.get(id);
    const metadata = this.parts.store.metadata(id);
    const isOpen = asked?.seat === seat && asked.against === undefined && metadata !== undefined;
    if (!isOpen || !this.others(id, metadata, seat).includes(voter))
      throw new Refused({ code: 'noVote', seat }, `Seat ${seat} asks nothing of that seat now.`);
    if (asked.agreed.includes(voter)) return;
    const answered = agrees ? { ...asked, agreed: [...asked.agreed, voter] } : { ...asked, against: voter };
    this.open.set(id, answered);
    if (!this.isGranted(id, metadata, answered)) this.parts.asked(id);
    else await this.grant(id, answered, asked);
  }

  follow({ id, metadata }: Situation): Change | undefined {
    const asked = this.open.get(id);
    if (asked === undefined) return undefined;
    if (this.parts.store.state(id)?._stateID !== asked.stateID) {
      this.forget(id);
      return 'clocks';
    }
    if (asked.granted === true) return undefined;
    const others = this.others(id, metadata, asked.seat);
    const agreed = asked.agreed.filter((voter) => others.includes(voter));
    const remaining = { ...asked, agreed };
    this.open.set(id, remaining);
    if (others.length === 0) this.forget(id);
    else if (this.isGranted(id, metadata, remaining)) {
      this.grant(id, remaining, { ...remaining, agreed: [] }).catch(() => {});
      return undefined;
    }
    return others.length === 0 || agreed.length < asked.agreed.length ? 'clocks' : undefined;
  }

  forget(id: string): void {
    this.open.delete(id);
  }

  close(): void {
    this.open.clear();
  }

  /** The people who are there, but for the one who asks. */
  private others(id: string, metadata: MatchData, seat: Seat): readonly Seat[] {
    return peopleThere(metadata, (other) => other !== seat && this.parts.isPresent(id, other));
  }

  private isGranted(id: string, metadata: MatchData, { seat, agreed, against }: Asked): boolean {
    if (against !== undefined || agreed.length === 0) return false;
    return agreed.length >= this.others(id, metadata, seat).length;
  }

  /** Takes the move back. Where nothing can be stored it stays asked, as it was before. */
  private async grant(id: string, granted: Asked, before: Asked): Promise<void> {
    this.open.set(id, { ...granted, granted: true });
    const receipt = await this.parts.undo(id, granted.seat, granted.stateID);
    if (receipt.ok) return;
    const failed = receipt.refusal.code === 'serverError';
    if (this.open.get(id)?.granted === true) {
      if (failed) this.open.set(id, before);
      else this.forget(id);
      this.parts.asked(id);
    }
    throw new Refused({ code: failed ? 'serverError' : 'cantUndo' }, 'That move could not be taken back.');
  }
}
