/** What the laws ask about a definition (../declared.ts). */
import { filled } from '../counts.ts';
import type { Declared } from '../declared.ts';
import type { Move, Seat } from '../rules.ts';
import { moveAt } from '../shape.ts';
import { type Kind, fieldsOf, isListed, shapeOf, thereOf } from './moves.ts';
import type { AnyDefinition, AnyState, Plan } from './plan.ts';
import { seenIn } from './seen.ts';
import { pilesOf } from './state.ts';
import { madeEvent } from './tell.ts';

/** All that is known of a definition but where it stands. */
export function declaredBy(
  definition: AnyDefinition,
  plan: Plan,
  kinds: Readonly<Record<string, Pick<Kind, 'list'>>>,
): Omit<Declared, 'source'> {
  const { parts, moves } = plan;
  const searched = moves.filter(({ fields, type }) => fields.length > 1 && definition.moves[type]!.list === undefined);
  const manners = filled(Math.max(2, ...parts.map(({ choices }) => choices?.length ?? 0)), 0);
  return {
    counted: parts.filter(({ cards }) => cards === undefined).map(({ name }) => name),
    owned: parts.filter(({ seen }) => seen === 'owner').flatMap(({ name }) => [name, seenIn(name)]),
    carriedOutBy: (type) => carriedOutBy(definition, plan, type),
    openly: (state, move) =>
      (state as AnyState).waiting > 0 ? {} : { ...madeEvent(definition, move, 0), secret: null },
    leftOut: (state, seat) => leftOut(definition, plan, state as AnyState, seat),
    searched: new Map(searched.map(({ type }) => [type, kinds[type]!.list as never])),
    likes: (state) => manners.map((_, at) => like(plan, state as AnyState, at)),
    tie: definition.tie as Declared['tie'],
  };
}

/**
 * A state with that many cards in every pile and that choice of every value. What is chosen together is null, for anything:
 * `refuse` judges it.
 */
function like({ parts }: Plan, state: AnyState, nth: number): object {
  const alike: Record<string, unknown> = { ...state, chosen: state.chosen.map(() => null) };
  for (const { name, what, choices = [], showable } of parts) {
    const choice = choices[nth % choices.length];
    const cards = () => filled(nth, 0);
    if (what === 'value') alike[name] = choice;
    if (what === 'values') alike[name] = (state[name] as unknown[]).map(() => choice);
    if (what === 'pile') alike[name] = cards();
    if (what === 'piles') alike[name] = (state[name] as unknown[]).map(cards);
    if (showable) alike[seenIn(name)] = pilesOf({ name, what }, state).map(cards);
  }
  return alike;
}

/** The function of a definition that carries out a kind of move. */
function carriedOutBy({ moves }: AnyDefinition, { phases }: Plan, type: string): string {
  const together = phases.find((phase) => phase.together && phase.moves.includes(type));
  return together === undefined || moves[type]?.apply !== undefined
    ? `\`apply\` of \`moves.${type}\``
    : `\`together\` of \`phases.${together.name}\``;
}

/** A move of this phase that `refuse` passes and `list` leaves out. */
function leftOut(definition: AnyDefinition, plan: Plan, state: AnyState, seat: Seat): Move | undefined {
  const known = plan.phases.find(({ name }) => name === state.phase)?.moves ?? [];
  for (const type of known) {
    const { refuse, list } = definition.moves[type]!;
    if (list === undefined) continue;
    const fields = fieldsOf(definition, plan, type);
    const own = [...list(state, seat)];
    for (const index of thereOf(fields, state, seat)) {
      const move = moveAt(type, shapeOf(fields), index);
      if (refuse?.(state, move, seat) === undefined && !isListed(own, move)) return move;
    }
  }
  return undefined;
}
