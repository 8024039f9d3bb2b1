/** Builds what seats remember of a match from the events that each of them heard. */
import type { Moment } from './record.ts';
import { type GameEvent, type Memory, type Rules, type Seat, heard } from './rules.ts';

/**
 * What `seat` remembers at a position of which it has heard no events yet; undefined if the game's views say
 * everything.
 */
export function firstMemory<State extends object>(rules: Rules<State>, state: State, seat: Seat): Memory | undefined {
  return rules.recall?.begin(rules.view(state, seat), seat);
}

/**
 * The memory after a move's events. `events` may be complete or only what `seat` may hear. Returns undefined if there
 * was no memory before.
 */
export function nextMemory<State extends object>(
  { recall }: Pick<Rules<State>, 'recall'>,
  memory: Memory | undefined,
  events: readonly GameEvent[],
  seat: Seat,
): Memory | undefined {
  if (recall === undefined || memory === undefined) return undefined;
  return events.reduce((known, event) => recall.hear(known, heard(event, seat), seat), memory);
}

type Heard = Pick<Moment, 'events'>;

interface Kept {
  readonly memory: Memory | undefined;
  /** How many moments are in this memory, and which was the last. */
  readonly count: number;
  readonly last: Heard | undefined;
}

/** The memories of a match's seats. Each continues from where it was last asked for, instead of from the start. */
export class Memories<State extends object = object> {
  private readonly kept = new Map<Seat, Kept>();

  constructor(private readonly rules: Rules<State>) {}

  /**
   * What `seat` remembers after these moments, which began at `start` (the full state, or what the seat sees of it). If
   * some moments were taken back since the last call, all of them are processed again.
   */
  of(seat: Seat, start: State, moments: readonly Heard[]): Memory | undefined {
    const { rules } = this;
    if (rules.recall === undefined) return undefined;
    const before = this.kept.get(seat);
    const goesOn = before !== undefined && moments[before.count - 1] === before.last;
    const from = goesOn ? before : { memory: firstMemory(rules, start, seat), count: 0 };
    const news = moments.slice(from.count).flatMap(({ events }) => events);
    const memory = nextMemory(rules, from.memory, news, seat);
    this.kept.set(seat, { memory, count: moments.length, last: moments.at(-1) });
    return memory;
  }
}
