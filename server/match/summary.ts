/** Matches as the outside may see them: without credentials, seeds and states. */
import type { FilteredMetadata, LobbyAPI } from 'boardgame.io';
import type { MatchStore } from '../storage/match-store.ts';
import type { MatchData } from '../storage/types.ts';
import type { MatchList, MatchSummary, SeatSummary } from '../wire.ts';
import { isFull } from './seats.ts';

/** Matches the list shows at most. */
const LISTED = 200;

/** Tells whether somebody follows a match from a seat right now. */
export type Presence = (id: string, seat: number) => boolean;

export function summarise(id: string, metadata: MatchData, presence: Presence, isWorn: boolean): MatchSummary {
  const { gameover, unlisted = false, createdAt, updatedAt, seeded, nextMatchID } = metadata;
  const going = isFull(metadata) ? 'playing' : 'open';
  return {
    id,
    game: metadata.gameName,
    options: metadata.setupData.options,
    seats: seatSummaries(id, metadata, presence),
    status: isWorn ? 'wornOut' : gameover === undefined ? going : 'over',
    unlisted,
    seeded,
    ...(nextMatchID === undefined ? {} : { rematch: nextMatchID }),
    createdAt,
    updatedAt,
  };
}

function seatSummaries(id: string, { players }: MatchData, presence: Presence): SeatSummary[] {
  return Object.values(players).map(({ id: seat, name, bot }) => ({
    seat,
    ...(name === undefined ? {} : { name }),
    ...(bot === undefined ? {} : { bot }),
    connected: bot !== undefined || presence(id, seat),
  }));
}

/** The public matches, newest first. */
export function listMatches(store: MatchStore, presence: Presence): MatchList {
  const matches = store.newest(LISTED).flatMap((id) => {
    const metadata = store.metadata(id);
    return metadata === undefined ? [] : [summarise(id, metadata, presence, store.isWorn(id))];
  });
  return { matches };
}

/** The players as boardgame.io sends them to its clients. */
export function matchData(id: string, { players }: MatchData, presence: Presence): FilteredMetadata {
  return Object.values(players).map(({ id: seat, name, bot, data }) => ({
    id: seat,
    ...(name === undefined ? {} : { name }),
    ...(bot === undefined ? {} : { bot }),
    ...(data === undefined ? {} : { data: data as unknown }),
    isConnected: bot !== undefined || presence(id, seat),
  }));
}

/** A match as stock boardgame.io's lobby shows it. */
export function stockMatch(id: string, metadata: MatchData, presence: Presence): LobbyAPI.Match {
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
    players: matchData(id, metadata, presence),
  };
}
