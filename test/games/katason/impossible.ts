/** Why a state of the right shape can't be a position of Katason. */
import type { Refusal } from '../../../games/kit/rules.ts';
import { meta } from '../../../games/katason/meta.ts';
import type { State } from '../../../games/katason/types.ts';
import { awards } from './impossible/awards.ts';
import { buildings, harbours, land, numbersOf, roads, settled } from './impossible/island.ts';
import { cards, counts, hands } from './impossible/stock.ts';
import { deals, offer, stage, turn } from './impossible/turn.ts';

type Judge = (state: State) => Refusal | undefined;

/** Each check relies on those before it. */
const JUDGES: readonly Judge[] = [
  seats,
  counts,
  land,
  numbersOf,
  buildings,
  roads,
  harbours,
  hands,
  cards,
  turn,
  settled,
  awards,
  stage,
  offer,
  deals,
];

/** The first thing that is impossible in a state; undefined if it is possible. */
export function impossible(state: State): Refusal | undefined {
  for (const judge of JUDGES) {
    const refusal = judge(state);
    if (refusal !== undefined) return refusal;
  }
  return undefined;
}

function seats({ seats: count }: State): Refusal | undefined {
  const { min, max } = meta.players;
  return Number.isInteger(count) && count >= min && count <= max
    ? undefined
    : { code: 'noSuchNumberOfSeats', seats: count };
}
