/** Names at one table must look different, so that nobody can pass for another. */
import { LONGEST_NAME, shortened } from '../../../games/kit/lengths.ts';
import { looksLike, readAs } from '../../../games/kit/written.ts';
import { Refused } from '../../refused.ts';
import type { MatchData } from '../../storage/types.ts';

/** What bots are called in our languages, with any number or sign after it. */
const BOT = /^(?:bot|ボット|ぼっと)[\p{N}\p{P}\p{S}]*$/u;

/** Whether a name looks like a bot's, which people may not use. */
export const readsAsBot = (name: string): boolean => BOT.test(readAs(name));

/**
 * The name, with a number after it if it looks like another player's at the table, or who comes back with it. Refuses names
 * that look like a bot's.
 */
export function ownName(wanted: string, { players }: Pick<MatchData, 'players'>, seat: number): string {
  if (readsAsBot(wanted)) throw new Refused({ code: 'botName' });
  const others = Object.values(players)
    .filter(({ id }) => id !== seat)
    .flatMap(({ name, kept }) => [name ?? [], kept?.name ?? []].flat());
  for (let number = 1; ; number++) {
    const mark = ` (${number})`;
    const name = number === 1 ? wanted : shortened(wanted, LONGEST_NAME - mark.length) + mark;
    if (!others.some((other) => looksLike(other, name))) return name;
  }
}
