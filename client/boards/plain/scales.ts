/** Which moves are chosen along a scale: those that differ in one amount alone, where there are many. */
import type { Plan } from '../../../games/kit/define/plan.ts';
import type { Move } from '../../../games/kit/rules.ts';

/** So many buttons stand side by side; more moves share a scale. */
const BUTTONS = 5;

/** The moves in their order, in groups: one that has a button of its own, or those of a scale, the smallest first. */
export function scalesOf(plan: Plan, moves: readonly Move[]): readonly (readonly Move[])[] {
  const groups = new Map<string, Move[]>();
  for (const move of moves) {
    const key = keyOf(plan, move);
    groups.set(key, [...(groups.get(key) ?? []), move]);
  }
  return [...groups.values()].flatMap((group) => (group.length > BUTTONS ? [group] : group.map((move) => [move])));
}

/** What two moves of one scale have in common: all but the only amount. */
function keyOf(plan: Plan, move: Move): string {
  const amounts = plan.moves.find(({ type }) => type === move.type)?.fields.filter(({ what }) => what === 'amount');
  const along = amounts?.length === 1 ? amounts[0]!.name : undefined;
  return JSON.stringify(Object.entries(move).filter(([name]) => name !== along));
}
