/** The contestants by name. */
import type { Contest } from '../contest.ts';
import { isLevel, levelIds } from '../../../../games/kit/search/levels.ts';
import { catanatron } from './catanatron.ts';
import { greedy } from './greedy.ts';
import { budgetAt, searcher } from './levels.ts';
import type { Player } from './player.ts';
import { policy, random } from './quick.ts';
import { stock } from './stock.ts';

const OTHERS = ['random', 'policy', 'greedy', 'stock', 'catanatron'] as const;

/** Why nobody of that name plays a game, as a sentence; undefined where somebody does. */
export async function refuseContestant(game: string, name: string): Promise<string | undefined> {
  if (name === 'catanatron' && game !== 'katason') return `catanatron plays katason alone, not ${game}`;
  if (isLevel(name) || OTHERS.some((other) => other === name)) return undefined;
  return `nobody is called "${name}": ${[...levelIds, ...OTHERS].join(', ')}`;
}

/** The contestant of a name that `refuseContestant` has passed, for one match. */
export async function playerOf(contest: Contest, name: string): Promise<Player> {
  switch (name) {
    case 'random':
      return random;
    case 'policy':
      return policy;
    case 'greedy':
      return greedy;
    case 'catanatron':
      return catanatron;
    case 'stock':
      return stock(budgetAt(contest));
    default:
      return searcher(name, contest.bounds);
  }
}
