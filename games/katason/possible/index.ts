/** Why a position can't be, though it has the shape of one. */
import type { Refusal } from '../../kit/rules.ts';
import { meta } from '../meta.ts';
import type { State } from '../types.ts';
import { awards } from './awards.ts';
import { buildings, harbours, land, numbersOf, roads, settled } from './island.ts';
import { cards, counts, hands } from './stock.ts';
import { deals, offer, stage, turn } from './turn.ts';

type Judge = (state: State) => Refusal | undefined;

/** Each may rely on what those before it have found in order. */
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

/** The first thing wrong with a position, or undefined where play could lead to it. */
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
