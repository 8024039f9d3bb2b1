/**
 * Getting a lost seat back. A player who lost access together with their browser claims the seat from another browser,
 * through the table's link. If the seat's holder is away, most of the others who are present can hand it over, unless
 * one of them is against it. The old credentials then open nothing any more. Everybody is told who agreed, and the
 * record keeps it, because nobody else can tell who is really asking.
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
import type { EventBus } from '../event-bus.ts';
import { type Issued, type ShownKey, issueCredentials, keptOf } from './credentials.ts';
import type { Matches } from '../matches.ts';
import { isPerson } from './seats.ts';
import { demandWelcome } from './sent-away.ts';

/** For how many milliseconds a claim stays open. */
const CLAIM_LASTS = 180_000;

/** The text of the chat message for clients that have no sentence for its code. */
const SAID = 'Whoever asks for the seat should have it.';

/** The beginning of the hash; enough to tell claims apart. */
const idOf = ({ kept }: StoredClaim): string => kept.slice(0, 12);

const majority = (voters: number): number => Math.floor(voters / 2) + 1;

interface ClaimParts {
  readonly store: MatchStore;
  readonly matches: Matches;
  readonly bus: EventBus;
  readonly attending: Pick<Attending, 'isPresent'>;
  readonly clock: Pick<Clock, 'now'>;
}

export class Claims {
  constructor(private readonly parts: ClaimParts) {}

  /** Claims a seat of a match that has begun. Returns the credentials that will open it once the others agree. */
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

  /** How far a claim is, for the browser that made it. */
  standing(id: string, { playerID, credentials }: ShownKey): ClaimStanding {
    const metadata = this.parts.matches.find(id);
    const player = metadata.players[this.parts.matches.seat(metadata, playerID)];
    const kept = keptOf(credentials);
    if (player?.credentials === kept) return { standing: 'given', game: metadata.gameName, name: player.name ?? '' };
    return { standing: player?.claim?.kept === kept && this.isClaimed(player) ? 'asked' : 'refused' };
  }

  /** Somebody present agrees to a claim, or refuses it; a refusal ends the claim. */
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
        // Removes a claim that is too old.
        matches.change(id, seat, unclaimed);
        return false;
      }
      // A vote counts only for the claim that the voter was shown.
      if (idOf(claim) !== asked) return false;
      if (voter === seat && agrees) throw new Refused({ code: 'noClaim' }, 'That seat is yours.');
      if (agrees) this.agree(id, metadata, seat, voter);
      else matches.change(id, seat, unclaimed);
      return true;
    });
    if (!isAsked) throw new Refused({ code: 'noClaim' }, 'Nobody asks for that seat any more.');
  }

  private agree(id: string, metadata: MatchData, seat: Seat, voter: Seat): void {
    const { matches, bus } = this.parts;
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
      bus.publish({ kind: 'says', id, said: { seat: voter, text: SAID, phrase } });
  }

  /** Stores with the match that a seat was handed over, after which move, and who agreed. */
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

/** The vote about a claimed seat; undefined if nobody claims it or its holder is present. */
export function claimOn(metadata: MatchData, player: Player, isThere: (seat: Seat) => boolean): Claimed | undefined {
  if (player.claim === undefined || isThere(player.id)) return undefined;
  const voters = votersOn(metadata, player, isThere);
  const agreed = (player.claim.agreed ?? []).filter((each) => voters.includes(each));
  return { id: idOf(player.claim), agreed, needed: majority(voters.length) };
}

/**
 * The other people who are present. Somebody at the claim's own address may have made the claim, so they have no vote,
 * unless the seat's player sat down from that address, too.
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

/** The player with the claim's credentials only: without the old ones, and without the old browsers' notifications. */
function given(player: Player): Player {
  const { claim, devices: _, links: __, calls: ___, ...rest } = player;
  return claim === undefined ? rest : { ...rest, credentials: claim.kept };
}
