/**
 * Sends one action at a time to the server: a client acts, waits for the receipt, and only then acts again. So a lost
 * connection leaves only one question open: has the server got this action?
 */
import type { Refusal } from '../../../games/kit/rules.ts';
import type { Receipt } from '../../../server/contract/messages.ts';
import { PATIENCE } from '../../kit/patience.ts';
import { lost } from '../../table/match.ts';
import type { Action } from './actions.ts';
import type { Wire } from './wire.ts';

interface Pending {
  readonly action: Action;
  /** The id of the state it was chosen on. */
  readonly stateID: number;
  readonly resolve: (receipt: Receipt) => void;
  timers: readonly ReturnType<typeof setTimeout>[];
  tries: number;
}

export class Outbox {
  private pending: Pending | null = null;

  constructor(
    private readonly wire: Pick<Wire, 'post' | 'resync' | 'doubt'>,
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
      this.pending = { action, stateID, resolve, timers: [], tries: 0 };
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
    stop(pending);
    pending.timers = [
      setTimeout(() => this.wire.doubt(), PATIENCE.receipt),
      setTimeout(() => this.wire.resync(), PATIENCE.lostReceipt),
    ];
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
    stop(pending);
    this.pending = null;
    pending.resolve(receipt);
    this.changed();
  }
}

function stop({ timers }: Pending): void {
  for (const timer of timers) clearTimeout(timer);
}
