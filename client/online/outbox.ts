/**
 * The one action on its way to the server. A client acts, waits for the receipt and only then acts again, so that a
 * lost connection leaves a single question open: did the server get it?
 */
import type { Receipt } from '../../server/wire.ts';
import { lost } from '../table/match.ts';

/** Puts an action on the wire; `answered` is called with the server's receipt, if it ever comes. */
export type Post = (action: unknown, stateID: number, answered: (receipt: Receipt) => void) => void;

interface Pending {
  action: unknown;
  stateID: number;
  readonly resolve: (receipt: Receipt) => void;
  timer: ReturnType<typeof setTimeout> | undefined;
  tries: number;
}

/** After how many milliseconds without a receipt the server is asked where the match stands. */
const PATIENCE = 8000;

export class Outbox {
  private pending: Pending | null = null;

  constructor(
    private readonly post: Post,
    /** Asks the server for the whole match again. */
    private readonly resync: () => void,
    /** Called whenever something goes on its way or arrives. */
    private readonly changed: () => void,
  ) {}

  get busy(): boolean {
    return this.pending !== null;
  }

  /** Runs `act`, which must hand its action to `accept` before it returns, and waits for the receipt. */
  async submit(act: () => void): Promise<Receipt> {
    if (this.pending !== null) return lost('onItsWay', -1);
    const receipt = new Promise<Receipt>((resolve) => {
      this.pending = { action: null, stateID: -1, resolve, timer: undefined, tries: 0 };
    });
    act();
    this.changed();
    return receipt;
  }

  /** Takes an action made on the state `stateID` and sends it. */
  accept(action: unknown, stateID: number): void {
    if (this.pending === null) return;
    this.pending.action = action;
    this.pending.stateID = stateID;
    this.send(this.pending);
  }

  /** The server refused the action without naming it, since it had no acknowledgement to call. */
  refused(receipt: Receipt): void {
    if (!receipt.ok) this.settle(receipt);
  }

  /**
   * The whole match arrived again, at `stateID`; `made` tells whether the match's log holds our action, and is undefined
   * where that can't be known. The action is sent again only if nothing at all has happened since it was chosen.
   */
  synced(stateID: number, made: (stateID: number) => boolean | undefined): void {
    const { pending } = this;
    if (pending === null) return;
    if (stateID <= pending.stateID) this.send(pending);
    else this.settle(made(pending.stateID) === false ? lost('overtaken', stateID) : { ok: true, stateID });
  }

  dispose(): void {
    this.settle(lost('leftTable', -1));
  }

  private send(pending: Pending): void {
    clearTimeout(pending.timer);
    pending.timer = setTimeout(this.resync, PATIENCE);
    pending.tries++;
    this.post(pending.action, pending.stateID, (receipt) => {
      if (this.pending !== pending) return;
      // The copy sent before may have been the one that moved the match on.
      if (pending.tries > 1 && !receipt.ok && receipt.stateID > pending.stateID) this.resync();
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
