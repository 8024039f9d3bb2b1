/** What the prompts of both languages need to know about a turn. */
import { moves } from '../../../games/katason/moves/index.ts';
import type { KatasonMove, State } from '../../../games/katason/types.ts';
import type { Seat } from '../../../games/kit/rules.ts';

/** What can be done in a turn. */
export type Choice = 'build' | 'buy' | 'play' | 'bank' | 'offer';

const CHOICES: Partial<Readonly<Record<KatasonMove['type'], Choice>>> = {
  buildRoad: 'build',
  buildHouse: 'build',
  buildCity: 'build',
  buyCard: 'buy',
  playKnight: 'play',
  playRoads: 'play',
  playHarvest: 'play',
  playMonopoly: 'play',
  bankTrade: 'bank',
  offerTrade: 'offer',
};

const ORDER: readonly Choice[] = ['build', 'buy', 'play', 'bank', 'offer'];

/** What `seat` can do, always in the same order. Offering is named only if nothing else can be done: it nearly always can. */
export function choicesOf(state: State, seat: Seat): readonly Choice[] {
  const open = new Set(moves.legal(state, seat).map((move) => CHOICES[move.type]));
  const choices = ORDER.filter((choice) => open.has(choice));
  return choices.length > 1 ? choices.filter((choice) => choice !== 'offer') : choices;
}

/** Whether `seat` may make a move of this type. */
export function can(state: State, seat: Seat, type: KatasonMove['type']): boolean {
  return moves.legal(state, seat).some((move) => move.type === type);
}

/** The seats that have yet to answer the open offer. */
export function unanswered({ offer }: State): readonly Seat[] {
  return (offer?.replies ?? []).flatMap((reply, seat) => (reply?.kind === 'open' ? [seat] : []));
}

/** The seats with which `seat` can close a trade, after their answers. */
export function partners(state: State, seat: Seat): readonly Seat[] {
  return moves.legal(state, seat).flatMap((move) => (move.type === 'closeTrade' ? [move.partner] : []));
}
