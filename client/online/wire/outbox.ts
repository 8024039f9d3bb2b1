/**
 * Sends one action at a time to the server: a client acts, waits for the receipt, and only then acts again. So a lost
 * connection leaves only one question open: has the server got this action?
 */
import type { Refusal } from '../../../games/kit/rules.ts';
import type { Receipt } from '../../../server/wire.ts';
import { lost } from '../../table/match.ts';
import type { Action } from './actions.ts';
import type { Wire } from './wire.ts';

interface Pending {
  readonly action: Action;
  /** The id of the state it was chosen on. */
  readonly stateID: number;
  readonly resolve: (receipt: Receipt) => void;
  timer: ReturnType<typeof setTimeout> | undefined;
  tries: number;
}

/** After how many milliseconds without a receipt the server is asked for the whole match. */
const PATIENCE = 8000;

export class Outbox {
  private pending: Pending | null = null;

  constructor(
    private readonly wire: Pick<Wire, 'post' | 'resync'>,
    /** Called whenever an action is sent or answered. */
    private readonly changed: () => void,
  ) {}

  get busy(): boolean {
    return this.pending !== null;
  }

  /** Sends an action that was chosen on the state `stateID`, and waits for its receipt. */
  async send(action: Action, stateID: number): Promise<Receipt> {
    if (this.pending !== null) return lost('onItsWay', -1);
    return new Promise<Receipt>((resolve) => {
      this.pending = { action, stateID, resolve, timer: undefined, tries: 0 };
      this.post(this.pending);
      this.changed();
    });
  }

  /** The server has stopped following us, so nobody will answer. */
  giveUp(refusal: Refusal): void {
    this.settle({ ok: false, refusal, stateID: -1 });
  }

  /**
   * Call it when the whole match has arrived again, at `stateID`. `made` tells whether the match's log contains our
   * action (undefined if that can't be known). The action is sent again only if nothing at all has happened since it
   * was chosen.
   */
  synced(stateID: number, made: (stateID: number) => boolean | undefined): void {
    const { pending } = this;
    if (pending === null) return;
    if (stateID <= pending.stateID) this.post(pending);
    else this.settle(made(pending.stateID) === false ? lost('overtaken', stateID) : { ok: true, stateID });
  }

  dispose(): void {
    this.settle(lost('leftTable', -1));
  }

  private post(pending: Pending): void {
    clearTimeout(pending.timer);
    pending.timer = setTimeout(() => this.wire.resync(), PATIENCE);
    pending.tries++;
    this.wire.post(pending.action, pending.stateID, (receipt) => {
      if (this.pending !== pending) return;
      // It may have been our earlier copy of the action that changed the match.
      if (pending.tries > 1 && !receipt.ok && receipt.stateID > pending.stateID) this.wire.resync();
      else this.settle(receipt);
    });
  }

  private settle(receipt: Receipt): void {
    const { pending } = this;
    if (pending === null) return;
    clearTimeout(pending.timer);
    this.pending = null;
    pending.resolve(receipt);
    this.changed();
  }
}
