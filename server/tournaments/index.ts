/** Puts together everything about tournaments. */
import { CircleStore } from '../circles/store.ts';
import type { Clock } from '../clock.ts';
import type { Ground } from '../match/ground.ts';
import type { Entrants } from '../match/seats/entrants.ts';
import type { Nodes } from '../nodes/nodes.ts';
import { PeopleStore } from '../people/store.ts';
import type { Who } from '../people/who.ts';
import type { Ask } from '../storage/database.ts';
import { tournamentAnswers } from './answers.ts';
import { Running } from './running.ts';
import { TournamentStore } from './store.ts';
import { Tournaments } from './tournaments.ts';

interface Holding extends Pick<Ground, 'store' | 'bus' | 'commands' | 'matches' | 'log'> {
  readonly nodes: Pick<Nodes, 'limit' | 'keepsHouse'>;
  readonly ask: Ask;
  readonly clock: Clock;
  readonly who: Who;
  readonly entrants: Entrants;
}

export function holdTournaments({ nodes, ask, who, ...ground }: Holding) {
  const kept = new TournamentStore(ask);
  const circles = new CircleStore(ask);
  const people = new PeopleStore(ask);
  const isOurs = () => nodes.keepsHouse;
  const running = new Running({ ...ground, tournaments: kept, circles, people, isOurs });
  const tournaments = new Tournaments({ ...ground, tournaments: kept, circles, running });
  return {
    running,
    answers: tournamentAnswers({ tournaments, who, limit: nodes.limit.bind(nodes) }),
    /** Forgets what nobody begins, and of which nobody is known any more. */
    collect: () => tournaments.collect(),
  };
}
