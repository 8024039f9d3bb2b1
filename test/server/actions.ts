/** Actions at a store without sockets, requests and other servers. */
import type { Logger } from 'pino';
import { Actions } from '../../server/match/commands/actions.ts';
import { Commands } from '../../server/match/commands/commands.ts';
import type { Registry } from '../../server/match/commands/registry.ts';
import type { EventBus } from '../../server/match/event-bus.ts';
import type { Games } from '../../server/match/games.ts';
import type { Matches } from '../../server/match/matches.ts';
import { alone } from '../../server/match/owners.ts';
import type { MatchStore } from '../../server/storage/match-store.ts';

interface Parts {
  readonly store: MatchStore;
  readonly games: Games;
  readonly matches: Matches;
  readonly bus: EventBus;
  readonly log: Logger;
}

export function actionsAt({ store, games, matches, bus, log }: Parts): Actions {
  const answers = { once: <T>(_: object, work: () => Promise<T>) => work() };
  const commands = new Commands({ nodes: alone, store, matches, answers, isPresent: () => false });
  const actions = new Actions({ store, games, bus, log, metrics: { acted: () => {} }, commands });
  commands.serve({ action: (by, asked) => actions.judge(by, asked) } as Registry);
  return actions;
}
