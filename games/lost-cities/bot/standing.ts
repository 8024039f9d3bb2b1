/** What an expedition has brought a seat, in points. */
import type { Seat } from '../../kit/rules.ts';
import { stepScore } from '../score.ts';
import type { Expedition } from '../types.ts';

/** Points that count as one for the networks. */
export const UNIT = 50;
/** What a statue is worth by itself, all in all. */
const STATUE_WORTH = 10;

/** As if the expedition ended as it stands. */
export function standing(
  expedition: Pick<Expedition, 'steps' | 'researchers' | 'rewards' | 'statues'>,
  seat: Seat,
): number {
  const { explorers, researcher } = stepScore(expedition, seat);
  return explorers + researcher + expedition.rewards[seat]! + STATUE_WORTH * expedition.statues[seat]!;
}
