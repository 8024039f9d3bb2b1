/** What seats remember of a match, made from what each of them heard. */
import type { Moment } from './record.ts';
import { type GameEvent, type Memory, type Rules, type Seat, heard } from './rules.ts';

/** What `seat` remembers at a position of which nothing has been heard; undefined where the game's views say everything. */
export function firstMemory<State extends object>(rules: Rules<State>, state: State, seat: Seat): Memory | undefined {
  return rules.recall?.begin(rules.view(state, seat), seat);
}

/** The memory after a move's events, all of them or what `seat` may hear; undefined where there is none to begin with. */
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
  /** How many moments are in it, and which was the last. */
  readonly count: number;
  readonly last: Heard | undefined;
}

/** The memories of a match's seats, each carried on from where it was asked for last. */
export class Memories<State extends object = object> {
  private readonly kept = new Map<Seat, Kept>();

  constructor(private readonly rules: Rules<State>) {}

  /**
   * What `seat` remembers after these moments, which began at `start`, or at what it sees of that. Where some were taken back
   * since it was asked last, all are gone through anew.
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
