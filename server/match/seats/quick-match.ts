/**
 * Finds a seat for a player who wants to play now: at the best open table, or at a new one. Whoever waits there alone
 * is brought to others who come to wait elsewhere.
 */
import { isDeepStrictEqual } from 'node:util';
import { defaultOptions } from '../../../games/kit/meta.ts';
import { STRANGERS_PACE } from '../../../games/kit/strangers-pace.ts';
import { InOrder } from '../../in-order.ts';
import type { Seat } from '../../../games/kit/rules.ts';
import { Refused } from '../../refused.ts';
import type { Once } from '../../storage/answers.ts';
import type { MatchData } from '../../storage/types.ts';
import type { QuickSeat } from '../../contract/seats.ts';
import type { Attending } from '../people/attendance.ts';
import type { Catalogue } from '../catalogue.ts';
import type { AskedIn, Doer, GivenBy } from '../commands/registry.ts';
import type { Issued, SeatProof } from './credentials.ts';
import type { LoadedGame } from '../games.ts';
import type { Ground } from '../ground.ts';
import type { Joining } from '../matches.ts';
import type { Origins } from '../origins.ts';
import { termsOf } from '../deal/terms.ts';
import { isFree, isPerson, isTaken, waitsAlone, waitsForAny } from './seats.ts';
import { isSentAway, originAt } from './sent-away.ts';

/** If there are very many tables, only the newest are considered. */
const LOOKED_AT = 300;

/** The refusals after which the player can still try the next table. */
const ELSEWHERE: ReadonlySet<string> = new Set([
  'matchFull',
  'seatTaken',
  'seatKept',
  'notFound',
  'sentAway',
  'wornOut',
]);

/** Nobody looks while another opens: whoever pressed at the same moment finds the table that was opened first. */
const OPENING = 'opening';

interface Wanted {
  /** Limits the search to one game. */
  readonly game?: string | undefined;
  /** Matches where the player already sits. */
  readonly except: readonly string[];
  /** The player's address. */
  readonly address: string;
  /** Limits the search further. */
  readonly among?: (id: string, metadata: MatchData) => boolean;
}

interface QuickParts extends Pick<Ground, 'store' | 'games' | 'matches' | 'commands'> {
  readonly catalogue: Catalogue;
  readonly attending: Pick<Attending, 'isPresent'>;
  readonly origins: Pick<Origins, 'note'>;
}

/** A table. */
interface Table {
  readonly id: string;
  readonly game: string;
}

/** What a player brings to a seat. */
interface Brought extends Pick<Joining, 'data' | 'pledge'> {
  readonly issued: Issued;
  /** If they ask for the seat by an idempotency key, which is stored together with the seat. */
  readonly once?: Once | undefined;
}

export class QuickMatch {
  private readonly order = new InOrder();

  constructor(private readonly parts: QuickParts) {}

  /**
   * The best table: people are present, few seats are free, the terms are usual, it has waited longest; in this order.
   */
  best({ game, except, address, among = () => true }: Wanted): Table | undefined {
    const { catalogue, store } = this.parts;
    const found = catalogue
      .offered(game)
      .slice(0, LOOKED_AT)
      .toReversed()
      .filter((id) => !except.includes(id))
      .flatMap((id) => {
        const metadata = store.metadata(id);
        return metadata !== undefined &&
          this.suits(metadata) &&
          among(id, metadata) &&
          !isSentAway(metadata, { origin: originAt(id, address) })
          ? [{ id, metadata, rank: this.rank(id, metadata) }]
          : [];
      })
      .toSorted((a, b) => compare(a.rank, b.rank))[0];
    return found && { id: found.id, game: found.metadata.gameName };
  }

  /** Seats the player at the best open table, or at a new one. */
  sitOrOpen(wanted: Wanted, playerName: string, brought: Brought): Promise<QuickSeat> {
    const { address } = wanted;
    return this.order.inTurn(OPENING, async () => {
      const found = await this.sitAtBest(wanted, playerName, brought);
      if (found !== undefined) return found;
      const opened = await this.open(wanted.game);
      this.parts.origins.note(opened.id, address);
      return this.sit(opened, wanted, playerName, brought, true);
    });
  }

  /**
   * Brings somebody who waits alone to people who wait elsewhere, at any game if they would play any. Of two who wait
   * alone and could each come to the other the one whose table is newer goes, so that they don't change places.
   * Resolves with null while there is nobody to go to.
   */
  async meet(id: string, key: SeatProof, { address, ...brought }: Brought & Pick<Wanted, 'address'>) {
    const { matches, commands } = this.parts;
    const seat = await matches.holder(id, key);
    const own = matches.find(id);
    const wanted = { game: waitsForAny(own) ? undefined : own.gameName, except: [id], address };
    const among: Wanted['among'] = (other, metadata) =>
      this.hasCompany(other, metadata) &&
      (!couldComeTo(own.gameName, metadata) || isOlder([other, metadata], [id, own]));
    if (!waitsAlone(own) || this.best({ ...wanted, among }) === undefined) return null;
    const { player } = await commands.do('giveUp', id, { seat });
    return player && this.sitOrOpen(wanted, player.name, { ...brought, data: player.data });
  }

