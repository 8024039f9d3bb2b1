import { expect, test } from 'vitest';
import { shelf } from '../../games/index.ts';
import { someDecisions } from './decisions.ts';

test('whoever plays at first sight decides, too, wherever there is a choice', async () => {
  const shelved = shelf.get('atlantis')!;
  const { rules } = await shelved.load();
  const level = { iterations: 0, milliseconds: Infinity };

  const found = await someDecisions(shelved, { players: 2, level, seed: 'sight' }, { count: 20, each: 12 });
  expect(found).toHaveLength(20);
  for (const { state, seat, move } of found) {
    const view = rules.view(state, seat);
    expect(rules.legal(view, seat).length).toBeGreaterThan(1);
    expect(rules.refuse(view, seat, move)).toBeUndefined();
  }
});
