/**
 * Lets bots play each other and says who is stronger:
 *   npm run arena -- --game katason --players hard,normal,normal,normal --games 200 [--part 0.05] [--iterations 400] [--ms 50]
 *     [--threads 2] [--seed x] [--json]
 * --players names whoever sits at the table, one a seat; each deal is played once for each rotation around it, so that neither
 * luck of the deal nor of the seat counts. There are the levels `easy`, `normal`, `hard` and `master`; `random`, any legal move;
 * `policy`, what the game's bot plays in its head; `greedy`, one move ahead by the game's evaluation; a whole number, a search of
 * so many iterations, whatever bounds the others; `stock`, boardgame.io's bot, which sees everything, with the largest budget at
 * its table; and in Katason `catanatron`, the value player of that project. --iterations and --ms replace the budgets of all,
 * --part gives each level that part of its own iterations and no clock. Without --ms the same seed gives the same result on any number of threads.
 */
import { Unclear, ask } from './ask.ts';
import type { Contest, Outcome } from './contest.ts';
import { hold } from './hold.ts';
import { reportOn, table } from './report.ts';

try {
  const { contest, threads, json } = await ask(process.argv.slice(2));
  const outcomes = await hold(contest, threads, progress(contest));
  process.stderr.write('\n');
  const report = reportOn(contest, outcomes);
  console.log(json ? JSON.stringify({ ...contest, ...report }, undefined, 2) : table(report));
} catch (error) {
  if (!(error instanceof Unclear)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

/** Tells on one line of stderr how it stands. */
function progress({ contestants, deals }: Contest): (outcome: Outcome) => void {
  const won = new Map(contestants.map((name) => [name, 0]));
  let played = 0;
  return ({ shares }) => {
    played++;
    for (const [index, name] of contestants.entries()) won.set(name, won.get(name)! + shares[index]!);
    const standing = [...won].map(([name, wins]) => `${name} ${Number(wins.toFixed(1))}`).join(', ');
    process.stderr.write(`\r${played} of ${deals * contestants.length} games: ${standing} `);
  };
}
