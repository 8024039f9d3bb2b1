/**
 * Getting a lost seat back. A player who lost access together with their browser claims the seat from another browser,
 * through the table's link. The claim waits, by the pace of the table, for the seat's holder, who is told and ends it by
 * coming back; and for the yes of others (claim-ballot.ts). One no ends it. When the seat is given, the old credentials
 * open nothing any more, but can take it back for a day (former-keys.ts). Everybody is told who agreed, and the record
 * keeps it, because nobody else can tell who is really asking.
 */
import type { Table } from '../../../games/kit/game.ts';
import type { HandOver, Seat } from '../../../games/kit/rules.ts';
import type { Clock } from '../../clock.ts';
import type { Owners } from '../owners.ts';
import { Refused } from '../../refused.ts';
import type { MatchStore } from '../../storage/match-store.ts';
import type { MatchData, Player, StoredClaim } from '../../storage/types.ts';
import type { SeatKey } from '../../contract/schema.ts';
import type { ClaimStanding } from '../../contract/seats.ts';
import type { Attending } from '../people/attendance.ts';
import { wholeDeed } from '../deeds/whole-deeds.ts';
import type { EventBus, News } from '../event-bus.ts';
import type { Matches } from '../matches.ts';
import type { MatchTimers } from '../time/timers.ts';
import { blockAt } from './blocks.ts';
import { LEAST_WAIT, ballotOn, claimId, claimed, isOwnVoice, openClaims } from './claim-ballot.ts';
import { type Issued, Kept, type ShownKey, hashOf, holds, issueCredentials, keptOf, seatAt } from './credentials.ts';
import { givenTo, openedBefore, openedJustNow, takenBack } from './former-keys.ts';
import { isPerson } from './seats.ts';
import { demandWelcome, originAt } from './sent-away.ts';

/** How many claims of a seat may be open at once: from one address block, and in all. */
const MOST = { ofOne: 3, ofAll: 8 };

/** The text of the chat message for clients that have no sentence for its code. */
const SAID = 'Whoever asks for the seat should have it.';

interface ClaimParts {
  readonly store: MatchStore;
  readonly matches: Matches;
  readonly bus: EventBus;
  readonly attending: Pick<Attending, 'isPresent'>;
  readonly clock: Pick<Clock, 'now'>;
  readonly timers: MatchTimers;
  readonly nodes: Owners;
}

/** When a claim's wait is over, in the time that counts at matches. */
interface Wait {
  readonly over: number;
  callOff(): void;
}

export class Claims {
  /** The waits of the claims at each match that this server owns, by the claims' hashes. */
  private readonly waits = new Map<string, Map<string, Wait>>();
  private readonly retake: (id: string, key: { readonly playerID: string; readonly kept: string }) => Promise<void>;

  /** Claims made before a restart go on waiting. */
  constructor(private readonly parts: ClaimParts) {
    const { nodes, store, bus } = parts;
    const ready = (id: string) => store.ready(id);
    this.retake = wholeDeed({ nodes, store, ready }, 'retake', (id, { playerID, kept }) =>
      this.takeBack(id, { playerID, credentials: new Kept(kept) }),
    );
    for (const id of store.stored.unfinished) this.look(id);
    bus.participate((news) => this.hear(news));
  }

  /** Claims a seat of a match that has begun. Returns the credentials that will open it once it is given. */
  claim(id: string, playerID: string, address: string, { credentials, kept }: Issued = issueCredentials()): SeatKey {
    const { matches, clock } = this.parts;
    return matches.deed(() => {
      const metadata = matches.find(id);
      demandWelcome(metadata, { origin: originAt(id, address) });
      const seat = matches.seat(metadata, playerID);
      const player = metadata.players[seat];
      if (player === undefined || !isPerson(player) || !matches.hasBegun(id))
        throw new Refused({ code: 'notAPerson', seat }, `Nobody has lost seat ${seat}.`);
      this.demandAbsent(id, seat);
      const block = blockAt(id, address);
      const open = openClaims(metadata, player, clock.now());
      if (open.length >= MOST.ofAll || open.filter((each) => each.block === block).length >= MOST.ofOne)
        throw new Refused({ code: 'claimPending' }, 'Enough people have asked for that seat.');
      const claims = [...open, { kept, at: clock.now(), block }];
      matches.change(id, seat, (before) => ({ ...before, claims }));
      return { playerID: String(seat), credentials };
    });
  }

