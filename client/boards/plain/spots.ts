/** Where on the drawing a move is made: the places and cards it names. */
import type { Plan } from '../../../games/kit/define/plan.ts';
import type { Move } from '../../../games/kit/rules.ts';

/** A place of a part, or a card of one. */
export function spotAt(part: string, at: number): string {
  return `at ${part} ${at}`;
}

export function spotOf(part: string, card: number): string {
  return `card ${part} ${card}`;
}

/** What a move, or an event that tells of one, names on the drawing. */
export function spotsOf(plan: Plan, move: Move): readonly string[] {
  const fields = plan.moves.find(({ type }) => type === move.type)?.fields ?? [];
  return fields.flatMap(({ what, name, part = '' }) => {
    const value = (move as unknown as Readonly<Record<string, unknown>>)[name];
    if (typeof value !== 'number') return [];
    if (what === 'at') return [spotAt(part, value)];
    return what === 'from' ? [spotOf(part, value)] : [];
  });
}

/** Whether some kind of move takes a card out of a part, or names a place of it. */
export function isNamed(plan: Plan, part: string, what: 'from' | 'at'): boolean {
  return plan.moves.some(({ fields }) => fields.some((field) => field.what === what && field.part === part));
}

/**
 * The move that a press on a spot would be, to be told why it can't be made: of the first kind that names such a spot, as a
 * move like those that can be made.
 */
export function moveOn(
  plan: Plan,
  legal: readonly Move[],
  what: 'from' | 'at',
  part: string,
  value: number,
): Move | undefined {
  for (const model of legal) {
    const { fields = [] } = plan.moves.find(({ type }) => type === model.type) ?? {};
    const field = fields.find((each) => each.what === what && each.part === part);
    if (field !== undefined) return { ...model, [field.name]: value };
  }
  return undefined;
}
