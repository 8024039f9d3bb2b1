/**
 * Where everybody waits for one player who does nothing, at a table without a clock, the others may let a bot play on for them.
 * Most of the others who are there must agree. A move of that player ends it. A word of theirs has everybody wait as long
 * again, but once a decision: else nobody who goes on talking would ever have to decide.
 */
import type { Seat } from '../../../games/kit/rules.ts';
import { Refused } from '../../refused.ts';
import type { MatchStore } from '../../storage/match-store.ts';
import type { MatchData } from '../../storage/types.ts';
import type { Vote } from '../../wire.ts';
import { isPerson } from '../seats/seats.ts';
import type { Change, Situation, Waiter } from '../time/situation.ts';
import { letStandIn, takeBack } from '../seats/stand-ins.ts';
import type { MatchTimers } from '../time/timers.ts';

interface VoteParts {
  readonly store: MatchStore;
  readonly timers: MatchTimers;
  /** After how many milliseconds the others are asked, where the table has no patience of its own. */
  readonly patience: number;
  isPresent(id: string, seat: Seat): boolean;
  /** Whether somebody can't be asked at the moment, and may be back in a moment. */
  isCutOff(id: string, seat: Seat): boolean;
  /** A bot plays for somebody from now on. */
  changed(id: string): void;
  /** There is something to vote on, or somebody has. */
  asked(id: string): void;
}

/** Somebody who alone must decide. */
interface Awaited {
  readonly seat: Seat;
  /** The most moves that had led to it so far: one that is taken back and made again is no new decision. */
  step: number;
  /** Whether they have said meanwhile that they are there. */
  spoke: boolean;
  /** Whether they play themselves again once a bot has decided, as they said they would. */
  returns: boolean;
  /** Whether they have taken so long that the others may vote. */
  offered: boolean;
  /** Who wants a bot to play on, whoever asked first; who has gone counts again when they are back. */
  agreed: readonly Seat[];
  /** Absent while nobody waits for them: a bot plays. */
  cancel?: (() => void) | undefined;
}

export class Votes implements Waiter {
  private readonly awaited = new Map<string, Awaited>();

  constructor(private readonly parts: VoteParts) {}

  /** What the others may agree on about a seat; undefined while there is nothing, or nobody else. */
  on(id: string, seat: Seat): Vote | undefined {
    const awaited = this.awaited.get(id);
    const metadata = awaited?.offered === true && awaited.seat === seat ? this.parts.store.metadata(id) : undefined;
    if (awaited === undefined || metadata === undefined) return undefined;
    const voters = this.voters(id, metadata, seat);
    if (voters.length === 0) return undefined;
    const agreed = awaited.agreed.filter((voter) => voters.includes(voter));
    return { agreed, needed: majority(voters.length), ...(awaited.spoke ? { spoke: true } : {}) };
  }

  /** Somebody who is there wants a bot to play on for a seat. Refuses where there is nothing to vote on for them. */
  agree(id: string, voter: Seat, seat: Seat): void {
    const awaited = this.awaited.get(id);
    const metadata = this.parts.store.metadata(id);
    const isOn = awaited?.offered === true && awaited.seat === seat && metadata !== undefined;
    // Whoever votes is there, whatever has become of their connection.
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

  /** Whoever sits there did something else than to move. Returns whether that counts, and ends what is planned for them. */
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

  follow(situation: Situation): Change | undefined {
    const { id, metadata, step } = situation;
    const seat = this.seatAwaited(situation);
    const before = this.awaited.get(id);
    const isSame = before !== undefined && before.seat === seat && step <= before.step;
    if (before !== undefined && !isSame) this.forget(id);
    if (before !== undefined && !isSame && before.returns && this.goesBack(situation, before.seat)) return 'seats';
    if (seat === undefined) return before?.offered === true ? 'clocks' : undefined;
    const awaited = isSame ? before : this.begin(id, seat, step);
    // A bot decides for them: the decision is the same, and they have spoken in it all the same.
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

  /** The one person everybody waits for, at a table where nothing else would ever end that. */
  private seatAwaited({ metadata, deciding, paused, cutOff }: Situation): Seat | undefined {
    const [seat] = deciding;
    if (seat === undefined || deciding.length > 1 || paused || metadata.pace !== undefined) return undefined;
    const player = metadata.players[seat];
    // Going and coming back begins nothing anew. Whom this server's fellow took along when it went has all the time again.
    return player !== undefined && isPerson(player) && !cutOff.includes(seat) ? seat : undefined;
  }

  private begin(id: string, seat: Seat, step: number): Awaited {
    const awaited: Awaited = { seat, step, spoke: false, returns: false, offered: false, agreed: [] };
    this.awaited.set(id, awaited);
    return awaited;
  }

  /** Everybody waits for them, from now on. */
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

  /** Nobody waits for them, as long as a bot plays. */
  private rest(awaited: Awaited): undefined {
    awaited.cancel?.();
    awaited.cancel = undefined;
    awaited.offered = false;
    awaited.agreed = [];
  }

  /** Whether somebody plays themselves again for whom a bot has decided. */
  private goesBack({ id, metadata }: Situation, seat: Seat): boolean {
    if (metadata.players[seat]?.standIn === undefined) return false;
    takeBack(this.parts.store, id, seat);
    return true;
  }

  /** The people who are there, but for the one it is about; and one of whom that is known. */
  private voters(id: string, { players }: MatchData, about: Seat, known?: Seat): readonly Seat[] {
    const { isPresent, isCutOff } = this.parts;
    const isThere = (seat: Seat) => seat === known || isPresent(id, seat) || isCutOff(id, seat);
    const people = Object.values(players).filter(isPerson);
    return people.map((player) => player.id).filter((seat) => seat !== about && isThere(seat));
  }

  /** Whether most agree now; then a bot plays on. */
  private carried(id: string, awaited: Awaited, voters: readonly Seat[]): boolean {
    const { seat } = awaited;
    const agreed = voters.filter((voter) => awaited.agreed.includes(voter));
    // Those who were cut off are not back yet, and may be against it.
    if (agreed.length < majority(voters.length) || this.parts.timers.standsStill) return false;
    // Where that can't be stored they still agree, and it is tried again.
    letStandIn(this.parts.store, id, seat, 'deed');
    this.parts.changed(id);
    return true;
  }
}

const majority = (voters: number): number => Math.floor(voters / 2) + 1;
