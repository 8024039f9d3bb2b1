/**
 * What the lobby does to matches: creating, joining, leaving and changing them. Each of these runs synchronously, so no
 * two can race.
 */
import { createMatch } from '#bgio/internal';
import { type Draw, seedOf } from '../../games/kit/draw.ts';
import { refusePlayers } from '../../games/kit/meta.ts';
import type { Table } from '../../games/kit/table.ts';
import { freshSecret, freshSeed } from '../../games/kit/random.ts';
import type { Seat } from '../../games/kit/rules.ts';
import { isLevel } from '../../games/kit/search/levels.ts';
import { Refused, notFound } from '../refused.ts';
import type { MatchStore } from '../storage/match-store.ts';
import type { MatchData, Player, SetupData, StoredDraw } from '../storage/types.ts';
import type { EventBus } from './event-bus.ts';
import {
  authenticate,
  demandSeat,
  freshId,
  type Hash,
  type Issued,
  issueCredentials,
  provenSeat,
  seatAt,
  type SeatProof,
} from './seats/credentials.ts';
import type { Games, LoadedGame } from './games.ts';
import { ownName } from './seats/names.ts';
import { askReady, botIn, firstFree, hasOthers, isTaken, isUnderWay, ready } from './seats/seats.ts';
import { cameFrom, demandWelcome, originAt } from './seats/sent-away.ts';
import { stoodIn } from './seats/stand-ins.ts';
import { type WantedTerms, badSetup, demandTerms, readTerms, termsOf } from './deal/terms.ts';

/** boardgame.io's state number of a match whose cards are yet to be dealt. */
const UNDEALT = -1;

export interface NewMatch extends WantedTerms {
  readonly players: number;
  /** The seed of the game's random numbers; a new one if absent. */
  readonly seed?: string | undefined;
  readonly unlisted: boolean;
  /** Opened for whoever comes. */
  readonly quick?: true;
}

export interface Joining {
  readonly data?: unknown;
  readonly pledge?: string | undefined;
  /** Whether this client will say itself when its player is ready. */
  readonly waits?: boolean | undefined;
  /** Whether a program plays by itself. */
  readonly program?: true | undefined;
  /** Whether their player would sit down at any game. */
  readonly anyGame?: boolean | undefined;
  /** The client's address. */
  readonly address?: string;
  /** The hash of credentials of a seat that they have held here before. */
  readonly before?: Hash | undefined;
  /** The credentials for the seat; new ones if absent. */
  readonly issued?: Issued;
}

export interface Joined {
  readonly playerID: string;
  readonly playerCredentials: string;
}

export class Matches {
  constructor(
    private readonly store: MatchStore,
    private readonly games: Games,
    private readonly bus: EventBus,
    private readonly now: () => number = Date.now,
  ) {}

  /** Changes matches: all of it, or nothing if `work` throws. The news of it is published when everything is stored. */
  transaction<T>(work: () => T): T {
    return this.bus.after(() => this.store.transaction(work));
  }

  /** The game with that name. Refuses any other. */
  game(name: string): LoadedGame {
    const game = this.games.get(name);
    if (game === undefined) throw notFound('game');
    return game;
  }

  /** A match's metadata; the match must be of `game`, if that is given. Refuses an unknown match. */
  find(id: string, game?: string): MatchData {
    const metadata = this.store.metadata(id);
    if (metadata === undefined || (game !== undefined && metadata.gameName !== game)) throw notFound('match');
    return metadata;
  }

  /** Creates a match with free seats. Returns its id. */
  create(name: string, wanted: NewMatch): string {
    const game = this.game(name);
    const refusal = refusePlayers(game.meta, wanted.players);
    if (refusal !== undefined) throw badSetup(game.meta, refusal);
    const { options, ...terms } = readTerms(game.meta, wanted);
    const setupData: SetupData = { options, seed: wanted.seed ?? freshSeed() };
    const match = deal(game, wanted.players, setupData, wanted.unlisted);
    const id = freshId();
    const metadata = {
      ...match.metadata,
      createdAt: this.now(),
      updatedAt: this.now(),
      seeded: wanted.seed !== undefined,
      ...terms,
      ...(wanted.quick && { quick: wanted.quick }),
      ...(wanted.seed === undefined ? { draw: freshDraw() } : {}),
    };
    // Numbered so that the deal that is finally played has boardgame.io's first number.
    const initialState = { ...match.initialState, ...(metadata.draw === undefined ? {} : { _stateID: UNDEALT }) };
    this.store.createMatch(id, { initialState, metadata });
    this.bus.publish({ kind: 'made', id });
    this.bus.publish({ kind: 'seats', id });
    return id;
  }

