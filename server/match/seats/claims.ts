/**
 * Getting a lost seat back. A player who lost access together with their browser claims the seat from another browser,
 * through the table's link. The claim waits, by the pace of the table, for the seat's holder, who is told and ends it by
 * coming back; and for the yes of others (claim-ballot.ts). One no ends it. When the seat is given, the old credentials
 * open nothing any more, but can take it back for a day (former-keys.ts). Everybody is told who agreed, and the record
 * keeps it, because nobody else can tell who is really asking.
 */
import type { Table } from '../../../games/kit/game.ts';
import type { HandOver, Seat } from '../../../games/kit/rules.ts';
import { Refused } from '../../refused.ts';
import type { MatchData, Player, StoredClaim } from '../../storage/types.ts';
import type { SeatKey } from '../../contract/schema.ts';
import type { ClaimStanding } from '../../contract/seats.ts';
import type { Ground } from '../ground.ts';
import { type Ballot, type BallotParts, Ballots, type Motion, NOBODY, type Tally } from '../people/ballots.ts';
import type { Situation } from '../time/situation.ts';
import { blockAt } from './blocks.ts';
import { type Claim, LEAST_WAIT, claimId, claimed, isOwnVoice, openClaims, tallyOf } from './claim-ballot.ts';
import { type Hash, type Issued, type SeatProof, opens, seatAt } from './credentials.ts';
import { givenTo, openedBefore, openedJustNow, takenBack } from './former-keys.ts';
import { isPerson } from './seats.ts';
import { demandWelcome, originAt } from './sent-away.ts';

/** How many claims of a seat may be open at once: from one address block, and in all. */
const MOST = { ofOne: 3, ofAll: 8 };

/** The text of the chat message for clients that have no sentence for its code. */
const SAID = 'Whoever asks for the seat should have it.';

export class Claims implements Motion<Claim> {
  readonly ballots: readonly Ballots<Claim>[];

  constructor(private readonly parts: BallotParts & Pick<Ground, 'clock'>) {
    // Nothing comes of claims that aren't carried in time.
    const lapses = new Ballots<Claim>(parts, {
      asked: ({ metadata }) => claimsIn(metadata, ({ claims = [] }) => claims),
      wait: (claim, metadata) => this.wait(claim, metadata) + tallyOf(metadata, claim).stays,
      tally: () => NOBODY,
      carry: (id, { subject: { seat, kept } }) => this.end(id, seat, kept),
    });
    this.ballots = [new Ballots<Claim>(parts, this), lapses];
  }

  /** Claims a seat of a match that has begun. Returns the credentials that will open it once it is given. */
  claim(id: string, playerID: string, address: string, { credentials, kept }: Issued): SeatKey {
    const { matches, clock } = this.parts;
    const metadata = matches.find(id);
    demandWelcome(metadata, { origin: originAt(id, address) });
    if (metadata.tournament !== undefined) throw new Refused({ code: 'entrantsSeat' });
    const seat = matches.seat(metadata, playerID);
    const player = metadata.players[seat];
    if (player === undefined || !isPerson(player) || !matches.hasBegun(id))
      throw new Refused({ code: 'notAPerson', seat }, `Nobody has lost seat ${seat}.`);
    this.demandAbsent(id, seat);
    const block = blockAt(id, address);
    const open = openClaims(metadata, player, clock.now());
    if (open.length >= MOST.ofAll || open.filter((each) => each.block === block).length >= MOST.ofOne)
      throw new Refused({ code: 'claimPending' });
    const claims = [...open, { kept, at: clock.now(), block }];
    matches.change(id, seat, (before) => ({ ...before, claims }));
    return { playerID: String(seat), credentials };
  }

  /** How far a claim is, or what became of a key, for the browser that has it. */
  standing(id: string, { playerID, credentials: kept }: SeatProof): ClaimStanding {
    const { matches, isPresent, clock } = this.parts;
    const metadata = matches.find(id);
    const player = metadata.players[matches.seat(metadata, playerID)];
    if (player === undefined) return { standing: 'refused' };
    const { name = '' } = player;
    if (opens(player, kept)) return { standing: 'given', game: metadata.gameName, name };
    if (openedBefore(player, kept)) return { standing: 'lost', game: metadata.gameName, name };
    const claim = openClaims(metadata, player, clock.now()).find((each) => each.kept === kept);
    if (claim === undefined) return { standing: 'refused' };
    const tally = tallyOf(metadata, { seat: player.id, ...claim }, (seat) => isPresent(id, seat));
    const opensIn = Math.max(0, claim.at + tally.waits - clock.now());
    return { standing: 'asked', ...claimed(claim, tally), opensIn };
  }

