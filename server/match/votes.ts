/**
 * Where everybody waits for one player who is there and does nothing, at a table without a clock, the others may let a bot play
 * on for them. Most of the others who are there must agree; whatever that player does ends it.
 */
import type { Seat } from '../../games/kit/rules.ts';
import type { Clock } from '../clock.ts';
import { Refused } from '../refused.ts';
import type { MatchStore } from '../storage/match-store.ts';
import type { MatchData } from '../storage/types.ts';
import type { Vote } from '../wire.ts';
import { isPerson } from './seats.ts';
import type { Change, Situation, Waiter } from './situation.ts';
import { letStandIn } from './stand-ins.ts';

interface VoteParts {
  readonly store: MatchStore;
  readonly clock: Clock;
  /** After how many milliseconds the others are asked, where the table has no patience of its own. */
  readonly patience: number;
  isPresent(id: string, seat: Seat): boolean;
  /** A bot plays for somebody from now on. */
  changed(id: string): void;
  /** There is something to vote on, or somebody has. */
  asked(id: string): void;
}

/** Somebody who alone must decide. */
interface Awaited {
  readonly seat: Seat;
  /** How many moves had led to it. */
  readonly step: number;
  /** Whether they have taken so long that the others may vote. */
  offered: boolean;
  /** Who wants a bot to play on, whoever asked first. */
  agreed: readonly Seat[];
  cancel(): void;
}

export class Votes implements Waiter {
  private readonly awaited = new Map<string, Awaited>();

  constructor(private readonly parts: VoteParts) {}

  /** What the others may agree on about a seat; undefined while there is nothing, or nobody else. */
  on(id: string, seat: Seat): Vote | undefined {
    const awaited = this.awaited.get(id);
    const metadata = awaited?.offered === true && awaited.seat === seat ? this.parts.store.metadata(id) : undefined;
    if (awaited === undefined || metadata === undefined) return undefined;
    const voters = this.voters(id, metadata, seat).length;
    return voters === 0 ? undefined : { agreed: awaited.agreed, needed: majority(voters) };
  }

  /** Somebody who is there wants a bot to play on for a seat. Refuses where there is nothing to vote on for them. */
  agree(id: string, voter: Seat, seat: Seat): void {
    const awaited = this.awaited.get(id);
    const metadata = this.parts.store.metadata(id);
    const isOn = awaited?.offered === true && awaited.seat === seat && metadata !== undefined;
    if (!isOn || !this.voters(id, metadata, seat).includes(voter))
      throw new Refused({ code: 'noVote', seat }, `Nobody votes on seat ${seat} now, or not from that seat.`);
    if (awaited.agreed.includes(voter)) return;
    awaited.agreed = [...awaited.agreed, voter];
    if (!this.carried(id, metadata, awaited)) this.parts.asked(id);
  }

  /** Whoever sits there did something. Returns whether they were awaited. */
  acted(id: string, seat: Seat): boolean {
    const isAwaited = this.awaited.get(id)?.seat === seat;
    if (isAwaited) this.forget(id);
    return isAwaited;
  }

  follow(situation: Situation): Change | undefined {
    const { id, metadata, step } = situation;
    const seat = this.seatAwaited(situation);
    const before = this.awaited.get(id);
    const isSame = before !== undefined && before.seat === seat && before.step === step;
    if (before !== undefined && !isSame) this.forget(id);
    if (seat === undefined) return before?.offered === true ? 'clocks' : undefined;
    const awaited = isSame ? before : this.begin(id, metadata, seat, step);
    const voters = this.voters(id, metadata, seat);
    const agreed = awaited.agreed.filter((voter) => voters.includes(voter));
    const left = agreed.length < awaited.agreed.length;
    awaited.agreed = agreed;
    if (this.carried(id, metadata, awaited)) return undefined;
    return left || (before?.offered === true && !isSame) ? 'clocks' : undefined;
  }

  forget(id: string): void {
    this.awaited.get(id)?.cancel();
    this.awaited.delete(id);
  }

  close(): void {
    for (const id of this.awaited.keys()) this.forget(id);
  }

  /** The one person everybody waits for, at a table where nothing else would ever end that. */
  private seatAwaited({ id, metadata, deciding, paused }: Situation): Seat | undefined {
    const [seat] = deciding;
    if (seat === undefined || deciding.length > 1 || paused || metadata.pace !== undefined) return undefined;
    const player = metadata.players[seat];
    if (player === undefined || !isPerson(player) || player.standIn !== undefined) return undefined;
    // For who is away a bot stands in anyway, but where the table waits for ever.
    return this.parts.isPresent(id, seat) || metadata.patience === 'never' ? seat : undefined;
  }

  private begin(id: string, { patience }: MatchData, seat: Seat, step: number): Awaited {
    const { clock, asked } = this.parts;
    const wait = typeof patience === 'number' ? 1000 * patience : this.parts.patience;
    const offer = () => {
      awaited.offered = true;
      asked(id);
    };
    const awaited: Awaited = { seat, step, offered: false, agreed: [], cancel: clock.after(wait, offer) };
    this.awaited.set(id, awaited);
    return awaited;
  }

  /** The people who are there, but for the one it is about. */
  private voters(id: string, { players }: MatchData, about: Seat): readonly Seat[] {
    const people = Object.values(players).filter(isPerson);
    return people.map((player) => player.id).filter((seat) => seat !== about && this.parts.isPresent(id, seat));
  }

  /** Whether most agree now; then a bot plays on. */
  private carried(id: string, metadata: MatchData, { seat, agreed }: Awaited): boolean {
    if (agreed.length === 0 || agreed.length < majority(this.voters(id, metadata, seat).length)) return false;
    this.forget(id);
    letStandIn(this.parts.store, id, seat, 'deed');
    this.parts.changed(id);
    return true;
  }
}

const majority = (voters: number): number => Math.floor(voters / 2) + 1;
