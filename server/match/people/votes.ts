/**
 * At tables without a clock, if everybody waits for one player who does nothing, the others can vote to let a bot play
 * for them. Most of the others who are present must agree. A move of the player ends the vote. If the player says that
 * they are there, everybody waits as long again, but only once for each decision; otherwise somebody could delay for
 * ever by talking. Where one other player decides alone, they wait for as long as the player is doing something at the
 * board.
 */
import type { Seat } from '../../../games/kit/rules.ts';
import { Cache } from '../../cache.ts';
import type { MatchData } from '../../storage/types.ts';
import { isPerson } from '../seats/seats.ts';
import { playing, stoodIn } from '../seats/stand-ins.ts';
import type { Situation } from '../time/situation.ts';
import {
  type Ballot,
  type BallotParts,
  Ballots,
  type Motion,
  type Subject,
  type Tally,
  majority,
  ofOthers,
} from './ballots.ts';

/** For how many matches it is remembered whom they wait for. */
const MOST = 5000;

interface VoteParts extends BallotParts {
  /** After how many milliseconds the others are asked, if the table doesn't say. */
  readonly patience: number;
}

/** The player that everybody waits for. */
interface Awaited extends Subject {
  /** The largest number of moves so far; a move that is undone and made again starts no new decision. */
  readonly step: number;
  /** Whether the player has said that they are there. */
  spoke: boolean;
  /** Whether the player has said that they will play again after the bot's decision. */
  returns: boolean;
}

export class Votes implements Motion<Awaited> {
  readonly ballots: Ballots<Awaited>;
  readonly tally = ofOthers(majority);
  private readonly awaited = new Cache<Awaited>(MOST);

  constructor(private readonly parts: VoteParts) {
    this.ballots = new Ballots<Awaited>(parts, this);
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
      this.waitAnew(id, this.ballots.about(id, seat));
    }
    return !awaited.returns;
  }

  /** The player is doing something at the board. One other player alone waits as long again; several still decide. */
  active(id: string, seat: Seat): void {
    const ballot = this.ballots.about(id, seat);
    if (ballot !== undefined && this.ballots.tally(id, ballot).voters.length <= 1) this.waitAnew(id, ballot);
  }

  asked(situation: Situation): readonly Awaited[] {
    const { id, metadata, step } = situation;
    const seat = seatAwaited(situation);
    const before = this.awaited.get(id);
    const isSame = before !== undefined && before.seat === seat && step <= before.step;
    if (!isSame) this.awaited.delete(id);
    // They play themselves again after a bot has decided for them.
    if (before?.returns === true && !isSame && metadata.players[before.seat]?.standIn !== undefined)
      this.parts.matches.change(id, before.seat, playing);
    if (seat === undefined) return [];
    const awaited = isSame ? before : { seat, step, spoke: false, returns: false };
    this.awaited.set(id, awaited);
    // Where a bot decides for them now, it is still the same decision, so it still counts that they have spoken.
    return metadata.players[seat]?.standIn === undefined ? [awaited] : [];
  }

  wait(_: Awaited, { patience }: MatchData): number {
    return typeof patience === 'number' ? 1000 * patience : this.parts.patience;
  }

  carry(id: string, { subject: { seat } }: Ballot<Awaited>): void {
    this.parts.matches.change(id, seat, (player) => stoodIn(player, 'command'));
  }

  shown({ due, subject: { spoke } }: Ballot<Awaited>, { voters, agreed, needed }: Tally) {
    if (due !== undefined || voters.length === 0) return undefined;
    return { vote: { agreed, needed, ...(spoke ? { spoke } : {}) } };
  }

  private waitAnew(id: string, ballot: Ballot<Awaited> | undefined): void {
    if (ballot === undefined) return;
    this.ballots.end(id, ballot);
    this.ballots.ask(id, ballot.subject);
  }
}

/** The player that everybody waits for, at a table where nothing else would ever end the waiting. */
function seatAwaited({ metadata, deciding, paused, cutOff }: Situation): Seat | undefined {
  const [seat] = deciding;
  if (seat === undefined || deciding.length > 1 || paused || metadata.pace !== undefined) return undefined;
  const player = metadata.players[seat];
  // Leaving and coming back starts no new wait. But players who lost their connection because another server ended
  // get the full time again.
  return player !== undefined && isPerson(player) && !cutOff.includes(seat) ? seat : undefined;
}
