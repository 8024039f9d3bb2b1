/**
 * What a table's host may do before the match begins: choose the terms, seat bots, free, close and add seats, and make
 * somebody else the host. That it is the host who asks is proven before.
 */
import { refusePlayers } from '../../../games/kit/meta.ts';
import type { Seat } from '../../../games/kit/rules.ts';
import { Refused } from '../../refused.ts';
import type { MatchData } from '../../storage/types.ts';
import type { Ground } from '../ground.ts';
import { demandFree } from '../matches.ts';
import { closeSeat, isPerson, isTaken, ready, unready } from './seats.ts';
import { namesSentAway, noteSentAway } from './sent-away.ts';
import { type WantedTerms, badSetup, changeTerms, readTerms, sameTerms, termsOf } from '../deal/terms.ts';

export class Hosting {
  constructor(private readonly parts: Pick<Ground, 'store' | 'matches' | 'isPresent'>) {}

  /** Puts a bot into a free seat, or replaces another bot. */
  seatBot(id: string, seat: Seat, level: string): void {
    if (this.parts.matches.find(id).players[seat]?.bot !== undefined) this.parts.matches.free(id, seat);
    this.parts.matches.addBot(id, seat, level);
  }

  /** Puts bots into all free seats, so that the match begins, once those have agreed who are asked about other terms. */
  fill(id: string, level: string): void {
    const metadata = this.parts.matches.find(id);
    const free = Object.values(metadata.players).filter((player) => !isTaken(player));
    if (free.length === 0) throw new Refused({ code: 'matchFull' });
    for (const player of free) demandFree(player);
    if (metadata.was === undefined) this.waitForNobody(id, metadata);
    for (const player of free) this.parts.matches.addBot(id, player.id, level);
  }

  /**
   * Begins with everybody who sits there, ready or not; if seats are free, as soon as these are taken or closed. Refuses
   * it while somebody has yet to agree to other terms than those they came for.
   */
  begin(id: string): void {
    const metadata = this.parts.matches.find(id);
    const [asked] = unready(metadata);
    if (metadata.was !== undefined && asked !== undefined)
      throw new Refused(
        { code: 'notAgreed', seat: asked.id },
        `${asked.name} has yet to agree to the terms you changed. Wait for that, or free seat ${asked.id}.`,
      );
    this.waitForNobody(id, metadata);
  }

  private waitForNobody(id: string, metadata: MatchData): void {
    for (const player of unready(metadata)) this.parts.matches.change(id, player.id, ready);
  }

  removeBot(id: string, playerID: string): void {
    const metadata = this.parts.matches.find(id);
    const seat = this.parts.matches.seat(metadata, playerID);
    if (metadata.players[seat]?.bot === undefined)
      throw new Refused({ code: 'notABot', seat }, `No bot sits in seat ${seat}.`);
    this.parts.matches.free(id, seat);
  }

  /** Frees the seat of another person, who has gone or is sent away; or a seat that is kept for somebody. */
  freeSeat(id: string, host: Seat, playerID: string): void {
    const seat = this.other(id, host, playerID);
    const wasThere = this.parts.isPresent(id, seat);
    this.parts.store.updateMetadata(id, (changed) =>
      noteSentAway(changed, changed.players[seat] ?? { id: seat }, wasThere),
    );
    this.parts.matches.free(id, seat);
  }

  /** Allows everybody of that name who was sent away to sit down again. */
  letBack(id: string, name: string): void {
    if (!namesSentAway(this.parts.matches.find(id)).includes(name)) throw new Refused({ code: 'notSentAway' });
    this.parts.store.updateMetadata(id, (changed) => {
      changed.sentAway = (changed.sentAway ?? []).filter((each) => each.name !== name);
    });
  }

  /** Changes the terms of the match. People who had agreed to the old ones must say again that they are ready. */
  changeTerms(id: string, host: Seat, wanted: WantedTerms): void {
    const metadata = this.parts.matches.find(id);
    // Shares that are revealed by now follow from numbers that somebody may know.
    if (metadata.draw?.stage === 'closed') throw new Refused({ code: 'alreadyBegun' });
    const terms = readTerms(this.parts.matches.game(metadata.gameName).meta, wanted);
    if (!sameTerms(terms, termsOf(metadata)))
      this.parts.matches.redeal(id, (changed) => changeTerms(changed, terms, host));
  }

  /** Closes a free seat: the match is for one player fewer. The player of the last seat moves to its place. */
  closeSeat(id: string, playerID: string): void {
    const metadata = this.parts.matches.find(id);
    const seat = this.parts.matches.seat(metadata, playerID);
    if (isTaken(metadata.players[seat] ?? { id: seat }))
      throw new Refused({ code: 'seatTaken', seat }, `Seat ${seat} is taken.`);
    this.demandPlayers(metadata, Object.keys(metadata.players).length - 1);
    this.parts.matches.redeal(id, (changed) => closeSeat(changed, seat));
  }

  /** Adds a free seat: the match is for one player more. */
  addSeat(id: string): void {
    const metadata = this.parts.matches.find(id);
    const seat = Object.keys(metadata.players).length;
    this.demandPlayers(metadata, seat + 1);
    this.parts.matches.redeal(id, (changed) => {
      changed.players[seat] = { id: seat };
      // Who has chosen how many play waits for just as many.
      delete changed.quick;
    });
  }

  /** Makes another person the host. */
  handOn(id: string, host: Seat, seat: Seat): void {
    const next = this.other(id, host, String(seat));
    this.parts.store.updateMetadata(id, (changed) => {
      changed.host = next;
    });
    this.parts.matches.change(id, next, (player) => player);
  }

  /** Refuses numbers of players that the game doesn't allow. */
  private demandPlayers({ gameName }: MatchData, players: number): void {
    const { meta } = this.parts.matches.game(gameName);
    const refusal = refusePlayers(meta, players);
    if (refusal !== undefined) throw badSetup(meta, refusal);
  }

  /** The seat of another person than the host. Refuses any other. */
  private other(id: string, host: Seat, playerID: string): Seat {
    const metadata = this.parts.matches.find(id);
    const seat = this.parts.matches.seat(metadata, playerID);
    const player = metadata.players[seat];
    if (player === undefined || !(isPerson(player) || player.kept !== undefined) || seat === host)
      throw new Refused({ code: 'notAPerson', seat }, `Nobody else sits in seat ${seat}.`);
    return seat;
  }
}
