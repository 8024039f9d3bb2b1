/** Decisions as they come up when bots play each other, for whoever asks what is thought of them. */
import type { Shelved } from '../../games/index.ts';
import { defaultOptions } from '../../games/kit/meta.ts';
import { randomFrom } from '../../games/kit/random.ts';
import { Memories } from '../../games/kit/recall.ts';
import type { GameEvent, Memory, Move, Seat } from '../../games/kit/rules.ts';
import type { Level } from '../../games/kit/search/levels.ts';
import { think } from '../../games/kit/search/think.ts';

export interface Decision {
  /** What is true then. */
  readonly state: object;
  readonly seat: Seat;
  readonly memory: Memory | undefined;
  /** What was played. */
  readonly move: Move;
  /** How many moves its seat made in that game. */
  readonly own: number;
}

export interface Game {
  /** Those in which its players had a choice. */
  readonly decisions: readonly Decision[];
  /** After so many moves. */
  readonly states: readonly object[];
}

export interface Played {
  readonly players: number;
  /** Whoever sits at every seat. */
  readonly level: Level;
  readonly seed: string;
}

/** One game. The same seed gives the same one as far as no clock ends a thought. */
export async function gameOf({ meta, load }: Shelved, { players, level, seed }: Played): Promise<Game> {
  const { rules, knowledge } = await load();
  const random = randomFrom(seed);
  const state = rules.setup(players, defaultOptions(meta), random);
  const start = rules.clone(state);
  const memories = new Memories(rules);
  const moments: { readonly events: readonly GameEvent[] }[] = [];
  const decisions: Omit<Decision, 'own'>[] = [];
  const states = [start];
  const moves = Array.from({ length: players }, () => 0);
  for (let seat = rules.toMove(state)[0]; seat !== undefined; seat = rules.toMove(state)[0]) {
    const view = rules.view(state, seat);
    const memory = memories.of(seat, start, moments);
    const question = { rules, knowledge, view, memory, seat, level, seed: String(random.word()) };
    const { move } = think({ ...question, now: () => performance.now() });
    if (rules.legal(view, seat).length > 1) decisions.push({ state: states.at(-1)!, seat, memory, move });
    moves[seat]!++;
    const events: GameEvent[] = [];
    rules.apply(state, seat, move, random, (event) => events.push(event));
    moments.push({ events });
    states.push(rules.clone(state));
  }
  return { decisions: decisions.map((one) => ({ ...one, own: moves[one.seat]! })), states };
}

/** So many decisions drawn from as many games as it takes, at most `each` from one. */
export async function someDecisions(
  shelved: Shelved,
  played: Played,
  { count, each }: { readonly count: number; readonly each: number },
): Promise<readonly Decision[]> {
  const drawn: Decision[] = [];
  for (let game = 0; drawn.length < count; game++) {
    const seed = `${played.seed} ${game}`;
    const { decisions } = await gameOf(shelved, { ...played, seed });
    drawn.push(
      ...randomFrom(`${seed} drawn`)
        .shuffle([...decisions])
        .slice(0, Math.min(each, count - drawn.length)),
    );
  }
  return drawn;
}
