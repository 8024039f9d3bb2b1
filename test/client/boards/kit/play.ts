/** Games played for the positions and events they pass through. */
import { type Random, randomFrom } from '../../../../games/kit/random.ts';
import type { GameEvent, Move, Rules, Seat } from '../../../../games/kit/rules.ts';

/** A position and the events that led there. The state goes on with the game: copy what is to be kept. */
interface Passed<State, E extends GameEvent> {
  readonly state: State;
  readonly events: readonly E[];
}

interface Way<State, M extends Move> {
  setup(random: Random): State;
  /** Takes one of the legal moves; any of them where absent. */
  choose?(moves: readonly M[], random: Random, state: State, seat: Seat): M;
}

/** A way to play games from their seeds to their ends, or through so many moves. */
export function playerOf<State extends object, M extends Move, E extends GameEvent>(
  rules: Rules<State, M, object, E>,
  { setup, choose = (moves, random) => random.pick(moves) }: Way<State, M>,
) {
  return function* (seed: string, limit = Number.POSITIVE_INFINITY): Generator<Passed<State, E>, void> {
    const random = randomFrom(seed);
    const state = setup(random);
    yield { state, events: [] };
    for (let moves = 0; moves < limit; moves++) {
      const seat = rules.toMove(state)[0];
      if (seat === undefined) return;
      const events: E[] = [];
      const move = choose(rules.legal(state, seat), random, state, seat);
      rules.apply(state, seat, move, random, (event) => events.push(event));
      yield { state, events };
    }
  };
}

/** Draws the kind of move first, so that the many places for one kind don't crowd out all else. */
export function kindsFirst<M extends Move>(moves: readonly M[], random: Random): M {
  const kind = random.pick([...new Set(moves.map(({ type }) => type))]);
  return random.pick(moves.filter(({ type }) => type === kind));
}

/** The first position that `wanted` accepts in games played by `play`. Throws when there is none in 40 games. */
export function firstWhere<State>(
  play: (seed: string, limit?: number) => Iterable<{ readonly state: State }>,
  wanted: (state: State) => boolean,
): State {
  for (let game = 0; game < 40; game++) {
    for (const { state } of play(`position ${game}`, 1500)) if (wanted(state)) return state;
  }
  throw new Error('no such position in 40 games');
}
