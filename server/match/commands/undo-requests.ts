/**
 * Requests to undo a move that revealed nothing hidden but already passed the turn on. The maker of the move asks; all
 * other players who are present must agree. One refusal is enough against it, and any further move ends the request.
 */
import type { Seat } from '../../../games/kit/rules.ts';
import { Refused } from '../../refused.ts';
import type { Mark } from '../../storage/answers.ts';
import type { Receipt } from '../../contract/messages.ts';
import type { Ground } from '../ground.ts';
import {
  type Ballot,
  type BallotParts,
  Ballots,
  type Motion,
  type Subject,
  type Tally,
  ofOthers,
} from '../people/ballots.ts';
import type { Situation } from '../time/situation.ts';
import { refuseUndo } from './may-undo.ts';

interface UndoParts extends BallotParts, Pick<Ground, 'games'> {
  /** Everybody agreed; `mark` identifies the last answer. Undoes the seat's last move, which led to this state. */
  undo(id: string, seat: Seat, stateID: number, mark?: Mark): Promise<Receipt>;
}

interface Request extends Subject {
  /** The id of the state that the request is about. */
  readonly stateID: number;
}

export class UndoRequests implements Motion<Request> {
  readonly ballots: Ballots<Request>;
  readonly tally = ofOthers((others) => Math.max(1, others));

  constructor(private readonly parts: UndoParts) {
    this.ballots = new Ballots<Request>(parts, this);
  }

  /**
   * A seat asks to undo its last move. Throws a refusal if that move can't be undone, if nobody is present to agree, or
   * if somebody already refused.
   */
  ask(id: string, seat: Seat): void {
    const { store, matches, games } = this.parts;
    const state = store.state(id);
    const rules = games.get(matches.find(id).gameName)?.rules;
    if (state === undefined || rules === undefined || refuseUndo(rules, state, seat, 'ask'))
      throw new Refused({ code: 'cantUndo' });
    const subject = { seat, stateID: state._stateID };
    if (this.ballots.tally(id, { subject, ayes: [] }).voters.length === 0) throw new Refused({ code: 'nobodyToAsk' });
    const open = this.ballots.about(id, seat);
    if (open?.against !== undefined) throw new Refused({ code: 'undoDeclined' });
    if (open === undefined) this.ballots.ask(id, subject);
  }

  asked({ id }: Situation, open: readonly Request[]): readonly Request[] {
    const now = this.parts.store.state(id)?._stateID;
    return open.filter(({ stateID }) => stateID === now);
  }

  /** Undoes the move. If nothing can be stored, the request stays open as it was before the last answer. */
  async carry(id: string, { subject, ayes }: Ballot<Request>, _: Tally, mark?: Mark): Promise<void> {
    const receipt = await this.parts.undo(id, subject.seat, subject.stateID, mark);
    if (receipt.ok) return;
    const failed = receipt.refusal.code === 'serverError';
    if (failed) this.ballots.ask(id, subject, ayes.slice(0, -1));
    throw new Refused({ code: failed ? 'serverError' : 'cantUndo' }, 'That move could not be taken back.');
  }

  shown({ against }: Ballot<Request>, { voters, agreed, needed }: Tally) {
    if (voters.length === 0) return undefined;
    return { asksUndo: { agreed, needed, ...(against === undefined ? {} : { against }) } };
  }
}
