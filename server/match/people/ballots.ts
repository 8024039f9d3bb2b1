/**
 * Ballots: what is asked about a seat, who may answer, and what comes of it. All of them go the same way:
 *
 * 1. A ballot begins because the match stands so that it must (`asked`), or because somebody asks (`ask`).
 * 2. It waits, in the time that counts at matches. Nothing comes of it before.
 * 3. Then each of those who are there may agree once. One no is enough against it.
 * 4. It is carried as soon as enough of those who are there agree. What somebody has said who is away is kept, and counts
 *    again when they are back. While time stands still nobody knows who is there: then it only collects answers.
 * 5. It ends when it is carried, or when the match no longer asks for it.
 *
 * Open ballots live in memory. After a restart, or where another server takes the match over, `asked` finds in what is
 * stored what must go on. Each kind of ballot is a motion, which says what differs.
 */
import { isDeepStrictEqual } from 'node:util';
import type { Seat } from '../../../games/kit/rules.ts';
import { Refused } from '../../refused.ts';
import type { Mark } from '../../storage/answers.ts';
import type { MatchData } from '../../storage/types.ts';
import type { SeatPlay } from '../../contract/tables.ts';
import type { Ground } from '../ground.ts';
import { peopleThere } from '../seats/seats.ts';
import type { Situation, Waiter } from '../time/situation.ts';

/** What is asked, as plain data: two with the same data are the same. */
export interface Subject {
  /** The seat that it is about. */
  readonly seat: Seat;
}

export interface Ballot<S extends Subject> {
  readonly subject: S;
  /** When its wait is over, in the time that counts at matches; undefined once it is. */
  due: number | undefined;
  /** Who has agreed, in that order. */
  ayes: readonly Seat[];
  against?: Seat;
  callOff(): void;
}

/** How those who are there stand to a ballot. */
export interface Tally {
  /** Who may answer. */
  readonly voters: readonly Seat[];
  /** Those of them who agree. */
  readonly agreed: readonly Seat[];
  readonly needed: number;
  readonly isCarried: boolean;
}

type Asked<S extends Subject> = Pick<Ballot<S>, 'subject' | 'ayes'>;

/** What is told of a seat only while a match goes on: nothing of it is stored with the match. */
export type SeatStatus = Pick<SeatPlay, 'standsInAfter' | 'clock' | 'vote' | 'asksUndo' | 'wishes'>;

/** What differs between one kind of ballot and another. */
export interface Motion<S extends Subject> {
  /** All that is asked at a match as it stands now. Of the `open` ones, those that are missing here end. */
  asked(situation: Situation, open: readonly S[]): readonly S[];
  /** For how many milliseconds it waits. Absent if it doesn't. */
  wait?(subject: S, metadata: MatchData): number;
  tally(ballot: Asked<S>, metadata: MatchData, isThere: (seat: Seat) => boolean): Tally;
  /** Does what is asked. If it throws, the ballot stays open. `mark` identifies the answer that brought it about. */
  carry(id: string, ballot: Ballot<S>, tally: Tally, mark?: Mark): void | Promise<void>;
  /** What is told of it with its seat; `left` is what is left of its wait. Undefined while nobody is to know. */
  shown?(ballot: Ballot<S>, tally: Tally, left: number): SeatStatus | undefined;
}

export type BallotParts = Pick<Ground, 'store' | 'matches' | 'bus' | 'timers' | 'isPresent' | 'isCutOff'>;

export class Ballots<S extends Subject> implements Waiter {
  private readonly open = new Map<string, readonly Ballot<S>[]>();

  constructor(
    private readonly parts: BallotParts,
    private readonly motion: Motion<S>,
  ) {}

  /** The open ballot about a seat. */
  about(id: string, seat: Seat): Ballot<S> | undefined {
    return this.at(id).find(({ subject }) => subject.seat === seat);
  }

  /** `known` is there in any case. */
  tally(id: string, ballot: Asked<S>, known?: Seat): Tally {
    const { matches, isPresent, isCutOff } = this.parts;
    const isThere = (seat: Seat) => seat === known || isPresent(id, seat) || isCutOff(id, seat);
    return this.motion.tally(ballot, matches.find(id), isThere);
  }

  /** What is told of the open ballot about a seat, if anything. */
  shown(id: string, seat: Seat, ballot = this.about(id, seat)): SeatStatus | undefined {
    const left = Math.max(0, (ballot?.due ?? 0) - this.parts.timers.ticks());
    return ballot && this.motion.shown?.(ballot, this.tally(id, ballot), left);
  }

