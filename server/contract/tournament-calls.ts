/** The calls of tournaments, by people, who are known as in the calls of `people-calls.ts`. */
import { here } from './call.ts';
import { lookedAt, ofCircle, seatTaken, tournament, tournaments as list, wantedTournament } from './tournaments.ts';

const byPerson = { by: 'person' } as const;
/** Asked again it leaves things as they are then. */
const again = { by: 'person', again: true } as const;

export const tournaments = {
  'GET /api/tournaments': here(
    'Those of a circle one belongs to; else those one keeps or has entered.',
    4,
    ofCircle,
    list,
    byPerson,
  ),
  'POST /api/tournaments': here('A new one, whose keeper one is.', 6, wantedTournament.entries, tournament, byPerson),
  'GET /api/tournaments/:tournament': here(
    'For whoever has its link, has entered it, or belongs to its circle; with the key of a person as that one sees it.',
    8,
    lookedAt,
    tournament,
  ),
  'POST /api/tournaments/:tournament/entrants': here('One enters, or comes back.', 8, lookedAt, tournament, again),
  'DELETE /api/tournaments/:tournament/entrants/:number': here(
    'One goes; its keeper sends others away. Once it has begun they may come back.',
    4,
    {},
    undefined,
    byPerson,
  ),
  'POST /api/tournaments/:tournament/begin': here('By its keeper: its first tables open.', 60, {}, tournament, again),
  'POST /api/tournaments/:tournament/seat': here(
    'One comes to one’s table, which waits for nobody else once all have. The seat is among those of one’s own.',
    6,
    {},
    seatTaken,
    again,
  ),
  'DELETE /api/tournaments/:tournament': here('By its keeper: it is gone.', 4, {}, undefined, byPerson),
} as const;
