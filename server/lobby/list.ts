/** The public matches that the lobby shows at once, and how to ask for the rest. */
import type { Catalogue } from '../match/catalogue.ts';
import type { Attending } from '../match/people/attendance.ts';
import { summarise } from '../match/summary.ts';
import type { StoredMatches } from '../storage/stored-matches.ts';
import type { MatchList } from '../contract/tables.ts';

/** How many of each kind are shown at once. */
const SHOWN = { open: 30, playing: 10 };

export interface ListAsked {
  /** Limits the list to one game. */
  readonly game?: string;
  /** Asks for further matches of this kind only. */
  readonly more?: 'open' | 'playing';
  /** How many of them the client has already. */
  readonly from: number;
}

interface ListParts {
  readonly catalogue: Catalogue;
  readonly store: StoredMatches;
  readonly attending: Attending;
  readonly now: () => number;
  /** Reads of a match what the list tells of it. */
  readonly described: (id: string) => Promise<void>;
}

/** Tables with free seats, then matches that are played, each newest first. */
export async function listMatches(
  { catalogue, store, attending, now, described }: ListParts,
  { game, more, from }: ListAsked,
): Promise<MatchList> {
  const open = catalogue.offered(game);
  const playing = catalogue.played(game);
  const shown = [
    ...(more === 'playing' ? [] : open.slice(from, from + SHOWN.open)),
    ...(more === 'open' ? [] : playing.slice(from, from + SHOWN.playing)),
  ];
  const matches = await Promise.all(
    shown.map(async (id) => {
      await described(id);
      const metadata = store.metadata(id);
      return metadata === undefined ? [] : [summarise(id, metadata, attending, store.isWorn(id))];
    }),
  );
  return { matches: matches.flat(), open: open.length, playing: playing.length, people: catalogue.people, now: now() };
}
