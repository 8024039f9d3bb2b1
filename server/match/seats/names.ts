/** Names at one table: everybody's reads differently, so that nobody passes for another. */
import { LONGEST_NAME, shortened } from '../../../games/kit/lengths.ts';
import { readAs } from '../../guard.ts';
import { Refused } from '../../refused.ts';
import type { MatchData } from '../../storage/types.ts';

/** How bots are called in the languages of this house, with whatever number or sign. */
const BOT = /^(?:bot|ボット|ぼっと)[\p{N}\p{P}\p{S}]*$/u;

/** Whether a name reads as a bot's, which a person may not have. */
export const readsAsBot = (name: string): boolean => BOT.test(readAs(name));

/**
 * The name as it is, or with a number behind it where somebody else at the table has it, or comes back with it. Refuses one
 * by which its bearer would pass for a bot.
 */
export function ownName(wanted: string, { players }: Pick<MatchData, 'players'>, seat: number): string {
  if (readsAsBot(wanted)) throw new Refused({ code: 'botName' }, 'Bots are called like that; choose another name.');
  const others = Object.values(players)
    .filter(({ id }) => id !== seat)
    .flatMap(({ name, kept }) => [name ?? [], kept?.name ?? []].flat());
  const taken = new Set(others.map(readAs));
  for (let number = 1; ; number++) {
    const mark = ` (${number})`;
    const name = number === 1 ? wanted : shortened(wanted, LONGEST_NAME - mark.length) + mark;
    if (!taken.has(readAs(name))) return name;
  }
}