  /** How far a claim is, or what became of a key, for the browser that has it. */
  standing(id: string, { playerID, credentials }: ShownKey): ClaimStanding {
    const { matches, attending, clock } = this.parts;
    const metadata = matches.find(id);
    const player = metadata.players[matches.seat(metadata, playerID)];
    if (player === undefined) return { standing: 'refused' };
    const { name = '' } = player;
    if (holds(player, credentials)) return { standing: 'given', game: metadata.gameName, name };
    if (openedBefore(player, credentials)) return { standing: 'lost', game: metadata.gameName, name };
    const kept = keptOf(credentials);
    const isThere = (seat: Seat) => attending.isPresent(id, seat);
    const claim = openClaims(metadata, player, clock.now()).find((each) => each.kept === kept);
    if (claim === undefined) return { standing: 'refused' };
    const ballot = ballotOn(metadata, player, claim, isThere);
    const opensIn = Math.max(0, claim.at + ballot.waits - clock.now());
    return { standing: 'asked', ...claimed(claim, ballot), opensIn };
  }

  /** Somebody agrees to a claim, or refuses it; a refusal ends the claim. */
  answer(
    id: string,
    key: ShownKey,
    playerID: string,
    { claim: asked, agrees }: { readonly claim: string; readonly agrees: boolean },
  ): void {
    const { matches, clock } = this.parts;
    matches.deed(() => {
      const metadata = matches.find(id);
      const voter = matches.owned(metadata, key);
      const seat = matches.seat(metadata, playerID);
      const player = metadata.players[seat] ?? { id: seat };
      // A vote counts only for the claim that the voter was shown.
      const claim = openClaims(metadata, player, clock.now()).find((each) => claimId(each) === asked);
      if (claim === undefined) throw new Refused({ code: 'noClaim' }, 'Nobody asks for that seat any more.');
      if (voter === seat && agrees) throw new Refused({ code: 'noClaim' }, 'That seat is yours.');
      if (voter === seat) this.end(id, seat);
      else if (agrees) this.agree(id, metadata, player, claim, voter);
      else this.end(id, seat, claim);
    });
  }

  /** Gives a seat back to whoever holds a key that opened it before it was given to somebody else. */
  takeBack(id: string, { playerID, credentials }: ShownKey): void {
    const { matches, clock } = this.parts;
    matches.deed(() => {
      const metadata = matches.find(id);
      const seat = matches.seat(metadata, playerID);
      const player = metadata.players[seat];
      if (holds(player, credentials)) return;
      const back = takenBack(player, keptOf(credentials), clock.now());
      if (back === undefined)
        throw new Refused({ code: 'notYourSeat' }, 'These are not the credentials of that seat, or not any more.');
      this.note(id, { seat, by: [seat] });
      matches.change(id, seat, () => back);
    });
  }

  /** Somebody comes with credentials. If they opened the seat until just now, it is theirs again: the holder wins. */
  async returns(id: unknown, playerID: unknown, credentials: unknown): Promise<void> {
    const { store, clock } = this.parts;
    if (typeof id !== 'string' || typeof credentials !== 'string') return;
    const metadata = store.metadata(id);
    const seat = metadata === undefined ? undefined : seatAt(metadata, playerID);
    if (seat === undefined || !openedJustNow(metadata?.players[seat], credentials, clock.now())) return;
    await this.retake(id, { playerID: String(seat), kept: hashOf(credentials) });
  }

  private hear(news: News): void {
    const { id, kind } = news;
    if (kind === 'gone' || kind === 'lost') this.forget(id);
    else if (kind === 'acted') this.isBack(id, news.seat);
    else if (kind === 'presence' || kind === 'seats' || kind === 'taken' || kind === 'undone') this.look(id);
  }

  private isBack(id: string, seat: Seat): void {
    const { store, nodes } = this.parts;
    if (nodes.owns(id) && store.metadata(id)?.players[seat]?.claims !== undefined) this.end(id, seat);
  }

  /** Ends the claims of seats whose holders are there, gives what is due, and waits for the rest. */
  private look(id: string): void {
    const { store, nodes, attending, matches } = this.parts;
    if (!nodes.owns(id)) return;
    const claimants = Object.values(store.metadata(id)?.players ?? {}).filter(({ claims }) => claims !== undefined);
    for (const { id: seat } of claimants) if (attending.isPresent(id, seat)) this.end(id, seat);
    const metadata = store.metadata(id);
    const open = metadata === undefined ? [] : this.open(metadata);
    this.await(id, metadata, open);
    const due = open.find(({ player, claim }) => this.isDue(id, claim) && this.ballot(id, player, claim).isCarried);
    if (due !== undefined) matches.deed(() => this.give(id, due.player, due.claim));
  }