  /** Begins a ballot, to which these have agreed before. */
  ask(id: string, subject: S, ayes: readonly Seat[] = []): void {
    const { matches, timers } = this.parts;
    const wait = this.motion.wait?.(subject, matches.find(id));
    const due = wait === undefined ? undefined : timers.ticks() + wait;
    const ballot: Ballot<S> = { subject, due, ayes, callOff: timers.watch(id) };
    this.open.set(id, [...this.at(id), ballot]);
    if (wait !== undefined) this.lookAfter(id, ballot, wait);
    this.tell(id, ballot);
  }

  /**
   * Somebody answers what is asked about a seat. Whoever answers is there, whatever has become of their connection.
   * Refuses where they aren't asked. Rejects if that carries it and it can't be done.
   */
  answer(id: string, voter: Seat, seat: Seat, agrees: boolean, mark?: Mark): void | Promise<void> {
    const ballot = this.about(id, seat);
    const isOpen = ballot !== undefined && ballot.due === undefined && ballot.against === undefined;
    if (!isOpen || !this.tally(id, ballot, voter).voters.includes(voter))
      throw new Refused({ code: 'noVote', seat }, `Nothing is asked of you about seat ${seat} now.`);
    if (ballot.ayes.includes(voter)) return undefined;
    if (agrees) ballot.ayes = [...ballot.ayes, voter];
    else ballot.against = voter;
    return this.carry(id, ballot, voter, mark) ?? this.tell(id, ballot);
  }

  /** Begins, carries and ends what the match as it stands now asks. */
  follow(situation: Situation): void {
    const { id } = situation;
    const open = this.at(id);
    const asked = this.motion.asked(
      situation,
      open.map(({ subject }) => subject),
    );
    const isAmong = (subjects: readonly S[], subject: S) => subjects.some((each) => isDeepStrictEqual(each, subject));
    for (const ballot of open) if (!isAmong(asked, ballot.subject)) this.end(id, ballot);
    const left = this.at(id).map(({ subject }) => subject);
    for (const subject of asked) if (!isAmong(left, subject)) this.ask(id, subject);
    for (const ballot of this.at(id)) void this.carry(id, ballot);
  }

  end(id: string, ballot: Ballot<S>): void {
    if (!this.at(id).includes(ballot)) return;
    ballot.callOff();
    const left = this.at(id).filter((each) => each !== ballot);
    if (left.length === 0) this.open.delete(id);
    else this.open.set(id, left);
    this.tell(id, ballot);
  }

  forget(id: string): void {
    for (const { callOff } of this.at(id)) callOff();
    this.open.delete(id);
  }

  /** Carries a ballot if its wait is over and enough agree: resolves when that is done. Undefined if not. */
  private carry(id: string, ballot: Ballot<S>, known?: Seat, mark?: Mark): Promise<void> | undefined {
    if (ballot.due !== undefined || ballot.against !== undefined) return undefined;
    const tally = this.tally(id, ballot, known);
    if (!tally.isCarried) return undefined;
    // Those who were cut off may be against it, so it waits for them.
    if (this.parts.timers.standsStill) {
      this.lookAfter(id, ballot, 0);
      return undefined;
    }
    const done = Promise.resolve(this.motion.carry(id, ballot, tally, mark));
    // Whoever answered hears of it; where nobody did, the motion has said what comes next.
    done.catch(() => {});
    this.end(id, ballot);
    return done;
  }

  /** Looks at a ballot again after so many milliseconds that count. Its wait is over then. */
  private lookAfter(id: string, ballot: Ballot<S>, milliseconds: number): void {
    const { timers } = this.parts;
    ballot.callOff();
    ballot.callOff = timers.after(id, milliseconds, () => {
      if (!this.at(id).includes(ballot)) return;
      ballot.due = undefined;
      ballot.callOff = timers.watch(id);
      if (this.carry(id, ballot) === undefined) this.tell(id, ballot);
    });
  }

  private tell(id: string, ballot: Ballot<S>): void {
    if (this.shown(id, ballot.subject.seat, ballot) !== undefined) this.parts.bus.publish({ kind: 'seatStatus', id });
  }

  private at(id: string): readonly Ballot<S>[] {
    return this.open.get(id) ?? [];
  }
}

/** Where nobody is asked, it is carried once its wait is over. */
export const NOBODY: Tally = { voters: [], agreed: [], needed: 0, isCarried: true };

/** A tally of the others who are there. `needed` says how many of so many must agree. */
export const ofOthers =
  (needed: (voters: number) => number): Motion<Subject>['tally'] =>
  ({ subject, ayes }, metadata, isThere) => {
    const voters = peopleThere(metadata, (seat) => seat !== subject.seat && isThere(seat));
    const agreed = ayes.filter((seat) => voters.includes(seat));
    return { voters, agreed, needed: needed(voters.length), isCarried: agreed.length >= needed(voters.length) };
  };

export const majority = (voters: number): number => Math.floor(voters / 2) + 1;
