/**
 * What a seat remembers: which cards each player may hold, after everything that was produced, paid, traded, discarded
 * and stolen; and the bag.
 */
import { filled } from '../../kit/counts.ts';
import type { Recall, Seat } from '../../kit/rules.ts';
import { COSTS, KINDS } from '../data.ts';
import type { Bundle, KatasonEvent, State } from '../types.ts';
import { FULL, afterRoll, outOfBag } from './bag.ts';
import { type Hands, allow, atLeast, changed, monopolised, robbed, shown } from './hands.ts';

/** The open offer: its maker must hold what it promises while it is open. */
interface Offered {
  readonly seat: Seat;
  readonly give: Bundle;
  readonly want: Bundle;
}

/** A trade of this turn. As far as is known, nobody has asked for it back. */
interface Dealt {
  readonly partner: Seat;
  readonly got: Bundle;
}

export interface KatasonMemory {
  readonly hands: Hands;
  readonly offer: Offered | null;
  readonly deals: readonly Dealt[];
  /** The combinations left in the bag; null if there is no bag, or if it wasn't seen full. */
  readonly bag: readonly number[] | null;
}

export const recall: Recall<State, KatasonEvent> = {
  begin(view) {
    const { offer, deals, turn, options } = view;
    return {
      // A view shows hidden counts as −1.
      hands: atLeast({ least: view.hands.map((count) => Math.max(0, count)), sizes: view.handSizes.slice() }),
      offer: offer && { seat: turn, give: offer.give, want: offer.want },
      deals: deals.flatMap(({ partner, got, asked }) => (asked ? [] : [{ partner, got }])),
      bag: options.dice === 'bag' && outOfBag(view) === 0 ? FULL : null,
    } satisfies KatasonMemory;
  },
  hear: (memory: KatasonMemory, event) => remembered(stillOffered(memory, event), event),
  allows: ({ hands, bag }: KatasonMemory, state) =>
    allow(hands, state.hands) && (bag === null || bag.every((left, combination) => left === state.bag[combination])),
};

/**
 * An offer that can't be paid any more is withdrawn at once (Katason 9.10). So if any other event is heard first, its
 * maker still held what was offered.
 */
function stillOffered(memory: KatasonMemory, event: KatasonEvent): KatasonMemory {
  const { offer, hands } = memory;
  if (offer === null || event.type === 'offerWithdrawn') return memory;
  return withHands(memory, shown(hands, offer.seat, [offer.give]));
}

function remembered(memory: KatasonMemory, event: KatasonEvent): KatasonMemory {
  const { hands, offer } = memory;
  switch (event.type) {
    case 'rolled':
      return memory.bag === null ? memory : { ...memory, bag: afterRoll(memory.bag, event.dice) };
    case 'stolen':
      return withHands(memory, stolen(hands, event));
    case 'monopolised':
      return withHands(memory, monopolised(hands, event.seat, event.resource, event.taken));
    case 'offered':
      return {
        ...memory,
        offer: { seat: event.seat, give: event.give, want: event.want },
        hands: shown(hands, event.seat, [event.give]),
      };
    case 'offerWithdrawn':
      return { ...memory, offer: null };
    case 'replied': {
      const { reply, seat } = event;
      if (reply.kind === 'accepted' && offer !== null) return withHands(memory, shown(hands, seat, [offer.want]));
      return reply.kind === 'countered' ? withHands(memory, shown(hands, seat, [reply.give])) : memory;
    }
    case 'traded': {
      const { partner, gave, got } = event;
      const after = changed(changed(hands, event.seat, less(got, gave)), partner, less(gave, got));
      return { ...memory, hands: after, offer: null, deals: [...memory.deals, { partner, got }] };
    }
    case 'takeBackAsked':
      return askedBack(memory, event.seat, event.partner);
    case 'takenBack': {
      const { partner, gave, got } = event;
      return withHands(memory, changed(changed(hands, event.seat, less(gave, got)), partner, less(got, gave)));
    }
    case 'turnEnded':
      return memory.deals.length === 0 ? memory : { ...memory, deals: [] };
    default: {
      const cards = fromBank(event);
      return cards === undefined || !('seat' in event) ? memory : withHands(memory, changed(hands, event.seat!, cards));
    }
  }
}

const NONE: Bundle = filled(KINDS, 0);
const PAID = {
  road: less(NONE, COSTS.road),
  house: less(NONE, COSTS.house),
  city: less(NONE, COSTS.city),
  card: less(NONE, COSTS.card),
};

/** What the event's seat got from the bank (negative: gave to it); undefined for other events. */
function fromBank(event: KatasonEvent): Bundle | undefined {
  switch (event.type) {
    case 'roadBuilt':
      return event.free ? undefined : PAID.road;
    case 'houseBuilt':
      return event.free ? undefined : PAID.house;
    case 'cityBuilt':
      return PAID.city;
    case 'cardBought':
      return PAID.card;
    case 'produced':
      return NONE.with(event.resource, event.count);
    case 'discarded':
      return less(NONE, event.cards);
    case 'harvested':
      return NONE.map((_, kind) => event.resources.filter((each) => each === kind).length);
    case 'bankTraded':
      return NONE.with(event.give, -event.count).with(event.want, 1);
    default:
      return undefined;
  }
}

function stolen(hands: Hands, { seat, victim, secret }: Extract<KatasonEvent, { type: 'stolen' }>): Hands {
  if (secret === undefined) return robbed(hands, seat, victim);
  const card = NONE.with(secret.resource, 1);
  return changed(changed(hands, victim, less(NONE, card)), seat, card);
}

/**
 * A player who asks for a trade back still holds what it brought (Katason 9.13). If there were several trades with the
 * partner, it isn't known which one is meant.
 */
function askedBack(memory: KatasonMemory, seat: Seat, partner: Seat): KatasonMemory {
  const asked = memory.deals.filter((deal) => deal.partner === partner);
  const hands = shown(
    memory.hands,
    seat,
    asked.map(({ got }) => got),
  );
  const deals = asked.length === 1 ? memory.deals.filter((deal) => deal !== asked[0]) : memory.deals;
  return { ...memory, hands, deals };
}

function withHands(memory: KatasonMemory, hands: Hands): KatasonMemory {
  return hands === memory.hands ? memory : { ...memory, hands };
}

function less(cards: Bundle, others: Bundle): Bundle {
  return cards.map((count, kind) => count - others[kind]!);
}