  /** Wipes the table of somebody who waits alone; gives what they were called and brought. */
  giveUp(id: string, seat: Seat): GivenBy<'giveUp'> {
    const { matches } = this.parts;
    const metadata = matches.find(id);
    const { name, data } = metadata.players[seat] ?? {};
    if (!waitsAlone(metadata) || name === undefined) return { player: null };
    matches.wipe(id);
    return { player: { name, ...(data === undefined ? {} : { data: data as unknown }) } };
  }

  /** Seats whoever comes by "play now" in the first free seat. */
  sitDown({ id, address, issued }: Doer, { game, playerName, opened, ...more }: AskedIn<'sit'>): QuickSeat {
    const { playerID, playerCredentials: credentials } = this.parts.matches.join(id, game, playerName, undefined, {
      ...more,
      address,
      issued,
    });
    return { id, game, playerID, credentials, opened };
  }

  /** Opens a table with the usual terms, for the smallest number of players. Without a game, it is the shortest one. */
  private async open(name: string | undefined): Promise<Table> {
    const { matches, store } = this.parts;
    const { meta } = name === undefined ? this.shortest() : matches.game(name);
    const opened = { players: meta.players.min, unlisted: false, quick: true } as const;
    // Where no bot can play, nobody decides for those whose time is over.
    const pace = meta.botless === true ? {} : { pace: STRANGERS_PACE };
    return { id: await store.whole(() => matches.create(meta.id, { ...opened, ...pace })), game: meta.id };
  }

  /** Seats the player in the first free seat. Resolves with the credentials. */
  private async sit({ id, game }: Table, wanted: Wanted, playerName: string, brought: Brought, opened: boolean) {
    const { issued, once, data, pledge } = brought;
    const asked = { game, playerName, opened, anyGame: wanted.game === undefined, data, pledge };
    const seat = await this.parts.commands.do('sit', id, asked, { address: wanted.address, issued, once });
    return { ...seat, credentials: issued.credentials };
  }

  /** The same at the best open table; undefined if there is none. If others were faster, tries the next one. */
  async sitAtBest(wanted: Wanted, playerName: string, brought: Brought) {
    const except = [...wanted.except];
    for (;;) {
      const table = this.best({ ...wanted, except });
      if (table === undefined) return undefined;
      try {
        return await this.sit(table, wanted, playerName, brought, false);
      } catch (error) {
        if (!(error instanceof Refused) || !ELSEWHERE.has(error.refusal.code)) throw error;
        except.push(table.id);
      }
    }
  }

  /** Excludes tables with turns of days, and those whose creator may know the deal. */
  private suits({ seeded, pace, players }: MatchData): boolean {
    return !seeded && pace?.kind !== 'slow' && Object.values(players).some(isFree);
  }

  /** Lower is better; the first number that differs decides. */
  private rank(id: string, metadata: MatchData): readonly number[] {
    const { games } = this.parts;
    const missing = Object.values(metadata.players).filter((player) => !isTaken(player)).length;
    const usual = games.get(metadata.gameName);
    return [this.hasCompany(id, metadata) ? 0 : 1, missing, usual !== undefined && isUsual(metadata, usual) ? 0 : 1];
  }

  /** Whether somebody is present at a table. */
  private hasCompany(id: string, { players }: MatchData): boolean {
    return Object.values(players).some((player) => isPerson(player) && this.parts.attending.isPresent(id, player.id));
  }

  private shortest(): LoadedGame {
    const [first, ...others] = this.parts.games.values();
    if (first === undefined) throw new Error('no game is played here');
    const lasts = ({ meta }: LoadedGame) => meta.minutes ?? Number.POSITIVE_INFINITY;
    return others.reduce((short, game) => (lasts(game) < lasts(short) ? game : short), first);
  }
}

function isUsual(metadata: MatchData, { meta }: LoadedGame): boolean {
  const { options, pace = STRANGERS_PACE, ...others } = termsOf(metadata);
  const defaults = defaultOptions(meta) as Readonly<Record<string, unknown>>;
  const isBare = isDeepStrictEqual(pace, STRANGERS_PACE) && Object.keys(others).length === 0;
  return isBare && Object.entries(options).every(([key, value]) => defaults[key] === value);
}

/** Whether somebody waits alone at a table who could as well come to one of that game. */
const couldComeTo = (game: string, metadata: MatchData): boolean =>
  waitsAlone(metadata) && (metadata.gameName === game || waitsForAny(metadata));

/** Whether a table is older than another; of two of one moment either the one or the other is. */
function isOlder([id, { createdAt }]: [string, MatchData], [other, { createdAt: at }]: [string, MatchData]): boolean {
  return createdAt === at ? id < other : createdAt < at;
}

function compare(a: readonly number[], b: readonly number[]): number {
  return a.map((value, at) => value - (b[at] ?? 0)).find((difference) => difference !== 0) ?? 0;
}
