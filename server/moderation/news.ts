/** Has those who are there see at once what the operator has done at their table. */
import type { Logger } from 'pino';
import type { Clock } from '../clock.ts';
import { Looking } from '../looking.ts';
import type { EventBus } from '../match/event-bus.ts';
import type { MatchStore } from '../storage/match-store.ts';
import type { Deed, ModerationStore } from './store.ts';

interface NewsParts {
  readonly reported: Pick<ModerationStore, 'deeds'>;
  readonly store: Pick<MatchStore, 'ahead' | 'metadata' | 'stored'>;
  readonly bus: Pick<EventBus, 'pass'>;
  readonly clock: Pick<Clock, 'after'>;
  readonly log: Pick<Logger, 'warn'>;
}

/** Follows what is done from now on. Resolves with what ends it. */
export async function followDeeds(parts: NewsParts): Promise<{ close(): void }> {
  const { reported, clock, log } = parts;
  let last = (await reported.deeds()).at(-1)?.id ?? 0;
  const look = async () => {
    for (const deed of await reported.deeds(last)) {
      await tell(deed, parts);
      last = deed.id;
    }
  };
  return new Looking(look, { clock, log, says: 'what the operator has done cannot be read' });
}

async function tell({ kind, atWhom: id }: Deed, { store, bus }: NewsParts): Promise<void> {
  if (kind !== 'hide' && kind !== 'rename' && kind !== 'end') return;
  store.stored.outdate(id);
  await store.ahead(id);
  if (kind === 'hide') bus.pass({ kind: 'hidden', id });
  else bus.pass({ kind: store.metadata(id) === undefined ? 'gone' : 'seats', id });
}
