import { expect, test } from 'vitest';
import { readPosition, writePosition } from '../../../games/kit/position.ts';
import { randomFrom } from '../../../games/kit/random.ts';
import { nextTable, startTable } from '../../../games/kit/table.ts';
import { rules } from '../../../games/lost-cities/index.ts';
import { meta } from '../../../games/lost-cities/meta.ts';
import { impossible } from './impossible.ts';

test('a position is read back in the middle of a free step, which lasts for one move', () => {
  const options = {
    length: 'short',
    summitBonus: 'laterCards',
    lowestStart: true,
    takeBack: false,
    bothDirections: true,
  } as const;
  const random = randomFrom('free steps');
  let table = startTable(rules, 3, options, 'free steps');
  while (table.state.pending.length === 0) {
    const [seat] = rules.toMove(table.state);
    const move = random.pick(rules.legal(table.state, seat!));
    table = nextTable(rules, table, seat!, move);
  }
  expect(readPosition({ ...rules, impossible }, meta, writePosition(rules, table))).toEqual({ ok: true, table });
});
