/** What bots remember of others' cards. */
import { expect, test } from 'vitest';
import { TERRAIN_KINDS } from '../../../games/attika/data.ts';
import { knowledge, rules } from '../../../games/attika/index.ts';
import { misplacedBy } from '../card-memory.ts';

test.each([
  [2, 0.7],
  [4, 0.97],
])('Attika 2.6: of hands of %i fewer cards are misplaced since the discards became the deck', (players, part) => {
  const wrong = misplacedBy({ rules, knowledge, kinds: TERRAIN_KINDS }, players);
  expect(wrong.bot).toBeLessThan(part * wrong.forgetful);
});
