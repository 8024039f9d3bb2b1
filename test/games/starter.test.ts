/** Who begins: always the same seat in exactly the games that don't say otherwise, where seats move on in a rematch. */
import { expect, test } from 'vitest';
import { shelf } from '../../games/index.ts';
import { defaultOptions } from '../../games/kit/meta.ts';
import { randomFrom } from '../../games/kit/random.ts';
import type { Rules } from '../../games/kit/rules.ts';

test.each([...shelf])('%s says whether the same seat always begins', async (_, { meta, load }) => {
  const { rules }: { rules: Rules } = await load();
  const { max } = meta.players;
  const begin = Array.from({ length: 40 }, (_, seed) =>
    rules.toMove(rules.setup(max, defaultOptions(meta), randomFrom(String(seed)))).join(),
  );
  expect(begin.every((seats) => seats === '0')).toBe(meta.drawsStarter !== true);
});
