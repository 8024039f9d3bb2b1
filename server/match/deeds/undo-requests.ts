/**
 * Requests to undo a move that revealed nothing hidden but already passed the turn on. The maker of the move asks; all
 * other players who are present must agree. One refusal ends the request, and so does any further move. A player who
 * leaves and returns is still asked, and an answer they gave still counts. While the server can't tell who is present,
 * it only collects answers.
 */
import type { Seat } from '../../../games/kit/rules.ts';
import { Refused } from '../../refused.ts';
import type { Mark } from '../../storage/answers.ts';
import type { MatchStore } from '../../storage/match-store.ts';
import type { MatchData } from '../../storage/types.ts';
import type { Receipt } from '../../contract/messages.ts';
import type { UndoRequest } from '../../contract/tables.ts';
import type { Games } from '../games.ts';
import { peopleThere } from '../seats/seats.ts';
import type { Change, Situation, Waiter } from '../time/situation.ts';
import type { MatchTimers } from '../time/timers.ts';
import { refuseUndo } from './may-undo.ts';

interface UndoParts {
  readonly store: MatchStore;
  readonly games: Games;
  readonly timers: MatchTimers;
  isPresent(id: string, seat: Seat): boolean;
  /** Whether a player has lost the connection with their node and may soon return. */
  isCutOff(id: string, seat: Seat): boolean;
  /** Somebody has asked for an undo or answered a request. */
  asked(id: string): void;
  /** Everybody agreed; `mark` identifies the last answer. Undoes the seat's last move, which led to this state. */
  undo(id: string, seat: Seat, stateID: number, mark?: Mark): Promise<Receipt>;
}

interface Asked {
  readonly seat: Seat;
  /** The id of the state that the request is about. */
  readonly stateID: number;
  readonly agreed: readonly Seat[];
  readonly against?: Seat;
  /** All players agreed, and the move is being undone. */
  readonly granted?: true;
  /** Stops listening for changes of whether the clocks stand still. */
  unwatch(): void;
}

export class UndoRequests implements Waiter {
  private readonly open = new Map<string, Asked>();

  constructor(private readonly parts: UndoParts) {}

  /** The open undo request of a seat, or undefined if there is none. */
  of(id: string, seat: Seat): UndoRequest | undefined {
    const asked = this.open.get(id);
    const metadata = asked?.seat === seat ? this.parts.store.metadata(id) : undefined;
    if (asked === undefined || metadata === undefined) return undefined;
    const others = this.others(id, metadata, seat);
    if (others.length === 0) return undefined;
    const agreed = asked.agreed.filter((other) => others.includes(other));
    return { agreed, needed: others.length, ...(asked.against === undefined ? {} : { against: asked.against }) };
  }

  /**
   * A seat asks to undo its last move. Throws a refusal if that move can't be undone, if nobody is present to agree, or
   * if somebody already refused.
   */
  ask(id: string, seat: Seat): void {
    const { store, games, asked } = this.parts;
    const metadata = store.metadata(id);
    const state = store.state(id);
    const rules = games.get(metadata?.gameName ?? '')?.rules;
    if (metadata === undefined || state === undefined || rules === undefined || refuseUndo(rules, state, seat, 'ask'))
      throw new Refused({ code: 'cantUndo' }, 'This move can’t be taken back.');
    if (this.others(id, metadata, seat).length === 0)
      throw new Refused({ code: 'nobodyToAsk' }, 'Nobody is there who could agree.');
    if (this.open.get(id)?.against !== undefined)
      throw new Refused({ code: 'undoDeclined' }, 'Somebody has said no to that.');
    if (this.open.has(id)) return;
    this.open.set(id, { seat, stateID: state._stateID, agreed: [], unwatch: this.parts.timers.watch(id) });
    asked(id);
  }

  /**
   * A player answers a seat's request. Throws a refusal if there is no such request, if this player isn't asked, or if
   * the agreed undo can't be done.
   */
  async answer(id: string, voter: Seat, seat: Seat, agrees: boolean, mark?: Mark): Promise<void> {
    const asked = this.open.get(id);
    const metadata = this.parts.store.metadata(id);
    const isOpen = asked?.seat === seat && asked.against === undefined && metadata !== undefined;
    // A player who answers counts as present, whatever the state of their connection.
    const others = isOpen ? this.others(id, metadata, seat, voter) : [];
    if (!isOpen || !others.includes(voter))
      throw new Refused({ code: 'noVote', seat }, `Seat ${seat} asks nothing of that seat now.`);
    if (asked.agreed.includes(voter)) return;
    const answered = agrees ? { ...asked, agreed: [...asked.agreed, voter] } : { ...asked, against: voter };
    this.open.set(id, answered);
    if (!this.isGranted(others, answered)) this.parts.asked(id);
    else await this.grant(id, answered, asked, mark);
  }

  follow({ id, metadata }: Situation): Change | undefined {
    const asked = this.open.get(id);
    // An undo in progress can still fail.
    if (asked === undefined || asked.granted === true) return undefined;
    if (this.parts.store.state(id)?._stateID !== asked.stateID) {
      this.forget(id);
      return 'clocks';
    }
    if (this.isGranted(this.others(id, metadata, asked.seat), asked))
      this.grant(id, asked, { ...asked, agreed: [] }).catch(() => {});
    return undefined;
  }

  forget(id: string): void {
    this.open.get(id)?.unwatch();
    this.open.delete(id);
  }

  close(): void {
    for (const id of this.open.keys()) this.forget(id);
  }

  /** The players who are present, without the one who asks, plus one who is known to be present. */
  private others(id: string, metadata: MatchData, seat: Seat, known?: Seat): readonly Seat[] {
    const { isPresent, isCutOff } = this.parts;
    const isThere = (other: Seat) => other === known || isPresent(id, other) || isCutOff(id, other);
    return peopleThere(metadata, (other) => other !== seat && isThere(other));
  }

  private isGranted(others: readonly Seat[], { agreed, against }: Asked): boolean {
    // Players who lost their connection haven't returned yet, and may still refuse.
    if (against !== undefined || this.parts.timers.standsStill || others.length === 0) return false;
    return others.every((other) => agreed.includes(other));
  }

  /** Undoes the move. If nothing can be stored, the request stays open as it was. */
  private async grant(id: string, granted: Asked, before: Asked, mark?: Mark): Promise<void> {
    this.open.set(id, { ...granted, granted: true });
    const receipt = await this.parts.undo(id, granted.seat, granted.stateID, mark);
    const failed = !receipt.ok && receipt.refusal.code === 'serverError';
    if (this.open.get(id)?.granted === true) {
      if (failed) this.open.set(id, before);
      else this.forget(id);
      this.parts.asked(id);
    }
    if (receipt.ok) return;
    throw new Refused({ code: failed ? 'serverError' : 'cantUndo' }, 'That move could not be taken back.');
  }
}
