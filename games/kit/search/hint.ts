/** What a bot would do in a seat's place, and why, for players who ask for a hint. */
import { randomFrom } from '../random.ts';
import { type GameEvent, type Memory, type Move, type Rules, type Seat, heard } from '../rules.ts';
import type { Reason } from './knowledge.ts';
import { type Question, type Thought, think } from './think.ts';

/**
 * How far the bot trusts its move. only: there is no other move. clear: it tried this move far more often than any
 * other. close: another move did nearly as well.
 */
export type Trust = 'only' | 'clear' | 'likely' | 'close';

export interface Hint<M extends Move = Move> {
  readonly move: M;
  /** Null if no search was made: in a lesson the hint is the move that the lesson asks for. */
  readonly trust: Trust | null;
  /** The move that did nearly as well, if there is one. */
  readonly second: M | null;
  /** What speaks for the move, most important first. */
  readonly reasons: readonly Reason[];
  /** The events that the move has in any case, whatever is hidden and however chance falls, as everybody sees them. */
  readonly events: readonly GameEvent[];
}

/** How often the move is tried, with other hidden cards and other random numbers, to see which events it always has. */
const TRIES = 8;
/** A move is clear if it was tried this many times as often as the next one. */
const CLEAR = 4;
/** Another move is close if it had at least this part of the visits and its value is at most this much lower. */
const CLOSE = { visits: 0.5, value: 0.03 } as const;

/**
 * Thinks as `think` does, and explains the move. The result follows only from what the seat sees and remembers, the
 * question's seed and the clock.
 */
export function hintFor<State extends object, M extends Move>(question: Question<State, M>): Hint<M> {
  const { rules, knowledge, view, memory, seat, seed } = question;
  const thought = think(question);
  const { move } = thought;
  const trust = trustIn(thought, rules.legal(view, seat).length);
  const second = trust === 'close' ? (thought.considered[1]?.move ?? null) : null;
  const reasons = knowledge.reasons?.(view, seat, move) ?? [];
  return { move, trust, second, reasons, events: certainEvents(rules, { view, memory }, { seat, move }, seed) };
}

function trustIn<M extends Move>({ considered }: Thought<M>, choices: number): Trust {
  if (choices === 1) return 'only';
  const [first, second] = considered;
  if (first === undefined || second === undefined || first.visits >= CLEAR * second.visits) return 'clear';
  const close = second.visits >= CLOSE.visits * first.visits && second.value >= first.value - CLOSE.value;
  return close ? 'close' : 'likely';
}

/** What a seat sees and, in games with memories, what it remembers. */
interface Known<State extends object> {
  readonly view: State;
  readonly memory?: Memory | undefined;
}

/** The events that a move has in any case, whatever the seat can't see and however chance falls. */
export function certainEvents<State extends object, M extends Move>(
  rules: Rules<State, M>,
  { view, memory }: Known<State>,
  { seat, move }: { readonly seat: Seat; readonly move: M },
  seed: string,
): readonly GameEvent[] {
  const tries = Array.from({ length: TRIES }, (_, i) => {
    const random = randomFrom(`${seed} certain ${i}`);
    const state = rules.clone(rules.redeal(view, seat, random, memory));
    const events: GameEvent[] = [];
    rules.apply(state, seat, move, random, (event) => events.push(heard(event, null)));
    return events;
  });
  const [first = [], ...others] = tries;
  const known = others.map((events) => new Set(events.map((event) => JSON.stringify(event))));
  return first.filter((event) => known.every((events) => events.has(JSON.stringify(event))));
}
