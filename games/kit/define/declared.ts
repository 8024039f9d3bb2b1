/** What the laws ask about a definition (../declared.ts). */
import type { Declared } from '../declared.ts';
import type { Move, Seat } from '../rules.ts';
import { moveAt } from '../shape.ts';
import { type Kind, fieldsOf, isListed, shapeOf, thereOf } from './moves.ts';
import type { AnyDefinition, AnyState, Plan } from './plan.ts';
import { seenIn } from './seen.ts';
import { madeEvent } from './tell.ts';

/** All that is known of a definition but where it stands. */
export function declaredBy(
  definition: AnyDefinition,
  plan: Plan,
  kinds: Readonly<Record<string, Pick<Kind, 'list'>>>,
): Omit<Declared, 'source'> {
  const { parts, moves } = plan;
  const searched = moves.filter(({ fields, type }) => fields.length > 1 && definition.moves[type]!.list === undefined);
  return {
    counted: parts.filter(({ cards }) => cards === undefined).map(({ name }) => name),
    owned: parts.filter(({ seen }) => seen === 'owner').flatMap(({ name }) => [name, seenIn(name)]),
    carriedOutBy: (type) => carriedOutBy(definition, plan, type),
    openly: (state, move) =>
      (state as AnyState).waiting > 0 ? {} : { ...madeEvent(definition, move, 0), secret: null },
    leftOut: (state, seat) => leftOut(definition, plan, state as AnyState, seat),
    searched: new Map(searched.map(({ type }) => [type, kinds[type]!.list as never])),
    tie: definition.tie as Declared['tie'],
  };
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
