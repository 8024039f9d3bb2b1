/** What a bot trades: with the bank, and with other players. */
import { filled } from '../../kit/counts.ts';
import { type MoveOf, prebuilt } from '../../kit/moves.ts';
import type { Seat } from '../../kit/rules.ts';
import { BANK_COUNT, KINDS } from '../data.ts';
import type { Hands } from '../recall/hands.ts';
import type { Bundle, KatasonMove, State } from '../types.ts';
import { type Partner, dealWorth, partnerGain, partnerOf } from './deals.ts';
import { type Hope, NEAR_GOAL, gainOf, handOf, handWorth, openPoints } from './hopes.ts';

interface Weighed<M> {
  readonly move: M;
  readonly gain: number;
}

/** What a seat gives and gets. */
interface Terms {
  readonly gives: Bundle;
  readonly gets: Bundle;
}

type Offer = Weighed<MoveOf<KatasonMove, 'offerTrade'>>;

/** Where `seat` looks for offers. */
interface Market {
  readonly state: State;
  readonly seat: Seat;
  readonly hopes: readonly Hope[];
  /** What it remembers of all hands, where it is asked for that. */
  readonly known: Hands | undefined;
  readonly hand: Bundle;
  /** Found when the first offer is worth considering. */
  partners?: readonly Partner[];
}

/** After this many trades with players in a turn a bot offers no more; nor after an offer that came to nothing. */
const PATIENCE = 2;
/** A bot makes the same offer only in every third of its turns, because a view doesn't tell what was refused in earlier ones. */
const PAUSE = 3;
/** After this many turns it offers nothing. */
const LAST_ASKING = 60;
/** A trade with the bank must do at least this much for the hand. */
const WORTHWHILE = 0.1;
/** An offer must be worth this much: nobody likes to be asked for trifles. */
const WORTH_ASKING = 0.2;
/** Other hands are guesses: a seat that seems to lose less than this may really gain. */
const BEARABLE = -0.1;

/** How many cards are offered for one, in the order in which it is considered. */
const PAID = [1, 2] as const;

const NOTHING = filled(KINDS, 0);
const BUNDLES = [0, 1, 2, 3, 4].map((count) => NOTHING.map((_, kind) => NOTHING.with(kind, count)));

const BANK_TRADES = prebuilt(KINDS, (give) => prebuilt(KINDS, (want) => ({ type: 'bankTrade', give, want }) as const));

/** `count` cards of one kind. */
const bundle = (kind: number, count: number): Bundle => BUNDLES[count]![kind]!;

/** Trades with the bank that do more than `least` for the hand, best first. */
export function bankTrades(
  state: State,
  seat: Seat,
  hopes: readonly Hope[],
  least: number = WORTHWHILE,
): readonly Weighed<MoveOf<KatasonMove, 'bankTrade'>>[] {
  const hand = handOf(state, seat);
  const held = handWorth(hand, hopes);
  const trades: Weighed<MoveOf<KatasonMove, 'bankTrade'>>[] = [];
  for (let give = 0; give < KINDS; give++) {
    const price = state.rates[seat * KINDS + give]!;
    if (hand[give]! < price) continue;
    for (let want = 0; want < KINDS; want++) {
      if (want === give || state.bank[want] === 0) continue;
      const gain = handWorth(hand, hopes, bundle(give, price), bundle(want, 1)) - held;
      if (gain > least) trades.push({ move: BANK_TRADES[give]![want]!, gain });
    }
  }
  return trades.toSorted((a, b) => b.gain - a.gain);
}

/**
 * Offers worth making, best first: one card that can be spared for one that is missed, or two of them where one is too
 * little for everybody. No bot asks for two, because none gives them.
 */
export function offers(state: State, seat: Seat, hopes: readonly Hope[], known?: Hands): readonly Offer[] {
  if (state.options.trade === 'bank' || state.offer !== null) return [];
  const turn = Math.floor(state.round / state.seats);
  if (turn > LAST_ASKING || state.offersMade > 0 || state.deals.length >= PATIENCE) return [];
  const market: Market = { state, seat, hopes, known, hand: handOf(state, seat) };
  const found: Offer[] = [];
  for (let want = 0; want < KINDS; want++) {
    for (let give = 0; give < KINDS; give++) {
      if (give === want || (turn + give + want) % PAUSE !== 0) continue;
      const offer = offerOf(market, give, want);
      if (offer !== undefined) found.push(offer);
    }
  }
  return found.toSorted((a, b) => b.gain - a.gain);
}

/** What may be offered of a kind for a card of another: one of them or, where that is too little, two. */
function offerOf(market: Market, give: number, want: number): Offer | undefined {
  const { state, seat, hopes, hand } = market;
  for (const given of PAID) {
    // For two cards a harbour gives one without anybody being asked.
    if (hand[give]! < given || (given > 1 && state.rates[seat * KINDS + give]! <= given)) continue;
    const terms = { gives: bundle(give, given), gets: bundle(want, 1) };
    // Checked before the other seats are considered, because most offers are worth little.
    if (gainOf(hand, hopes, terms.gives, terms.gets) <= WORTH_ASKING + BEARABLE) continue;
    const partners = (market.partners ??= partnersOf(market));
    const gain = offerGain(market, partners, terms);
    if (gain <= WORTH_ASKING) continue;
    const to = market.known === undefined ? null : onlyHolder(state, partners, terms);
    return { move: { type: 'offerTrade', give: terms.gives, want: terms.gets, to }, gain };
  }
  return undefined;
}

/** Everybody else who holds cards. */
function partnersOf({ state, seat, known }: Market): readonly Partner[] {
  const partners: Partner[] = [];
  for (let other = 0; other < state.seats; other++) {
    if (other !== seat && state.handSizes[other]! > 0) partners.push(partnerOf(state, seat, other, known));
  }
  return partners;
}

/** The gain of an offer if the best partner takes it, among those who probably hold the card and don't seem to lose much. */
function offerGain({ state, seat, hopes }: Market, partners: readonly Partner[], { gives, gets }: Terms): number {
  let best = 0;
  for (const partner of partners) {
    if (!mayHold(partner, gets)) continue;
    const deal = { partner, gives, gets };
    const worth = dealWorth(state, seat, deal, hopes);
    if (worth > best && partnerGain(deal) > BEARABLE) best = worth;
  }
  return best;
}

/** The only seat that may hold the cards and isn't near the goal; null where there are several. */
function onlyHolder(state: State, partners: readonly Partner[], { gets }: Terms): Seat | null {
  const able = partners.filter(
    ({ seat, guess }) =>
      openPoints(state, seat) < NEAR_GOAL && gets.every((count, kind) => count === 0 || guess[kind]! > 0),
  );
  return able.length === 1 ? able[0]!.seat : null;
}

/** Whether another seat may well hold the cards. */
function mayHold({ guess }: Partner, cards: Bundle): boolean {
  return cards.every((count, kind) => guess[kind]! >= count / 3);
}

/** Cards of a kind in the others' hands together: what is neither in the bank nor one's own. */
export function othersHold(state: State, seat: Seat, kind: number): number {
  return BANK_COUNT - state.bank[kind]! - state.hands[seat * KINDS + kind]!;
}
