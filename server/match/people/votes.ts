/**
 * At tables without a clock, if everybody waits for one player who does nothing, the others can vote to let a bot play
 * for them. Most of the others who are present must agree. A move of the player ends the vote. If the player says that
 * they are there, everybody waits as long again, but only once for each decision; otherwise somebody could delay for
 * ever by talking. Where one other player decides alone, they wait for as long as the player is doing something at the
 * board.
 */
import type { Seat } from '../../../games/kit/rules.ts';
import { Refused } from '../../refused.ts';
import type { MatchStore } from '../../storage/match-store.ts';
import type { MatchData } from '../../storage/types.ts';
import type { Vote } from '../../contract/tables.ts';
import { isPerson } from '../seats/seats.ts';
import type { Change, Situation, Waiter } from '../time/situation.ts';
import { letStandIn, takeBack } from '../seats/stand-ins.ts';
import type { MatchTimers } from '../time/timers.ts';

interface VoteParts {
  readonly store: MatchStore;
  readonly timers: MatchTimers;
  /** After how many milliseconds the others are asked, if the table doesn't say. */
  readonly patience: number;
  isPresent(id: string, seat: Seat): boolean;
  /** Whether somebody has just lost their connection and may be back in a moment. */
  isCutOff(id: string, seat: Seat): boolean;
  /** Called when a bot starts to play for somebody. */
  changed(id: string): void;
  /** Called when there is something to vote on, or somebody has voted. */
  asked(id: string): void;
}

/** The player that everybody waits for. */
interface Awaited {
  readonly seat: Seat;
  /** The largest number of moves so far; a move that is undone and made again starts no new decision. */
  step: number;
  /** Whether the player has said that they are there. */
  spoke: boolean;
  /** Whether the player has said that they will play again after the bot's decision. */
  returns: boolean;
  /** Whether the player has taken so long that the others may vote. */
  offered: boolean;
  /**
   * Who wants a bot, in the order of asking. The votes of absent people are kept and count again when they are back.
   */
  agreed: readonly Seat[];
  /** Absent while a bot plays for them. */
  cancel?: (() => void) | undefined;
}

export class Votes implements Waiter {
  private readonly awaited = new Map<string, Awaited>();

  constructor(private readonly parts: VoteParts) {}

  /** The vote about a seat; undefined if there is none or nobody else could vote. */
  on(id: string, seat: Seat): Vote | undefined {
    const awaited = this.awaited.get(id);
    const metadata = awaited?.offered === true && awaited.seat === seat ? this.parts.store.metadata(id) : undefined;
    if (awaited === undefined || metadata === undefined) return undefined;
    const voters = this.voters(id, metadata, seat);
    if (voters.length === 0) return undefined;
    const agreed = awaited.agreed.filter((voter) => voters.includes(voter));
    return { agreed, needed: majority(voters.length), ...(awaited.spoke ? { spoke: true } : {}) };
  }

  /** Somebody present votes that a bot should play for a seat. Refuses if there is nothing for them to vote on. */
  agree(id: string, voter: Seat, seat: Seat): void {
    const awaited = this.awaited.get(id);
    const metadata = this.parts.store.metadata(id);
    const isOn = awaited?.offered === true && awaited.seat === seat && metadata !== undefined;
    // A voter is present, even if their connection seems lost.
    const voters = isOn ? this.voters(id, metadata, seat, voter) : [];
    if (!isOn || !voters.includes(voter))
      throw new Refused({ code: 'noVote', seat }, `Nobody votes on seat ${seat} now, or not from that seat.`);
    if (awaited.agreed.includes(voter)) return;
    awaited.agreed = [...awaited.agreed, voter];
    if (!this.carried(id, awaited, voters)) this.parts.asked(id);
  }

  /** Whether everybody waits for a seat. */
  awaits(id: string, seat: Seat): boolean {
    return this.awaited.get(id)?.seat === seat;
  }

  /**
   * The player did something other than a move. Returns whether that counts; if so, what was planned for them is
   * cancelled.
   */
  spoke(id: string, seat: Seat): boolean {
    const awaited = this.awaited.get(id);
    if (awaited?.seat !== seat) return true;
    if (awaited.spoke) awaited.returns = true;
    else {
      awaited.spoke = true;
      this.wait(id, awaited);
    }
    return !awaited.returns;
  }

