import { describe, expect, test } from 'vitest';
import { shelf } from '../../games/index.ts';
import { sampled, samplesOf, scenesOf, shown, wanted } from './sample.ts';

describe.each([...shelf.keys()])('%s', async (id) => {
  const { meta, load } = shelf.get(id)!;
  const { rules } = await load();
  const scenes = await scenesOf(id);
  const samples = samplesOf(id);

  test.each([...samples])('%s replays to the end it had', (_name, sample) => {
    expect(sampled(rules, meta, sample.record)).toEqual(sample);
  });

  test('between them the records show every ending, move, option, number of players and scene', () => {
    const seen = new Set([...samples.values()].flatMap((sample) => [...shown(rules, meta, scenes, sample)]));
    expect(wanted(rules, meta, scenes).filter((thing) => !seen.has(thing))).toEqual([]);
  });
});