  /** Takes a free seat (the first one unless one is named), together with the player's pledge for the deal. */
  join(
    id: string,
    game: string,
    name: string,
    playerID: string | undefined,
    { data, pledge, program, anyGame, address, before, waits = false, issued = issueCredentials() }: Joining = {},
  ): Joined {
    return this.transaction(() => {
      const metadata = this.find(id, game);
      this.demandReadable(id);
      const origin = address === undefined ? undefined : originAt(id, address);
      demandWelcome(metadata, { origin, name, keys: before === undefined ? [] : [before] });
      const seat = playerID === undefined ? firstFree(metadata) : this.seat(metadata, playerID);
      const player = seat === undefined ? undefined : metadata.players[seat];
      if (seat === undefined || player === undefined) throw new Refused({ code: 'matchFull' });
      demandFree(player);
      const { credentials, kept } = issued;
      this.store.updateMetadata(id, (changed) => {
        changed.host ??= seat;
      });
      const own = ownName(name, metadata, seat);
      this.change(id, seat, (free) => ({
        ...free,
        name: own,
        credentials: kept,
        ...(data === undefined ? {} : { data }),
        ...(pledge === undefined ? {} : { share: { by: kept, pledge } }),
        ...(program && { program }),
        ...(anyGame === true ? { anyGame } : {}),
        ...(address === undefined ? {} : cameFrom(id, address)),
      }));
      // At slow tables nobody is waited for, because a turn takes days anyway.
      if (waits && metadata.pace?.kind !== 'slow') this.change(id, seat, askReady);
      return { playerID: String(seat), playerCredentials: credentials };
    });
  }

  /**
   * Gives a seat up. Before the match begins the seat becomes free, and a match without people is deleted. Later, when
   * the player may have seen the hand, and in tournaments nobody else gets the seat: a bot plays until they come back.
   */
  leave(id: string, game: string, seat: Seat): void {
    const metadata = this.find(id, game);
    if (metadata.gameover !== undefined) return;
    if (this.hasBegun(id) || metadata.tournament !== undefined) {
      this.bus.publish({ kind: 'left', id, seat });
      this.change(id, seat, (player) => ({ ...stoodIn(ready(player)), left: true }));
    } else if (!hasOthers(metadata, seat)) {
      this.wipe(id);
    } else {
      this.free(id, seat);
    }
  }

  /** Marks a seated player as ready to begin, on the terms that they have seen. */
  ready(id: string, seat: Seat, seen: WantedTerms): void {
    demandTerms(this.find(id), seen);
    this.change(id, seat, ready);
  }

  /** Changes a player's name or own data. */
  update(id: string, game: string, seat: Seat, name: string | undefined, data: unknown): void {
    if (name === undefined && data === undefined)
      throw new Refused({ code: 'malformed', detail: 'newName' }, 'newName or data is required.');
    const metadata = this.find(id, game);
    this.change(id, seat, (player) => ({
      ...player,
      ...(name === undefined ? {} : { name: ownName(name, metadata, seat) }),
      ...(data === undefined ? {} : { data }),
    }));
  }

  /** Creates a match with free seats and the same terms as another one. Returns its id. */
  createLike(like: MatchData): string {
    const { gameName, players, unlisted = false } = like;
    return this.create(gameName, { ...termsOf(like), players: Object.keys(players).length, unlisted });
  }

  /** Puts a bot into a free seat. */
  addBot(id: string, seat: Seat, level: string): void {
    this.transaction(() => {
      const player = this.find(id).players[this.seat(this.find(id), String(seat))];
      this.demandReadable(id);
      if (this.game(this.find(id).gameName).meta.botless === true) throw new Refused({ code: 'botless' });
      if (!isLevel(level)) throw new Refused({ code: 'unknownLevel', level });
      demandFree(player ?? { id: seat });
      this.change(id, seat, () => botIn(seat, level));
    });
  }

