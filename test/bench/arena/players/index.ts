/** The contestants by name. */
import type { Contest } from '../contest.ts';
import { type LevelId, isLevel, levelIds } from '../../../../games/kit/search/levels.ts';
import { JUDGEMENTS, type JudgementName, judgedOf } from '../../judgement.ts';
import { catanatron } from './catanatron.ts';
import { greedy } from './greedy.ts';
import { budgetAt, searcher } from './levels.ts';
import type { Player } from './player.ts';
import { policy, random } from './quick.ts';
import { stock } from './stock.ts';

const OTHERS = ['random', 'policy', 'greedy', 'stock', 'catanatron'] as const;

/** A level by its name, with the judgement after a colon, where one is named. */
interface Named {
  readonly level: LevelId;
  readonly judgement: JudgementName | undefined;
}

function namedBy(name: string): Named | undefined {
  const [level, judgement, ...more] = name.split(':');
  if (!isLevel(level) || more.length > 0) return undefined;
  if (judgement === undefined) return { level, judgement };
  const known = JUDGEMENTS.find((one) => one === judgement);
  return known && { level, judgement: known };
}

/** Why nobody of that name plays a game, as a sentence; undefined where somebody does. */
export async function refuseContestant(game: string, name: string): Promise<string | undefined> {
  if (name === 'catanatron' && game !== 'katason') return `catanatron plays katason alone, not ${game}`;
  const named = namedBy(name);
  if (named?.judgement !== undefined && (await judgedOf(game)) === undefined)
    return `${game} has one judgement alone, not "${name}"`;
  if (named !== undefined || OTHERS.some((other) => other === name)) return undefined;
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
      return levelOf(contest, namedBy(name)!);
  }
}

async function levelOf({ game, bounds }: Contest, { level, judgement }: Named): Promise<Player> {
  const judged = judgement && (await judgedOf(game));
  return searcher(level, bounds, judged ? judged[judgement] : {});
}
