/** What is answered about tournaments. */
import { AddressAllowance } from '../http/allowance.ts';
import { answers } from '../http/router.ts';
import type { Nodes } from '../nodes/nodes.ts';
import { toPeople } from '../people/answers.ts';
import type { Who } from '../people/who.ts';
import type { Tournaments } from './tournaments.ts';

/** How many tournaments an address may open in a day; they are stored for long. */
const OPENED = { name: 'tournament', points: 40, duration: 86_400 };

interface TournamentParts {
  readonly tournaments: Tournaments;
  readonly who: Who;
  readonly limit: Nodes['limit'];
}

export function tournamentAnswers({ tournaments, who, limit }: TournamentParts) {
  const opened = new AddressAllowance(OPENED, limit);
  const everybody = answers({
    'GET /api/tournaments/:tournament': async ({ tournament, word }, { ctx, bearer }) =>
      tournaments.view(tournament, await who(ctx.req, bearer), word),
  });
  const signedIn = toPeople(who)({
    'GET /api/tournaments': ({ circle }, person) => tournaments.list(person, circle),
    'POST /api/tournaments': async (wanted, person, { address }) => {
      await opened.spend(address);
      return tournaments.open(person, wanted);
    },
    'POST /api/tournaments/:tournament/entrants': ({ tournament, word }, person) =>
      tournaments.enter(tournament, person, word),
    'DELETE /api/tournaments/:tournament/entrants/:number': ({ tournament, number }, person) =>
      tournaments.part(tournament, Number(number), person),
    'POST /api/tournaments/:tournament/begin': ({ tournament }, person) => tournaments.begin(tournament, person),
    'POST /api/tournaments/:tournament/seat': ({ tournament }, person) => tournaments.sit(tournament, person),
    'DELETE /api/tournaments/:tournament': ({ tournament }, person) => tournaments.close(tournament, person),
  });
  return { ...everybody, ...signedIn };
}
