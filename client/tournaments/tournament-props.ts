import type { Tournament } from '../../server/contract/tournaments.ts';

/** What every part of a tournament's page is given. */
export interface TournamentProps {
  readonly tournament: Tournament;
  /** The key by which one is known; absent for whoever is nobody. */
  readonly signedInBy: string | undefined;
  /** Called with the tournament as it is after a change. */
  readonly onChanged: (tournament: Tournament) => void;
}

/** What everybody is called there. */
export function namesIn({ entrants }: Tournament, nameless: string): (number: number) => string {
  const names = new Map(entrants.map(({ number, name }) => [number, name]));
  return (number) => names.get(number) || nameless;
}

/** One's own number there, for whoever has entered. */
export const ownNumber = ({ entrants }: Tournament): number | undefined => entrants.find(({ own }) => own)?.number;