  private open(metadata: MatchData): readonly { readonly player: Player; readonly claim: StoredClaim }[] {
    const now = this.parts.clock.now();
    return Object.values(metadata.players).flatMap((player) =>
      openClaims(metadata, player, now).map((claim) => ({ player, claim })),
    );
  }

  /** Starts the waits of these claims that have none, and ends all others. */
  private await(id: string, metadata: MatchData | undefined, open: ReturnType<Claims['open']>): void {
    const { timers, clock } = this.parts;
    const before = this.waits.get(id) ?? new Map<string, Wait>();
    for (const [kept, wait] of before)
      if (!open.some(({ claim }) => claim.kept === kept)) {
        wait.callOff();
        before.delete(kept);
      }
    for (const { player, claim } of open) {
      if (metadata === undefined || before.has(claim.kept)) continue;
      const { waits, lasts } = ballotOn(metadata, player, claim);
      // Another clock may have stored it; and after a restart its holder must be able to come back first.
      const rest = Math.min(waits, Math.max(LEAST_WAIT, claim.at + waits - clock.now()));
      const over = timers.ticks() + rest;
      const ends = [
        timers.after(id, rest, () => this.look(id)),
        timers.after(id, rest + lasts - waits, () => this.end(id, player.id, claim)),
      ];
      const callOff = () => ends.forEach((end) => end());
      before.set(claim.kept, { over, callOff });
    }
    if (before.size === 0) this.waits.delete(id);
    else this.waits.set(id, before);
  }

  private isDue(id: string, { kept }: StoredClaim): boolean {
    const { timers } = this.parts;
    const wait = this.waits.get(id)?.get(kept);
    return wait !== undefined && !timers.standsStill && timers.ticks() >= wait.over;
  }

  private ballot(id: string, player: Player, claim: StoredClaim) {
    const { attending, matches } = this.parts;
    return ballotOn(matches.find(id), player, claim, (seat) => attending.isPresent(id, seat));
  }

  private agree(id: string, metadata: MatchData, player: Player, claim: StoredClaim, voter: Seat): void {
    const { matches, bus } = this.parts;
    const { id: seat } = player;
    this.demandAbsent(id, seat);
    if (isOwnVoice(metadata, claim, voter))
      throw new Refused({ code: 'ownClaim' }, 'Somebody of your own network asks for that seat: others must agree.');
    const already = claim.agreed ?? [];
    if (already.includes(voter)) return;
    bus.publish({ kind: 'says', id, said: { seat: voter, text: SAID, phrase: `agreesToGive${seat}` } });
    const agreed = { ...claim, agreed: [...already, voter] };
    matches.change(id, seat, (before) => ({
      ...before,
      claims: (before.claims ?? []).map((each) => (each.kept === claim.kept ? agreed : each)),
    }));
  }

  private give(id: string, player: Player, claim: StoredClaim): void {
    const { matches, bus, clock } = this.parts;
    const { id: seat } = player;
    const { agreed } = this.ballot(id, player, claim);
    this.note(id, { seat, by: agreed });
    matches.change(id, seat, (before) => givenTo(before, claim.kept, clock.now()));
    const last = agreed.at(-1);
    if (last !== undefined)
      bus.publish({ kind: 'says', id, said: { seat: last, text: SAID, phrase: `givesSeat${seat}` } });
  }

  /** Ends one claim of a seat, or all of them. */
  private end(id: string, seat: Seat, ended?: StoredClaim): void {
    this.parts.matches.change(id, seat, ({ claims = [], ...player }) => {
      const left = ended === undefined ? [] : claims.filter(({ kept }) => kept !== ended.kept);
      return left.length === 0 ? player : { ...player, claims: left };
    });
  }

  /** Stores with the match that a seat was handed over, after which move, and who agreed. */
  private note(id: string, { seat, by }: Pick<HandOver, 'seat' | 'by'>): void {
    const { store } = this.parts;
    const after = (store.state(id)?.G as Table | undefined)?.step ?? 0;
    store.updateMetadata(id, (metadata) => {
      metadata.handedOver = [...(metadata.handedOver ?? []), { seat, by, after }];
    });
  }

  private forget(id: string): void {
    for (const { callOff } of this.waits.get(id)?.values() ?? []) callOff();
    this.waits.delete(id);
  }

  private demandAbsent(id: string, seat: Seat): void {
    if (this.parts.attending.isPresent(id, seat))
      throw new Refused({ code: 'holderThere', seat }, `Whoever holds seat ${seat} is there.`);
  }
}
