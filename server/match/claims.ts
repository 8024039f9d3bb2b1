/**
 * A seat given back. Whoever lost theirs with their browser says so by the table's link, from another one; while the seat's holder is
 * away the host hands it over, and what opened it before opens nothing any more.
 */
import type { Seat } from '../../games/kit/rules.ts';
import type { Clock } from '../clock.ts';
import { Refused } from '../refused.ts';
import type { MatchData, Player } from '../storage/types.ts';
import type { SeatKey } from '../wire.ts';
import type { ClaimStanding, SeatClaim } from '../wire-seats.ts';
import type { Attending } from './attendance.ts';
import { hashOf, issueCredentials } from './credentials.ts';
import type { Matches } from './matches.ts';
import { hostOf, isPerson } from './seats.ts';
import { demandWelcome } from './sent-away.ts';

/** For how many milliseconds somebody who claims a seat is waited for to have it. */
const CLAIM_LASTS = 180_000;

interface ClaimParts {
  readonly matches: Matches;
  readonly attending: Pick<Attending, 'isPresent'>;
  readonly clock: Pick<Clock, 'now'>;
}

export class Claims {
  constructor(private readonly parts: ClaimParts) {}

  /** Somebody says that a seat of a match that has begun is theirs. Returns what opens it once the host agrees. */
  claim(id: string, playerID: string, origin: string): SeatClaim {
    const { matches, clock } = this.parts;
    return matches.deed(() => {
      const metadata = matches.find(id);
      demandWelcome(metadata, { origin });
      const seat = matches.seat(metadata, playerID);
      const player = metadata.players[seat];
      if (player === undefined || !isPerson(player) || !matches.hasBegun(id))
        throw new Refused({ code: 'notAPerson', seat }, `Nobody has lost seat ${seat}.`);
      this.demandAbsent(id, seat);
      if (this.isClaimed(player)) throw new Refused({ code: 'claimPending' }, 'Somebody has asked for that seat.');
      const { credentials, kept } = issueCredentials();
      matches.change(id, seat, (before) => ({ ...before, claim: { kept, until: clock.now() + CLAIM_LASTS } }));
      return { playerID: String(seat), credentials };
    });
  }

  /** How far a claim is, for whoever made it. */
  standing(id: string, { playerID, credentials }: SeatKey): ClaimStanding {
    const metadata = this.parts.matches.find(id);
    const player = metadata.players[this.parts.matches.seat(metadata, playerID)];
    const kept = hashOf(credentials);
    if (player?.credentials === kept) return { standing: 'given', game: metadata.gameName, name: player.name ?? '' };
    return { standing: player?.claim?.kept === kept && this.isClaimed(player) ? 'asked' : 'refused' };
  }

  /** The host gives a seat to whoever claims it, or doesn't. */
  answer(id: string, key: SeatKey, playerID: string, agrees: boolean): void {
    const { matches } = this.parts;
    const isAsked = matches.deed(() => {
      const metadata = matches.find(id);
      this.demandHost(id, metadata, key);
      const seat = matches.seat(metadata, playerID);
      const asked = this.isClaimed(metadata.players[seat]);
      if (agrees && asked) this.demandAbsent(id, seat);
      matches.change(id, seat, (player) => (agrees && asked ? given(player) : unclaimed(player)));
      return asked;
    });
    // One that has become old is put away all the same.
    if (!isAsked) throw new Refused({ code: 'noClaim' }, 'Nobody asks for that seat any more.');
  }

  private isClaimed(player: Player | undefined): boolean {
    return player?.claim !== undefined && player.claim.until > this.parts.clock.now();
  }

  private demandAbsent(id: string, seat: Seat): void {
    if (this.parts.attending.isPresent(id, seat))
      throw new Refused({ code: 'holderThere', seat }, `Whoever holds seat ${seat} is there.`);
  }

  private demandHost(id: string, metadata: MatchData, key: SeatKey): void {
    const { matches, attending } = this.parts;
    if (hostOf(metadata, (seat) => attending.isPresent(id, seat)) !== matches.owned(metadata, key))
      throw new Refused({ code: 'notHost' }, 'Only the host of the table may do that.');
  }
}

function unclaimed(player: Player): Player {
  const { claim: _, ...rest } = player;
  return rest;
}

/** The player with what the claim opens the seat by, and nothing that opened it before or calls the browsers of before. */
function given(player: Player): Player {
  const { claim, devices: _, links: __, calls: ___, ...rest } = player;
  return claim === undefined ? rest : { ...rest, credentials: claim.kept };
}
