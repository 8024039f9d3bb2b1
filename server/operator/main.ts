/** The process of the operator's commands: takes arguments, prints sentences. */
import { shelf } from '../../games/index.ts';
import { readConfig } from '../config.ts';
import { loadGames } from '../match/games.ts';
import { operate } from './commands.ts';

try {
  const { dataDir, databaseUrl } = readConfig(process.env);
  const games = await loadGames(shelf);
  process.stdout.write(
    `${await operate(process.argv.slice(2), {
      dataDir,
      ...(databaseUrl === undefined ? {} : { databaseUrl }),
      games,
      now: Date.now(),
    })}\n`,
  );
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
}
