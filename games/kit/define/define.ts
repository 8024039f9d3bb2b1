/**
 * `defineGame`: takes what is special about a game (its parts, its moves, when it ends, who has won) and makes the
 * whole contract of it. Games that search millions of states are faster when written directly against the contract
 * (../rules.ts).
 */
import { declare } from '../declared.ts';
import { makeGame } from '../game.ts';
import type { Meta, NoOptions } from '../meta.ts';
import { defineMoves } from '../moves.ts';
import type { Rules, Seat } from '../rules.ts';
import type { Knowledge } from '../search/knowledge.ts';
import { ALONE, NOBODY, TOGETHER } from '../seats.ts';
import { check } from './check.ts';
import { declaredBy } from './declared.ts';
import { kindsOf } from './moves.ts';
import type { Part } from './parts.ts';
import { type AnyDefinition, type AnyState, type Plan, planOf } from './plan.ts';
import { Player } from './play.ts';
import { knowledgeOf, resultOf } from './score.ts';
import { statesOf } from './state.ts';
import type { DeclaredEvent, DeclaredMove, DeclaredState, Definition, Fields, Names, Tellings } from './types.ts';

/** What `defineGame` returns: what a shelf, the laws and bots need of a game, and a plan of it for boards. */
export interface Defined<N extends Names> {
  readonly meta: Meta<N['options']>;
  readonly rules: Rules<DeclaredState<N>, DeclaredMove<N>, N['options'], DeclaredEvent<N>>;
  readonly knowledge: Knowledge<DeclaredState<N>, DeclaredMove<N>>;
  readonly game: ReturnType<typeof makeGame>;
  readonly plan: Plan;
}

/** The type for "none of these", for games without options, phases or events. */
type None = NoOptions;

/** Makes a game from its definition. Throws an Error that names the property if something is missing or doesn't fit. */
export function defineGame<
  const P extends Readonly<Record<string, Part>>,
  const M extends Readonly<Record<string, Fields>>,
  O extends object,
  const T extends Readonly<Record<string, Tellings>> = None,
  H extends string = 'play',
>(
  definition: Definition<{ parts: P; moves: M; options: O; tells: T; phase: H }>,
): Defined<{ parts: P; moves: M; options: O; tells: T; phase: H }> {
  const given = definition as unknown as AnyDefinition;
  check(given);
  const plan = planOf(given);
  const player = new Player(given, plan);
  const kinds = kindsOf(given, plan, player);
  const rules = rulesOf(given, plan, player, kinds);
  const calls = new Error('defined here');
  declare(rules, { source: () => callerIn(calls.stack), ...declaredBy(given, plan, kinds) });
  const game = makeGame(rules as unknown as Rules, given.meta);
  return { meta: given.meta, rules, knowledge: knowledgeOf(given, rules, plan), game, plan } as unknown as ReturnType<
    typeof defineGame<P, M, O, T, H>
  >;
}

/**
 * The caller of `defineGame`, in engines that write stacks this way: the third line, after the message and `defineGame`
 * itself.
 */
function callerIn(stack: string | undefined): string | undefined {
  // Folders may have spaces in their names.
  const place = /(?:\(|at (?:async )?)([^()]+:\d+):\d+\)?$/.exec(stack?.split('\n')[2] ?? '')?.[1];
  return place && decodeURI(place.replace('file://', ''));
}

function rulesOf(
  definition: AnyDefinition,
  plan: Plan,
  player: Player,
  kinds: ReturnType<typeof kindsOf>,
): Rules<AnyState> {
  const { meta, format = 1, longest = 10_000, upgrade } = definition;
  const movesOf = Object.fromEntries(plan.phases.map(({ name, moves }) => [name, moves]));
  const flow = { toMove, stage: ({ phase }: AnyState) => phase, movesOf };
  const judged = defineMoves(flow, kinds);
  const states = statesOf(definition, plan, judged);
  return {
    id: meta.id,
    format,
    phases: plan.phases.map(({ name }) => name),
    endings: Object.keys(definition.ends),
    formalities: judged.moveTypes.filter((type) => definition.moves[type]!.formality === true),
    setup: (seats, options, random) => states.clone(player.setup(seats, options, random)),
    ...(upgrade && { upgrade: (state, from) => upgrade(state, from) as AnyState }),
    players: ({ seats }) => seats,
    options: ({ options }) => options,
    toMove,
    phase: ({ phase }) => phase,
    ...judged,
    result: (state) => resultOf(definition, state),
    ...states,
    longest: () => longest,
  };
}

function toMove({ over, waiting, turn }: AnyState): readonly Seat[] {
  if (over !== '') return NOBODY;
  return waiting === 0 ? ALONE[turn]! : TOGETHER[waiting]!;
}
