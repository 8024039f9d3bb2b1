/** Matches as the outside may see them: without credentials, seeds and states. */
import type { FilteredMetadata, LobbyAPI } from 'boardgame.io';
import type { MatchStore } from '../storage/match-store.ts';
import type { MatchData, Player } from '../storage/types.ts';
import type { MatchList, MatchSummary, SeatPlay, SeatSummary } from '../wire.ts';
import type { Attending } from './attendance.ts';
import { hostOf, isFull } from './seats.ts';

/** Matches the list shows at most. */
const LISTED = 200;

export function summarise(id: string, metadata: MatchData, attending: Attending, isWorn: boolean): MatchSummary {
  const { gameover, unlisted = false, createdAt, updatedAt, seeded, nextMatchID } = metadata;
  const host = hostOf(metadata, (seat) => attending.isPresent(id, seat));
  const going = isFull(metadata) ? 'playing' : 'open';
  return {
    id,
    game: metadata.gameName,
    options: metadata.setupData.options,
    seats: seatSummaries(id, metadata, attending),
    ...(host === undefined ? {} : { host }),
    status: isWorn ? 'wornOut' : gameover === undefined ? going : 'over',
    unlisted,
    seeded,
    ...(nextMatchID === undefined ? {} : { rematch: nextMatchID }),
    createdAt,
    updatedAt,
  };
}

function seatSummaries(id: string, { players }: MatchData, attending: Attending): SeatSummary[] {
  return Object.values(players).map((player) => ({
    seat: player.id,
    ...(player.name === undefined ? {} : { name: player.name }),
    ...playedBy(id, player, attending),
    connected: player.bot !== undefined || attending.isPresent(id, player.id),
  }));
}

/** Who plays a seat if not the one who sits there, or is about to. */
function playedBy(id: string, { id: seat, bot, standIn, left }: Player, attending: Attending): SeatPlay {
  const standsInAfter = attending.standsInAfter(id, seat);
  return {
    ...(bot === undefined ? {} : { bot }),
    ...(standIn === undefined ? {} : { standIn }),
    ...(left === undefined ? {} : { left }),
    ...(standsInAfter === undefined ? {} : { standsInAfter }),
  };
}

/** The public matches, newest first. */
export function listMatches(store: MatchStore, attending: Attending): MatchList {
  const matches = store.newest(LISTED).flatMap((id) => {
    const metadata = store.metadata(id);
    return metadata === undefined ? [] : [summarise(id, metadata, attending, store.isWorn(id))];
  });
  return { matches };
}

/** The players as boardgame.io sends them to its clients. */
export function matchData(id: string, { players }: MatchData, attending: Attending): FilteredMetadata {
  return Object.values(players).map((player) => ({
    id: player.id,
    ...(player.name === undefined ? {} : { name: player.name }),
    ...(player.data === undefined ? {} : { data: player.data as unknown }),
    ...playedBy(id, player, attending),
    isConnected: player.bot !== undefined || attending.isPresent(id, player.id),
  }));
}

/** A match as stock boardgame.io's lobby shows it. */
export function stockMatch(id: string, metadata: MatchData, attending: Attending): LobbyAPI.Match {
  const { gameName, unlisted = false, createdAt, updatedAt, gameover, nextMatchID } = metadata;
  return {
    matchID: id,
    gameName,
    unlisted,
    createdAt,
    updatedAt,
    ...(gameover === undefined ? {} : { gameover: gameover as unknown }),
    ...(nextMatchID === undefined ? {} : { nextMatchID }),
    setupData: { options: metadata.setupData.options },
    players: matchData(id, metadata, attending),
  };
}
