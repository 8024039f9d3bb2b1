/**
 * Trades between players, as one of the two sees them. The worth of a deal is its effect on one's own chance to win:
 * the gain of one's own hand, less the partner's gain weighted by how dangerous that partner is.
 */
import { filled, sum } from '../../kit/counts.ts';
import type { Seat } from '../../kit/rules.ts';
import { BANK_COUNT, COSTS, GOAL, KINDS, PIECES } from '../data.ts';
import { holds } from '../hand.ts';
import { type Hands, expected } from '../recall/hands.ts';
import { points } from '../score.ts';
import { someHouseFits } from '../sites.ts';
import type { Bundle, KatasonMove, State } from '../types.ts';
import { type Hope, NEAR_GOAL, gainOf, handOf, hopesOf, openPoints } from './hopes.ts';

/** Another seat as `seat` sees it, until something is moved. */
export interface Partner {
  readonly seat: Seat;
  /** How many cards of each kind it probably holds: by what `seat` remembers, or else its share of those not seen. */
  readonly guess: readonly number[];
  readonly hopes: readonly Hope[];
  /** Its part in the danger from all rivals: 0 to 1. */
  readonly danger: number;
}

/** `known` is what `seat` remembers of all hands; absent where nobody asks for its memory, as in a playout. */
export function partnerOf(state: State, seat: Seat, other: Seat, known?: Hands): Partner {
  const share = guessedHand(state, seat, other);
  return {
    seat: other,
    guess: known === undefined ? share : expected(known, other, share),
    hopes: hopesOf(state, other),
    danger: dangerOf(state, seat, other),
  };
}

/** Two sides of a deal as `seat` sees it. */
interface Deal {
  readonly partner: Partner;
  readonly gives: Bundle;
  readonly gets: Bundle;
}

/** The worth of a deal that wins the match: more than anything a hand can gain. */
const WINS = 10;
/** A deal must be worth this much, so that many small ones can't add up to a loss. */
const WORTH_AGREEING = 0.05;
/** A counter-offer must be worth this much more, since it shows a card. */
const WORTH_COUNTERING = 0.2;
/** A rival who shows so many points, and no fewer than oneself, is to be held back. */
const AHEAD = 5;
/** Each point on the board multiplies a rival's chance to win by e to this power. */
const DANGER = 0.5;

/** The worth of a deal to `seat`; 0 or less if it should refuse. */
export function dealWorth(state: State, seat: Seat, deal: Deal, hopes: readonly Hope[]): number {
  const { partner, gives, gets } = deal;
  if (!holds(state, seat, gives)) return -1;
  const held = handOf(state, seat);
  if (state.turn === seat && points(state, seat) === GOAL - 1 && completes(state, seat, held, deal)) return WINS;
  if (openPoints(state, partner.seat) >= NEAR_GOAL || armsLeader(state, seat, deal)) return -1;
  const own = gainOf(held, hopes, gives, gets);
  // Who agrees to a deal isn't hurt by it: where it seems so, the guess is wrong.
  return own - partner.danger * Math.max(0, partnerGain(deal)) - WORTH_AGREEING;
}

/** The same for terms that another seat has named: who paid more cards than it gets would be asked for even more. */
function theirWorth(state: State, seat: Seat, deal: Deal, hopes: readonly Hope[]): number {
  const worth = dealWorth(state, seat, deal, hopes);
  return sum(deal.gives) > sum(deal.gets) && worth < WINS ? -1 : worth;
}

/** The gain of the partner's hand, as far as `seat` can guess it. */
export function partnerGain({ partner, gives, gets }: Deal): number {
  return gainOf(heldBy(partner, gets), partner.hopes, gets, gives);
}

/** In a deal the partner has the cards it gives, even where the guess says otherwise. */
function heldBy({ guess }: Partner, gets: Bundle): Bundle {
  return guess.map((count, kind) => Math.max(count, gets[kind]!));
}

/**
 * Whether the deal pays for a building of a partner whose turn it is, and who is ahead of `seat` or may win by it: each of
 * its unused cards may be a point. Katason 8.4
 */
function armsLeader(state: State, seat: Seat, { partner, gives, gets }: Deal): boolean {
  if (partner.seat !== state.turn) return false;
  const open = openPoints(state, partner.seat);
  const leads = open >= AHEAD && open >= openPoints(state, seat);
  if (!leads && open + state.cardCounts[partner.seat]! < GOAL - 1) return false;
  return completes(state, partner.seat, heldBy(partner, gets), { gives: gets, gets: gives });
}