  /** Somebody agrees to a claim, or refuses it; a refusal ends the claim. */
  answer(
    id: string,
    voter: Seat,
    playerID: string,
    { claim: asked, agrees }: { readonly claim: string; readonly agrees: boolean },
  ): void {
    const { matches, clock } = this.parts;
    const metadata = matches.find(id);
    const seat = matches.seat(metadata, playerID);
    const player = metadata.players[seat] ?? { id: seat };
    // A vote counts only for the claim that the voter was shown.
    const claim = openClaims(metadata, player, clock.now()).find((each) => claimId(each) === asked);
    if (claim === undefined) throw new Refused({ code: 'noClaim' });
    if (voter === seat && agrees) throw new Refused({ code: 'noClaim' }, 'That seat is yours.');
    if (voter === seat) this.end(id, seat);
    else if (agrees) this.agree(id, metadata, player, claim, voter);
    else this.end(id, seat, claim.kept);
  }

  /** Gives a seat back to whoever holds a key that opened it before it was given to somebody else. */
  takeBack(id: string, playerID: string, key: Hash): void {
    const { matches, clock } = this.parts;
    const metadata = matches.find(id);
    const seat = matches.seat(metadata, playerID);
    const player = metadata.players[seat];
    if (opens(player, key)) return;
    const back = takenBack(player, key, clock.now());
    if (back === undefined)
      throw new Refused({ code: 'notYourSeat' }, 'These are not the credentials of that seat, or not any more.');
    this.note(id, { seat, by: [seat] });
    matches.change(id, seat, () => back);
  }

  /** The seat, if a key opened it until just now: whoever comes with it then gets it back, for the holder wins. */
  opensAgain(id: string, playerID: unknown, key: Hash): Seat | undefined {
    const metadata = this.parts.store.metadata(id);
    const seat = metadata && seatAt(metadata, playerID);
    if (seat === undefined) return undefined;
    return openedJustNow(metadata?.players[seat], key, this.parts.clock.now()) ? seat : undefined;
  }

  asked({ metadata }: Situation): readonly Claim[] {
    return claimsIn(metadata, (player) => openClaims(metadata, player, this.parts.clock.now()));
  }

  wait(claim: Claim, metadata: MatchData): number {
    const { waits } = tallyOf(metadata, claim);
    // Another clock may have stored it; and after a restart its holder must be able to come back first.
    return Math.min(waits, Math.max(LEAST_WAIT, claim.at + waits - this.parts.clock.now()));
  }

  tally({ subject }: Pick<Ballot<Claim>, 'subject'>, metadata: MatchData, isThere: (seat: Seat) => boolean): Tally {
    return tallyOf(metadata, subject, isThere);
  }

  /** Gives the seat to whoever claims it. */
  carry(id: string, { subject: { seat, kept } }: Ballot<Claim>, { agreed }: Tally): void {
    const { matches, bus, clock } = this.parts;
    matches.transaction(() => {
      this.note(id, { seat, by: agreed });
      matches.change(id, seat, (before) => givenTo(before, kept, clock.now()));
      const last = agreed.at(-1);
      if (last !== undefined)
        bus.publish({ kind: 'says', id, said: { seat: last, text: SAID, phrase: `givesSeat${seat}` } });
    });
  }

  /** Ends one claim of a seat, or all of them. */
  end(id: string, seat: Seat, ended?: string): void {
    const { store, matches } = this.parts;
    if (store.metadata(id)?.players[seat]?.claims === undefined) return;
    matches.change(id, seat, ({ claims = [], ...player }) => {
      const left = ended === undefined ? [] : claims.filter(({ kept }) => kept !== ended);
      return left.length === 0 ? player : { ...player, claims: left };
    });
  }

  private agree(id: string, metadata: MatchData, player: Player, claim: StoredClaim, voter: Seat): void {
    const { matches, bus } = this.parts;
    const { id: seat } = player;
    this.demandAbsent(id, seat);
    if (isOwnVoice(metadata, claim, voter)) throw new Refused({ code: 'ownClaim' });
    const already = claim.agreed ?? [];
    if (already.includes(voter)) return;
    bus.publish({ kind: 'says', id, said: { seat: voter, text: SAID, phrase: `agreesToGive${seat}` } });
    const agreed = { ...claim, agreed: [...already, voter] };
    matches.change(id, seat, (before) => ({
      ...before,
      claims: (before.claims ?? []).map((each) => (each.kept === claim.kept ? agreed : each)),
    }));
  }

  /** Stores with the match that a seat was handed over, after which move, and who agreed. */
  private note(id: string, { seat, by }: Pick<HandOver, 'seat' | 'by'>): void {
    const { store } = this.parts;
    const after = (store.state(id)?.G as Table | undefined)?.step ?? 0;
    store.updateMetadata(id, (metadata) => {
      metadata.handedOver = [...(metadata.handedOver ?? []), { seat, by, after }];
    });
  }

  private demandAbsent(id: string, seat: Seat): void {
    if (this.parts.isPresent(id, seat))
      throw new Refused({ code: 'holderThere', seat }, `Whoever holds seat ${seat} is there.`);
  }
}

function claimsIn({ players }: MatchData, of: (player: Player) => readonly StoredClaim[]): readonly Claim[] {
  return Object.values(players).flatMap((player) =>
    of(player).map((stored) => {
      const { agreed: _, ...claim } = stored;
      return { seat: player.id, ...claim };
    }),
  );
}
