/**
 * Faults as authors make them, each planted in a sound game, and what finds it: the message names the game, the rule, the
 * position, the move and the place to mend.
 */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { laws } from '../../../games/kit/laws/index.ts';
import { randomFrom } from '../../../games/kit/random.ts';
import { byHand } from './by-hand.ts';
import { layered } from './layered.ts';
import { oracles } from './oracles.ts';
import { small } from './small.ts';
import { BY_HAND, type Fault, SOUND, planted, sound } from './plant.ts';

const FAULTS = [...layered, ...byHand, ...small];

beforeEach(() => {
  vi.stubEnv('NODE_ENV', 'production');
  const coin = randomFrom('coin');
  vi.spyOn(Math, 'random').mockImplementation(() => coin.below(1000) / 1000);
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

/** What is said of a fault; where it is told by an oracle, to one who knows the page of rules. */
async function saidOf(fault: Fault): Promise<string> {
  try {
    const game = await planted(fault);
    const lore = fault.by === 15 ? { lore: { oracle: oracles[fault.in]! } } : {};
    for (const { check } of laws({ ...game, ...lore })) check();
    return '';
  } catch (error) {
    return (error as Error).message;
  }
}

const found = FAULTS.filter(({ by }) => typeof by === 'number');

test.each(found.map((fault) => [fault.name, fault] as const))('%s', async (_, fault) => {
  const said = await saidOf(fault);
  const [first = '', expected = '', ...lines] = said.split('\n');
  expect(first).toMatch(new RegExp(`^${fault.in} breaks law ${fault.by as number}: `));
  expect(`${expected.slice(0, -1)}: ${first.slice(first.indexOf(': ') + 2)}`).toMatch(fault.says);
  const mended = lines.find((line) => line.startsWith('To be mended in '));
  // Of a game that is defined the file as well, and the line.
  expect(mended).toMatch(BY_HAND.includes(fault.in) ? /^To be mended in .*`/ : /[\w-]+\.ts:\d+: .*`/);
  if (fault.mended !== undefined) expect(mended).toContain(fault.mended);
  expect(said).toMatch(/^To see it: \{"players":\d,.*"seed":"laws\/.*"\}\.$/m);
  expect(said).toMatch(new RegExp(`\n\n${fault.in}: format 1, \\d players.*\n\\w+ `));
  if (fault.standing !== true)
    expect(said).toMatch(/^The move( that led there)?: \{"type":"\w+".*\} of seat \d, number \d+ of the game\.$/m);
});

test.each(FAULTS.filter(({ by }) => by === 'defineGame').map((fault) => [fault.name, fault] as const))(
  '%s',
  async (_, fault) => {
    expect(await saidOf(fault)).toMatch(fault.says);
  },
);

const missed = FAULTS.flatMap((fault) =>
  typeof fault.by === 'object' ? [[fault.name, fault.by.oracle, fault] as const] : [],
);

// The reason is a text of the table: it is what a reader has to judge.
test.each(missed)('%s, and no law can know: %s', async (_, _why, fault) => {
  expect(await saidOf(fault)).toBe('');
});

test('of sixty faults and more, nine in ten are found', () => {
  expect(FAULTS.length).toBeGreaterThanOrEqual(60);
  expect(missed.length).toBeLessThan(FAULTS.length / 10);
});

test.each(SOUND)('%s, in which they are planted, is sound', async (id) => {
  const oracle = oracles[id];
  const game = await sound(id);
  for (const { check } of laws({ ...game, ...(oracle === undefined ? {} : { lore: { oracle } }) })) check();
});
