/**
 * `defineGame`: takes what is special about a game (its parts, its moves, when it ends, who has won) and makes the
 * whole contract of it. Games that search millions of states are faster when written directly against the contract
 * (../rules.ts).
 */
import { declare } from '../declared.ts';
import { makeGame } from '../game.ts';
import type { Meta, NoOptions } from '../meta.ts';
import type { Rules } from '../rules.ts';
import type { Knowledge } from '../search/knowledge.ts';
import { accessOf } from './access.ts';
import { knowledgeOf } from './bot.ts';
import { check } from './check.ts';
import { Hidden } from './hidden.ts';
import { entriesOf } from './entries.ts';
import { ownMoves } from './moves.ts';
import { type AnyDefinition, type Plan, planOf } from './plan.ts';
import { ownPlayer } from './play.ts';
import { Refusals } from './refusals.ts';
import { Scores } from './score.ts';
import { States } from './state.ts';
import type { Definition, EventsOf, Fields, MovesOf, Names, StateOf, Tellings } from './types.ts';
import type { Part } from './parts.ts';

/** What `defineGame` returns: what a shelf, the laws and bots need of a game, and a plan of it for boards. */
export interface Defined<N extends Names> {
  readonly meta: Meta<N['options']>;
  readonly rules: Rules<StateOf<N>, MovesOf<N>, N['options'], EventsOf<N>>;
  readonly knowledge: Knowledge<StateOf<N>, MovesOf<N>>;
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
  const calls = new Error('defined here');
  return define(definition as unknown as AnyDefinition, () => callerIn(calls.stack)) as unknown as Defined<{
    parts: P;
    moves: M;
    options: O;
    tells: T;
    phase: H;
  }>;
}

/**
 * The caller of `defineGame`, in engines that write stacks this way: the third line, after the message and `defineGame`
 * itself.
 */
function callerIn(stack: string | undefined): string | undefined {
  const place = /([^\s()]+:\d+):\d+\)?$/.exec(stack?.split('\n')[2] ?? '')?.[1];
  return place && decodeURI(place.replace('file://', ''));
}

function define(definition: AnyDefinition, source: () => string | undefined): Defined<Names> {
  check(definition);
  const plan = planOf(definition);
  const { meta, format = 1, longest = 10_000, upgrade } = definition;
  const access = accessOf(plan.parts);
  const entries = entriesOf(definition, plan, access);
  const moves = ownMoves(entries, plan.phases);
  const refusals = new Refusals(entries, plan.phases, moves);
  const player = ownPlayer(definition, plan, moves, access);
  const states = new States(definition, plan, moves, player, access);
  const hidden = new Hidden(plan, moves, states);
  const scores = new Scores(definition);
  const rules: Rules<StateOf<Names>> = {
    id: meta.id,
    format,
    phases: plan.phases.map(({ name }) => name),
    endings: Object.keys(definition.ends),
    moveTypes: entries.map(({ type }) => type),
    forms: Object.fromEntries(entries.map(({ type, shape }) => [type, { shape, free: [] }])),
    formalities: entries.flatMap(({ type }) => (definition.moves[type]!.formality === true ? type : [])),
    setup: (seats, options, random) => states.setup(seats, options, random),
    ...(upgrade && { upgrade: (state, from) => upgrade(state, from) as StateOf<Names> }),
    impossible: (state) => states.impossible(state),
    players: ({ seats }) => seats,
    options: ({ options }) => options,
    toMove: moves.deciders,
    phase: ({ phase }) => phase,
    legal: moves.legal,
    refuse: (state, seat, move) => refusals.refuse(state, seat, move),
    apply: player.apply,
    result: (state) => scores.result(state),
    view: (state, seat) => hidden.view(state, seat),
    redeal: (view, _seat, random) => hidden.redeal(view, random),
    clone: states.clone,
    census: (state) => states.census(state),
    longest: () => longest,
  };
  const counted = plan.parts.filter(({ cards }) => cards === undefined).map(({ name }) => name);
  declare(rules, { source, counted });
  return {
    meta,
    rules: rules as Defined<Names>['rules'],
    knowledge: knowledgeOf(definition, moves, scores) as Defined<Names>['knowledge'],
    game: makeGame(rules as unknown as Rules, meta),
    plan,
  };
}
