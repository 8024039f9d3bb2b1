/** Says who is muted. What the operator says takes effect at once: it is looked up with each line, and lines are few. */
import type { Seat } from '../../games/kit/rules.ts';
import type { Clock } from '../clock.ts';
import { readRange, within } from '../http/bans.ts';
import { peopleAt } from '../results/results.ts';
import type { ResultStore } from '../results/store.ts';
import type { MatchData } from '../storage/types.ts';
import type { Mute, ModerationStore } from './store.ts';

interface MuteParts {
  readonly reported: Pick<ModerationStore, 'mutes'>;
  readonly results: Pick<ResultStore, 'tied'>;
  readonly clock: Pick<Clock, 'now'>;
}

export class Mutes {
  constructor(private readonly parts: MuteParts) {}

  /** Until when somebody who speaks from there may not, in milliseconds since 1970; undefined if they may. */
  async until(id: string, metadata: MatchData, seat: Seat | null, address: string): Promise<number | undefined> {
    const { reported, results, clock } = this.parts;
    const mutes = await reported.mutes(clock.now());
    if (mutes.length === 0) return undefined;
    const person = seat === null ? undefined : peopleAt(metadata, await results.tied(id)).get(seat);
    return mutes.find((mute) => mute.whom === person || isFrom(address, mute))?.until;
  }
}

/** A person is no range. */
const isFrom = (address: string, { whom }: Mute): boolean => readRange(whom) === whom && within([whom])(address);
