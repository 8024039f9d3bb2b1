/** What is told of a fault in a game's rules, so that it can be seen again. */
import type { Table } from '../../../games/kit/game.ts';
import { writePosition } from '../../../games/kit/position.ts';
import type { Rules } from '../../../games/kit/rules.ts';

/** The position as text, without what chance will bring; as JSON where it is too damaged for that. */
export function positionText(rules: Rules, table: Table): string {
  try {
    return writePosition(rules, { ...table, seed: '', random: [0, 0, 0, 0] });
  } catch {
    return JSON.stringify(table.state);
  }
}
