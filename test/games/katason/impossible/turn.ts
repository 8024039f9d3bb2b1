/** Checks whose turn it is, and what is going on in it. */
import { sum } from '../../../../games/kit/counts.ts';
import type { Refusal, Seat } from '../../../../games/kit/rules.ts';
import {
  FREE_ROADS,
  KINDS,
  MOST_DEALS,
  MOST_OFFERS,
  MOST_TURNS,
  ROBBERS_ROLL,
  SAFE_HAND,
} from '../../../../games/katason/data.ts';
import { phases, placer } from '../../../../games/katason/flow.ts';
import { holds } from '../../../../games/katason/hand.ts';
import { refuseTerms } from '../../../../games/katason/offers.ts';
import { someRoadFits } from '../../../../games/katason/sites.ts';
import type { Bundle, Reply, State } from '../../../../games/katason/types.ts';

/** Katason 2.1, 3.1, 3.2, 11.5 */
export function turn(state: State): Refusal | undefined {
  const { seats, round, phase } = state;
  if (!phases.includes(phase)) return { code: 'noSuchPhase' };
  const starting = round < 2 * seats;
  if (starting !== (phase === 'initialPlacement')) return { code: 'phaseOutOfTime' };
  if (round > 2 * seats + MOST_TURNS) return { code: 'tooManyTurns' };
  if (state.turn !== (starting ? placer(round, seats) : round % seats)) return { code: 'notTheirTurn' };
  return dice(state);
}

/** The dice. A knight may have moved the robber before the roll or after it (Katason 8.5). */
function dice({ phase, dice1, dice2, cardPlayed }: State): Refusal | undefined {
  const shown = [dice1, dice2];
  const rolled = shown.every((die) => Number.isInteger(die) && die >= 1 && die <= 6);
  if (!rolled && (dice1 !== 0 || dice2 !== 0)) return { code: 'noSuchRoll' };
  const right = {
    initialPlacement: !rolled,
    diceRoll: !rolled,
    burst: dice1 + dice2 === ROBBERS_ROLL,
    robber: cardPlayed || dice1 + dice2 === ROBBERS_ROLL,
    development: rolled,
  }[phase];
  return right ? undefined : { code: 'rollOutOfTime' };
}

/** Only what the stage of the turn allows may be under way. */
export function stage(state: State): Refusal | undefined {
  const { phase, cardPlayed, freshSize, offersMade, deals, freeRoads } = state;
  const developing = phase === 'development' || (phase === 'robber' && state.dice1 > 0);
  if (phase === 'initialPlacement' && (cardPlayed || sum(state.played) > 0)) return { code: 'cardTooSoon' };
  if (!developing && (freshSize > 0 || offersMade > 0 || deals.length > 0)) return { code: 'tradeTooSoon' };
  if (offersMade > MOST_OFFERS) return { code: 'tooManyOffers' };
  return discards(state) ?? (freeRoads > 0 ? roadCard(state) : undefined);
}

/** Katason 5.2: eight cards or more were held, of which half stays, or one more: nobody owes more than stays. */
function discards({ phase, owed, handSizes }: State): Refusal | undefined {
  if ((phase === 'burst') !== owed.some((count) => count > 0)) return { code: 'owedOutOfTime' };
  const seat = owed.findIndex((count, one) => count > 0 && handSizes[one]! - count < (SAFE_HAND + 1) / 2);
  if (seat >= 0) return { code: 'owedTooMuch', seat };
  const most = owed.findIndex((count, one) => count > 0 && handSizes[one]! - count < count);
  return most < 0 ? undefined : { code: 'owedTooMuch', seat: most };
}

/** Katason 8.6 */
function roadCard(state: State): Refusal | undefined {
  const { phase, turn: seat, freeRoads, cardPlayed, roadsLeft } = state;
  if (!cardPlayed || (phase !== 'diceRoll' && phase !== 'development')) return { code: 'roadsOutOfTime' };
  if (freeRoads > FREE_ROADS || freeRoads > roadsLeft[seat]!) return { code: 'tooManyFreeRoads' };
  return someRoadFits(state, seat) ? undefined : { code: 'noPlaceForRoad' };
}

/** Katason 9.4 to 9.12 */
export function offer(state: State): Refusal | undefined {
  const { offer: open, options, phase, dice1, turn: seat, offersMade, seats } = state;
  if (open === null) return undefined;
  const { give, want, replies } = open;
  const timely = phase === 'development' || (phase === 'robber' && dice1 > 0);
  if (options.trade === 'bank' || !timely || offersMade === 0) return { code: 'offerOutOfTime' };
  if (!isBundle(give) || !isBundle(want) || refuseTerms(give, want)) return { code: 'noSuchTerms' };
  if (!holds(state, seat, give)) return { code: 'offerUncovered' };
  if (replies.length !== seats || replies[seat] !== null) return { code: 'repliesMiscounted' };
  if (replies.every((reply) => reply === null || reply.kind === 'refused' || reply.kind === 'declined')) {
    return { code: 'offerHopeless' };
  }
  const partner = replies.findIndex((reply, other) => reply !== null && !stands(state, other, reply, want));
  return partner < 0 ? undefined : { code: 'replyUncovered', seat: partner };
}

/** Whether a reply is valid and its maker holds the cards that it promises. */
function stands(state: State, partner: Seat, reply: Reply, want: Bundle): boolean {
  if (reply.kind === 'accepted') return holds(state, partner, want);
  if (reply.kind !== 'countered') return true;
  const { give, want: asked } = reply;
  return isBundle(give) && isBundle(asked) && !refuseTerms(give, asked) && holds(state, partner, give);
}

/** Katason 9.13 */
export function deals(state: State): Refusal | undefined {
  const { deals: made, takeBack, seats, turn: seat, phase } = state;
  if (made.length > MOST_DEALS) return { code: 'tooManyDeals' };
  const wrong = made.findIndex(
    ({ partner, gave, got }) =>
      partner < 0 ||
      partner >= seats ||
      partner === seat ||
      !isBundle(gave) ||
      !isBundle(got) ||
      !!refuseTerms(gave, got),
  );
  if (wrong >= 0) return { code: 'noSuchDeal', deal: wrong };
  if (takeBack === -1) return undefined;
  const asked = made[takeBack];
  const stands = asked?.asked === true && phase === 'development' && holds(state, seat, asked.got);
  return stands ? undefined : { code: 'noSuchRequest' };
}

function isBundle(cards: Bundle): boolean {
  return cards.length === KINDS && cards.every((count) => Number.isInteger(count) && count >= 0);
}
