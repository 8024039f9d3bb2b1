/** What the pages of rules of the sound games say of their moves, for law 15: written from what they say, not from their code. */
import type { Transition, Oracle } from '../../../games/kit/laws/index.ts';
import type { GameEvent, Move } from '../../../games/kit/rules.ts';
import type { goofspiel } from '../../kit/define/goofspiel.ts';
import type { kalah } from '../../kit/define/kalah.ts';
import type { souk } from '../../kit/define/souk.ts';

type StateOf<Game> = Game extends { readonly rules: { clone(state: infer State): unknown } } ? State : never;
type TransitionOf<Game> = Transition<StateOf<Game>, Move & Readonly<Record<string, number>>, GameEvent>;

/** Who sows so that the last seed falls into the own store moves again. */
function kalahs({ before, seat, move, after }: TransitionOf<typeof kalah>): string | undefined {
  if (after.over !== '') return undefined;
  const pit = move['pit']!;
  const toStore = 6 * (seat + 1) - pit;
  const again = (before.pits[pit]! - toStore) % 13 === 0;
  return after.turn === (again ? seat : 1 - seat) ? undefined : `${again ? 'the mover' : 'the other'} is next`;
}

/** The highest bid that nobody shares wins all prizes that lie open; where the highest is shared nobody does. */
function goofspiels({ before, after }: TransitionOf<typeof goofspiel>): string | undefined {
  const bids = before.chosen.map((_, seat) => after.spent[seat]!.at(-1) ?? 0);
  if (after.spent.some((spent, seat) => spent.length === before.spent[seat]!.length)) return undefined;
  const best = Math.max(...bids);
  const winner = bids.filter((bid) => bid === best).length === 1 ? bids.indexOf(best) : -1;
  const due = before.won.map((won, seat) => won.length + (seat === winner ? before.prize.length : 0));
  const got = after.won.map(({ length }) => length);
  return got.join() === due.join() ? undefined : `the prizes won are ${got.join(', ')}, not ${due.join(', ')}`;
}

/** Who sells is paid the square of how many; hands that are drafted go to the left. */
function souks({ before, seat, move, after }: TransitionOf<typeof souk>): string | undefined {
  if (move.type === 'sell') {
    const paid = after.coins[seat]! - before.coins[seat]!;
    return paid === move['count']! ** 2 ? undefined : `${move['count']} cards bring ${paid}`;
  }
  if (move.type !== 'pick' || after.offer[0]!.length === before.offer[0]!.length) return undefined;
  const left = after.offer.findIndex((offer, to) => {
    const from = (to + before.seats - 1) % before.seats;
    return offer.some((card) => !before.offer[from]!.includes(card));
  });
  return left < 0 ? undefined : `seat ${left} should be handed what its right neighbour was offered`;
}

/** What watches each sound game. */
export const oracles: Readonly<Partial<Record<string, Oracle>>> = {
  kalah: () => kalahs,
  goofspiel: () => goofspiels,
  souk: () => souks,
};
