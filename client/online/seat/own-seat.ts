/** A seat of this browser's at a match of the server's: what it asks there beside its moves, and what it owes the deal. */
import type { Pledges } from '../../../games/kit/draw.ts';
import type { Refusal, Seat } from '../../../games/kit/rules.ts';
import type { Table } from '../../../games/kit/table.ts';
import type { SeatKey } from '../../../server/contract/schema.ts';
import { type Answer, answerUndo, askUndo, comeBack, leaveMatch, voteFor, wishFor } from '../../asking/api.ts';
import type { HeldSeat } from '../../asking/keys.ts';
import type { SeatCommands } from '../../table/match.ts';
import type { Timeline } from '../../table/past/timeline.ts';
import { answerPledges } from '../../verify/pledging.ts';
import { Witness } from '../../verify/witness.ts';

export class OwnSeat {
  readonly seat: Seat;
  readonly commands: SeatCommands = {
    comeBack: () => this.ask(comeBack(this.id, this.key)),
    voteFor: (about) => this.ask(voteFor(this.id, this.key, about)),
    askUndo: () => this.ask(askUndo(this.id, this.key)),
    answerUndo: (about, agrees) => this.ask(answerUndo(this.id, this.key, about, agrees)),
    wish: (wish) => this.ask(wishFor(this.id, this.key, wish)),
  };
  readonly key: SeatKey;
  private readonly game: string;
  private readonly witness: Witness;

  /** `refused` is called with the reason when the server refuses a request. */
  constructor(
    private readonly id: string,
    { game, playerID, credentials }: HeldSeat,
    private readonly refused: (refusal: Refusal) => void,
  ) {
    this.game = game;
    this.key = { playerID, credentials };
    this.seat = Number(playerID);
    this.witness = new Witness(id, this.seat);
  }

  /** Leaves the seat to a bot. Resolves to whether the server agreed. */
  readonly leave = (): Promise<boolean> => this.ask(leaveMatch(this.game, this.id, this.key));

  /** Call it with the state of the deal: does this browser's part. */
  pledged(pledges: Pledges): void {
    void answerPledges(this.id, this.key, pledges);
  }

  /** Call it with the position seen from here while the match is played. */
  saw(view: Table, timeline: Timeline): void {
    this.witness.see(view, timeline);
  }

  private async ask(question: Promise<Answer<unknown>>): Promise<boolean> {
    const answer = await question;
    if (!answer.ok) this.refused(answer.refusal);
    return answer.ok;
  }
}
