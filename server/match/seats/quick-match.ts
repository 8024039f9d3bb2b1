/** Finds a seat for a player who wants to play now: at the best open table, or at a new one. */
import { defaultOptions } from '../../../games/kit/meta.ts';
import type { Nodes } from '../../nodes/nodes.ts';
import { Refused } from '../../refused.ts';
import type { MatchStore } from '../../storage/match-store.ts';
import type { MatchData } from '../../storage/types.ts';
import type { SeatKey } from '../../wire.ts';
import type { Attending } from '../people/attendance.ts';
import type { Catalogue } from '../catalogue.ts';
import { issueCredentials } from './credentials.ts';
import type { Games, LoadedGame } from '../games.ts';
import type { Joined, Joining, Matches } from '../matches.ts';
import { isFree, isPerson, isTaken } from './seats.ts';
import { isSentAway, originAt } from './sent-away.ts';
import { wholeDeed } from '../deeds/whole-deeds.ts';

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

interface Wanted {
  /** Limits the search to one game. */
  readonly game?: string | undefined;
  /** Matches where the player already sits. */
  readonly except: readonly string[];
  /** The player's address. */
  readonly address: string;
}

interface QuickParts {
  readonly store: MatchStore;
  readonly games: Games;
  readonly matches: Matches;
  readonly catalogue: Catalogue;
  readonly attending: Pick<Attending, 'isPresent'>;
  readonly nodes: Pick<Nodes, 'at'>;
}

/** A table. */
interface Table {
  readonly id: string;
  readonly game: string;
}

/** The player who sits down, with the hash of the credentials that will open the seat. */
interface Sitting extends Pick<Joining, 'pledge' | 'address'> {
  readonly game: string;
  readonly playerName: string;
  readonly kept: string;
}

export class QuickMatch {
  private readonly joined: (id: string, sitting: Sitting) => Promise<Joined>;

  constructor(private readonly parts: QuickParts) {
    const { nodes, store, matches } = parts;
    const ready = (id: string) => store.ready(id);
    this.joined = wholeDeed({ nodes, store, ready }, 'sit', (id, { game, playerName, kept, ...more }: Sitting) =>
      matches.join(id, game, playerName, undefined, { ...more, issued: { credentials: kept, kept } }),
    );
  }

  /**
   * The best table: people are present, few seats are free, the terms are usual, it has waited longest; in this order.
   */
  best({ game, except, address }: Wanted): Table | undefined {
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
          !isSentAway(metadata, { origin: originAt(id, address) })
          ? [{ id, metadata, rank: this.rank(id, metadata) }]
          : [];
      })
      .toSorted((a, b) => compare(a.rank, b.rank))[0];
    return found && { id: found.id, game: found.metadata.gameName };
  }

  /** Opens a table with the usual terms, for the smallest number of players. Without a game, it is the shortest one. */
  async open(name: string | undefined): Promise<Table> {
    const { matches, store } = this.parts;
    const { meta } = name === undefined ? this.shortest() : matches.game(name);
    const opened = { players: meta.players.min, unlisted: false };
    return { id: await store.whole(() => matches.create(meta.id, opened)), game: meta.id };
  }

  /** Seats the player in the first free seat. Resolves with the credentials. */
  async sit({ id, game }: Table, playerName: string, more: Pick<Joining, 'pledge' | 'address'>): Promise<SeatKey> {
    const { credentials, kept } = issueCredentials();
    const { playerID } = await this.joined(id, { game, playerName, kept, ...more });
    return { playerID, credentials };
  }

  /** The same at the best open table; undefined if there is none. If others were faster, tries the next one. */
  async sitAtBest(wanted: Wanted, playerName: string, more: Pick<Joining, 'pledge' | 'address'>) {
    const except = [...wanted.except];
    for (;;) {
      const table = this.best({ ...wanted, except });
      if (table === undefined) return undefined;
      try {
        return { ...table, ...(await this.sit(table, playerName, more)), opened: false };
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
    const { attending, games } = this.parts;
    const players = Object.values(metadata.players);
    const present = players.some((player) => isPerson(player) && attending.isPresent(id, player.id));
    const missing = players.filter((player) => !isTaken(player)).length;
    const usual = games.get(metadata.gameName);
    return [present ? 0 : 1, missing, usual !== undefined && isUsual(metadata, usual) ? 0 : 1];
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
  const bare = pace === undefined && patience === undefined && hints === undefined;
  return bare && options.every(([key, value]) => defaults[key] === value);
}

function compare(a: readonly number[], b: readonly number[]): number {
  return a.map((value, at) => value - (b[at] ?? 0)).find((difference) => difference !== 0) ?? 0;
}
