/** Which browsers are sent push messages for a seat. */
import type { Seat } from '../../games/kit/rules.ts';
import { Refused } from '../refused.ts';
import type { MatchStore } from '../storage/match-store.ts';
import type { StoredCall } from '../storage/types.ts';
import { isPushAddress } from './endpoint.ts';
import { isAtService } from './services.ts';

/** How many browsers can be notified for a seat; the oldest subscription is dropped. */
const MOST = 4;

interface CallParts {
  readonly store: MatchStore;
  /** Hosts of push services in addition to those of browsers. */
  readonly services: readonly string[];
  /** For tests: accepts any address. */
  readonly near: boolean;
}

export class CallList {
  constructor(private readonly parts: CallParts) {}

  /** Adds a browser, or what has changed of it. Refuses push services that aren't known. */
  add(id: string, seat: Seat, call: StoredCall): void {
    this.demandService(call.endpoint);
    this.change(id, seat, (calls) =>
      [...calls.filter(({ endpoint }) => endpoint !== call.endpoint), call].slice(-MOST),
    );
  }

  /** Refuses push services that aren't known. */
  demandService(endpoint: string): void {
    const { near, services } = this.parts;
    if (!near) demandService(endpoint, services);
  }

  remove(id: string, seat: Seat, gone: string): void {
    this.change(id, seat, (calls) => calls.filter(({ endpoint }) => endpoint !== gone));
  }

  private change(id: string, seat: Seat, change: (calls: readonly StoredCall[]) => readonly StoredCall[]): void {
    this.parts.store.updateMetadata(id, ({ players }) => {
      const player = players[seat] ?? { id: seat };
      players[seat] = { ...player, calls: change(player.calls ?? []) };
    });
  }
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