  /** The player is doing something at the board. One other player alone waits as long again; several still decide. */
  active(id: string, seat: Seat): void {
    const awaited = this.awaited.get(id);
    const metadata = this.parts.store.metadata(id);
    if (awaited?.seat !== seat || awaited.cancel === undefined || metadata === undefined) return;
    if (this.voters(id, metadata, seat).length > 1) return;
    const { offered } = awaited;
    this.wait(id, awaited);
    if (offered) this.parts.asked(id);
  }

  follow(situation: Situation): Change | undefined {
    const { id, metadata, step } = situation;
    const seat = this.seatAwaited(situation);
    const before = this.awaited.get(id);
    const isSame = before !== undefined && before.seat === seat && step <= before.step;
    if (before !== undefined && !isSame) this.forget(id);
    if (before !== undefined && !isSame && before.returns && this.goesBack(situation, before.seat)) return 'seats';
    if (seat === undefined) return before?.offered === true ? 'clocks' : undefined;
    const awaited = isSame ? before : this.begin(id, seat, step);
    // A bot decides for them now. It is still the same decision, so it still counts that they have spoken.
    if (metadata.players[seat]?.standIn !== undefined) return this.rest(awaited);
    if (awaited.cancel === undefined) this.wait(id, awaited);
    if (this.carried(id, awaited, this.voters(id, metadata, seat))) return undefined;
    return before?.offered === true && !isSame ? 'clocks' : undefined;
  }

  forget(id: string): void {
    this.awaited.get(id)?.cancel?.();
    this.awaited.delete(id);
  }

  close(): void {
    for (const id of this.awaited.keys()) this.forget(id);
  }

  /** The player that everybody waits for, at a table where nothing else would ever end the waiting. */
  private seatAwaited({ metadata, deciding, paused, cutOff }: Situation): Seat | undefined {
    const [seat] = deciding;
    if (seat === undefined || deciding.length > 1 || paused || metadata.pace !== undefined) return undefined;
    const player = metadata.players[seat];
    // Leaving and coming back starts no new wait. But players who lost their connection because another server ended
    // get the full time again.
    return player !== undefined && isPerson(player) && !cutOff.includes(seat) ? seat : undefined;
  }

  private begin(id: string, seat: Seat, step: number): Awaited {
    const awaited: Awaited = { seat, step, spoke: false, returns: false, offered: false, agreed: [] };
    this.awaited.set(id, awaited);
    return awaited;
  }

  /** Starts the wait. */
  private wait(id: string, awaited: Awaited): void {
    const { store, timers, asked } = this.parts;
    const patience = store.metadata(id)?.patience;
    this.rest(awaited);
    awaited.cancel = timers.after(id, typeof patience === 'number' ? 1000 * patience : this.parts.patience, () => {
      awaited.offered = true;
      awaited.cancel = timers.watch(id);
      asked(id);
    });
  }

  /** Ends the wait, while a bot plays. */
  private rest(awaited: Awaited): undefined {
    awaited.cancel?.();
    awaited.cancel = undefined;
    awaited.offered = false;
    awaited.agreed = [];
  }

  /** Whether a player plays themselves again after a bot has decided for them. */
  private goesBack({ id, metadata }: Situation, seat: Seat): boolean {
    if (metadata.players[seat]?.standIn === undefined) return false;
    takeBack(this.parts.store, id, seat);
    return true;
  }

  /** The people present, except the one the vote is about. `known` is present in any case. */
  private voters(id: string, { players }: MatchData, about: Seat, known?: Seat): readonly Seat[] {
    const { isPresent, isCutOff } = this.parts;
    const isThere = (seat: Seat) => seat === known || isPresent(id, seat) || isCutOff(id, seat);
    const people = Object.values(players).filter(isPerson);
    return people.map((player) => player.id).filter((seat) => seat !== about && isThere(seat));
  }

  /** Lets a bot play if most have agreed now. Returns whether it does. */
  private carried(id: string, awaited: Awaited, voters: readonly Seat[]): boolean {
    const { seat } = awaited;
    const agreed = voters.filter((voter) => awaited.agreed.includes(voter));
    // People who were cut off may be against it, so it waits for them.
    if (agreed.length < majority(voters.length) || this.parts.timers.standsStill) return false;
    // If this can't be stored, the votes remain and it is tried again.
    letStandIn(this.parts.store, id, seat, 'deed');
    this.parts.changed(id);
    return true;
  }
}

const majority = (voters: number): number => Math.floor(voters / 2) + 1;
