/** How browsers subscribe to push messages for a seat, and unsubscribe. */
import { answers, commands } from '../http/router.ts';
import type { Matches } from '../match/matches.ts';
import { Refused } from '../refused.ts';
import type { MatchStore } from '../storage/match-store.ts';
import { isPushAddress } from './endpoint.ts';
import { isAtService } from './services.ts';

/** How many browsers can be notified for a seat; the oldest subscription is dropped. */
const MOST = 4;

interface CallParts {
  readonly store: MatchStore;
  readonly matches: Matches;
  /** Hosts of push services in addition to those of browsers. */
  readonly services: readonly string[];
  /** For tests: accepts any address. */
  readonly near: boolean;
}

export const callCommands = ({ store, matches, services, near }: CallParts) =>
  commands({
    'POST /api/matches/:id/calls': async ({ id, playerID, credentials, ...call }) => {
      const seat = await matches.holder(id, { playerID, credentials });
      if (!near) demandService(call.endpoint, services);
      store.updateMetadata(id, ({ players }) => {
        const player = players[seat] ?? { id: seat };
        const others = (player.calls ?? []).filter(({ endpoint }) => endpoint !== call.endpoint);
        players[seat] = { ...player, calls: [...others, call].slice(-MOST) };
      });
    },
    'DELETE /api/matches/:id/calls': async ({ id, endpoint, ...key }) => {
      const seat = await matches.holder(id, key);
      store.updateMetadata(id, ({ players }) => {
        const { calls = [], ...player } = players[seat] ?? { id: seat };
        players[seat] = { ...player, calls: calls.filter((call) => call.endpoint !== endpoint) };
      });
    },
  });

export const callAnswers = (publicKey: string) => answers({ 'GET /api/push': () => ({ key: publicKey }) });

function demandService(endpoint: string, services: readonly string[]): void {
  if (!isPushAddress(endpoint))
    throw new Refused({ code: 'malformed', detail: 'endpoint' }, 'That is no address of a push service.');
  if (!isAtService(endpoint, services))
    throw new Refused(
      { code: 'unknownService', host: new URL(endpoint).hostname },
      'That push service is none this server knows; whoever runs it can add its host to PUSH_SERVICES.',
    );
}
