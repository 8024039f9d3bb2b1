/** What is asked of the server about tournaments, by whoever is signed in by a key. */
import type { WantedTournament } from '../../server/contract/tournaments.ts';
import { ask, bearing } from '../asking/ask.ts';

/** Those of a circle, or one's own. */
export const getTournaments = (key: string, circle?: string) =>
  ask('GET /api/tournaments', circle === undefined ? {} : { circle }, bearing(key));

export const openTournament = (key: string, wanted: WantedTournament) =>
  ask('POST /api/tournaments', wanted, bearing(key));

/** As somebody sees it, or whoever has only its link. */
export const getTournament = (key: string | undefined, tournament: string, word: string) =>
  ask('GET /api/tournaments/:tournament', { tournament, word }, key === undefined ? {} : bearing(key));

export const enterTournament = (key: string, tournament: string, word: string) =>
  ask('POST /api/tournaments/:tournament/entrants', { tournament, word }, bearing(key));

/** An entrant goes, or is sent away. */
export const partFrom = (key: string, tournament: string, number: number) =>
  ask('DELETE /api/tournaments/:tournament/entrants/:number', { tournament, number: String(number) }, bearing(key));

export const beginTournament = (key: string, tournament: string) =>
  ask('POST /api/tournaments/:tournament/begin', { tournament }, bearing(key));

/** Somebody comes to their table. */
export const sitDown = (key: string, tournament: string) =>
  ask('POST /api/tournaments/:tournament/seat', { tournament }, bearing(key));

export const closeTournament = (key: string, tournament: string) =>
  ask('DELETE /api/tournaments/:tournament', { tournament }, bearing(key));
