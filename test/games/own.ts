/** What the tests of one game give to those of all games: `test/games/<game>/<part>.ts` exports `part`, where it has that file. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const GAMES = fileURLToPath(new URL('.', import.meta.url));

/** A game's own part of that name; undefined where it has none. */
export async function ownOf<Part>(game: string, part: string): Promise<Part | undefined> {
  const path = join(GAMES, game, `${part}.ts`);
  if (!existsSync(path)) return undefined;
  const found = (await import(path)) as Readonly<Record<string, Part>>;
  if (!(part in found)) throw new Error(`${path} exports no ${part}`);
  return found[part];
}
