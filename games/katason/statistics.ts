/** The statistics of a match of Katason. */
import { sum } from '../kit/counts.ts';
import type { Seat } from '../kit/rules.ts';
import { type AgainstRow, type CodeOf, type Counts, type Statistics, Tally } from '../kit/statistics.ts';
import { KNIGHT } from './data.ts';
import { points } from './score.ts';
import type { KatasonEvent, KatasonMove, State } from './types.ts';

/** Where cards came from, where they went without buying anything, and what was done. */
const SHEETS = {
  gained: ['produced', 'stolen', 'harvested', 'monopolised', 'fromBank', 'fromPartners'],
  lost: ['robbed', 'monopolisedAway', 'discarded', 'toBank', 'toPartners'],
  deeds: ['offers', 'trades', 'bankTrades', 'robberies', 'knights', 'cardsBought'],
} as const;

type Code = CodeOf<typeof SHEETS>;

const counts: Counts<KatasonEvent, Code> = {
  produced: ({ seat, count }, tally) => tally.add('produced', seat, count),
  stolen({ seat, victim }, tally) {
    tally.add('stolen', seat);
    tally.add('robberies', seat);
    tally.add('robbed', victim);
  },
  harvested: ({ seat, resources }, tally) => tally.add('harvested', seat, resources.length),
  monopolised({ seat, taken }, tally) {
    tally.add('monopolised', seat, sum(taken));
    for (const [victim, cards] of taken.entries()) tally.add('monopolisedAway', victim, cards);
  },
  bankTraded({ seat, count }, tally) {
    tally.add('fromBank', seat);
    tally.add('toBank', seat, count);
    tally.add('bankTrades', seat);
  },
  traded: (event, tally) => exchange(tally, event, 1),
  takenBack: (event, tally) => exchange(tally, event, -1),
  discarded: ({ seat, cards }, tally) => tally.add('discarded', seat, sum(cards)),
  offered: ({ seat }, tally) => tally.add('offers', seat),
  cardPlayed: ({ seat, card }, tally) => tally.add('knights', seat, card === KNIGHT ? 1 : 0),
  cardBought: ({ seat }, tally) => tally.add('cardsBought', seat),
};

export const statistics: Statistics<State, KatasonMove, KatasonEvent> = {
  points: (state) => state.handSizes.map((_, seat) => points(state, seat)),
  sheets({ seats }, course) {
    const dice = diceIn(course.flatMap((moment) => moment.events));
    return [{ kind: 'against', code: 'dice', rows: dice }, ...new Tally(seats, SHEETS).hear(course, counts).sheets()];
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

interface Exchange {
  readonly seat: Seat;
  readonly partner: Seat;
  readonly gave: readonly number[];
  readonly got: readonly number[];
}

/** Counts a trade between players; −1 for one that was taken back. */
function exchange(tally: Tally<Code>, { seat, partner, gave, got }: Exchange, times: 1 | -1): void {
  for (const [who, paid, had] of [[seat, gave, got] as const, [partner, got, gave] as const]) {
    tally.add('fromPartners', who, times * sum(had));
    tally.add('toPartners', who, times * sum(paid));
    tally.add('trades', who, times);
  }
}
