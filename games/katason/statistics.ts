/** The statistics of a match of Katason. */
import { sum } from '../kit/counts.ts';
import type { Seat } from '../kit/rules.ts';
import { type AgainstRow, type Statistics, Tally } from '../kit/statistics.ts';
import { KNIGHT } from './data.ts';
import { points } from './score.ts';
import type { KatasonEvent, KatasonMove, State } from './types.ts';

/** Where cards came from, and where they went without buying anything. */
const SOURCES = ['produced', 'stolen', 'harvested', 'monopolised', 'fromBank', 'fromPartners'] as const;
const LOSSES = ['robbed', 'monopolisedAway', 'discarded', 'toBank', 'toPartners'] as const;
const DEEDS = ['offers', 'trades', 'bankTrades', 'robberies', 'knights', 'cardsBought'] as const;

interface Tallies {
  readonly gained: Tally<(typeof SOURCES)[number]>;
  readonly lost: Tally<(typeof LOSSES)[number]>;
  readonly deeds: Tally<(typeof DEEDS)[number]>;
}

export const statistics: Statistics<State, KatasonMove, KatasonEvent> = {
  points: (state) => state.handSizes.map((_, seat) => points(state, seat)),
  sheets({ seats }, course) {
    const tallies = {
      gained: new Tally(seats, SOURCES),
      lost: new Tally(seats, LOSSES),
      deeds: new Tally(seats, DEEDS),
    };
    const events = course.flatMap((moment) => moment.events);
    for (const event of events) count(tallies, event);
    return [
      { kind: 'against', code: 'dice', rows: diceIn(events) },
      tallies.gained.sheet('gained'),
      tallies.lost.sheet('lost'),
      tallies.deeds.sheet('deeds'),
    ];
  },
};

/** How often each sum was rolled, and how often two fair dice would have rolled it. */
function diceIn(events: readonly KatasonEvent[]): readonly AgainstRow[] {
  const sums = events.flatMap((event) => (event.type === 'rolled' ? [event.dice[0] + event.dice[1]] : []));
  return Array.from({ length: 11 }, (_, i) => {
    const of = i + 2;
    const ways = 6 - Math.abs(7 - of);
    return { of, counted: sums.filter((each) => each === of).length, expected: (sums.length * ways) / 36 };
  });
}

function count({ gained, lost, deeds }: Tallies, event: KatasonEvent): void {
  switch (event.type) {
    case 'produced':
      return gained.add('produced', event.seat, event.count);
    case 'stolen':
      gained.add('stolen', event.seat);
      deeds.add('robberies', event.seat);
      return lost.add('robbed', event.victim);
    case 'harvested':
      return gained.add('harvested', event.seat, event.resources.length);
    case 'monopolised':
      gained.add('monopolised', event.seat, sum(event.taken));
      return event.taken.forEach((cards, seat) => lost.add('monopolisedAway', seat, cards));
    case 'bankTraded':
      gained.add('fromBank', event.seat);
      lost.add('toBank', event.seat, event.count);
      return deeds.add('bankTrades', event.seat);
    case 'traded':
      return exchange({ gained, lost, deeds }, event, 1);
    case 'takenBack':
      return exchange({ gained, lost, deeds }, event, -1);
    case 'discarded':
      return lost.add('discarded', event.seat, sum(event.cards));
    case 'offered':
      return deeds.add('offers', event.seat);
    case 'cardPlayed':
      return event.card === KNIGHT ? deeds.add('knights', event.seat) : undefined;
    case 'cardBought':
      return deeds.add('cardsBought', event.seat);
    default:
      return undefined;
  }
}

interface Exchange {
  readonly seat: Seat;
  readonly partner: Seat;
  readonly gave: readonly number[];
  readonly got: readonly number[];
}

/** Counts a trade between players; −1 for one that was taken back. */
function exchange({ gained, lost, deeds }: Tallies, { seat, partner, gave, got }: Exchange, times: 1 | -1): void {
  for (const [who, paid, had] of [[seat, gave, got] as const, [partner, got, gave] as const]) {
    gained.add('fromPartners', who, times * sum(had));
    lost.add('toPartners', who, times * sum(paid));
    deeds.add('trades', who, times);
  }
}
