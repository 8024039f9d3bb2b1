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
 * --scale has every two of those named play --games against each other, as many of one as of the other at a table of the usual size, and
 * rates them all (scale.ts); `normal` has 0, or whoever is named first where it isn't. With --reach 2 only those play each other who stand at most two apart in the
 * list, and --games 40,40,8 says for each how many it plays with one other at most: the fewer of two count.
 * Whoever stops it (Ctrl+C, SIGTERM) is told of the games that have ended: the long ones are missing then.
 */
import { shelf } from '../../../games/index.ts';
import { type Asked, Unclear, ask } from './ask.ts';
import type { Contest, Outcome } from './contest.ts';
import { hold } from './hold.ts';
import { reportOn, table } from './report.ts';
import { type Played, type Reach, pairsOf, ratings, scaleTable } from './scale.ts';

try {
  const asked = await ask(process.argv.slice(2));
  const ended: Outcome[] = [];
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stopped(asked, ended));
  if (asked.scale) await measure(asked, asked.scale);
  else tell(asked, await hold(asked.contest, asked.threads, progress(asked.contest, ended)));
} catch (error) {
  if (!(error instanceof Unclear)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

function tell({ contest, json }: Asked, outcomes: readonly Outcome[]): void {
  process.stderr.write('\n');
  const report = reportOn(contest, outcomes);
  console.log(json ? JSON.stringify({ ...contest, ...report }, undefined, 2) : table(report));
}

/** What is known so far is told after every two, so that who stops it has that. */
async function measure({ contest, threads }: Asked, reach: Reach): Promise<void> {
  const { contestants: names, game } = contest;
  const seats = shelf.get(game)!.meta.players.default;
  const zero = names.includes('normal') ? 'normal' : names[0]!;
  const played: Played[] = [];
  for (const { first, second, games } of pairsOf(names, reach)) {
    const contestants = Array.from({ length: seats }, (_, seat) => (seat % 2 === 0 ? first : second));
    const table = { ...contest, contestants, deals: Math.ceil(games / seats) };
    played.push({ contestants, outcomes: await hold(table, threads, progress(table, [])) });
    process.stderr.write('\n');
    if (played.some((one) => one.contestants.includes(zero))) {
      process.stderr.write(`${scaleTable(ratings(played, zero), zero)}\n`);
    }
  }
  console.log(scaleTable(ratings(played, zero), zero));
}

function stopped(asked: Asked, ended: readonly Outcome[]): never {
  if (ended.length > 0) tell(asked, ended);
  process.exit(1);
}

/** Tells on one line of stderr how it stands, and adds to `ended`. */
function progress({ contestants, deals }: Contest, ended: Outcome[]): (outcome: Outcome) => void {
  const won = new Map(contestants.map((name) => [name, 0]));
  return (outcome) => {
    ended.push(outcome);
    for (const [index, name] of contestants.entries()) won.set(name, won.get(name)! + outcome.shares[index]!);
    const standing = [...won].map(([name, wins]) => `${name} ${Number(wins.toFixed(1))}`).join(', ');
    process.stderr.write(`\r${ended.length} of ${deals * contestants.length} games: ${standing} `);
  };
}
