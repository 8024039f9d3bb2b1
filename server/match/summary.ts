/** Matches as anybody may see them: without credentials, seeds and states. */
import type { FilteredMetadata, Server } from 'boardgame.io';
import type { Table } from '../../games/kit/game.ts';
import type { Result } from '../../games/kit/rules.ts';
import type { MatchData, Player } from '../storage/types.ts';
import type { HeldMatch, HeldMatches, MatchSummary, SeatPlay, SeatSummary } from '../contract/tables.ts';
import type { Attending } from './people/attendance.ts';
import { claimsOn } from './seats/claim-ballot.ts';
import type { Ground } from './ground.ts';
import { pledgesOf } from './deal/pledges.ts';
import { hostOf, isUnderWay, statusOf, unready, waitsAlone, waitsForAny } from './seats/seats.ts';
import { namesSentAway } from './seats/sent-away.ts';
import { termsOf } from './deal/terms.ts';

export function summarise(id: string, metadata: MatchData, attending: Attending, isWorn: boolean): MatchSummary {
  const { unlisted = false, createdAt, updatedAt, seeded, nextMatchID, tournament, was } = metadata;
  const pledges = pledgesOf(metadata);
  const sentAway = namesSentAway(metadata);
  const host = hostOf(metadata, (seat) => attending.isPresent(id, seat));
  const status = isWorn ? 'wornOut' : statusOf(metadata);
  return {
    id,
    game: metadata.gameName,
    ...termsOf(metadata),
    ...(was !== undefined && !isUnderWay(metadata) ? { was } : {}),
    seats: seatSummaries(id, metadata, attending),
    ...(sentAway.length === 0 ? {} : { sentAway }),
    ...(host === undefined ? {} : { host }),
    status,
    unlisted,
    ...(waitsAlone(metadata) && { quick: waitsForAny(metadata) ? ('anyGame' as const) : ('thisGame' as const) }),
    seeded,
    ...(pledges === undefined ? {} : { pledges }),
    ...(nextMatchID === undefined ? {} : { rematch: nextMatchID }),
    ...(tournament !== undefined && { tournament }),
    createdAt,
    updatedAt,
  };
}

function seatSummaries(id: string, metadata: MatchData, attending: Attending): SeatSummary[] {
  return Object.values(metadata.players).map((player) => ({
    seat: player.id,
    ...(player.name === undefined ? {} : { name: player.name }),
    ...playedBy(id, metadata, player, attending),
    ...(player.kept === undefined ? {} : { keptFor: player.kept.name }),
    connected: player.bot !== undefined || attending.isPresent(id, player.id),
    ...awayFor(attending.awayFor(id, player.id)),
  }));
}

const awayFor = (milliseconds: number | undefined) => (milliseconds === undefined ? {} : { awayFor: milliseconds });

/** Who plays a seat, or soon will, instead of its player. */
function playedBy(id: string, metadata: MatchData, player: Player, attending: Attending): SeatPlay {
  const { pace } = metadata;
  const { bot, program, standIn, standInUntil, left } = player;
  const claims = claimsOn(metadata, player, (each) => attending.isPresent(id, each));
  return {
    ...(bot === undefined ? {} : { bot }),
    ...(program && { program }),
    ...(standIn === undefined ? {} : { standIn }),
    ...(standInUntil === undefined ? {} : { standInUntil }),
    ...(claims === undefined ? {} : { claims }),
    ...attending.seatStatus(id, player, pace),
    ...(left === undefined ? {} : { left }),
    ...(unready(metadata).includes(player) && !isUnderWay(metadata) ? { waits: true as const } : {}),
  };
}

interface LookingAt extends Pick<Ground, 'store' | 'games'> {
  readonly attending: Attending;
}

/** Those of the named matches there are, and where they stand. */
export async function heldMatches(
  ids: readonly string[],
  { store, games, attending }: LookingAt,
): Promise<HeldMatches> {
  const { stored } = store;
  const held = async (id: string): Promise<readonly HeldMatch[]> => {
    await store.ready(id);
    const metadata = stored.metadata(id);
    if (metadata === undefined) return [];
    const summary = summarise(id, metadata, attending, stored.isWorn(id));
    if (metadata.gameover !== undefined) {
      const over = { ...summary, toMove: [], result: resultIn(metadata.gameover) };
      return [await withoutClosed(over, store)];
    }
    const state = summary.status === 'playing' ? stored.state(id) : undefined;
    const rules = games.get(metadata.gameName)?.rules;
    return [{ ...summary, toMove: state && rules ? rules.toMove((state.G as Table).state) : [] }];
  };
  const matches = await Promise.all(ids.map(held));
  return { now: Date.now(), matches: matches.flat() };
}

/** Without the next match, if that was closed before it began: whoever is called there would find nothing. */
async function withoutClosed({ rematch, ...over }: HeldMatch, store: Ground['store']): Promise<HeldMatch> {
  if (rematch === undefined) return over;
  await store.described(rematch);
  return store.metadata(rematch) === undefined ? over : { ...over, rematch };
}

/** The result without the field that only boardgame.io's own tools read. */
export function resultIn(gameover: unknown): Result {
  const { ending, places, undecided } = gameover as Result;
  return { ending, places, ...(undecided && { undecided }) };
}

/** The players in the form that boardgame.io sends to its clients. */
export function matchData(id: string, metadata: MatchData, attending: Attending): FilteredMetadata {
  return Object.values(metadata.players).map((player) => ({
    id: player.id,
    ...(player.name === undefined ? {} : { name: player.name }),
    ...(player.data === undefined ? {} : { data: player.data as unknown }),
    ...playedBy(id, metadata, player, attending),
    isConnected: player.bot !== undefined || attending.isPresent(id, player.id),
  }));
}

/** What anybody may know of a match, in the form that boardgame.io's lobby reads from its storage. */
export function publicMetadata(
  id: string,
  metadata: MatchData,
  { games, attending }: Pick<LookingAt, 'games' | 'attending'>,
): Server.MatchData {
  const { gameName, unlisted = false, createdAt, updatedAt, gameover, nextMatchID } = metadata;
  const { options } = metadata.setupData;
  const ownOptions = games.get(gameName)?.meta.ownOptions === true;
  const terms = termsOf(metadata);
  return {
    gameName,
    unlisted,
    createdAt,
    updatedAt,
    ...(gameover === undefined ? {} : { gameover: gameover as unknown }),
    ...(nextMatchID === undefined ? {} : { nextMatchID }),
    ...(ownOptions && Object.keys(options).length === 0 ? {} : { setupData: ownOptions ? options : terms }),
    players: Object.fromEntries(matchData(id, metadata, attending).map((player) => [player.id, player])),
  };
}
