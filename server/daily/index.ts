/** Puts together everything about the deals of the day. */
import type { Clock } from '../clock.ts';
import type { Games } from '../match/games.ts';
import type { Nodes } from '../nodes/nodes.ts';
import type { Who } from '../people/who.ts';
import type { Ask } from '../storage/database.ts';
import { keptSince } from './days.ts';
import { Judge } from './judge.ts';
import { dailyAnswers } from './answers.ts';
import { DailyStore } from './store.ts';
import { Weeks } from './weeks.ts';

interface DailyNeeds {
  readonly nodes: Pick<Nodes, 'limit'>;
  readonly ask: Ask;
  readonly games: Games;
  readonly clock: Pick<Clock, 'now'>;
  readonly who: Who;
}

export function takeDailies({ nodes, ask, games, clock, who }: DailyNeeds) {
  const store = new DailyStore(ask);
  const weeks = new Weeks({ store, clock });
  const limit = nodes.limit.bind(nodes);
  return {
    answers: dailyAnswers({ store, weeks, judge: new Judge(), games, clock, limit, who }),
    /** Deletes old results. */
    collect: () => store.collect(keptSince(clock.now())),
  };
}
