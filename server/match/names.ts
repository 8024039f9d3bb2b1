/** Names at one table: everybody's reads differently, so that nobody passes for another. */
import { LONGEST_NAME, shortened } from '../../games/kit/lengths.ts';
import { readAs } from '../guard.ts';
import type { MatchData } from '../storage/types.ts';

/** The name as it is, or with a number behind it where somebody else at the table has it, or comes back with it. */
export function ownName(wanted: string, { players }: Pick<MatchData, 'players'>, seat: number): string {
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
