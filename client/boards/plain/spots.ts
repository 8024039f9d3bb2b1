/** Spots: the places and cards on the drawing that a move names. */
import type { Plan } from '../../../games/kit/define/plan.ts';
import type { Move } from '../../../games/kit/rules.ts';

/** The key of a place in a part, or of a card in it. */
export function spotAt(part: string, at: number): string {
  return `at ${part} ${at}`;
}

export function spotOf(part: string, card: number): string {
  return `card ${part} ${card}`;
}

/** The spots that a move names, or an event that tells of one. */
export function spotsOf(plan: Plan, move: Move): readonly string[] {
  const fields = plan.moves.find(({ type }) => type === move.type)?.fields ?? [];
  return fields.flatMap(({ what, name, part = '' }) => {
    const value = (move as unknown as Readonly<Record<string, unknown>>)[name];
    if (typeof value !== 'number') return [];
    if (what === 'at') return [spotAt(part, value)];
    return what === 'from' ? [spotOf(part, value)] : [];
  });
}

/** Whether some move takes a card out of a part, or names a place in it. */
export function isNamed(plan: Plan, part: string, what: 'from' | 'at'): boolean {
  return plan.moves.some(({ fields }) => fields.some((field) => field.what === what && field.part === part));
}

/**
 * The move that a press on a spot would try, so that the rules can say why it isn't possible: the first legal move that
 * names a spot of this part, with this spot (`value`) in its place. Undefined if no legal move names one.
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
