/** What hints of Lost Cities claim, told by what then happens and by trying cards at the rules. */
import type { LostCitiesReason } from '../../../games/lost-cities/bot/reasons.ts';
import { rules } from '../../../games/lost-cities/index.ts';
import type { LostCitiesMove, State } from '../../../games/lost-cities/types.ts';
import type { Claims, Made } from '../claim.ts';

type Done = Made<State, LostCitiesMove>;

const CARDS = 55;
const PATHS = 5;
const VALUES = 11;
const ARRIVED = 9;
export const SPACES = [0, -20, -15, -10, 5, 10, 15, 30, 35, 50];

const happened = ({ events }: Done, type: string) => events.some((event) => event.type === type);
const cardIn = (move: LostCitiesMove) => ('card' in move ? move.card : -1);
const colourIn = ({ move }: Done) => ('colour' in move ? move.colour : Math.floor(cardIn(move) / VALUES));
const held = (state: State, seat: number, colour: number) =>
  Array.from({ length: VALUES }, (_, value) => state.hands[seat * CARDS + colour * VALUES + value]!);
/** Where the seat's figures stand, or stood when the expedition ended with this move. */
const stepsThen = (made: Done) =>
  (happened(made, 'expeditionEnded') ? made.after.expeditions.at(-1)! : made.after).steps;

/** The same table, where the seat is to play a card that it holds. */
function holding(state: State, seat: number, card: number): State {
  const copy = rules.clone(state);
  Object.assign(copy, { turn: seat, stage: 'card' });
  copy.hands[seat * CARDS + card]! += 1;
  copy.handSizes[seat]! += 1;
  return copy;
}

export const layable = (state: State, seat: number, card: number) =>
  rules.refuse(holding(state, seat, card), seat, { type: 'advance', card }) === undefined;

/** How many of these cards can be laid in this order, where those that don't fit are left out. */
function laidOf(state: State, seat: number, cards: readonly number[]): number {
  const now = rules.clone(state);
  let laid = 0;
  for (const card of cards) {
    if (!layable(now, seat, card)) continue;
    now.tops[seat * PATHS + Math.floor(card / VALUES)] = card;
    laid++;
  }
  return laid;
}

function canFollow({ after, seat }: Done, colour: number): number {
  const cards = held(after, seat, colour).flatMap((count, value) =>
    Array.from({ length: count }, () => colour * VALUES + value),
  );
  const top = after.tops[seat * PATHS + colour]!;
  const rising = cards.filter((card) => card >= top);
  const falling = cards.toReversed().filter((card) => card <= top);
  return Math.max(laidOf(after, seat, rising), laidOf(after, seat, falling));
}

/** The numbers that could be laid in that colour, in a new row or in the one there is. */
function numbers(state: State, seat: number, colour: number): readonly number[] {
  const all = Array.from({ length: VALUES }, (_, value) => value);
  const open = state.tops[seat * PATHS + colour]! < 0;
  return open ? all : all.filter((value) => layable(state, seat, colour * VALUES + value));
}

export const claims: Claims<State, LostCitiesMove, LostCitiesReason> = {
  tables: [
    { options: {} },
    { options: { summitBonus: 'laterCards' } },
    { options: { bothDirections: true } },
    { options: { lowestStart: false } },
  ],
  holds: {
    points: ({ from, to }, made) => {
      const { before, seat } = made;
      const colour = colourIn(made);
      const factor = before.researchers[seat] === colour ? 2 : 1;
      const step = before.steps[seat * PATHS + colour]!;
      const next = stepsThen(made)[seat * PATHS + colour]!;
      return from === factor * SPACES[step]! && to === factor * SPACES[next]!;
    },
    tile: ({ tile }, made) => {
      const found = made.events.find(({ type }) => ['statueTaken', 'stepEarned', 'pointsTaken'].includes(type));
      const kinds = ['statueTaken', 'stepEarned', 'pointsTaken', 'pointsTaken', 'pointsTaken'];
      const comes = made.events.some(({ type, source }) => type === kinds[tile] && source !== 'summit');
      return comes && (tile < 2 || [5, 10, 15][tile - 2] === found?.['points'] || happened(made, 'stepEarned'));
    },
    ends: (_, made) => made.events.some((event) => event.type === 'expeditionEnded' && event['ending'] === 'bridge'),
    crosses: ({ left }, made) =>
      stepsThen(made)[made.seat * PATHS + colourIn(made)] === 7 &&
      !happened(made, 'expeditionEnded') &&
      stepsThen(made).filter((step) => step > 6).length === 5 - left,
    tight: (_, made) => {
      const { before, after, seat, move } = made;
      const colour = colourIn(made);
      const value = cardIn(move) % VALUES;
      const top = before.tops[seat * PATHS + colour]! % VALUES;
      if (move.type === 'advance') return Math.abs(value - top) <= 1;
      return numbers(before, seat, colour).every((each) => numbers(after, seat, colour).includes(each));
    },
    follows: ({ colour, count }, made) =>
      Math.min(canFollow(made, colour), ARRIVED - made.after.steps[made.seat * PATHS + colour]!) === count,
    useless: (_, { after, seat, move }) =>
      after.tops[seat * PATHS + Math.floor(cardIn(move) / VALUES)]! >= 0 && !layable(after, seat, cardIn(move)),
    lonely: ({ colour }, { before, seat, move }) =>
      Math.floor(cardIn(move) / VALUES) === colour &&
      held(before, seat, colour).reduce((sum, count) => sum + count, 0) === 1 &&
      before.steps[seat * PATHS + colour] === 0,
    noGift: (_, { after, seat, move }) =>
      [...after.handSizes.keys()].every((other) => other === seat || !layable(after, other, cardIn(move))),
    fits: ({ colour }, { before, after, seat }) => {
      const card = before.piles[colour]!.at(-1)!;
      return layable(after, seat, card) && after.steps[seat * PATHS + colour]! < ARRIVED;
    },
  },
  owed: {
    ends: (made) =>
      made.move.type !== 'declineStep' &&
      made.events.some((event) => event.type === 'expeditionEnded' && event['ending'] === 'bridge'),
  },
};
