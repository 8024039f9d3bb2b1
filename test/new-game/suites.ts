/** Which suites a new game meets, read from what they go through: whoever writes the next one needn't name it anywhere. */
import { shelf } from '../../games/index.ts';
import { filesIn, read } from '../house/source.ts';

/** Going through all games, or through what all games have. */
const GOES_THROUGH = /(?:\.\.\.|\bof )(?:shelf|plates|boards|gameIds|house\.games)\b|\beach\(gameIds/;
/** Where those come from. */
const FROM_THE_HOUSE = /from '[^']*(?:\/games\/index|\/app\/house|\/boards\/index|\/boards\/plates|\.\/games)\.ts'/;

/** What these look at is a server with all that is on its shelf, or the whole package, and no single game. */
const OF_THE_WHOLE = /^test\/(?:server|outside|soak|bench|new-game)\//;

/** The suites that look at every game on the shelf. */
export function suitesOfTheShelf(): readonly string[] {
  return filesIn('test', '.test.ts', '.test.tsx').filter((path) => {
    const source = read(path);
    return !OF_THE_WHOLE.test(path) && GOES_THROUGH.test(source) && FROM_THE_HOUSE.test(source);
  });
}

/** Whether a suite speaks of a game of the house beside, and so can't do without it. */
export function namesGames(path: string): boolean {
  const source = read(path);
  return [...shelf.keys()].some((id) => source.includes(`'${id}'`) || source.includes(`games/${id}/`));
}
