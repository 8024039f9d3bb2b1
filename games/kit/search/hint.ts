/** What a bot would do in a seat's place, and why: for who asks in a match that goes on. */
import { randomFrom } from '../random.ts';
import { type GameEvent, type Memory, type Move, type Rules, type Seat, heard } from '../rules.ts';
import type { Reason } from './knowledge.ts';
import { type Question, type Thought, think } from './think.ts';

/**
 * How far the bot trusts its move. only: there was no other. clear: it came back to it again and again. close: another one did
 * nearly as well.
 */
export type Trust = 'only' | 'clear' | 'likely' | 'close';

export interface Hint<M extends Move = Move> {
  readonly move: M;
  /** Null where nobody has thought: a lesson asks for the move. */
  readonly trust: Trust | null;
  /** The move that did nearly as well, where one did. */
  readonly second: M | null;
  /** What speaks for the move, weightiest first. */
  readonly reasons: readonly Reason[];
  /** What the move does whatever is hidden and however chance falls, as everybody sees it. */
  readonly events: readonly GameEvent[];
}

/** So often a move is made in the head, with other hands and other chance, to see what it always does. */
const TRIES = 8;
/** A move that was tried so many times as often as the next one is clear. */
const CLEAR = 4;
/** Another move is close where it was tried at least this part as often, and promises at most so much less. */
const CLOSE = { visits: 0.5, value: 0.03 } as const;

/** Thinks as `think` does, and says why. Everything follows from what the seat sees and remembers and from the question's seed and clock. */
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

/** What a seat sees, and what it remembers besides where it does. */
interface Known<State extends object> {
  readonly view: State;
  readonly memory?: Memory | undefined;
}

/** The events that a move has however what its seat can't know lies and however chance falls. */
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
