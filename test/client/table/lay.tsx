/** A match of pebbles on one screen, and the table it is played at. */
import type { ComponentProps, ReactNode } from 'react';
import { LocalMatch } from '../../../client/local/local-match.ts';
import { type LocalSeat, botSeat, humanSeat } from '../../../client/saved/local-setup.ts';
import type { Thinker } from '../../../client/thinking/thinker.ts';
import { useMatch } from '../../../client/table/context.ts';
import type { Match } from '../../../client/table/match.ts';
import { TablePage } from '../../../client/table/TablePage.tsx';
import type { Turn } from '../../../games/kit/rules.ts';
import { board, meta, pebbles } from './pebbles.tsx';

export const human = humanSeat;
export const bot = (name: string): LocalSeat => botSeat(name, 'easy');
export const drawer: Thinker = { think: async () => ({ type: 'endTurn' }), rest: () => undefined };
/** Never comes to an end of its thoughts. */
export const muser: Thinker = { think: () => new Promise(() => undefined), rest: () => undefined };

type Furnishing = Partial<ConstructorParameters<typeof LocalMatch>[0]> & {
  readonly seed?: string;
  readonly turns?: readonly Turn[];
  /** Where nobody is said to sit. */
  readonly players?: number;
};

/** A match with these seats; a name alone is a person's. Bots take no time. */
export function pebblesMatch(
  seats: readonly (string | LocalSeat)[],
  { seed = 'a seed', turns = [], players = seats.length, ...furnishing }: Furnishing = {},
): LocalMatch {
  return new LocalMatch({
    meta,
    module: pebbles,
    game: {
      record: { game: 'pebbles', players, options: {}, seed, format: 1, turns },
      seats: seats.map((seat) => (typeof seat === 'string' ? human(seat) : seat)),
    },
    thinker: drawer,
    blind: [],
    pace: () => 0,
    keep: () => undefined,
    ...furnishing,
  });
}

interface LaidProps {
  readonly match: Match;
  readonly game?: ComponentProps<typeof TablePage>['game'];
  readonly endActions?: ReactNode;
}

/** The table of a match, once there is something to see. */
export function Laid({ match, game = { meta, board }, endActions = null }: LaidProps) {
  const at = useMatch(match);
  return at.phase === 'connecting' ? null : <TablePage match={match} at={at} game={game} endActions={endActions} />;
}
