/** Puts together everything about circles. */
import type { Ground } from '../match/ground.ts';
import type { Attending } from '../match/people/attendance.ts';
import { heldMatches } from '../match/summary.ts';
import { circleAnswers } from './answers.ts';
import { Circles } from './circles.ts';
import { GatheringCalls } from './gathering-calls.ts';
import { Gatherings } from './gatherings.ts';
import { Hooks } from './hooks.ts';
import { CircleStore } from './store.ts';
import { Talks } from './talk.ts';

/** What the parts need that is alike in all of them. */
type Given = Pick<Ground, 'matches' | 'bus' | 'store' | 'log' | 'games'> & {
  readonly attending: Attending;
} & Omit<ConstructorParameters<typeof Circles>[0], 'store' | 'more' | 'standing'> &
  ConstructorParameters<typeof Gatherings>[0] &
  ConstructorParameters<typeof GatheringCalls>[0] &
  ConstructorParameters<typeof Hooks>[0] &
  Omit<Parameters<typeof circleAnswers>[0], 'circles' | 'gatherings' | 'calls' | 'hooks' | 'talks'>;

export function gatherCircles(given: Given) {
  const gatherings = new Gatherings(given);
  const calls = new GatheringCalls(given);
  const hooks = new Hooks(given);
  const more = async (id: string, isKeeper: boolean) => ({
    gatherings: await gatherings.told(id),
    ...(isKeeper ? await hooks.told(id) : {}),
  });
  const standing = async (ids: readonly string[]) => (await heldMatches(ids, given)).matches;
  const store = new CircleStore(given.ask);
  const circles = new Circles({ ...given, store, more, standing });
  const unsubscribe = followRematches(given, store);
  const talks = new Talks(given.ask, given.clock);
  return {
    answers: circleAnswers({ ...given, circles, gatherings, calls, hooks, talks }),
    turn: hooks.turn.bind(hooks),
    collect: () => Promise.all([circles.collect(), gatherings.collect()]),
    close: () => {
      unsubscribe();
      calls.close();
    },
  };
}

/** Who plays on at a circle's table plays on for the circle. Returns what ends it. */
function followRematches({ bus, store, log }: Pick<Ground, 'bus' | 'store' | 'log'>, circles: CircleStore) {
  return bus.subscribe(({ kind, id }) => {
    const next = kind === 'rematch' ? store.metadata(id)?.nextMatchID : undefined;
    if (next === undefined) return;
    circles
      .addNext(id, next)
      .catch((error: unknown) => log.warn({ error, match: next }, 'a circle could not be told of its next match'));
  });
}