/** By the size of its hand, of the cards that `seat` can't see. */
function guessedHand(state: State, seat: Seat, other: Seat): readonly number[] {
  const unseen = sum(state.handSizes) - state.handSizes[seat]!;
  const part = unseen === 0 ? 0 : state.handSizes[other]! / unseen;
  return state.bank.map((count, kind) => part * (BANK_COUNT - count - state.hands[seat * KINDS + kind]!));
}

/**
 * The answer to the open offer. It isn't searched, because the time to answer would reveal how much there was to
 * consider.
 */
export function answer(state: State, seat: Seat, hopes: readonly Hope[], known?: Hands): KatasonMove {
  const { give, want } = state.offer!;
  const partner = partnerOf(state, seat, state.turn, known);
  if (theirWorth(state, seat, { partner, gives: want, gets: give }, hopes) > 0) return { type: 'acceptOffer' };
  return counterOffer(state, seat, partner, hopes) ?? { type: 'refuseOffer' };
}

/** A counter-offer: gives one wanted card for one that is missed and that the other seat probably holds. */
function counterOffer(state: State, seat: Seat, partner: Partner, hopes: readonly Hope[]): KatasonMove | undefined {
  const { give, want } = state.offer!;
  const likely = partner.guess.map((count, kind) => Math.max(count, give[kind]!));
  let best: KatasonMove | undefined;
  let most = WORTH_COUNTERING;
  for (let mine = 0; mine < KINDS; mine++) {
    if (want[mine] === 0) continue;
    for (let other = 0; other < KINDS; other++) {
      if (want[other]! > 0 || likely[other]! < 1) continue;
      const gives = filled(KINDS, 0).with(mine, 1);
      const gets = filled(KINDS, 0).with(other, 1);
      const worth = dealWorth(state, seat, { partner, gives, gets }, hopes);
      if (worth <= most || (isOne(want, mine) && isOne(give, other))) continue;
      most = worth;
      best = { type: 'counterOffer', give: gives, want: gets };
    }
  }
  return best;
}

const isOne = (cards: Bundle, kind: number) => cards[kind] === 1 && sum(cards) === 1;

/**
 * What the offer's maker does once the others have answered or have had their time: closes the trade, declines, or
 * withdraws the offer.
 */
export function settle(state: State, seat: Seat, hopes: readonly Hope[], known?: Hands): KatasonMove {
  let best: KatasonMove | undefined;
  let most = 0;
  for (let partner = 0; partner < state.seats; partner++) {
    const worth = replyWorth(state, seat, partner, hopes, known);
    if (worth <= most) continue;
    most = worth;
    best = { type: 'closeTrade', partner };
  }
  if (best !== undefined) return best;
  const partner = state.offer!.replies.findIndex((reply) => reply?.kind === 'countered');
  return partner < 0 ? { type: 'withdrawOffer' } : { type: 'declineCounter', partner };
}

/** What the answer of `other` is worth to the offer's maker; 0 where there is nothing to close. */
function replyWorth(state: State, seat: Seat, other: Seat, hopes: readonly Hope[], known?: Hands): number {
  const { offer } = state;
  const reply = offer?.replies[other];
  if (reply?.kind !== 'accepted' && reply?.kind !== 'countered') return 0;
  const partner = partnerOf(state, seat, other, known);
  if (reply.kind === 'accepted')
    return dealWorth(state, seat, { partner, gives: offer!.give, gets: offer!.want }, hopes);
  return theirWorth(state, seat, { partner, gives: reply.want, gets: reply.give }, hopes);
}

function after(cards: Bundle, lost: Bundle, got: Bundle): Bundle {
  return cards.map((count, kind) => count - lost[kind]! + got[kind]!);
}

/** Whether a deal pays for a building with a point that the hand didn't pay for before. */
function completes(state: State, seat: Seat, held: Bundle, { gives, gets }: Omit<Deal, 'partner'>): boolean {
  const then = after(held, gives, gets);
  const aloneFor = (cost: Bundle) => pays(then, cost) && !pays(held, cost);
  if (aloneFor(COSTS.city) && state.citiesLeft[seat]! > 0 && state.housesLeft[seat]! < PIECES.houses) return true;
  return aloneFor(COSTS.house) && state.housesLeft[seat]! > 0 && someHouseFits(state, seat);
}

function pays(cards: Bundle, cost: Bundle): boolean {
  return cost.every((count, kind) => count <= cards[kind]!);
}

function dangerOf(state: State, seat: Seat, partner: Seat): number {
  let all = 0;
  for (let other = 0; other < state.seats; other++) {
    if (other !== seat) all += Math.exp(DANGER * openPoints(state, other));
  }
  return Math.exp(DANGER * openPoints(state, partner)) / all;
}
