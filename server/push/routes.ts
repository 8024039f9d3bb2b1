/** The routes by which browsers subscribe to push messages for a seat, and unsubscribe. */
import * as v from 'valibot';
import type { DeedRoute, Route } from '../http/router.ts';
import { seatKey } from '../lobby/shapes.ts';
import type { ShownKey } from '../match/seats/credentials.ts';
import type { Matches } from '../match/matches.ts';
import { Refused } from '../refused.ts';
import type { MatchStore } from '../storage/match-store.ts';
import type { CallRequest, PushKey } from '../wire-seats.ts';
import { isPushAddress } from './endpoint.ts';
import { isAtService } from './services.ts';

/** How many browsers can be notified for a seat; the oldest subscription is dropped. */
const MOST = 4;

const base64url = (bytes: number) =>
  v.pipe(v.string(), v.regex(new RegExp(`^[\\w-]{${Math.ceil((bytes * 4) / 3)}}={0,2}$`)));

const callRequest = v.object({
  ...seatKey.entries,
  endpoint: v.pipe(v.string(), v.maxLength(1024)),
  // A point on the curve P-256, and a secret of 16 bytes.
  p256dh: base64url(65),
  auth: base64url(16),
  language: v.pipe(v.string(), v.regex(/^[a-z]{2,3}$/)),
}) satisfies v.GenericSchema<Omit<CallRequest, 'credentials'> & ShownKey>;

const endRequest = v.object({ ...seatKey.entries, endpoint: callRequest.entries.endpoint });

interface CallParts {
  readonly store: MatchStore;
  readonly matches: Matches;
  readonly publicKey: string;
  /** Hosts of push services in addition to those of browsers. */
  readonly services: readonly string[];
  /** For tests: accepts any address. */
  readonly near?: boolean;
}

export function callRoutes({ store, matches, publicKey, services, near = false }: CallParts): (Route | DeedRoute)[] {
  return [
    { method: 'GET', path: '/api/push', weight: 1, answer: (): PushKey => ({ key: publicKey }) },
    {
      method: 'POST',
      path: '/api/matches/:id/calls',
      weight: 3,
      deed: async (asked, { id = '' }) => {
        const { playerID, credentials, ...call } = asked.read(callRequest);
        const seat = await matches.holder(id, { playerID, credentials });
        if (!near) demandService(call.endpoint, services);
        store.updateMetadata(id, ({ players }) => {
          const player = players[seat] ?? { id: seat };
          const others = (player.calls ?? []).filter(({ endpoint }) => endpoint !== call.endpoint);
          players[seat] = { ...player, calls: [...others, call].slice(-MOST) };
        });
      },
    },
    {
      method: 'DELETE',
      path: '/api/matches/:id/calls',
      weight: 3,
      deed: async (asked, { id = '' }) => {
        const { endpoint, ...key } = asked.read(endRequest);
        const seat = await matches.holder(id, key);
        store.updateMetadata(id, ({ players }) => {
          const { calls = [], ...player } = players[seat] ?? { id: seat };
          players[seat] = { ...player, calls: calls.filter((call) => call.endpoint !== endpoint) };
        });
      },
    },
  ];
}

function demandService(endpoint: string, services: readonly string[]): void {
  if (!isPushAddress(endpoint))
    throw new Refused({ code: 'malformed', detail: 'endpoint' }, 'That is no address of a push service.');
  if (!isAtService(endpoint, services))
    throw new Refused(
      { code: 'unknownService', host: new URL(endpoint).hostname },
      'That push service is none this server knows; whoever runs it can add its host to PUSH_SERVICES.',
    );
}
