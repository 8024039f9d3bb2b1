import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { shelf } from '../../games/index.ts';
import { countsOf } from './counts.ts';
import { printed, recordIn } from './printed.ts';
import { countsPathOf, printedPathOf, sampled, samplesOf, scenesOf, shown, wanted } from './sample.ts';

describe.each([...shelf.keys()])('%s', async (id) => {
  const { meta, load } = shelf.get(id)!;
  const { rules } = await load();
  const scenes = await scenesOf(id);
  const samples = samplesOf(id);

  test.each([...samples])('%s replays to the end it had', (_name, sample) => {
    expect(sampled(rules, meta, sample.record)).toEqual(sample);
  });

  test('between them the records show every format, ending, move, option, number of players and scene', () => {
    const seen = new Set([...samples.values()].flatMap((sample) => [...shown(rules, meta, scenes, sample)]));
    expect(wanted(rules, meta, scenes).filter((thing) => !seen.has(thing))).toEqual([]);
  });

  // `npm run corpus -- --counts --game …` counts them anew.
  test('as many lines of play lead to as many positions as ever', () => {
    expect(countsOf(rules, meta, samples)).toEqual(readFileSync(countsPathOf(id), 'utf8').trimEnd().split('\n'));
  });

  // `npm run corpus -- --print --game …` prints it anew.
  test('the printed game reads as ever, to its end', () => {
    const text = readFileSync(printedPathOf(id), 'utf8');
    expect(text).toMatch(/^result:$/m);
    expect(printed(rules, meta, recordIn(text)).split('\n')).toEqual(text.split('\n'));
  });
});
