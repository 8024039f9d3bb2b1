/**
 * Finds a seat for a player who wants to play now: at the best open table, or at a new one. Whoever waits there alone
 * is brought to others who come to wait elsewhere.
 */
import { isDeepStrictEqual } from 'node:util';
import { defaultOptions } from '../../../games/kit/meta.ts';
import { STRANGERS_PACE } from '../../../games/kit/strangers-pace.ts';
import { InOrder } from '../../in-order.ts';
import type { Seat } from '../../../games/kit/rules.ts';
import type { Owners } from '../owners.ts';
import { Refused } from '../../refused.ts';
import type { Once } from '../../storage/answers.ts';
import type { MatchStore } from '../../storage/match-store.ts';
import type { MatchData, Player } from '../../storage/types.ts';
import type { QuickSeat } from '../../contract/seats.ts';
import type { Attending } from '../people/attendance.ts';
import type { Catalogue } from '../catalogue.ts';
import { issueCredentials, type ShownKey } from './credentials.ts';
import type { Games, LoadedGame } from '../games.ts';
import type { Joining, Matches } from '../matches.ts';
import type { Origins } from '../origins.ts';
import { isFree, isPerson, isTaken, waitsAlone, waitsForAny } from './seats.ts';
import { isSentAway, originAt } from './sent-away.ts';
import { forOwner } from '../commands/for-owner.ts';

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

interface QuickParts {
  readonly store: MatchStore;
  readonly games: Games;
  readonly matches: Matches;
  readonly catalogue: Catalogue;
  readonly attending: Pick<Attending, 'isPresent'>;
  readonly nodes: Pick<Owners, 'at'>;
  readonly origins: Pick<Origins, 'note'>;
}

/** A table. */
interface Table {
  readonly id: string;
  readonly game: string;
}

/** The player who sits down, with the hash of the credentials that will open the seat. */
interface Sitting extends Pick<Joining, 'data' | 'pledge' | 'anyGame' | 'address'> {
  readonly game: string;
  readonly playerName: string;
  readonly kept: string;
  /** Whether the table was opened for them. */
  readonly opened: boolean;
  readonly once?: Once | undefined;
}

/** The seat that is given up; null if its table isn't its player's alone any more. */
interface GivenUp {
  readonly player: Pick<Player, 'name' | 'data' | 'anyGame'> | null;
}

/** What a player brings to a seat. */
interface Brought extends Pick<Joining, 'data' | 'pledge' | 'issued'> {
  /** If they ask for the seat by an idempotency key, which is stored together with the seat. */
  readonly once?: Once | undefined;
}

export class QuickMatch {
  private readonly order = new InOrder();
  private readonly joined: (id: string, sitting: Sitting) => Promise<QuickSeat>;
  private readonly givenUp: (id: string, held: { readonly seat: Seat }) => Promise<GivenUp>;

  constructor(private readonly parts: QuickParts) {
    const { nodes, store, matches } = parts;
    const ready = (id: string) => store.ready(id);
    this.joined = forOwner({ nodes, store, ready }, 'sit', (id, sitting: Sitting) => {
      const { game, playerName, kept, opened, once: _, ...more } = sitting;
      const issued = { credentials: kept, kept };
      const { playerID } = matches.join(id, game, playerName, undefined, { ...more, issued });
      // The whole answer, because it is what is stored for whoever asks again.
      return { id, game, playerID, credentials: kept, opened };
    });
    this.givenUp = forOwner({ nodes, store, ready }, 'giveUp', (id, { seat }: { readonly seat: Seat }) =>
      matches.transaction(() => {
        const metadata = matches.find(id);
        const { name, data, anyGame } = metadata.players[seat] ?? {};
        if (!waitsAlone(metadata) || name === undefined) return { player: null };
        matches.wipe(id);
        return {
          player: { name, ...(data === undefined ? {} : { data: data as unknown }), ...(anyGame && { anyGame }) },
        };
      }),
    );
  }

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
      return this.sit(opened, playerName, { ...brought, ...wanted }, true);
    });
  }

  /**
   * Brings somebody who waits alone to people who wait elsewhere, at any game if they would play any. Of two who wait
   * alone and could each come to the other the one whose table is newer goes, so that they don't change places.
   * Resolves with null while there is nobody to go to.
   */
  async meet(
    id: string,
    key: ShownKey,
    { pledge, address, issued }: Pick<Joining, 'pledge' | 'issued'> & Pick<Wanted, 'address'>,
  ) {
    const { matches } = this.parts;
    const seat = await matches.holder(id, key);
    const own = matches.find(id);
    const wanted = { game: waitsForAny(own) ? undefined : own.gameName, except: [id], address };
    const among: Wanted['among'] = (other, metadata) =>
      this.hasCompany(other, metadata) &&
      (!couldComeTo(own.gameName, metadata) || isOlder([other, metadata], [id, own]));
    if (!waitsAlone(own) || this.best({ ...wanted, among }) === undefined) return null;
    const { player } = await this.givenUp(id, { seat });
    if (player?.name === undefined) return null;
    const { data } = player;
    return this.sitOrOpen(wanted, player.name, {
      pledge,
      ...(issued && { issued }),
      ...(data === undefined ? {} : { data: data as unknown }),
    });
  }

  /** Opens a table with the usual terms, for the smallest number of players. Without a game, it is the shortest one. */
  private async open(name: string | undefined): Promise<Table> {
    const { matches, store } = this.parts;
    const { meta } = name === undefined ? this.shortest() : matches.game(name);
    const opened = { players: meta.players.min, pace: STRANGERS_PACE, unlisted: false, quick: true } as const;
    return { id: await store.whole(() => matches.create(meta.id, opened)), game: meta.id };
  }

  /** Seats the player in the first free seat. Resolves with the credentials. */
  private async sit(
    { id, game }: Table,
    playerName: string,
    {
      issued = issueCredentials(),
      address,
      game: wanted,
      data,
      pledge,
      once,
    }: Brought & Pick<Wanted, 'address' | 'game'>,
    opened: boolean,
  ): Promise<QuickSeat> {
    const { credentials, kept } = issued;
    const anyGame = wanted === undefined;
    const { playerID } = await this.joined(id, {
      game,
      playerName,
      kept,
      opened,
      anyGame,
      data,
      pledge,
      address,
      once,
    });
    return { id, game, playerID, credentials, opened };
  }

  /** The same at the best open table; undefined if there is none. If others were faster, tries the next one. */
  async sitAtBest(wanted: Wanted, playerName: string, brought: Brought) {
    const except = [...wanted.except];
    for (;;) {
      const table = this.best({ ...wanted, except });
      if (table === undefined) return undefined;
      try {
        return await this.sit(table, playerName, { ...brought, ...wanted }, false);
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
    return others.reduce((short, game) => (game.meta.minutes < short.meta.minutes ? game : short), first);
  }
}

function isUsual({ setupData, pace, patience, hints }: MatchData, { meta }: LoadedGame): boolean {
  const defaults = defaultOptions(meta) as Readonly<Record<string, unknown>>;
  const options = Object.entries(setupData.options);
  const isPaced = pace === undefined || isDeepStrictEqual(pace, STRANGERS_PACE);
  const bare = isPaced && patience === undefined && hints === undefined;
  return bare && options.every(([key, value]) => defaults[key] === value);
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
