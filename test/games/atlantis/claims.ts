/** What hints of Atlantis claim, told by what then happens and by walking the path. */
import type { AtlantisReason } from '../../../games/atlantis/bot/reasons.ts';
import { rules } from '../../../games/atlantis/index.ts';
import type { AtlantisMove, State } from '../../../games/atlantis/types.ts';
import { randomFrom } from '../../../games/kit/random.ts';
import { type Claims, type Made, type Told, make } from '../claim.ts';
import { tollOf } from './oracle.ts';

type Done = Made<State, AtlantisMove>;

const PAWNS = 3;
const HOME = rules.setup(2, {}, randomFrom('path')).tops.length;

/** The journey to its end: a toll that is due is paid in the first way there is. */
function arrived(made: Done): Done {
  if (made.after.phase !== 'payment') return made;
  const paid = make(rules, made.after, made.seat, rules.legal(made.after, made.seat)[0]!, randomFrom('paid'));
  return { ...paid, before: made.before, move: made.move, events: [...made.events, ...paid.events] };
}

const eventOf = ({ events }: Done, type: string): Told | undefined => events.find((event) => event.type === type);
export const pawnsOf = (state: State, seat: number) => state.pawns.slice(seat * PAWNS, (seat + 1) * PAWNS);
const homeOf = (state: State, seat: number) => pawnsOf(state, seat).filter((place) => place === HOME).length;
const owedBy = (state: State, seat: number) =>
  pawnsOf(state, seat).reduce((sum, place) => sum + (place === HOME ? 0 : tollOf(state, place, HOME)), 0);
const paidBy = (move: AtlantisMove) =>
  move.type === 'payToll' ? move.cards.length + move.tiles.reduce((sum, value) => sum + value, 0) : NaN;

export const claims: Claims<State, AtlantisMove, AtlantisReason> = {
  holds: {
    wins: ({ face }, made) => eventOf(arrived(made), 'tileTaken')?.['face'] === face,
    home: ({ pawns }, made) => homeOf(arrived(made).after, made.seat) === pawns && pawns < PAWNS,
    ends: (_, made) => {
      const end = arrived(made);
      return rules.toMove(end.after).length === 0 && homeOf(end.after, made.seat) === PAWNS;
    },
    free: (_, { after, events }) => after.phase !== 'payment' && !events.some(({ type }) => type === 'tollDue'),
    toll: ({ toll }, made) => made.after.phase === 'payment' && eventOf(made, 'tollDue')?.['toll'] === toll,
    spaces: ({ spaces, cards }, { before, after, seat, move }) => {
      if (move.type !== 'movePawn') return false;
      const at = seat * PAWNS + move.pawn;
      return spaces === after.pawns[at]! - before.pawns[at]! && move.cards.length === cards;
    },
    spares: ({ toll }, { before, after, seat }) => owedBy(before, seat) - owedBy(after, seat) === toll,
    exact: (_, { before, move }) => paidBy(move) === before.toll,
    over: ({ points }, { before, move }) => paidBy(move) - before.toll === points && points > 0,
    stuck: (_, { before, seat }) => rules.legal(before, seat).every(({ type }) => type !== 'movePawn'),
  },
  owed: { ends: (made) => made.after.finisher >= 0 && made.move.type === 'movePawn' },
};
