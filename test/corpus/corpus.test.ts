import { describe, expect, test } from 'vitest';
import { shelf } from '../../games/index.ts';
import { sampled, samplesOf, shown, wanted } from './sample.ts';

describe.each([...shelf.keys()])('%s', async (id) => {
  const { meta, load } = shelf.get(id)!;
  const { rules } = await load();
  const samples = samplesOf(id);

  test.each([...samples])('%s replays to the end it had', (_name, sample) => {
    expect(sampled(rules, meta, sample.record)).toEqual(sample);
  });

  test('between them the records show every ending, move, option and number of players', () => {
    const seen = new Set([...samples.values()].flatMap((sample) => [...shown(sample)]));
    expect(wanted(rules, meta).filter((thing) => !seen.has(thing))).toEqual([]);
  });
});
