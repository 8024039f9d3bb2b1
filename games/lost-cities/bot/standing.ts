/** What an expedition has brought a seat, in points. */
import type { Seat } from '../../kit/rules.ts';
import { stepScore } from '../score.ts';
import type { Expedition } from '../types.ts';

/** Points that count as one for the networks. */
export const UNIT = 50;
/** What a statue is worth on average; statues really score as a set. */
const STATUE_WORTH = 10;

/** What `seat` has if the expedition ends as it stands. */
export function standing(
  expedition: Pick<Expedition, 'steps' | 'researchers' | 'rewards' | 'statues'>,
  seat: Seat,
): number {
  const { explorers, researcher } = stepScore(expedition, seat);
  return explorers + researcher + expedition.rewards[seat]! + STATUE_WORTH * expedition.statues[seat]!;
}
