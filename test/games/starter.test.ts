/** Who begins: chance says it in exactly the games that say so, where seats stay in a rematch. */
import { expect, test } from 'vitest';
import { shelf } from '../../games/index.ts';
import { defaultOptions } from '../../games/kit/meta.ts';
import { randomFrom } from '../../games/kit/random.ts';
import type { Rules } from '../../games/kit/rules.ts';

test.each([...shelf])('%s says whether chance draws who begins', async (_, { meta, load }) => {
  const { rules }: { rules: Rules } = await load();
  const begins = (seed: number) => rules.toMove(rules.setup(3, defaultOptions(meta), randomFrom(String(seed))))[0];
  const starters = new Set(Array.from({ length: 40 }, (_, seed) => begins(seed)));
  expect(starters.size).toBe(meta.drawsStarter === true ? 3 : 1);
});
