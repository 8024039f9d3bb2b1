/** The contestants by name. */
import type { Bounds, Contest } from '../contest.ts';
import { type Ladder, type Level, levelIds } from '../../../../games/kit/search/levels.ts';
import { shelf } from '../../../../games/index.ts';
import { JUDGEMENTS, type JudgementName, judgedOf } from '../../judgement.ts';
import { catanatron } from './catanatron.ts';
import { commandOf, program } from './engine.ts';
import { greedy } from './greedy.ts';
import { budgetAt, levelBy, searcher } from './levels.ts';
import type { Player } from './player.ts';
import { policy, random } from './quick.ts';
import { stock } from './stock.ts';

const OTHERS = ['random', 'policy', 'greedy', 'stock', 'catanatron'] as const;

type Laddered = { readonly levels?: Ladder };

/** Who searches so far, and judges by the judgement named after a colon, where one is. */
interface Named {
  readonly level: Level;
  readonly judgement: JudgementName | undefined;
}

function namedBy(ladder: Laddered, name: string, bounds: Bounds): Named | undefined {
  const [budget, judgement, ...more] = name.split(':');
  const level = levelBy(ladder, budget!, bounds);
  if (level === undefined || more.length > 0) return undefined;
  if (judgement === undefined) return { level, judgement };
  const known = JUDGEMENTS.find((one) => one === judgement);
  return known && { level, judgement: known };
}

/** Why nobody of that name plays a game, as a sentence; undefined where somebody does. */
export async function refuseContestant(game: string, name: string): Promise<string | undefined> {
  if (name === 'catanatron' && game !== 'katason') return `catanatron plays katason alone, not ${game}`;
  const named = namedBy({}, name, {});
  if (named?.judgement !== undefined && (await judgedOf(game)) === undefined)
    return `${game} has one judgement alone, not "${name}"`;
  if (commandOf(name) !== undefined) return undefined;
  if (named !== undefined || OTHERS.some((other) => other === name)) return undefined;
  return `nobody is called "${name}": ${[...levelIds, ...OTHERS].join(', ')}, a number of iterations, or a program by exec:COMMAND`;
}

/** The contestant of a name that `refuseContestant` has passed, for one match. */
export async function playerOf(contest: Contest, name: string): Promise<Player> {
  const command = commandOf(name);
  if (command !== undefined) return program(command, contest.bounds.milliseconds);
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
      return stock(budgetAt(await knowledgeOf(contest.game), contest));
    default:
      return searching(contest.game, namedBy(await knowledgeOf(contest.game), name, contest.bounds)!);
  }
}

async function knowledgeOf(game: string): Promise<Laddered> {
  return (await shelf.get(game)!.load()).knowledge;
}

async function searching(game: string, { level, judgement }: Named): Promise<Player> {
  const judged = judgement && (await judgedOf(game));
  return searcher(level, judged ? judged[judgement] : {});
}
