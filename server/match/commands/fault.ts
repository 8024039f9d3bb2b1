/** Describes a fault in a game's rules so that it can be reproduced. */
import type { Table } from '../../../games/kit/game.ts';
import { writePosition } from '../../../games/kit/position.ts';
import type { Rules } from '../../../games/kit/rules.ts';

/** Returns the position as text, without the future random numbers; as JSON if the state is too damaged to print. */
export function positionText(rules: Rules, table: Table): string {
  try {
    return writePosition(rules, { ...table, seed: '', random: [0, 0, 0, 0] });
  } catch {
    return JSON.stringify(table.state);
  }
}
