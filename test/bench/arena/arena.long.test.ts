import { expect, test } from 'vitest';
import { ask } from './ask.ts';
import { type Contest, type Outcome, pairings, seated } from './contest.ts';
import { hold } from './hold.ts';
import { play } from './match.ts';
import { type Report, reportOn, table, wilson } from './report.ts';

const tiny: Contest = {
  game: 'asterion',
  contestants: ['easy', 'policy', 'random'],
  deals: 1,
  seed: 'tiny',
  bounds: { iterations: 3 },
};

/** What must not depend on who else was at work. */
function untimed({ rows, ...rest }: Report): object {
  return { ...rest, rows: rows.map((row) => ({ ...row, milliseconds: undefined })) };
}

test('the same seed gives the same table on one thread and on two', async () => {
  const heard: Outcome[] = [];
  const alone = await hold(tiny, 1, (outcome) => heard.push(outcome));
  const together = await hold(tiny, 2);
  expect(heard).toHaveLength(3);
  expect(untimed(reportOn(tiny, together))).toEqual(untimed(reportOn(tiny, alone)));
  expect(alone.map(({ efforts }) => efforts[0]!.map(({ iterations }) => iterations))).not.toContainEqual([]);
});

test('another seed is another contest', async () => {
  const contest = { ...tiny, game: 'attika', contestants: ['policy', 'random'] };
  const movesOf = async (seed: string) => (await play({ ...contest, seed }, { deal: 0, rotation: 0 })).moves;
  expect(await movesOf('other')).not.toBe(await movesOf('tiny'));
});

test('every deal is played once from every seat by everybody', () => {
  const contest = { ...tiny, deals: 2 };
  const all = pairings(contest);
  expect(all.map(({ deal }) => deal)).toEqual([0, 0, 0, 1, 1, 1]);
  const first = all.slice(0, 3).map((pairing) => [0, 1, 2].map((seat) => seated(contest, pairing, seat)));
  expect(first).toEqual([
    [0, 1, 2],
    [1, 2, 0],
    [2, 0, 1],
  ]);
});

test.each(['greedy', 'stock', 'easy:hand', 'easy:learned', '3', '3:hand'])('%s plays to the end', async (name) => {
  const { shares } = await play(
    { ...tiny, contestants: [name, 'random'], bounds: { iterations: 1 } },
    { deal: 0, rotation: 0 },
  );
  expect(shares[0]! + shares[1]!).toBe(1);
});

test('catanatron plays Katason to the end', async () => {
  const contest = { ...tiny, game: 'katason', contestants: ['catanatron', 'policy', 'policy'] };
  const { shares, efforts } = await play(contest, { deal: 0, rotation: 0 });
  expect(shares[0]! + shares[1]! + shares[2]!).toBe(1);
  expect(efforts[0]!.length).toBeGreaterThan(0);
});

test('who holds several seats has the mean of them, and an interval that games bound', () => {
  const outcome = (winner: number): Outcome => ({
    shares: [0, 1, 2, 3].map((index) => (index === winner ? 1 : 0)),
    efforts: [[], [], [], []],
    moves: 10,
  });
  const contest = { ...tiny, contestants: ['hard', 'easy', 'easy', 'easy'] };
  const report = reportOn(contest, [0, 0, 1, 3].map(outcome));
  expect(report.rows).toMatchObject([
    { name: 'hard', seats: 1, won: 0.5 },
    { name: 'easy', seats: 3, won: 0.5 / 3 },
  ]);
  expect(report.rows[1]!.high).toBeCloseTo(report.rows[0]!.high / 3);
  expect(table(report)).toContain('easy, each of 3');
});

test('iterations are told of what was searched', () => {
  const efforts = [
    [
      { iterations: 0, milliseconds: 1 },
      { iterations: 50, milliseconds: 9 },
    ],
    [{ iterations: 0, milliseconds: 2 }],
  ];
  const contest = { ...tiny, contestants: ['easy', 'random'] };
  const { rows } = reportOn(contest, [{ shares: [1, 0], efforts, moves: 3 }]);
  expect(rows[0]).toMatchObject({ iterations: { p50: 50, p95: 50 }, milliseconds: { p50: 9, p95: 9 } });
  expect(rows[1]).toMatchObject({ iterations: { p50: 0 }, milliseconds: { p50: 2 } });
});

test('a number is a search of so many iterations, whatever bounds the others', async () => {
  const contest = { ...tiny, contestants: ['5', 'easy'], bounds: { iterations: 1 } };
  const { efforts } = await play(contest, { deal: 0, rotation: 0 });
  const most = efforts.map((own) => Math.max(...own.map(({ iterations }) => iterations)));
  expect(most).toEqual([5, 1]);
});

test('Wilson’s interval', () => {
  // Worked by hand from the formula: 14 of 20, and none of 10.
  const [low, high] = wilson(0.7, 20);
  expect([low.toFixed(3), high.toFixed(3)]).toEqual(['0.481', '0.855']);
  expect(wilson(0, 10).map((bound) => bound.toFixed(3))).toEqual(['0.000', '0.278']);
});

test('arguments become a contest, whose games are whole rotations', async () => {
  const { contest, threads } = await ask([
    '--game',
    'attika',
    '--players',
    'hard, easy,easy',
    '--games',
    '10',
    '--threads',
    '3',
  ]);
  expect(contest).toEqual({
    game: 'attika',
    contestants: ['hard', 'easy', 'easy'],
    deals: 4,
    seed: 'arena',
    bounds: {},
  });
  expect(threads).toBe(3);
});

test('a scale has a number of games for all or for each, and reaches all or those near', async () => {
  const line = '--game attika --scale --players policy,easy,normal';
  const scaleOf = async (more: string) => (await ask(`${line} ${more}`.split(' '))).scale;
  expect(await scaleOf('--games 8')).toEqual({ reach: 3, games: [8, 8, 8] });
  expect(await scaleOf('--games 8,8,2 --reach 1')).toEqual({ reach: 1, games: [8, 8, 2] });
});

test.each([
  ['--game chess', 'no game "chess" on the shelf: katason, lost-cities, atlantis, attika, asterion'],
  ['--players hard,easy', 'katason is for 3 to 4, --players names 2: hard,easy'],
  ['--game attika --players hard,nobody', 'nobody is called "nobody": easy, normal, hard, master, random'],
  ['--game attika --players hard,hard:guessed', 'nobody is called "hard:guessed"'],
  ['--game attika --players hard,0', 'nobody is called "0"'],
  ['--game attika --players easy,catanatron', 'catanatron plays katason alone, not attika'],
  ['--game attika --games 0', '--games must be a whole number from 1, not "0"'],
  ['--game attika --games 4,4', '--games must be a whole number from 1, not "4,4"'],
  ['--game attika --scale --games 4,4,4', '--games names 3 numbers: one for all or one for each of 2'],
  ['--game attika --scale --reach 0', '--reach must be a whole number from 1, not "0"'],
  ['--game attika --reach 2', '--reach is for --scale'],
  ['--game attika --ms soon', '--ms must be a whole number from 1, not "soon"'],
  ['--game attika --part 2', '--part must be above 0 and at most 1, not "2"'],
  ['--game attika --part 0.5 --ms 3', '--part bounds each level by itself'],
  ['--match attika', "Unknown option '--match'"],
])('%s is answered by a sentence', async (line, sentence) => {
  await expect(ask(line.split(' '))).rejects.toThrow(sentence);
});
