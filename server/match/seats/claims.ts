/**
 * A seat given back. Whoever lost theirs with their browser says so by the table's link, from another one. While the seat's holder
 * is away most of the others who are there may hand it over, unless one of them is against it; what opened it before opens nothing
 * any more. Everybody hears who agreed, and the record keeps it: nobody else can tell who is asking.
 */
import type { Table } from '../../../games/kit/game.ts';
import type { HandOver, Seat } from '../../../games/kit/rules.ts';
import type { Clock } from '../../clock.ts';
import { Refused } from '../../refused.ts';
import type { MatchStore } from '../../storage/match-store.ts';
import type { MatchData, Player, StoredClaim } from '../../storage/types.ts';
import type { Claimed } from '../../wire.ts';
import type { ClaimAnswer, ClaimStanding, SeatClaim } from '../../wire-seats.ts';
import type { Attending } from '../people/attendance.ts';
import type { Bulletin } from '../bulletin.ts';
import { type Issued, type ShownKey, issueCredentials, keptOf } from './credentials.ts';
import type { Matches } from '../matches.ts';
import { isPerson } from './seats.ts';
import { demandWelcome } from './sent-away.ts';

/** For how many milliseconds somebody who claims a seat is waited for to have it. */
const CLAIM_LASTS = 180_000;

/** For readers whose page has no sentence for it. */
const SAID = 'Whoever asks for the seat should have it.';

/** Of the hash so much that claims are told apart. */
const idOf = ({ kept }: StoredClaim): string => kept.slice(0, 12);

const majority = (voters: number): number => Math.floor(voters / 2) + 1;

interface ClaimParts {
  readonly store: MatchStore;
  readonly matches: Matches;
  readonly bulletin: Bulletin;
  readonly attending: Pick<Attending, 'isPresent'>;
  readonly clock: Pick<Clock, 'now'>;
}

export class Claims {
  constructor(private readonly parts: ClaimParts) {}

  /** Somebody says that a seat of a match that has begun is theirs. Returns what opens it once the others agree. */
  claim(id: string, playerID: string, origin: string, { credentials, kept }: Issued = issueCredentials()): SeatClaim {
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
      matches.change(id, seat, (before) => ({ ...before, claim: { kept, until: clock.now() + CLAIM_LASTS, origin } }));
      return { playerID: String(seat), credentials };
    });
  }

  /** How far a claim is, for whoever made it. */
  standing(id: string, { playerID, credentials }: ShownKey): ClaimStanding {
    const metadata = this.parts.matches.find(id);
    const player = metadata.players[this.parts.matches.seat(metadata, playerID)];
    const kept = keptOf(credentials);
    if (player?.credentials === kept) return { standing: 'given', game: metadata.gameName, name: player.name ?? '' };
    return { standing: player?.claim?.kept === kept && this.isClaimed(player) ? 'asked' : 'refused' };
  }

  /** Somebody who is there agrees that whoever claims a seat has it, or doesn't: then they don't. */
  answer(
    id: string,
    key: ShownKey,
    playerID: string,
    { claim: asked, agrees }: Pick<ClaimAnswer, 'claim' | 'agrees'>,
  ): void {
    const { matches } = this.parts;
    const isAsked = matches.deed(() => {
      const metadata = matches.find(id);
      const voter = matches.owned(metadata, key);
      const seat = matches.seat(metadata, playerID);
      const { claim } = metadata.players[seat] ?? {};
      if (claim === undefined || !this.isClaimed(metadata.players[seat])) {
        // One that has become old is put away all the same.
        matches.change(id, seat, unclaimed);
        return false;
      }
      // Nobody agrees to what they have not heard of.
      if (idOf(claim) !== asked) return false;
      if (voter === seat && agrees) throw new Refused({ code: 'noClaim' }, 'That seat is yours.');
      if (agrees) this.agree(id, metadata, seat, voter);
      else matches.change(id, seat, unclaimed);
      return true;
    });
    if (!isAsked) throw new Refused({ code: 'noClaim' }, 'Nobody asks for that seat any more.');
  }

  private agree(id: string, metadata: MatchData, seat: Seat, voter: Seat): void {
    const { matches, bulletin } = this.parts;
    const player = metadata.players[seat];
    if (player?.claim === undefined) return;
    this.demandAbsent(id, seat);
    const isThere = (each: Seat) => each === voter || this.parts.attending.isPresent(id, each);
    const voters = votersOn(metadata, player, isThere);
    if (!voters.includes(voter))
      throw new Refused({ code: 'ownClaim' }, 'Somebody of your own network asks for that seat: others must agree.');
    const already = player.claim.agreed ?? [];
    const agreed = already.includes(voter) ? already : [...already, voter];
    const isGiven = voters.filter((each) => agreed.includes(each)).length >= majority(voters.length);
    if (isGiven) this.note(id, { seat, by: agreed });
    matches.change(id, seat, (before) =>
      isGiven ? given(before) : { ...before, ...(before.claim && { claim: { ...before.claim, agreed } }) },
    );
    for (const phrase of [
      ...(already.includes(voter) ? [] : [`agreesToGive${seat}`]),
      ...(isGiven ? [`givesSeat${seat}`] : []),
    ])
      bulletin.publish({ kind: 'says', id, said: { seat: voter, text: SAID, phrase } });
  }

  /** Keeps with the match that a seat was handed over, after how many of its moves, and by whom. */
  private note(id: string, { seat, by }: Pick<HandOver, 'seat' | 'by'>): void {
    const { store } = this.parts;
    const after = (store.state(id)?.G as Table | undefined)?.step ?? 0;
    store.updateMetadata(id, (metadata) => {
      metadata.handedOver = [...(metadata.handedOver ?? []), { seat, by, after }];
    });
  }

  private isClaimed(player: Player | undefined): boolean {
    return player?.claim !== undefined && player.claim.until > this.parts.clock.now();
  }

  private demandAbsent(id: string, seat: Seat): void {
    if (this.parts.attending.isPresent(id, seat))
      throw new Refused({ code: 'holderThere', seat }, `Whoever holds seat ${seat} is there.`);
  }
}

/** What the others may agree on about a seat that somebody claims; undefined where nobody does, or its holder is there. */
export function claimOn(metadata: MatchData, player: Player, isThere: (seat: Seat) => boolean): Claimed | undefined {
  if (player.claim === undefined || isThere(player.id)) return undefined;
  const voters = votersOn(metadata, player, isThere);
  const agreed = (player.claim.agreed ?? []).filter((each) => voters.includes(each));
  return { id: idOf(player.claim), agreed, needed: majority(voters.length) };
}

/**
 * The others who are there. Whoever comes from where the claim comes from may be who made it, and agrees with nobody else; unless
 * that is where the seat's own player sat down, too.
 */
function votersOn({ players }: MatchData, claimed: Player, isThere: (seat: Seat) => boolean): readonly Seat[] {
  const { id: seat, claim, origin } = claimed;
  const isOwn = (player: Player) =>
    claim?.origin !== undefined && claim.origin !== origin && player.origin === claim.origin;
  const others = Object.values(players).filter((player) => isPerson(player) && player.id !== seat && !isOwn(player));
  return others.map(({ id }) => id).filter(isThere);
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
