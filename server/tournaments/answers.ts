/** What is answered about tournaments. */
import { AddressAllowance } from '../http/allowance.ts';
import { type Here, answers } from '../http/router.ts';
import type { Nodes } from '../nodes/nodes.ts';
import { personBy } from '../people/answers.ts';
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
  const personAt = personBy(who);
  /** Whoever only has the link may be nobody. */
  const lookerAt = ({ ctx, bearer }: Here) => who(ctx.req, bearer);
  return answers({
    'GET /api/tournaments': async ({ circle }, here) => tournaments.list(await personAt(here), circle),
    'POST /api/tournaments': async (wanted, here) => {
      const person = await personAt(here);
      await opened.spend(here.address);
      return tournaments.open(person, wanted);
    },
    'GET /api/tournaments/:tournament': async ({ tournament, word }, here) =>
      tournaments.view(tournament, await lookerAt(here), word),
    'POST /api/tournaments/:tournament/entrants': async ({ tournament, word }, here) =>
      tournaments.enter(tournament, await personAt(here), word),
    'DELETE /api/tournaments/:tournament/entrants/:number': async ({ tournament, number }, here) => {
      await tournaments.part(tournament, Number(number), await personAt(here));
      return {};
    },
    'POST /api/tournaments/:tournament/begin': async ({ tournament }, here) =>
      tournaments.begin(tournament, await personAt(here)),
    'POST /api/tournaments/:tournament/seat': async ({ tournament }, here) =>
      tournaments.sit(tournament, await personAt(here)),
    'DELETE /api/tournaments/:tournament': async ({ tournament }, here) => {
      await tournaments.close(tournament, await personAt(here));
      return {};
    },
  });
}
