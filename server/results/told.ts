/** Results as somebody is told of them. */
import type { MatchResult } from '../contract/results.ts';
import { hashOf } from '../match/seats/credentials.ts';
import type { KeptSeat } from './store.ts';

/** So many characters of a hash tell two people apart. */
const TELLING = 12;

interface Telling {
  /** Whose own seats are marked. */
  readonly person: string;
  /** Where a person is known by one name, as `knownAs` makes it. */
  readonly where: string;
  /** Whether it is told who sat there. */
  readonly names: boolean;
}

/** By what a person is known in one place and nowhere else: nobody finds out by it whether two are the same. */
export const knownAs = (person: string, where: string): string => hashOf(`${where} ${person}`).slice(0, TELLING);

/** Seats that come match by match, as results. */
export function resultsOf(seats: readonly KeptSeat[], telling: Telling): readonly MatchResult[] {
  const ids = [...new Set(seats.map(({ match }) => match))];
  return ids.map((id) => {
    const here = seats.filter(({ match }) => match === id);
    const { game, at, rated, kept } = here[0]!;
    const told = here.map((seat) => seatFor(seat, telling));
    return {
      id,
      game,
      at,
      ...(rated === 1 ? { rated: true as const } : {}),
      ...(telling.names && kept ? { kept: true as const } : {}),
      seats: told,
    };
  });
}

function seatFor(seat: KeptSeat, { person, where, names }: Telling): MatchResult['seats'][number] {
  const { person: sitter, name, bot, standIn, place, points } = seat;
  const own = sitter === person;
  return {
    ...(name === '' || !names || own ? {} : { name }),
    ...(bot === null ? {} : { bot }),
    ...(standIn === null ? {} : { standIn }),
    ...(sitter === null || !names ? {} : { who: knownAs(sitter, where) }),
    ...(own ? { own: true as const } : {}),
    place,
    points,
  };
}