  /** Whether cards have been dealt to players. */
  hasBegun(id: string): boolean {
    if (isUnderWay(this.find(id))) return true;
    const state = this.store.state(id);
    return state === undefined || (state.G as Table).step > 0;
  }

  /** Refuses a seat at a match that can't be played. */
  private demandReadable(id: string): void {
    if (this.store.state(id) === undefined) throw new Refused({ code: 'wornOut' });
  }

  /** The seat that a player id names. Refuses one that doesn't exist. */
  seat(metadata: MatchData, playerID: string): Seat {
    const seat = seatAt(metadata, playerID);
    if (seat === undefined) throw notFound('seat');
    return seat;
  }

  /** The seat that a key opens, according to metadata read while nobody else writes the match. Refuses a wrong key. */
  owned(metadata: MatchData, { playerID, credentials }: SeatProof): Seat {
    return demandSeat(authenticate(metadata, playerID, credentials));
  }

  /** The seat a key opens at a match. Refuses a wrong one. */
  async holder(id: string, { playerID, credentials }: SeatProof): Promise<Seat> {
    return demandSeat(await provenSeat(this.store, id, playerID, credentials));
  }

  /** Changes who sits in a seat, and publishes it. */
  change(id: string, seat: Seat, change: (player: Player) => Player): void {
    this.store.updateMetadata(id, (metadata) => {
      metadata.players[seat] = change(metadata.players[seat] ?? { id: seat });
    });
    this.bus.publish({ kind: 'seats', id });
  }

  /** Frees a seat before the match begins. */
  free(id: string, seat: Seat): void {
    this.change(id, seat, () => ({ id: seat }));
  }

  /** Deals the cards of a match whose shares are all there. */
  deal(id: string, draw: Draw): void {
    this.transaction(() => {
      const { draw: drawn, ...metadata } = structuredClone(this.find(id));
      const setupData = { ...metadata.setupData, seed: seedOf(draw) };
      this.startAnew(id, { ...metadata, setupData, ...(drawn && { draw: { ...drawn, stage: 'dealt' } }) });
    });
    this.bus.publish({ kind: 'dealt', id });
  }

  /** Deals again, in a match that nobody plays yet, after a change of its players or terms. */
  redeal(id: string, change: (metadata: MatchData) => void): void {
    this.transaction(() => {
      const metadata = structuredClone(this.find(id));
      change(metadata);
      this.startAnew(id, metadata);
      this.bus.publish({ kind: 'dealt', id });
      this.bus.publish({ kind: 'seats', id });
    });
  }

  /** Deletes a match and everything known about it. */
  wipe(id: string): void {
    this.store.wipe(id);
    this.bus.publish({ kind: 'gone', id });
  }

  private startAnew(id: string, metadata: MatchData): void {
    const { players, setupData, unlisted = false } = metadata;
    const { initialState } = deal(this.game(metadata.gameName), Object.keys(players).length, setupData, unlisted);
    // A new state number, so that moves which were thought up for the old deal are refused as late.
    const next = (this.store.state(id)?._stateID ?? 0) + 1;
    this.store.replace(id, { ...initialState, _stateID: next }, metadata);
  }
}

/** The start of a drawn deal. Until it is drawn, the match has a deal that nobody plays. */
export function freshDraw(): StoredDraw {
  return { secret: freshSecret(), stage: 'open', round: 1 };
}

function deal({ game, meta }: LoadedGame, numPlayers: number, setupData: SetupData, unlisted: boolean) {
  const match = createMatch({ game, numPlayers, setupData, unlisted });
  if ('setupDataError' in match) throw badSetup(meta, { code: 'malformedOptions', detail: match.setupDataError });
  return match;
}

/** Refuses a seat that nobody may take. */
export function demandFree(player: Player): void {
  const seat = player.id;
  if (isTaken(player)) throw new Refused({ code: 'seatTaken', seat }, `Seat ${seat} is taken.`);
  if (player.kept !== undefined) {
    const { name } = player.kept;
    throw new Refused({ code: 'seatKept', name }, `Seat ${seat} is kept for ${name} for a little while.`);
  }
}
