/** Puts together everything about the deals of the day. */
import type { Clock } from '../clock.ts';
import type { Games } from '../match/games.ts';
import type { Nodes } from '../nodes/nodes.ts';
import { PeopleStore } from '../people/store.ts';
import type { Ask } from '../storage/database.ts';
import { keptSince } from './days.ts';
import { Judge } from './judge.ts';
import { dailyAnswers } from './answers.ts';
import { DailyStore } from './store.ts';

interface DailyNeeds {
  readonly nodes: Pick<Nodes, 'limit'>;
  readonly ask: Ask;
  readonly games: Games;
  readonly clock: Pick<Clock, 'now'>;
}

export function takeDailies({ nodes, ask, games, clock }: DailyNeeds) {
  const [store, people] = [new DailyStore(ask), new PeopleStore(ask)];
  const personAt = people.personAt.bind(people);
  const limit = nodes.limit.bind(nodes);
  return {
    answers: dailyAnswers({ store, judge: new Judge(), games, clock, limit, personAt }),
    /** Deletes old results. */
    collect: () => store.collect(keptSince(clock.now())),
  };
}
