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

/** The move that a press on a spot would be, where a kind of move needs nothing else; to be told why it can't be made. */
export function moveOn(plan: Plan, phase: string, what: 'from' | 'at', part: string, value: number): Move | undefined {
  const known = plan.phases.find(({ name }) => name === phase)?.moves ?? [];
  const kind = plan.moves.find(
    ({ type, fields }) =>
      known.includes(type) && fields.length === 1 && fields[0]!.what === what && fields[0]!.part === part,
  );
  return kind && { type: kind.type, [kind.fields[0]!.name]: value };
}
